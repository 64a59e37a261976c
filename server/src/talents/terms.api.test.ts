import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type FakeClock, fakeClock } from '../../test/fakes/clock.ts';
import { SCOPES } from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';

/* Time is only what the clock says, so that each end is tested to the millisecond. */

let api: TestApi;
let clock: FakeClock;

beforeAll(async () => {
  clock = fakeClock();
  api = await testApi({ clock, roles: ['api'] });
});
afterAll(() => api.close());

const newClient = (): Promise<Client> => api.newClient({ scopes: SCOPES });
const START = '2026-01-31T10:00:00.000Z';
const before = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString();

let made = 0;
/** Adds a person, and answers the id. */
async function add(client: Client, fields: object = {}, more: object = {}): Promise<string> {
  const person = { id: `own-${++made}`, firstname: 'Ada', lastname: `Own ${made}`, ...fields };
  const { status, body } = await client.post('/v1/talents', { talents: [person], ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data.results as { talentId: string }[])[0]!.talentId;
}

const changeTerms = async (client: Client, terms: object): Promise<void> => {
  const { status, body } = await client.patch('/v1/talents/terms', terms);
  expect(status, JSON.stringify(body)).toBe(200);
};
interface Provenance {
  notice: { informedAt: string | null; how: string | null };
  sources: object[];
}
const provenance = async (client: Client, id: string): Promise<Provenance> =>
  (await client.get(`/v1/talents/${id}/provenance`)).body.data as unknown as Provenance;
const listed = async (client: Client, path: string): Promise<string[]> => {
  const { data } = (await client.get(path)).body;
  return (data.talents as unknown as { talent: { id: string } }[]).map(({ talent }) => talent.id);
};
const ended = (client: Client) => listed(client, '/v1/talents/retention');
const waiting = (client: Client, query = '') => listed(client, `/v1/talents/notices${query}`);
const exists = async (client: Client, id: string): Promise<boolean> =>
  (await client.get(`/v1/talents/${id}`)).status === 200;

describe('terms', () => {
  test('are those of the pool until a source states its own, of which the newest holds', async () => {
    clock.set(START);
    const client = await newClient();
    const id = await add(client, { id: 'same' });
    expect(await provenance(client, id)).toMatchObject({
      legalBasis: null,
      retention: { months: null, endsAt: null, atEnd: 'ask' },
    });
    await changeTerms(client, { legalBasis: 'legitimate_interest', retentionMonths: 24 });
    expect(await provenance(client, id)).toMatchObject({
      legalBasis: 'legitimate_interest',
      retention: { months: 24, countedFrom: START, endsAt: '2028-01-31T10:00:00.000Z' },
    });
    clock.set('2026-03-01T10:00:00.000Z');
    // The same person again, word for word, but with consent.
    await add(client, { id: 'same', lastname: `Own ${made}` }, { legalBasis: 'consent' });
    expect(await provenance(client, id)).toMatchObject({
      legalBasis: 'consent',
      retention: { months: 24, endsAt: '2028-03-01T10:00:00.000Z' },
      sources: [
        { kind: 'request', legalBasis: 'consent', retentionMonths: null },
        { kind: 'request', legalBasis: null, retentionMonths: null, at: START },
      ],
    });
    await changeTerms(client, { legalBasis: 'contract', retentionMonths: null });
    expect(await provenance(client, id)).toMatchObject({
      legalBasis: 'consent',
      retention: { months: null, endsAt: null },
    });
  });

  test('name the key, and reach the audit log', async () => {
    const client = await newClient();
    const id = await add(client);
    const [source] = (await provenance(client, id)).sources;
    expect(source).toMatchObject({ keyId: expect.stringMatching(/^key_/) });
    await changeTerms(client, { atEnd: 'delete' });
    const { body } = await client.get('/v1/audit?action=pool_terms.changed');
    expect(body.data.entries).toMatchObject([{ details: { atEnd: 'delete' } }]);
  });

  test.each([
    [{}, 'at least one of'],
    [{ legalBasis: 'because' }, 'consent'],
    [{ retentionMonths: 0 }, '1'],
    [{ retentionMonths: 1.5 }, 'whole number'],
  ])('refuse %j', async (terms, said) => {
    const client = await newClient();
    const { status, body } = await client.patch('/v1/talents/terms', terms);
    expect(status).toBe(400);
    expect(JSON.stringify(body.error.issues)).toContain(said);
  });
});

describe('a retention', () => {
  test('that ended is listed to the millisecond, and again after the time it was kept for', async () => {
    clock.set(START);
    const client = await newClient();
    await changeTerms(client, { retentionMonths: 1 });
    const id = await add(client);
    // The 31st of February is the 28th.
    clock.set(before('2026-02-28T10:00:00.000Z'));
    expect(await ended(client)).toEqual([]);
    clock.set('2026-02-28T10:00:00.000Z');
    expect(await ended(client)).toEqual([id]);
    await api.services.erasure.deleteEnded();
    expect(await exists(client, id)).toBe(true);
    const kept = await client.post(`/v1/talents/${id}/keep`, { months: 3 });
    expect(kept.body.data).toEqual({ talentId: id, keptUntil: '2026-05-28T10:00:00.000Z' });
    expect(await ended(client)).toEqual([]);
    clock.set(before('2026-05-28T10:00:00.000Z'));
    expect(await ended(client)).toEqual([]);
    clock.set('2026-05-28T10:00:00.000Z');
    expect(await ended(client)).toEqual([id]);
  });

  test('is never shortened by a decision to keep somebody', async () => {
    clock.set(START);
    const client = await newClient();
    await changeTerms(client, { retentionMonths: 24 });
    const id = await add(client);
    await client.post(`/v1/talents/${id}/keep`, { months: 1 });
    expect(await provenance(client, id)).toMatchObject({
      retention: { months: 24, endsAt: '2028-01-31T10:00:00.000Z' },
    });
    clock.set(before('2028-01-31T10:00:00.000Z'));
    expect(await ended(client)).toEqual([]);
    clock.set('2028-01-31T10:00:00.000Z');
    expect(await ended(client)).toEqual([id]);
  });

  test('deletes by the one way of deletion where the workspace wants that, within the hour', async () => {
    clock.set(START);
    const client = await newClient();
    const other = await newClient();
    await changeTerms(client, { retentionMonths: 6, atEnd: 'delete' });
    await changeTerms(other, { retentionMonths: 6, atEnd: 'ask' });
    const [first, stated] = [await add(client), await add(client, {}, { retentionMonths: 12 })];
    const foreign = await add(other);
    clock.set('2026-07-31T09:59:59.999Z');
    await api.services.erasure.deleteEnded();
    expect(await exists(client, first)).toBe(true);
    // An hour after the last look at the latest.
    clock.set('2026-07-31T10:59:59.999Z');
    await api.services.erasure.deleteEnded();
    expect(await exists(client, first)).toBe(false);
    expect(await exists(client, stated)).toBe(true);
    expect(await exists(other, foreign)).toBe(true);
    const { body } = await client.get('/v1/audit?action=talent.deleted');
    expect(body.data.entries).toMatchObject([
      { actor: 'service', subject: first, details: { reason: 'retention_ended' } },
    ]);
    // Deleted, not erased: the person may come again.
    expect(await add(client, { id: 'own-again' })).toMatch(/^tal_/);
    clock.set('2027-01-31T10:00:00.000Z');
    await api.services.erasure.deleteEnded();
    expect(await exists(client, stated)).toBe(false);
  });

  test('counts from the newest source, and an edit is none', async () => {
    clock.set(START);
    const client = await newClient();
    await changeTerms(client, { retentionMonths: 1 });
    const id = await add(client);
    clock.set('2026-02-20T10:00:00.000Z');
    expect((await client.patch(`/v1/talents/${id}`, { headline: 'Edited' })).status).toBe(200);
    expect(await provenance(client, id)).toMatchObject({
      retention: { countedFrom: START, endsAt: '2026-02-28T10:00:00.000Z' },
    });
  });

  test('of a merged person ends with the newest source of any part', async () => {
    clock.set(START);
    const client = await newClient();
    await changeTerms(client, { retentionMonths: 2, atEnd: 'delete' });
    const person = {
      firstname: 'Zelda',
      lastname: 'Quimby',
      experiences: [{ organizationName: 'Acme', title: 'Baker', startDate: '2019-02-01' }],
    };
    const first = await add(client, person);
    clock.set('2026-03-01T10:00:00.000Z');
    await add(client, person);
    const { body } = await client.get('/v1/identity-proposals');
    const [proposal] = body.data.proposals as { proposalId: string }[];
    await client.post(`/v1/identity-proposals/${proposal!.proposalId}/merge`);
    clock.set('2026-04-30T10:00:00.000Z');
    await api.services.erasure.deleteEnded();
    expect(await exists(client, first)).toBe(true);
    clock.set('2026-05-01T11:00:00.000Z');
    await api.services.erasure.deleteEnded();
    expect(await exists(client, first)).toBe(false);
    const { rows } = await sql`
      select from talents where workspace_id = ${client.workspaceId} and erased_at is null`.execute(
      api.services.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a notice', () => {
  test('is due a month after the person was added, and overdue after that', async () => {
    clock.set(START);
    const client = await newClient();
    const id = await add(client);
    clock.set('2026-02-10T10:00:00.000Z');
    const later = await add(client);
    expect(await waiting(client)).toEqual([id, later]);
    clock.set('2026-02-28T10:00:00.001Z');
    expect((await client.get('/v1/talents/notices')).body.data).toMatchObject({
      waiting: 2,
      overdue: 1,
      talents: [
        { dueAt: '2026-02-28T10:00:00.000Z', isOverdue: true, informedAt: null, how: null },
        { dueAt: '2026-03-10T10:00:00.000Z', isOverdue: false },
      ],
    });
  });

  test('is recorded by hand with date and way, corrected, and taken back', async () => {
    const client = await newClient();
    const id = await add(client);
    const record = (fields: object) =>
      client.post('/v1/talents/notices', { talentIds: [id], ...fields });
    const informedAt = '2026-02-01T00:00:00.000Z';
    expect((await record({ how: 'letter', informedAt })).body.data).toEqual({ recorded: 1 });
    expect((await provenance(client, id)).notice).toMatchObject({ how: 'letter', informedAt });
    await record({ how: 'phone', informedAt });
    expect((await provenance(client, id)).notice).toMatchObject({ how: 'phone' });
    expect(await waiting(client)).toEqual([]);
    expect(await waiting(client, '?informed=true')).toEqual([id]);
    await record({ informedAt: null });
    expect(await waiting(client)).toEqual([id]);
    expect((await record({})).status).toBe(400);
    expect((await client.post('/v1/talents/notices', { how: 'phone' })).status).toBe(400);
  });

  test('has a text in both languages that a sequence takes, with the terms of the pool', async () => {
    const client = await newClient();
    await changeTerms(client, { legalBasis: 'consent', retentionMonths: 24 });
    const sourcing = await client.post('/v1/sourcings', {});
    for (const [language, words] of [
      ['en', ['24 months', 'your consent', 'copy']],
      ['fr', ['24 mois', 'votre consentement', 'CNIL']],
    ] as const) {
      const { data } = (await client.get(`/v1/talents/notices/template?language=${language}`)).body;
      const { step } = data as unknown as { step: { content: string } };
      for (const word of words) expect(step.content).toContain(word);
      const path = `/v1/sourcings/${sourcing.body.data.sourcingId}/sequence-blueprints`;
      const created = await client.post(path, { name: data.name, steps: [step] });
      expect(created.status, JSON.stringify(created.body)).toBe(200);
      const { blueprintId } = created.body.data;
      const stored = await client.get(`/v1/sequence-blueprints/${blueprintId}`);
      expect(stored.body.data.steps).toMatchObject([{ policy: { informs: true } }]);
    }
  });
});

describe('another workspace', () => {
  test('reads and changes nothing of it', async () => {
    clock.set(START);
    const [ours, theirs] = await Promise.all([newClient(), newClient()]);
    await changeTerms(ours, { retentionMonths: 1, legalBasis: 'consent' });
    const id = await add(ours);
    clock.set('2026-12-31T10:00:00.000Z');
    expect((await theirs.get('/v1/talents/terms')).body.data).toEqual({
      legalBasis: null,
      retentionMonths: null,
      atEnd: 'ask',
    });
    expect(await ended(theirs)).toEqual([]);
    expect(await waiting(theirs)).toEqual([]);
    expect((await theirs.get(`/v1/talents/${id}/provenance`)).status).toBe(404);
    expect((await theirs.post(`/v1/talents/${id}/keep`, { months: 9 })).status).toBe(404);
    const told = { talentIds: [id], how: 'phone' };
    expect((await theirs.post('/v1/talents/notices', told)).status).toBe(404);
    expect(await ended(ours)).toEqual([id]);
    expect(await waiting(ours)).toEqual([id]);
  });

  test('sees no row of it, even in a statement without a workspace', async () => {
    const [ours, theirs] = await Promise.all([newClient(), newClient()]);
    await changeTerms(ours, { retentionMonths: 1 });
    const id = await add(ours);
    await ours.post(`/v1/talents/${id}/keep`, { months: 1 });
    await ours.post('/v1/talents/notices', { talentIds: [id], how: 'phone' });
    for (const table of ['pool_terms', 'talent_keeps', 'talent_notices'])
      for (const [{ workspaceId }, seen] of [
        [ours, 1],
        [theirs, 0],
      ] as const) {
        const { rows } = await runInWorkspace(workspaceId, () =>
          sql`select from ${sql.table(table)}`.execute(api.services.db),
        );
        expect(rows.length, table).toBe(seen);
      }
  });
});
