import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import {
  contactsOf,
  type EnrichmentUnderTest,
  enrich,
  enrichmentUnderTest,
  money,
  person,
  profileUrl,
  settled,
  useProvider,
} from '../../test/enrichment.ts';
import { connectAgent } from '../../test/mcp.ts';
import { enrichmentOperations } from './contract.ts';

let t: EnrichmentUnderTest;
const EMAIL = 'ada.canary@example.org';
const PHONE = '06 12 34 56 78';
const E164 = '+33612345678';

beforeAll(async () => {
  t = await enrichmentUnderTest();
  await t.api.importTalents([
    person('both', { personalEmails: [EMAIL], phones: [PHONE] }),
    person('email-only', { personalEmails: [EMAIL] }),
    person('nothing'),
    person('erased', { personalEmails: [EMAIL] }),
    ...Array.from({ length: 4 }, (_, i) =>
      person(`more-${i}`, { personalEmails: [`more${i}@example.org`], phones: [PHONE] }),
    ),
  ]);
  await t.api.services.erasure.erase('erased');
});
afterAll(() => t.close());

const newClient = (workspaceCredits = 100) => t.api.newClient({ workspaceCredits });

describe('contacts imported with a person', () => {
  it('are sold to a fresh workspace at the price of any other find, and shown with where and when they were found', async () => {
    const client = await newClient();
    const answer = await enrich(client, 'both', 'all');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      talentId: 'both',
      proNetworkUrl: profileUrl('both'),
      enrichmentType: 'all',
    });
    const contacts = await settled(client, 'both');
    const found = {
      provider: 'import',
      status: 'unverified',
      foundAt: expect.any(String),
      expiresAt: expect.any(String),
    };
    expect(contacts).toMatchObject({
      talentId: 'both',
      emails: [{ ...found, value: EMAIL, usage: 'personal' }],
      phones: [{ ...found, value: E164, usage: null }],
      attempts: [
        { provider: 'import', kind: 'email', outcome: 'found', creditsCharged: 1 },
        { provider: 'import', kind: 'phone', outcome: 'found', creditsCharged: 5 },
      ],
    });
    const [email] = contacts.emails;
    expect(Date.parse(email!.expiresAt) - Date.parse(email!.foundAt)).toBe(365 * 86_400_000);
    expect(await money(t.api, client)).toEqual({ available: 94, reserved: 0, spent: 6 });
  });

  it('are charged for what is there only, and the rest of the price returns', async () => {
    const client = await newClient(6);
    await enrich(client, 'email-only', 'all');
    const { emails, phones, attempts } = await settled(client, 'email-only');
    expect([emails.length, phones.length]).toEqual([1, 0]);
    expect(attempts.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['email', 'found'],
      ['phone', 'not_found'],
    ]);
    expect(await money(t.api, client)).toEqual({ available: 5, reserved: 0, spent: 1 });
  });

  it('are seen by nobody who has not asked for them', async () => {
    const client = await newClient();
    expect(await contactsOf(client, 'both')).toEqual({
      talentId: 'both',
      contactsLoading: false,
      emails: [],
      phones: [],
      attempts: [],
    });
  });

  it('cost nothing again while they are fresh, also without a balance, and only the other kind is reserved', async () => {
    const client = await newClient(6);
    await enrich(client, 'more-0', 'personalEmail');
    await settled(client, 'more-0');
    expect((await enrich(client, 'more-0', 'all')).status).toBe(200);
    const { emails, phones } = await settled(client, 'more-0');
    expect([emails.length, phones.length]).toEqual([1, 1]);
    expect((await enrich(client, 'more-0', 'all')).status).toBe(200);
    expect(await money(t.api, client)).toEqual({ available: 0, reserved: 0, spent: 6 });
  });
});

describe('refusals', () => {
  it.each([
    ['a company', 'https://www.linkedin.com/company/acme'],
    ['a school', 'https://www.linkedin.com/school/mit'],
    ['a search', 'https://www.linkedin.com/search/results/people/?keywords=ada'],
    ['another site', 'https://www.example.com/in/both'],
    ['a look-alike host', 'https://www.linkedin.com.evil.example/in/both'],
    ['plain http', 'http://www.linkedin.com/in/both'],
    ['no URL', 'both'],
    ['nothing', ''],
  ])('of the URL of %s', async (_what, proNetworkUrl) => {
    const { status, body } = await (await newClient()).post('/v1/contact/enrich', {
      proNetworkUrl,
      enrichmentType: 'all',
    });
    expect([status, body.error.code, body.error.issues[0]!.path]).toEqual([
      400,
      'validation_error',
      ['proNetworkUrl'],
    ]);
  });

  it.each([undefined, 'email', 'PHONE', null, ['phone']])(
    'of the type %j, on both routes',
    async (enrichmentType) => {
      const client = await newClient();
      for (const [path, more] of [
        ['/v1/contact/enrich', { proNetworkUrl: profileUrl('both') }],
        ['/v1/candidates/cand_1/enrich-contacts', {}],
      ] as const) {
        const { status, body } = await client.post(path, { ...more, enrichmentType });
        expect([status, body.error.code, body.error.issues[0]!.path]).toEqual([
          400,
          'validation_error',
          ['enrichmentType'],
        ]);
      }
    },
  );

  it('of unknown and erased people, and of unknown candidates, as not found', async () => {
    const client = await newClient();
    for (const slug of ['nobody', 'erased']) {
      const { status, body } = await enrich(client, slug, 'all');
      expect([status, body.error.code]).toEqual([404, 'not_found']);
      expect((await client.get(`/v1/talents/${slug}/contacts`)).status).toBe(404);
    }
    const { status, body } = await client.post('/v1/candidates/cand_none/enrich-contacts', {
      enrichmentType: 'all',
    });
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect((await client.get('/v1/candidates/cand_none/contacts')).status).toBe(404);
  });

  it('when nobody can be asked: no provider, and nothing of the kind imported', async () => {
    const client = await newClient();
    for (const [slug, type] of [
      ['nothing', 'all'],
      ['nothing', 'phone'],
      ['nothing', 'personalEmail'],
      ['email-only', 'phone'],
    ] as const) {
      const { status, body } = await enrich(client, slug, type);
      expect([status, body.error.code]).toEqual([400, 'missing_enrich_providers']);
    }
    await useProvider(client, t.providers, 'hunter');
    expect((await enrich(client, 'nothing', 'phone')).body.error?.code).toBe(
      'missing_enrich_providers',
    );
    expect((await enrich(client, 'nothing', 'personalEmail')).status).toBe(200);
  });

  it('when the balance is below the price, with both numbers in the message, and nothing moves', async () => {
    const client = await newClient(5);
    const { status, body } = await enrich(client, 'both', 'all');
    expect(status).toBe(402);
    // `available` and `required` are fields of insufficient_api_credits alone.
    expect(body.error).toEqual({
      code: 'insufficient_credits',
      message:
        'Not enough workspace credits: this needs 6, and the balance has 5. Ask the operator for more.',
      debugTrackingCode: expect.stringMatching(/^req_/),
    });
    expect(await money(t.api, client)).toEqual({ available: 5, reserved: 0, spent: 0 });
    expect((await contactsOf(client, 'both')).contactsLoading).toBe(false);
    expect((await enrich(client, 'both', 'phone')).status).toBe(200);
    await settled(client, 'both');
    expect(await money(t.api, client)).toEqual({ available: 0, reserved: 0, spent: 5 });
  });

  it('with the same error over REST, MCP and the console: the code and the message, without fields of other codes', async () => {
    const client = await newClient(0);
    const given = { proNetworkUrl: profileUrl('both'), enrichmentType: 'personalEmail' };
    const rest = await client.post('/v1/contact/enrich', given);
    const agent = await connectAgent(t.api.url, client);
    const { error: tool } = await agent.call('enrich_contact', given);
    await agent.close();
    const console = await (await signIn(t.api, { workspaceId: client.workspaceId })).post(
      '/v1/contact/enrich',
      given,
    );
    for (const error of [rest.body.error, tool, console.body.error]) {
      expect(error).toEqual({
        code: 'insufficient_credits',
        message:
          'Not enough workspace credits: this needs 1, and the balance has 0. Ask the operator for more.',
        debugTrackingCode: expect.stringMatching(/^req_/),
      });
    }
    expect([rest.status, console.status]).toEqual([402, 402]);
  });

  it('in the order person, providers, credits', async () => {
    const client = await newClient(0);
    expect((await enrich(client, 'nobody', 'all')).body.error.code).toBe('not_found');
    expect((await enrich(client, 'nothing', 'all')).body.error.code).toBe(
      'missing_enrich_providers',
    );
    expect((await enrich(client, 'both', 'all')).body.error.code).toBe('insufficient_credits');
  });
});

describe('a URL', () => {
  it.each([
    'https://fr.linkedin.com/in/Both/?trk=x#y',
    'https://linkedin.com/in/both',
    'https://www.linkedin.com/in/BOTH/',
  ])('%s is answered in its canonical form', async (proNetworkUrl) => {
    const { body } = await (await newClient()).post('/v1/contact/enrich', {
      proNetworkUrl,
      enrichmentType: 'phone',
    });
    expect(body.data.proNetworkUrl).toBe(profileUrl('both'));
  });
});

describe('a candidate', () => {
  it('is enriched and read like the talent behind it, and the count of its contacts follows', async () => {
    const client = await newClient();
    const { body: sourcing } = await client.post('/v1/sourcings', {});
    const { body: added } = await client.post(
      `/v1/sourcings/${sourcing.data.sourcingId}/candidates`,
      { talentId: 'more-1' },
    );
    const candidateId = added.data.candidateId as string;
    const { status, body } = await client.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
      enrichmentType: 'all',
    });
    expect([status, body.data]).toEqual([
      200,
      { candidateId, talentId: 'more-1', enrichmentType: 'all' },
    ]);
    const contacts = await settled(client, 'more-1');
    expect((await client.get(`/v1/candidates/${candidateId}/contacts`)).body.data).toEqual({
      candidateId,
      ...contacts,
    });
    const { contacts_count: count } = await t.api.database.db
      .selectFrom('candidates')
      .select('contacts_count')
      .where('id', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  it('of another workspace is not found, and nothing is reserved', async () => {
    const [owner, stranger] = [await newClient(), await newClient()];
    const { body: sourcing } = await owner.post('/v1/sourcings', {});
    const { body: added } = await owner.post(
      `/v1/sourcings/${sourcing.data.sourcingId}/candidates`,
      { talentId: 'both' },
    );
    const candidateId = added.data.candidateId as string;
    const foreign = await stranger.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
      enrichmentType: 'all',
    });
    const unknown = await stranger.post('/v1/candidates/cand_none/enrich-contacts', {
      enrichmentType: 'all',
    });
    expect([foreign.status, foreign.body.error.message]).toEqual([
      unknown.status,
      unknown.body.error.message,
    ]);
    expect((await stranger.get(`/v1/candidates/${candidateId}/contacts`)).status).toBe(404);
    expect(await money(t.api, stranger)).toEqual({ available: 100, reserved: 0, spent: 0 });
  });
});

describe('every answer', () => {
  it('has the shape that is documented', async () => {
    const client = await newClient();
    const { body: sourcing } = await client.post('/v1/sourcings', {});
    const { body: added } = await client.post(
      `/v1/sourcings/${sourcing.data.sourcingId}/candidates`,
      { talentId: 'more-3' },
    );
    const candidate = `/v1/candidates/${added.data.candidateId}`;
    const set = await client.post('/v1/enrichment-providers', { type: 'hunter', apiKey: 'k' });
    const provider = `/v1/enrichment-providers/${set.body.data.providerId}`;
    const asked = await client.post(`${candidate}/enrich-contacts`, { enrichmentType: 'all' });
    await settled(client, 'more-3');
    const answers: Record<string, Answer> = {
      enrichContact: await enrich(client, 'more-3', 'all'),
      enrichCandidate: asked,
      getTalentContacts: await client.get('/v1/talents/more-3/contacts'),
      getCandidateContacts: await client.get(`${candidate}/contacts`),
      enrichCandidates: await client.post('/v1/candidates/enrich-contacts/bulk', {
        ...{ candidateIds: [added.data.candidateId, 'cand_none'], enrichmentType: 'all' },
      }),
      readCandidatesContacts: await client.post('/v1/candidates/contacts/bulk', {
        candidateIds: [added.data.candidateId, 'cand_none'],
      }),
      listEnrichmentProviders: await client.get('/v1/enrichment-providers'),
      setEnrichmentProvider: set,
      changeEnrichmentProvider: await client.patch(provider, { cost: 3 }),
      testEnrichmentProvider: await client.post(`${provider}/test`),
      removeEnrichmentProvider: await client.delete(provider),
    };
    for (const { id, data } of enrichmentOperations) {
      const { success, error } = z
        .strictObject((data as z.ZodObject).shape)
        .safeParse(answers[id]!.body.data);
      expect(success, `${id}: ${error?.message}`).toBe(true);
    }
  });
});

describe('50 identical requests at once', () => {
  it('are one effect: one reservation, one call to the provider, one charge, and all are answered alike', async () => {
    const client = await newClient();
    await useProvider(client, t.providers, 'people_data_labs');
    t.providers.know('nothing', { emails: ['late@example.org'], phones: ['+33 6 98 76 54 32'] });
    const before = t.providers.asked.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enrich(client, 'nothing', 'all')),
    );
    expect(
      new Set(answers.map(({ status, body }) => JSON.stringify([status, body.data]))).size,
    ).toBe(1);
    await settled(client, 'nothing');
    expect(t.providers.asked.length - before).toBe(1);
    expect(await money(t.api, client)).toEqual({ available: 94, reserved: 0, spent: 6 });
    const reservations = await t.api.database.db
      .selectFrom('credit_entries')
      .select('business_key')
      .where('workspace_id', '=', client.workspaceId)
      .where('business_key', 'like', 'reserve:%')
      .execute();
    expect(reservations).toHaveLength(1);
  });
});
