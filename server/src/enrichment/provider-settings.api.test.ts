import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EnrichmentUnderTest,
  enrich,
  enrichmentUnderTest,
  person,
  settled,
  useProvider,
} from '../../test/enrichment.ts';
import { GOOD_KEY } from '../../test/fakes/contact-providers.ts';
import { PROVIDER_TYPES } from './contract.ts';

let t: EnrichmentUnderTest;
const PATH = '/v1/enrichment-providers';

beforeAll(async () => {
  t = await enrichmentUnderTest();
});
afterAll(() => t.close());

describe('providers of a workspace', () => {
  it('are listed in the order in which they are asked, with what is usual for each, never with a key', async () => {
    const client = await t.api.newClient();
    for (const type of PROVIDER_TYPES)
      expect((await client.post(PATH, { type, apiKey: 'canary-key' })).status).toBe(200);
    const { body } = await client.get(PATH);
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(body.data.providers).toMatchObject([
      {
        type: 'hunter',
        kinds: ['email'],
        baseUrl: 'https://api.hunter.io',
        health: { state: 'unused', reason: null, reasonCode: null, at: null },
      },
      { type: 'dropcontact', kinds: ['email', 'phone'], position: null },
      { type: 'people_data_labs', baseUrl: 'https://api.peopledatalabs.com' },
      { type: 'full_enrich' },
    ]);
  });

  it('are one of each type: the same again replaces it and keeps its id', async () => {
    const client = await t.api.newClient();
    const { body: first } = await client.post(PATH, { type: 'hunter', apiKey: 'one', cost: 9 });
    const { body: second } = await client.post(PATH, { type: 'hunter', apiKey: 'two' });
    expect(second.data).toMatchObject({ providerId: first.data.providerId, cost: 1 });
    expect((await client.get(PATH)).body.data.providers).toHaveLength(1);
  });

  it('change only where they are told to', async () => {
    const client = await t.api.newClient();
    const { body } = await useProvider(client, t.providers, 'full_enrich', {
      position: 3,
      kinds: ['phone'],
    });
    const path = `${PATH}/${body.data.providerId}`;
    const changed = await client.patch(path, { cost: 2 });
    expect(changed.body.data).toMatchObject({ ...body.data, cost: 2 });
    const back = await client.patch(path, { apiKey: GOOD_KEY, baseUrl: null, position: null });
    expect(back.body.data).toMatchObject({
      cost: 2,
      kinds: ['phone'],
      position: null,
      baseUrl: 'https://app.fullenrich.com',
    });
  });

  it('send a stored key to no new address', async () => {
    const client = await t.api.newClient();
    const { body } = await client.post(PATH, { type: 'hunter', apiKey: 'secret' });
    const { status, body: refused } = await client.patch(`${PATH}/${body.data.providerId}`, {
      baseUrl: t.providers.url,
    });
    expect([status, refused.error.issues[0]!.path]).toEqual([400, ['apiKey']]);
    expect((await client.get(PATH)).body.data.providers).toMatchObject([
      { baseUrl: 'https://api.hunter.io' },
    ]);
  });

  it('belong to their workspace: for others they do not exist', async () => {
    const [owner, stranger] = [await t.api.newClient(), await t.api.newClient()];
    const { body } = await owner.post(PATH, { type: 'hunter', apiKey: 'k' });
    const path = `${PATH}/${body.data.providerId}`;
    expect((await stranger.get(PATH)).body.data.providers).toEqual([]);
    for (const answer of [await stranger.patch(path, { cost: 1 }), await stranger.delete(path)]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
    }
    expect((await owner.delete(path)).body.data).toEqual({
      providerId: body.data.providerId,
      removed: true,
    });
    expect((await owner.delete(path)).status).toBe(404);
  });

  it.each([
    [{ type: 'hunter' }, 'apiKey'],
    [{ type: 'hunter', apiKey: '  ' }, 'apiKey'],
    [{ type: 'apollo', apiKey: 'k' }, 'type'],
    [{ type: 'hunter', apiKey: 'k', kinds: ['phone'] }, 'kinds'],
    [{ type: 'hunter', apiKey: 'k', kinds: [] }, 'kinds'],
    [{ type: 'hunter', apiKey: 'k', kinds: ['email', 'email'] }, 'kinds'],
    [{ type: 'hunter', apiKey: 'k', cost: -1 }, 'cost'],
    [{ type: 'hunter', apiKey: 'k', position: 1.5 }, 'position'],
    [{ type: 'hunter', apiKey: 'k', baseUrl: 'http://api.hunter.io' }, 'baseUrl'],
    [{ type: 'hunter', apiKey: 'k', baseUrl: 'https://10.0.0.1' }, 'baseUrl'],
    [{ type: 'hunter', apiKey: 'k', baseUrl: 'https://169.254.169.254/latest' }, 'baseUrl'],
    [{ type: 'hunter', apiKey: 'k', baseUrl: 'https://user:pw@api.hunter.io' }, 'baseUrl'],
    [{ type: 'hunter', apiKey: 'k', baseUrl: 'https://api.hunter.io?x=1' }, 'baseUrl'],
  ])('are refused as %j, at %s', async (sent, path) => {
    const { status, body } = await (await t.api.newClient()).post(PATH, sent);
    expect([status, body.error.code, body.error.issues[0]!.path]).toEqual([
      400,
      'validation_error',
      [path],
    ]);
  });

  it('are not changed by an empty change', async () => {
    const client = await t.api.newClient();
    const { body } = await client.post(PATH, { type: 'hunter', apiKey: 'k' });
    expect((await client.patch(`${PATH}/${body.data.providerId}`, {})).body.error.code).toBe(
      'validation_error',
    );
  });

  it('leave their trace in the audit log without their key', async () => {
    const client = await t.api.newClient();
    const { body } = await client.post(PATH, { type: 'hunter', apiKey: 'canary-key' });
    await client.delete(`${PATH}/${body.data.providerId}`);
    const entries = await t.api.database.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'details'])
      .where('chain', '=', client.workspaceId)
      .where('action', 'like', 'provider.%')
      .orderBy('seq')
      .execute();
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['provider.configured', body.data.providerId],
      ['provider.removed', body.data.providerId],
    ]);
    expect(JSON.stringify(entries)).not.toContain('canary');
  });
});

describe('testing a provider', () => {
  it.each(PROVIDER_TYPES)(
    '%s tells a good key from a bad one, and keeps it as its health',
    async (type) => {
      const client = await t.api.newClient();
      const { body } = await useProvider(client, t.providers, type);
      const path = `${PATH}/${body.data.providerId}`;
      expect((await client.post(`${path}/test`)).body.data).toMatchObject({
        health: { state: 'ok', reasonCode: null },
      });
      await client.patch(path, { apiKey: `not ${GOOD_KEY}` });
      expect((await client.post(`${path}/test`)).body.data).toMatchObject({
        health: { state: 'failed', reasonCode: 'key_refused' },
      });
      expect(
        await t.api.services.enrichment.providers.list(client.workspaceId, 'fr'),
      ).toMatchObject([
        {
          health: {
            state: 'failed',
            reason: 'Le fournisseur a refusé la clé. Saisissez-la à nouveau.',
            reasonCode: 'key_refused',
          },
        },
      ]);
    },
  );

  it('is remembered when only its place changes, and forgotten with another key', async () => {
    const client = await t.api.newClient();
    const { body } = await useProvider(client, t.providers, 'hunter');
    const path = `${PATH}/${body.data.providerId}`;
    await client.post(`${path}/test`);
    expect((await client.patch(path, { position: 1 })).body.data).toMatchObject({
      position: 1,
      health: { state: 'ok' },
    });
    expect((await client.patch(path, { apiKey: 'another' })).body.data).toMatchObject({
      health: { state: 'unused' },
    });
  });
});

describe('a paused provider', () => {
  it('keeps its key and its place, and is asked nothing until it goes on', async () => {
    const client = await t.api.newClient({ workspaceCredits: 50 });
    await t.api.importTalents([person('paused-ada')]);
    t.providers.know('paused-ada', { emails: ['ada@example.org'] });
    const { body } = await useProvider(client, t.providers, 'hunter', { position: 2 });
    const path = `${PATH}/${body.data.providerId}`;
    expect((await client.patch(path, { paused: true })).body.data).toMatchObject({
      paused: true,
      position: 2,
    });
    const asked = t.providers.asked.length;
    expect((await enrich(client, 'paused-ada', 'personalEmail')).body.error.code).toBe(
      'missing_enrich_providers',
    );
    expect(t.providers.asked).toHaveLength(asked);
    await client.patch(path, { paused: false });
    expect((await enrich(client, 'paused-ada', 'personalEmail')).status).toBe(200);
    expect((await settled(client, 'paused-ada')).emails).toHaveLength(1);
  });
});
