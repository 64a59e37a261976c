import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import {
  contactsOf,
  type EnrichmentUnderTest,
  enrich,
  enrichmentUnderTest,
  money,
  person,
  settled,
  useProvider,
} from '../../test/enrichment.ts';
import { until } from '../../test/until.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { PROVIDER_TYPES, type ProviderType } from './contract.ts';

let t: EnrichmentUnderTest;
let people = 0;
/** Domains that accept no mail according to their name servers. */
const DEAD = 'dead.example';

beforeAll(async () => {
  t = await enrichmentUnderTest({
    enrichment: { checkMailDomain: async (domain) => (domain === DEAD ? 'refuses' : 'unknown') },
  });
  await t.api.importTalents(Array.from({ length: 60 }, (_, i) => person(`p-${i}`)));
});
afterAll(() => t.close());
afterEach(() => {
  for (const type of PROVIDER_TYPES) t.providers.script(type, null);
});

const newPerson = (): string => `p-${people++}`;
const newClient = (workspaceCredits = 100) => t.api.newClient({ workspaceCredits });
const askedOf = (type: ProviderType) =>
  t.providers.asked.filter(({ provider }) => provider === type);

async function clientWith(...types: ProviderType[]): Promise<Client> {
  const client = await newClient();
  for (const type of types) expect((await useProvider(client, t.providers, type)).status).toBe(200);
  return client;
}

/** The providers called and their outcomes, without imported contacts, which nobody here has. */
async function outcomes(client: Client, slug: string): Promise<string[]> {
  const { attempts } = await settled(client, slug);
  return attempts
    .filter(({ provider }) => provider !== 'import')
    .map(({ provider, kind, outcome }) => `${provider} ${kind} ${outcome}`);
}

describe('each provider', () => {
  it.each([
    ['people_data_labs', 'unverified', 'personal', true],
    ['full_enrich', 'verified', 'personal', true],
    ['dropcontact', 'verified', 'professional', true],
    ['hunter', 'verified', 'professional', false],
  ] as const)(
    '%s finds what it knows of a person by their profile URL',
    async (type, status, usage, hasPhones) => {
      const client = await clientWith(type);
      const slug = newPerson();
      t.providers.know(slug, { emails: ['Found@Example.org'], phones: ['06 12 34 56 78'] });
      await enrich(client, slug, 'all');
      const { emails, phones } = await settled(client, slug);
      expect(emails).toMatchObject([{ value: 'found@example.org', provider: type, status, usage }]);
      expect(phones).toMatchObject(hasPhones ? [{ value: '+33612345678', provider: type }] : []);
      expect(await money(t.api, client)).toEqual({
        available: hasPhones ? 94 : 99,
        reserved: 0,
        spent: hasPhones ? 6 : 1,
      });
    },
  );

  it.each(PROVIDER_TYPES)('%s that knows nobody charges nothing, and is well', async (type) => {
    const client = await clientWith(type);
    const slug = newPerson();
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual([`${type} email not_found`]);
    expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
    const { body } = await client.get('/v1/enrichment-providers');
    expect(body.data.providers).toMatchObject([{ type, health: { state: 'ok' } }]);
  });

  it.each(PROVIDER_TYPES)(
    '%s with a key that is not accepted is named as such, and shown as failing',
    async (type) => {
      const client = await newClient();
      await useProvider(client, t.providers, type, { apiKey: 'bad-key' });
      const slug = newPerson();
      await enrich(client, slug, 'personalEmail');
      const { attempts } = await settled(client, slug);
      expect(attempts.at(-1)).toMatchObject({
        provider: type,
        outcome: 'error',
        reason: 'The provider refused the key. Enter it again.',
        creditsCharged: 0,
      });
      expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
      const { body } = await client.get('/v1/enrichment-providers');
      expect(body.data.providers).toMatchObject([
        { health: { state: 'failed', reason: 'The provider refused the key. Enter it again.' } },
      ]);
    },
  );
});

describe('the waterfall', () => {
  it('calls the cheapest provider first and stops at the first hit, separately for each kind', async () => {
    const client = await clientWith('full_enrich', 'people_data_labs', 'hunter');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'], phones: ['+33612345678'] });
    const before = askedOf('full_enrich').length;
    await enrich(client, slug, 'all');
    expect(await outcomes(client, slug)).toEqual([
      'hunter email found',
      'people_data_labs phone found',
    ]);
    expect(askedOf('full_enrich').length).toBe(before);
    expect(askedOf('people_data_labs').at(-1)!.url.searchParams.get('required')).toBe(
      'phone_numbers',
    );
  });

  it("goes in the workspace's own order when it has one", async () => {
    const client = await newClient();
    await useProvider(client, t.providers, 'hunter', { position: 2 });
    await useProvider(client, t.providers, 'people_data_labs', { position: 1, kinds: ['email'] });
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'], phones: ['+33612345678'] });
    await enrich(client, slug, 'all');
    expect(await outcomes(client, slug)).toEqual(['people_data_labs email found']);
  });

  it.each([
    [401, 'key_refused'],
    [402, 'no_credits'],
    [400, 'request_refused'],
  ])('goes on to the next provider after a %i', async (status, reasonCode) => {
    const client = await clientWith('people_data_labs', 'full_enrich');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    t.providers.script('people_data_labs', () => ({
      status,
      body: { status, error: { type: 'x', message: 'x' } },
    }));
    const before = askedOf('people_data_labs').length;
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual([
      'people_data_labs email error',
      'full_enrich email found',
    ]);
    expect((await contactsOf(client, slug)).attempts).toContainEqual(
      expect.objectContaining({ provider: 'people_data_labs', reasonCode }),
    );
    expect(askedOf('people_data_labs').length - before).toBe(1);
  });

  it('comes back after a 429 when the provider asked for it', async () => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    const first = askedOf('people_data_labs').length + 1;
    t.providers.script('people_data_labs', (_request, nth) =>
      nth === first ? { status: 429, headers: { 'retry-after': '1' } } : null,
    );
    const began = performance.now();
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual(['people_data_labs email found']);
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  it('passes over a provider that wants to be left alone for long', async () => {
    const client = await clientWith('people_data_labs', 'full_enrich');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    t.providers.script('people_data_labs', () => ({
      status: 429,
      headers: { 'retry-after': '86400' },
    }));
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual([
      'people_data_labs email error',
      'full_enrich email found',
    ]);
  });

  it('asks three times at most when a provider is unwell', async () => {
    const client = await clientWith('people_data_labs', 'hunter');
    await client.patch(`/v1/enrichment-providers/${await idOf(client, 'people_data_labs')}`, {
      position: 0,
    });
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    t.providers.script('people_data_labs', () => ({ status: 503, body: 'down' }));
    const before = askedOf('people_data_labs').length;
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual([
      'people_data_labs email error',
      'hunter email found',
    ]);
    expect(askedOf('people_data_labs').length - before).toBe(3);
  });

  it('asks once more when an answer did not come in time, and says so', async () => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    const first = askedOf('people_data_labs').length + 1;
    t.providers.script('people_data_labs', (_request, nth) =>
      nth === first ? new Promise(() => {}) : null,
    );
    await enrich(client, slug, 'personalEmail');
    const { attempts } = await settled(client, slug);
    expect(attempts.map(({ provider, outcome, reason }) => [provider, outcome, reason])).toEqual([
      ['import', 'not_found', 'Nothing was imported with the person.'],
      ['people_data_labs', 'error', 'The provider did not answer in time. Retrying…'],
      ['people_data_labs', 'found', 'Found.'],
    ]);
    expect(await money(t.api, client)).toEqual({ available: 99, reserved: 0, spent: 1 });
  });

  it.each([
    ['cut off', '{"status": 200, "data": {"personal_em'],
    ['no JSON', '<html>'],
    ['of another form', '{"status": 200, "data": {"personal_emails": 7}}'],
    ['empty', ''],
    ['too large', `{"data": {"personal_emails": ["${'x'.repeat(300_000)}"]}}`],
  ])('takes an answer that is %s for none', async (_what, body) => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.script('people_data_labs', () => ({ status: 200, body }));
    await enrich(client, slug, 'personalEmail');
    expect(new Set(await outcomes(client, slug))).toEqual(
      new Set(['people_data_labs email error']),
    );
    expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
  });

  it('does not follow a provider to another address', async () => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.script('people_data_labs', () => ({
      status: 302,
      headers: { location: 'https://169.254.169.254/' },
    }));
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual(['people_data_labs email error']);
  });

  it('does not sell what is no contact: no number, a domain that takes no mail', async () => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.know(slug, { emails: [`ada@${DEAD}`], phones: ['12345'] });
    await enrich(client, slug, 'all');
    expect(await outcomes(client, slug)).toEqual([
      'people_data_labs email not_found',
      'people_data_labs phone not_found',
    ]);
    expect((await contactsOf(client, slug)).emails).toEqual([]);
    expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
  });

  it('gives up a provider that never finishes, or loses the request', async () => {
    const client = await clientWith('full_enrich', 'hunter');
    await client.patch(`/v1/enrichment-providers/${await idOf(client, 'full_enrich')}`, {
      position: 0,
    });
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    t.providers.script('full_enrich', ({ method }) =>
      method === 'GET' ? { status: 200, body: { id: 'x', status: 'CREDITS_INSUFFICIENT' } } : null,
    );
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual(['full_enrich email error', 'hunter email found']);
  });

  it('ends, and gives the credits back, when SECRET_KEY changed meanwhile and the ticket can no longer be read', async () => {
    const client = await clientWith('full_enrich');
    const slug = newPerson();
    t.providers.script('full_enrich', ({ method }) =>
      method === 'GET' ? { status: 200, body: { id: 'x', status: 'IN_PROGRESS' } } : null,
    );
    await enrich(client, slug, 'personalEmail');
    const sealedElsewhere = createSecretBox('another key').seal('ticket');
    const { db } = t.api.database;
    // Again and again: a poll that is under way writes the ticket back that it had read.
    await until(async () => {
      await db
        .updateTable('enrichment_calls')
        .set({ ticket_sealed: sealedElsewhere })
        .where('state', '=', 'waiting')
        .where(
          'enrichment_id',
          'in',
          db.selectFrom('enrichments').select('id').where('workspace_id', '=', client.workspaceId),
        )
        .execute();
      return (await contactsOf(client, slug)).contactsLoading === false;
    });
    const { attempts } = await settled(client, slug);
    expect(attempts.at(-1)).toMatchObject({
      provider: 'full_enrich',
      outcome: 'error',
      reasonCode: 'key_unreadable',
    });
    expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
  });

  it('passes over a provider whose key was sealed with another SECRET_KEY, and says so', async () => {
    const client = await clientWith('people_data_labs', 'full_enrich');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    await t.api.database.db
      .updateTable('enrichment_providers')
      .set({ key_sealed: createSecretBox('another key').seal('key') })
      .where('workspace_id', '=', client.workspaceId)
      .where('type', '=', 'people_data_labs')
      .execute();
    await enrich(client, slug, 'personalEmail');
    expect((await outcomes(client, slug)).toSorted()).toEqual([
      'full_enrich email found',
      'people_data_labs email error',
    ]);
    expect(await money(t.api, client)).toEqual({ available: 99, reserved: 0, spent: 1 });
  });

  it('keeps polling through a provider that is unwell for a moment', async () => {
    const client = await clientWith('full_enrich');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'] });
    let polls = 0;
    t.providers.script('full_enrich', ({ method }) =>
      method === 'GET' && ++polls < 4 ? { status: 502, body: 'bad gateway' } : null,
    );
    await enrich(client, slug, 'personalEmail');
    expect(await outcomes(client, slug)).toEqual(['full_enrich email found']);
  });

  it('ends when a provider is removed while it works', async () => {
    const client = await clientWith('full_enrich');
    const slug = newPerson();
    t.providers.script('full_enrich', ({ method }) =>
      method === 'GET' ? { status: 200, body: { id: 'x', status: 'IN_PROGRESS' } } : null,
    );
    const before = askedOf('full_enrich').length;
    await enrich(client, slug, 'personalEmail');
    await until(() => askedOf('full_enrich').length > before + 1);
    await client.delete(`/v1/enrichment-providers/${await idOf(client, 'full_enrich')}`);
    await settled(client, slug);
    expect(await money(t.api, client)).toEqual({ available: 100, reserved: 0, spent: 0 });
  });
});

describe('while something is looked for', () => {
  it('the price is reserved, contactsLoading is true, and a wider request adds only what is missing', async () => {
    const client = await clientWith('people_data_labs');
    const slug = newPerson();
    t.providers.know(slug, { emails: ['found@example.org'], phones: ['+33612345678'] });
    let release = (): void => {};
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    t.providers.script('people_data_labs', () => held);
    await enrich(client, slug, 'phone');
    expect(await money(t.api, client)).toEqual({ available: 95, reserved: 5, spent: 0 });
    expect((await contactsOf(client, slug)).contactsLoading).toBe(true);
    await enrich(client, slug, 'all');
    expect(await money(t.api, client)).toEqual({ available: 94, reserved: 6, spent: 0 });
    release();
    const { emails, phones } = await settled(client, slug);
    expect([emails.length, phones.length]).toEqual([1, 1]);
    expect(await money(t.api, client)).toEqual({ available: 94, reserved: 0, spent: 6 });
  });
});

async function idOf(client: Client, type: ProviderType): Promise<string> {
  const { body } = await client.get('/v1/enrichment-providers');
  return (body.data.providers as { type: string; providerId: string }[]).find(
    (provider) => provider.type === type,
  )!.providerId;
}
