import { z } from 'zod';
import { operation, queryInteger, queryTime, SCOPES, trimmedText } from '../platform/operation.ts';
import { KEY_PRESET_NAMES, OVERLAP_SECONDS } from './rules.ts';
import { changeWorkspace, readWindows, readWorkspace } from './workspace-contract.ts';

const auditEntry = z
  .object({
    seq: z.int().describe('Position in the log, from 1, without gaps'),
    at: z.string().describe('ISO 8601'),
    actor: z.string().describe('A user id, a key id, `operator` (the command line) or `service`'),
    action: z.string().describe('Object and past participle, such as `key.created`'),
    subject: z.string().describe('Id of the object of the action'),
    details: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
    ),
    hash: z
      .string()
      .describe('SHA-256 of this entry and the hash of the previous one, in hexadecimal'),
  })
  .meta({ id: 'AuditEntry' });

const auditPage = z
  .object({
    entries: z.array(auditEntry).describe('Newest first'),
    nextPageCursor: z.string().nullable(),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.output<typeof auditPage>;

export type AuditQuery = z.output<typeof listAudit.query>;

export const listAudit = operation({
  id: 'listAuditEntries',
  method: 'GET',
  path: '/v1/audit',
  scope: 'read',
  tag: 'Workspace',
  summary: 'Read the audit log of the workspace',
  description:
    'The append-only log of changes to keys, credit grants and statuses, and of erasures and exports, newest first. It contains ids and amounts, never personal data.',
  query: z.object({
    cursor: z.string().optional().describe('nextPageCursor of the previous page'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
    actor: z.string().optional().describe('A user id, a key id, `operator` or `service`'),
    action: z.string().optional().describe('Such as `key.created`'),
    from: queryTime.optional().describe('Entries from this day (UTC) or time on, ISO 8601'),
    to: queryTime.optional().describe('Entries before this day (UTC) or time'),
  }),
  data: auditPage,
  answers: { 200: 'A page of the log' },
  errors: [],
});

const auditCheck = z
  .object({
    entries: z.int().describe('Number of entries verified, from the first one on'),
    head: z.string().describe('Hash of the last verified entry; empty when there is none'),
    firstBreak: z
      .object({ seq: z.int(), problem: z.string() })
      .nullable()
      .describe('The first broken entry; null when the log is intact'),
  })
  .meta({ id: 'AuditCheck' });
export type AuditCheck = z.output<typeof auditCheck>;

export const verifyAuditLog = operation({
  id: 'verifyAuditLog',
  method: 'GET',
  path: '/v1/audit/verification',
  scope: 'admin',
  tag: 'Workspace',
  summary: 'Verify the audit log of the workspace',
  description:
    'Recomputes every hash from the first entry. Finds entries that were altered, inserted, removed or moved, and a truncated end. Store `head` elsewhere to prove later that ' +
    'nothing was rewritten since then.',
  data: auditCheck,
  answers: { 200: 'What was found' },
  errors: [],
});

const keyScopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)))
  .meta({ type: 'array', items: { type: 'string', enum: [...SCOPES] }, minItems: 1 })
  .describe(
    '`read` reads data, `spend` changes data or costs credits, `send` contacts people, `admin` manages keys; no scope includes another',
  );
/** The largest value of a PostgreSQL integer. */
const limit = z.int().min(0).max(2_147_483_647);
const keyLimits = z
  .object({ second: limit, minute: limit, hour: limit, day: limit, month: limit })
  .meta({ id: 'KeyLimits' })
  .describe('Maximum requests per second, minute, hour, day and 30 days; 0 rejects every request');

const apiKeyFields = z.object({
  keyId: z.string(),
  name: z.string(),
  displayPrefix: z.string().describe('The first characters of the key, to tell keys apart'),
  userId: z.string().nullable().describe('The user who owns it'),
  scopes: z.array(z.enum(SCOPES)),
  limits: keyLimits,
  createdAt: z.string(),
  lastUsedAt: z
    .string()
    .nullable()
    .describe('Last request made with the key or one of its access tokens'),
  rotatedAt: z.string().nullable(),
  previousUntil: z
    .string()
    .nullable()
    .describe('When the previous secret stops working; null when there is none'),
  revokedAt: z.string().nullable(),
});
const apiKey = apiKeyFields.meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;
const apiKeySecret = apiKeyFields
  .extend({ apiKey: z.string().describe('The secret; shown only in this response') })
  .meta({ id: 'ApiKeySecret' });
export type ApiKeySecret = z.output<typeof apiKeySecret>;

const keyName = trimmedText({ min: 1, max: 200 });
const keyParams = z.object({ keyId: z.string() });

export const listApiKeys = operation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/v1/api-keys',
  scope: 'admin',
  tag: 'API keys',
  summary: "List the workspace's API keys",
  description: 'Oldest first, including revoked keys. Secrets are never returned.',
  data: z.object({ apiKeys: z.array(apiKey) }).meta({ id: 'ApiKeys' }),
  answers: { 200: 'The keys' },
  errors: [],
});

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/v1/api-keys',
  scope: 'admin',
  sessionOnly: true,
  tag: 'API keys',
  summary: 'Create an API key',
  description: 'The secret is returned only in this response.',
  body: z.object({
    name: keyName,
    preset: z
      .enum(KEY_PRESET_NAMES)
      .optional()
      .describe(
        'Scopes and limits where they are left out: `agent` reads and spends, with 10 requests a second',
      ),
    scopes: keyScopes.optional(),
    limits: keyLimits.optional(),
  }),
  data: apiKeySecret,
  answers: { 200: 'The key, with its secret' },
  errors: [],
});

export const changeApiKey = operation({
  id: 'changeApiKey',
  method: 'PATCH',
  path: '/v1/api-keys/{keyId}',
  scope: 'admin',
  tag: 'API keys',
  summary: 'Change an API key',
  description:
    'Takes effect with the next request. A call made with a key can only remove scopes and lower limits; adding a scope or raising a limit answers 403 ' +
    '`only_narrows`. A user who is signed in to the console can also add and raise them.',
  params: keyParams,
  body: z
    .object({
      name: keyName.optional(),
      scopes: keyScopes.optional(),
      limits: keyLimits.optional(),
    })
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'at least one of name, scopes, limits is required',
    )
    .meta({ minProperties: 1 }),
  data: apiKey,
  answers: { 200: 'The key as it is now' },
  errors: ['not_found'],
});

export const rotateApiKey = operation({
  id: 'rotateApiKey',
  method: 'POST',
  path: '/v1/api-keys/{keyId}/rotate',
  scope: 'admin',
  sessionOnly: true,
  effects: { destructive: true },
  tag: 'API keys',
  summary: 'Rotate the secret of an API key',
  description:
    'The current secret keeps working for overlapSeconds; one from an earlier rotation stops working at once. Access tokens of the key stay valid, so revoke a key whose ' +
    'secret has leaked.',
  params: keyParams,
  body: z.object({
    overlapSeconds: z.int().min(0).max(OVERLAP_SECONDS.max).default(OVERLAP_SECONDS.default),
  }),
  bodyOptional: true,
  data: apiKeySecret,
  answers: { 200: 'The key, with its new secret' },
  errors: ['not_found'],
});

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/v1/api-keys/{keyId}',
  scope: 'admin',
  tag: 'API keys',
  summary: 'Revoke an API key',
  description:
    'Takes effect at once on every process, for both secrets of the key and all its access tokens. The key stays in the list.',
  params: keyParams,
  data: z.object({ keyId: z.string(), revoked: z.literal(true) }).meta({ id: 'RevokedApiKey' }),
  answers: { 200: 'The key is revoked' },
  errors: ['not_found'],
});

export const accessOperations = [
  listApiKeys,
  createApiKey,
  changeApiKey,
  rotateApiKey,
  revokeApiKey,
  readWindows,
  readWorkspace,
  changeWorkspace,
  listAudit,
  verifyAuditLog,
];
