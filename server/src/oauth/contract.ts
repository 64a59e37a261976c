import { z } from 'zod';
import { operation, SCOPES } from '../platform/operation.ts';

const oauthClient = z
  .object({
    clientId: z.string(),
    name: z.string().nullable().describe('Name that the program gave itself; not verified'),
    clientUri: z.string().nullable(),
    grants: z
      .array(
        z.object({
          keyId: z.string(),
          keyName: z.string(),
          scopes: z.array(z.enum(SCOPES)),
          grantedAt: z.string().describe('When a user granted access with this key'),
          lastTokenAt: z
            .string()
            .nullable()
            .describe('When it last got a token; null when it never requested one'),
        }),
      )
      .describe('Newest first'),
  })
  .meta({ id: 'OAuthClient' });
export type OAuthClient = z.output<typeof oauthClient>;

const tag = 'OAuth clients';

export const listOAuthClients = operation({
  id: 'listOauthClients',
  method: 'GET',
  path: '/v1/oauth-clients',
  scope: 'admin',
  tag,
  summary: 'List the programs that have access through a key of the workspace',
  description: 'Programs with an active grant, each with the keys that it uses.',
  data: z.object({ clients: z.array(oauthClient) }).meta({ id: 'OAuthClients' }),
  answers: { 200: 'The programs' },
  errors: [],
});

export const revokeOAuthClient = operation({
  id: 'revokeOauthClient',
  method: 'DELETE',
  path: '/v1/oauth-clients/{clientId}',
  scope: 'admin',
  tag,
  summary: "Revoke a program's access",
  description:
    'Revokes all its grants and tokens in this workspace at once. The keys stay valid; other workspaces are not affected.',
  params: z.object({ clientId: z.string() }),
  data: z
    .object({ clientId: z.string(), revoked: z.literal(true) })
    .meta({ id: 'RevokedOAuthClient' }),
  answers: { 200: 'The access is revoked' },
  errors: ['not_found'],
});

export const oauthOperations = [listOAuthClients, revokeOAuthClient];
