import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../src/main.ts';
import { loadConfig } from '../src/platform/config.ts';
import { silentLog } from '../src/platform/log.ts';
import { type Client, type TestApi, testApi } from './api.ts';
import { ended, start } from './castings.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

const TOKEN = 'a-token-of-the-tests';
const OPERATIONS = new URL('../../deploy/monitoring/', import.meta.url);
let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-metrics-'));
  api = await testApi({ env: { METRICS_TOKEN: TOKEN } });
  await api.importTalents(engineers(12));
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Lines such as `greenroom_credits{...} 5`, by what stands before the value. */
async function scrape(): Promise<Map<string, number>> {
  const text = await (await get(api.url, bearer(TOKEN))).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}

test('with METRICS_TOKEN, /metrics answers to the token only', async () => {
  const refused = await get(api.url);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await refused.text()).not.toContain('greenroom_');
  expect((await get(api.url, bearer(`${TOKEN}x`))).status).toBe(401);
  expect((await get(api.url, bearer(TOKEN))).status).toBe(200);
});

test.each([
  ['on this machine, a proxy does not pass it on', {}, [200, 404]],
  ['on another HOST without a token, it is absent', { HOST: '0.0.0.0' }, [404, 404]],
  ['with METRICS_PORT, it is there and not on PORT', { METRICS_PORT: '0' }, [404, 404]],
])('%s', async (_, env, statuses) => {
  const config = loadConfig({
    DATABASE_URL: api.database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'the secret key of the tests',
    PORT: '0',
    ...env,
  });
  const running = await serve({ config, log: silentLog, roles: ['api'] });
  try {
    const url = running.url!.replace('0.0.0.0', '127.0.0.1');
    const forwarded = await get(url, { 'x-forwarded-for': '203.0.113.9' });
    expect([(await get(url)).status, forwarded.status]).toEqual(statuses);
    if (running.metricsUrl !== null) {
      expect((await get(running.metricsUrl)).status).toBe(200);
      expect((await fetch(`${running.metricsUrl}/healthz`)).status).toBe(404);
    }
    expect(running.metricsUrl !== null).toBe('METRICS_PORT' in env);
  } finally {
    await running.stop();
  }
});

test('a scrape tells queues, index, connections, refusals, credits, webhooks and the version', async () => {
  const client = await api.newClient({ apiCredits: 500, workspaceCredits: 10 });
  await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
  const { castingId } = await start(client);
  const { creditsCharged } = (await ended(client, castingId)) as unknown as {
    creditsCharged: number;
  };
  const limited = await api.newClient({ limits: [0, 9, 9, 9, 9] });
  await limited.get('/v1/search/filters');
  // A process of a kind that this program does not know is never taken.
  await sql`insert into processes (kind, id, workspace_id, wake_at, due)
    values ('unknown', 'x', ${client.workspaceId}, now() - interval '90 seconds', true)`.execute(
    api.services.db,
  );
  await addTrouble(client, castingId);
  await until(async () => (await scrape()).get('greenroom_backup_failures') === 2);

  const found = await scrape();
  const balance = await client.balance();
  expect(Object.fromEntries(found)).toMatchObject({
    greenroom_index_documents: 12,
    greenroom_index_lag_seconds: expect.any(Number),
    'greenroom_database_connections{state="max"}': expect.any(Number),
    greenroom_database_waiting: 0,
    greenroom_database_up: 1,
    'greenroom_rate_limit_refusals_total{window="second"}': 1,
    'greenroom_credits_spent_total{account="api",use="search"}': 500 - balance - creditsCharged,
    'greenroom_credits_spent_total{account="api",use="casting"}': creditsCharged,
    'greenroom_credits{account="api",state="reserved"}': 0,
    greenroom_webhooks_waiting: 2,
    greenroom_webhook_lanes: 1,
    'greenroom_channel_accounts{type="email",state="disconnected"}': 1,
    'greenroom_channel_accounts{type="sms",state="connected"}': 2,
  });
  expect(found.get('greenroom_queue_oldest_seconds{kind="unknown"}')).toBeGreaterThanOrEqual(89);
  const names = [...found.keys()].join('\n');
  expect(names).toMatch(/greenroom_build_info\{version="\d[^"]*",node="2\d/);
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(names).not.toContain('greenroom_backup_age_seconds');
  expect(names).not.toContain(client.workspaceId);
});

/** Two events that nobody sends, four accounts of which one is lost and one left, two failed backups. */
async function addTrouble({ workspaceId }: Client, castingId: string): Promise<void> {
  const { db } = api.services;
  await sql`insert into casting_deliveries (id, casting_id, workspace_id, run_id, event_type, talent_id, url, body)
    select talent_id, casting_id, ${workspaceId}, run_id, 'talent_judged', talent_id, 'https://example.com', ''
    from casting_verdicts where casting_id = ${castingId} order by talent_id limit 2`.execute(db);
  const accounts = [
    ['lost', 'email', 'imap', 'x', 'disconnected'],
    ['left', 'email', 'imap', null, 'disconnected'],
    ['one', 'sms', 'twilio', 'x', 'connected'],
    ['two', 'sms', 'twilio', 'x', 'connected'],
  ];
  for (const [id, type, provider, settings, state] of accounts)
    await sql`insert into channel_accounts (id, workspace_id, type, provider, address, settings, state)
      values (${id}, ${workspaceId}, ${type}, ${provider}, ${id}, ${settings}::bytea, ${state})`.execute(
      db,
    );
  await sql`insert into backups (name, started_at, beat_at, finished_at, error)
    select 'x', now(), now(), now(), 'no room' from generate_series(1, 2)`.execute(db);
}

test('the dashboard and the alerts name only metrics that exist', async () => {
  const text = await (await get(api.url, bearer(TOKEN))).text();
  const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const used = (await readFile(new URL(file, OPERATIONS), 'utf8')).match(
      /\b(?:greenroom|nodejs|process)_[a-z0-9_]+/g,
    );
    expect(used!.length, file).toBeGreaterThan(10);
    const unknown = used!.filter(
      (name) => !declared.has(name.replace(/_(?:bucket|sum|count)$/, '')),
    );
    expect(unknown, file).toEqual([]);
  }
});
