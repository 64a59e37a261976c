import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type Agent, connectAgent } from './mcp.ts';
import { consent, createBrowser, createOAuthClient } from './oauth.ts';
import { killServiceProcesses, startServiceProcess } from './service-process.ts';

/*
 * Every way in that a key opens, on two processes: they take from the same windows, and exactly as
 * many as the key has.
 */

const ORIGIN = 'https://talent.example.com';
const SECRET_KEY = 'the secret key of the tests';
const LIMIT = 37;
const EACH = 6;
/** The month is the window: none but it can end while the test runs. */
const LIMITS = [1_000, 10_000, 10_000, 10_000, LIMIT] as const;

let database: TestDatabase;
let folder: string;
let urls: string[];
beforeAll(async () => {
  [database, folder] = [await testDatabase(), await mkdtemp(join(tmpdir(), 'greenroom-windows-'))];
  const start = async (name: string) => {
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, name),
      SECRET_KEY,
      PUBLIC_URL: ORIGIN,
    };
    return (await startServiceProcess('service.ts', env)).url;
  };
  urls = [await start('one'), await start('two')];
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function newKey(): Promise<{ apiKey: string; keyId: string }> {
  const { access, credits } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  await credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 10,
    key: 'test',
    reason: 'Test credits',
  });
  return access.createKey(workspaceId, { limits: LIMITS });
}

async function accessToken(apiKey: string): Promise<string> {
  const agent = createOAuthClient(ORIGIN, urls);
  const clientId = (await agent.register()).body.client_id!;
  const { location } = await consent(
    createBrowser(ORIGIN, urls),
    agent.authorizationUrl(clientId),
    apiKey,
  );
  return (await agent.exchange(clientId, location.searchParams.get('code')!)).body.access_token!;
}

type Way = (url: string, agent: Agent) => Promise<'passed' | 'rejected'>;

function waysOf(apiKey: string, token: string): Record<string, Way> {
  const answered = async (sent: Promise<Response>) => {
    const response = await sent;
    await response.arrayBuffer();
    expect([200, 404, 429]).toContain(response.status);
    return response.status === 429 ? ('rejected' as const) : ('passed' as const);
  };
  const key = { 'x-api-key': apiKey };
  const body = JSON.stringify({ filters: [{ filterType: 'JOB_TITLE', value: 'Engineer' }] });
  return {
    'a route': (url) => answered(fetch(`${url}/api/v1/candidate-statuses`, { headers: key })),
    'an unknown route': (url) => answered(fetch(`${url}/api/v1/nothing`, { headers: key })),
    'the legacy route': (url) =>
      answered(
        fetch(`${url}/api/v0.1/search/talents`, {
          method: 'POST',
          headers: { ...key, 'content-type': 'application/json' },
          body,
        }),
      ),
    'an access token': (url) =>
      answered(
        fetch(`${url}/api/v1/candidate-statuses`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    'a tool': async (_url, agent) => {
      const answer = await agent.call('list_candidate_statuses');
      if (answer.isError)
        expect(answer.text).toMatch(/^Rate limit exceeded: too many requests per month\n/);
      return answer.isError ? 'rejected' : 'passed';
    },
  };
}

it('routes, the legacy route, access tokens and tools on two processes concurrently use exactly the key’s limit', async () => {
  const { apiKey, keyId } = await newKey();
  const token = await accessToken(apiKey);
  const agents = await Promise.all(urls.map((url) => connectAgent(url, { apiKey })));
  const ways = waysOf(apiKey, token);
  const asked = Array.from({ length: EACH }, () =>
    Object.entries(ways).flatMap(([name, way]) =>
      urls.map((url, n) => ({ name, outcome: () => way(url, agents[n]!) })),
    ),
  ).flat();
  const answers = await Promise.all(
    asked.map(async ({ name, outcome }) => ({ name, outcome: await outcome() })),
  );
  const passed = answers.filter(({ outcome }) => outcome === 'passed');
  expect(passed).toHaveLength(LIMIT);
  expect(answers).toHaveLength(EACH * 2 * Object.keys(ways).length);

  const { counts } = await database.db
    .selectFrom('key_windows')
    .select('counts')
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
  expect(counts[4]).toBe(answers.length);
  // From then on every way is closed.
  for (const [name, way] of Object.entries(ways))
    for (const n of [0, 1]) expect(await way(urls[n]!, agents[n]!), name).toBe('rejected');
  await Promise.all(agents.map((agent) => agent.close()));
});
