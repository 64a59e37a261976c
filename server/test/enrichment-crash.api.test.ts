import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import type { TalentContacts } from '../src/enrichment/contract.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type ServeProcess, type TestCli, testCli } from './cli.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { money, person, profileUrl } from './enrichment.ts';
import {
  type ContactProviders,
  GOOD_KEY,
  startContactProviders,
} from './fakes/contact-providers.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';

let database: TestDatabase;
let providers: ContactProviders;
let cli: TestCli;
let workspaceId: string;
let apiKey: string;

beforeAll(async () => {
  [database, providers] = await Promise.all([testDatabase(), startContactProviders()]);
  cli = await testCli({
    DATABASE_URL: database.url,
    SECRET_KEY,
    ENGINE_LEASE_MS: '1000',
    WEBHOOK_ALLOWED_HOSTS: providers.host,
    NODE_EXTRA_CA_CERTS: new URL('certs/receiver.cert.pem', import.meta.url).pathname,
  });
  const { access, credits, talents } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  await talents.importProfiles([person('killed')]);
  ({ workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  ));
  await credits.grant(database.db, workspaceId, {
    account: 'workspace',
    amount: 100,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS }));
});
afterAll(async () => {
  await cli.close();
  await providers.close();
  await database.close();
});

async function startService(): Promise<{ service: ServeProcess; url: string }> {
  const service = cli.serve(['--json']);
  const { url } = JSON.parse(await service.printed('}\n')) as { url: string };
  return { service, url };
}

async function request<T>(url: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: T };
  return data;
}

/** The pause before the next poll is over. */
async function dueNow(): Promise<void> {
  await database.db
    .updateTable('enrichment_calls')
    .set({ due_at: new Date(0) })
    .execute();
  await database.db
    .updateTable('processes')
    .set({ wake_at: new Date(0) })
    .where('lease_token', 'is', null)
    .execute();
}

const askedOf = (method: string, provider: string) =>
  providers.asked.filter((each) => each.method === method && each.provider === provider);

it('killed with -9 during two calls and a wait: the enrichment resumes, reports what was lost, and charges each find once', async () => {
  let held = true;
  const hang = () => (held ? new Promise<null>(() => {}) : null);
  providers.know('killed', { emails: ['survivor@example.com'], phones: ['+33612345678'] });
  // Hunter finds no address, then People Data Labs is asked for both, then the worker dies during
  // the call.
  providers.script('hunter', () => ({ status: 200, body: { data: { email: null } } }));
  providers.script('people_data_labs', hang);
  let { service, url } = await startService();
  for (const type of ['hunter', 'people_data_labs', 'full_enrich']) {
    await request(url, 'POST', '/v1/enrichment-providers', {
      type,
      apiKey: GOOD_KEY,
      baseUrl: providers.url,
    });
  }
  await request(url, 'POST', '/v1/contact/enrich', {
    proNetworkUrl: profileUrl('killed'),
    enrichmentType: 'all',
  });
  for (const times of [1, 2]) {
    await until(() => askedOf('GET', 'people_data_labs').length === times);
    expect(await money({ database }, { workspaceId })).toEqual({
      available: 94,
      reserved: 6,
      spent: 0,
    });
    service.signal('SIGKILL');
    await service.ended;
    if (times === 2) held = false;
    ({ service, url } = await startService());
  }
  // A second loss ends the provider; the next one works in its own time, and its ticket outlives a
  // third death.
  await until(() => askedOf('POST', 'full_enrich').length === 1);
  await until(
    async () =>
      (
        await database.db
          .selectFrom('enrichment_calls')
          .select('state')
          .where('state', '=', 'waiting')
          .execute()
      ).length === 1,
  );
  service.signal('SIGKILL');
  await service.ended;
  ({ url } = await startService());
  let contacts: TalentContacts | null = null;
  await until(async () => {
    await dueNow();
    contacts = await request<TalentContacts>(url, 'GET', '/v1/talents/killed/contacts');
    return !contacts.contactsLoading;
  });
  expect(contacts!.emails.map(({ value, provider }) => [value, provider])).toEqual([
    ['survivor@example.com', 'full_enrich'],
  ]);
  expect(contacts!.phones.map(({ value }) => value)).toEqual(['+33612345678']);
  expect(askedOf('POST', 'full_enrich')).toHaveLength(1);
  const lost = contacts!.attempts.filter(
    ({ provider, kind }) => provider === 'people_data_labs' && kind === 'phone',
  );
  expect(lost.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['error', 'The service stopped while it asked, so the provider’s answer is unknown. Retrying…'],
    ['error', 'The service stopped while it asked, so the provider’s answer is unknown.'],
  ]);
  expect(await money({ database }, { workspaceId })).toEqual({
    available: 94,
    reserved: 0,
    spent: 6,
  });
});
