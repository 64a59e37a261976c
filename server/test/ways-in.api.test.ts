import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolName } from '../src/mcp/tools.ts';
import { type JsonSchema, jsonSchemaOf } from '../src/openapi/json-schema.ts';
import { operations } from '../src/operations.ts';
import { type Operation, SCOPES } from '../src/platform/operation.ts';
import { createOutbound } from '../src/platform/outbound.ts';
import { type TestApi, testApi, WIDE_LIMITS } from './api.ts';
import { type SignedIn, signIn } from './console.ts';
import { conforming, type Schema } from './fuzz/schemas.ts';
import { type Agent, connectAgent, EVERYTHING } from './mcp.ts';
import { consent, createBrowser, createOAuthClient } from './oauth.ts';
import { type Asked, byPath, byTool, type Sender } from './senders.ts';

/*
 * What a stolen key can do is over when the key is revoked (docs/decisions/0027): every operation,
 * asked with a key of all scopes, with an access token and by its tool, answers no secret and gives
 * nobody a way in. A new operation is attacked without another line here.
 */

/** Under the cap of the protocol, however fast this runs. */
const AGENTS = 6;
const SAMPLES = 2;
const SEED = 19;

let api: TestApi;
let owner: SignedIn;
let viewer: SignedIn;
let stolen: { keyId: string; apiKey: string };
let accessToken: string;
let agents: Agent[];
/** Of the owner: what the thief would like to have. */
let strong: string;
let weak: string;

beforeAll(async () => {
  api = await testApi({
    roles: ['api'],
    outbound: createOutbound({ allowedHosts: [], resolve: async () => [] }),
  });
  owner = await signIn(api);
  viewer = await signIn(api, { workspaceId: owner.workspaceId, role: 'viewer' });
  await owner.post('/v1/members', { email: 'waits@example.com', role: 'recruiter' });
  const { access } = api.services;
  const made = (scopes: Parameters<typeof access.createKey>[1]['scopes']) =>
    access.createKey(owner.workspaceId, { scopes, limits: WIDE_LIMITS });
  [strong, weak] = [
    (await made(SCOPES)).keyId,
    (await access.createKey(owner.workspaceId, { scopes: ['read'] })).keyId,
  ];
  stolen = await made(SCOPES);
  accessToken = await tokenOf(stolen.apiKey);
  agents = await Promise.all(
    Array.from({ length: AGENTS }, async () =>
      connectAgent(api.url, await made(SCOPES), { query: EVERYTHING }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(agents.map((one) => one.close()));
  await api.close();
});

async function tokenOf(apiKey: string): Promise<string> {
  const origin = api.services.oauth.origin;
  const program = createOAuthClient(origin, [api.url]);
  const clientId = (await program.register()).body.client_id!;
  const { location } = await consent(
    createBrowser(origin, [api.url]),
    program.authorizationUrl(clientId),
    apiKey,
  );
  return (await program.exchange(clientId, location.searchParams.get('code')!)).body.access_token!;
}

const WAYS: [string, () => Sender][] = [
  ['with a key', () => byPath(api.clientOf(owner.workspaceId, stolen.apiKey))],
  ['with an access token', () => byPath(api.clientOf(owner.workspaceId, accessToken))],
  ['by its tool', () => byTool(agents, toolName)],
];

/** What a thief would send. Everything else is sent what its shapes accept. */
const ATTACKS: Record<string, () => object> = {
  inviteMember: () => ({ email: 'thief@example.com', role: 'owner' }),
  changeMember: () => ({ role: 'owner' }),
  removeMember: () => ({}),
  createWorkspace: () => ({ name: 'A place to stay' }),
  readSso: () => ({}),
  setSso: () => ({
    issuer: 'https://login.thief.example',
    clientId: 'thief',
    clientSecret: 'of the thief',
    defaultRole: 'owner',
  }),
  removeSso: () => ({}),
  readScim: () => ({}),
  setScim: () => ({ defaultRole: 'owner', newToken: true }),
  removeScim: () => ({}),
  createApiKey: () => ({ name: 'To come back with', scopes: ['read', 'spend', 'send'] }),
  changeApiKey: () => ({
    scopes: SCOPES,
    limits: { second: 2e9, minute: 2e9, hour: 2e9, day: 2e9, month: 2e9 },
  }),
  rotateApiKey: () => ({ overlapSeconds: 0 }),
  revokeApiKey: () => ({}),
  changeWorkspace: () => ({ name: 'Taken' }),
  changePoolTerms: () => ({ retentionMonths: 1, atEnd: 'delete' }),
  revokeOauthClient: () => ({}),
  rotateWebhookSecret: () => ({ overlapHours: 0 }),
  removeWebhookSecret: () => ({}),
  testModel: () => ({}),
  createShareLink: () => ({ days: 30 }),
  addComment: () => ({ text: 'Let me in' }),
  deleteComment: () => ({}),
};

const paramsOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Requests to an operation, each with every id of the attacked workspace. */
function attemptsOf(operation: Operation): Asked[] {
  const idsOf: Record<string, string[]> = { keyId: [strong, weak], userId: [viewer.userId] };
  const [name] = paramsOf(operation);
  const paths = (idsOf[name ?? ''] ?? ['unknown']).map((id) =>
    Object.fromEntries(paramsOf(operation).map((param) => [param, id])),
  );
  const attack = ATTACKS[operation.id];
  const bodies = attack ? [attack()] : bodiesOf(operation);
  return paths.flatMap((params) => bodies.map((body) => ({ params, query: {}, body })));
}

function bodiesOf({ body, id }: Operation): unknown[] {
  if (!body) return [undefined];
  const { $defs = {}, ...schema } = jsonSchemaOf(body, 'input') as JsonSchema & {
    $defs?: Record<string, Schema>;
  };
  const vocabulary = { provider: ['sandbox'], prompt: ['Engineers in Paris'] };
  const reader = { components: $defs, vocabulary };
  // Nothing that would wait for an external mail server.
  if (id === 'connectChannelAccount')
    return [{ type: 'email', provider: 'sandbox', address: 'sandbox@example.com' }];
  return fc.sample(conforming(reader, schema as Schema), { numRuns: SAMPLES, seed: SEED });
}

/**
 * All that lets somebody in: who belongs where and as what, passwords, links, keys with their
 * rights, and workspaces.
 */
async function waysIn() {
  const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> =>
    (await query.execute(api.database.db)).rows;
  return {
    people: await rowsOf(
      sql`select workspace_id, user_id, role, joined_at is not null as joined, ended_at is not null as ended from memberships order by 1, 2`,
    ),
    users: await rowsOf(
      sql`select u.id, u.email, a.password from users u left join auth_accounts a on a.user_id = u.id order by 1`,
    ),
    links: await rowsOf(
      sql`select token_hash::text, user_id, workspace_id from sign_in_links order by 1`,
    ),
    workspaces: await rowsOf(sql`select id from workspaces order by 1`),
    keys: await rowsOf<{
      id: string;
      secret: string;
      previous: string | null;
      scopes: string[];
      limits: number[];
      revoked: boolean;
    }>(
      sql`select id, secret_hash::text as secret, previous_hash::text as previous, scopes, limits, revoked_at is not null as revoked from api_keys order by 1`,
    ),
    tokens: await rowsOf<{ hash: string }>(
      sql`select kind, hash::text, key_id, scopes from oauth_artifacts where kind <> 'Session' order by 1, 2`,
    ),
  };
}

/** Every text in the answer that opens something: a link, a key, a token, a session. */
async function secretsIn(answer: unknown): Promise<string[]> {
  const words = new Set(JSON.stringify(answer).match(/[\w.~+-]{16,}/g));
  const candidates = [...new Set([...words].flatMap((word) => [word, ...word.split('.')]))];
  const hashes = candidates.map((word) => createHash('sha256').update(word).digest());
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from unnest(${hashes}::bytea[]) as h (hash) where
      hash in (select token_hash from sign_in_links) or hash in (select secret_hash from api_keys) or hash in (select previous_hash from api_keys)
      or hash in (select hash from oauth_artifacts) or hash in (select token_hash from scim_connections)`.execute(
    api.database.db,
  );
  const tokens = await sql<{
    token: string;
  }>`select token from auth_sessions where token = any(${candidates}::text[])`.execute(
    api.database.db,
  );
  return [
    ...rows.map(({ hash }) => hash.toString('hex')),
    ...tokens.rows.map(({ token }) => token),
  ];
}

/** Names that only a secret has. */
const SECRET_NAME =
  /^(?:apiKey|link|secret|password|token|credentials|\w+(?:Secret|Password|Token))$/;

function namesIn(schema: JsonSchema): string[] {
  const parts = Object.values(schema).flatMap((value) =>
    typeof value === 'object' && value !== null ? namesIn(value as JsonSchema) : [],
  );
  return [...Object.keys((schema.properties as object | undefined) ?? {}), ...parts];
}

describe('a secret', () => {
  it('is in the answers of no operation that a key may call', () => {
    // A webhook secret opens nothing here: it proves to a receiver who sent (docs/decisions/0103).
    const withSecrets = operations.filter(({ data }) =>
      namesIn(jsonSchemaOf(data, 'output')).some(
        (name) => SECRET_NAME.test(name) && name !== 'webhookSecret',
      ),
    );
    expect(withSecrets.map(({ id }) => id).toSorted()).toEqual([
      'createApiKey',
      'inviteMember',
      'rotateApiKey',
      'setScim',
    ]);
    expect(withSecrets.filter(({ sessionOnly }) => !sessionOnly)).toEqual([]);
  });

  it('is found where an owner is shown one, so the search below would find it too', async () => {
    const key = await owner.post('/v1/api-keys', { name: 'Shown' });
    const link = await owner.post('/v1/members', { email: 'shown@example.com', role: 'viewer' });
    const directory = await owner.post('/v1/scim', {});
    for (const { status, body } of [key, link, directory])
      expect([status, (await secretsIn(body)).length]).toEqual([200, 1]);
    expect(await secretsIn({ token: accessToken })).toHaveLength(1);
  });
});

describe('a key of all scopes', () => {
  it('has an attack for every operation that manages', () => {
    const managing = operations.filter(
      ({ scope, method, sessionOnly }) => sessionOnly || (scope === 'admin' && method !== 'GET'),
    );
    for (const { id, body } of managing) {
      expect(ATTACKS, id).toHaveProperty(id);
      if (body) expect(body.safeParse(ATTACKS[id]!()).error, id).toBeUndefined();
    }
  });

  it.each(WAYS)(
    'gets no secret and gives nobody access, whatever it calls, %s',
    async (way, sender) => {
      const before = await waysIn();
      const ask = sender();
      const byItsTool = way === 'by its tool';
      let succeeded = 0;
      for (const operation of operations) {
        if (byItsTool && operation.sessionOnly) {
          expect(agents[0]!.tools.map(({ name }) => name)).not.toContain(toolName(operation.id));
          continue;
        }
        for (const attempt of attemptsOf(operation)) {
          // What the protocol itself refuses, such as a number that cannot be written exactly, the
          // agent throws.
          const answer = await ask(operation, attempt).catch(({ message }: Error) => ({
            status: 400,
            body: { message },
          }));
          if (operation.sessionOnly) {
            expect(answer, operation.id).toMatchObject({
              status: 403,
              body: { error: { code: 'forbidden', details: { code: 'session_only' } } },
            });
          }
          if (answer.status < 300) succeeded++;
          expect(await secretsIn(answer.body), `${operation.id} answered a secret`).toEqual([]);
        }
      }
      // Most of what needs no id of anything answers.
      expect(succeeded).toBeGreaterThan(15);
      const after = await waysIn();
      expect({ ...after, keys: [], tokens: [] }).toEqual({ ...before, keys: [], tokens: [] });
      expect(
        after.tokens.filter((token) => !before.tokens.some((old) => old.hash === token.hash)),
      ).toEqual([]);
      expect(after.keys.map(({ id, secret, previous }) => [id, secret, previous])).toEqual(
        before.keys.map(({ id, secret }) => [id, secret, null]),
      );
      for (const [i, { id, scopes, limits, revoked }] of after.keys.entries()) {
        const old = before.keys[i]!;
        expect(
          scopes.every((scope) => old.scopes.includes(scope)),
          id,
        ).toBe(true);
        expect(
          limits.every((limit, n) => limit <= old.limits[n]!),
          id,
        ).toBe(true);
        if (old.revoked) expect(revoked, id).toBe(true);
      }
    },
  );

  it('leaves nothing valid once it is revoked: neither the key nor its token', async () => {
    const ask = async (credential: string) =>
      (await api.clientOf(owner.workspaceId, credential).get('/v1/members')).status;
    expect([await ask(stolen.apiKey), await ask(accessToken)]).toEqual([200, 200]);
    expect((await owner.delete(`/v1/api-keys/${stolen.keyId}`)).status).toBe(200);
    expect([await ask(stolen.apiKey), await ask(accessToken)]).toEqual([401, 401]);
  });
});
