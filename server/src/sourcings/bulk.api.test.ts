import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client, TestApi } from '../../test/api.ts';
import { castingsUnderTest } from '../../test/castings.ts';
import { money } from '../../test/enrichment.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';

let api: TestApi;
const PRICE = 3;
const person = (n: number): string => `eng-paris-${String(n).padStart(4, '0')}`;
const people = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, n) => person(from + n));

beforeAll(async () => {
  ({ api } = await castingsUnderTest({ PRICE_ADD_CANDIDATE: String(PRICE) }));
});
afterAll(() => api.close());

interface Result {
  id: string;
  outcome: string;
  candidateId?: string;
  error?: { code: string; message: string };
}
const resultsOf = ({ status, body }: Answer): Result[] => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body.data.results as unknown as Result[];
};
const outcomes = (answer: Answer): string[] =>
  resultsOf(answer).map(({ outcome, error }) => error?.code ?? outcome);
const rich = (credits = 1_000) => api.newClient({ workspaceCredits: credits });
const bulkPath = (sourcingId: string) => `/v1/sourcings/${sourcingId}/candidates/bulk`;
const countOf = async (client: Client, sourcingId: string): Promise<number> =>
  (await client.get(`/v1/sourcings/${sourcingId}`)).body.data.candidateCount as number;

describe('adding many talents', () => {
  it('adds the new, resets the known, refuses the unknown, and charges the new only', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const known = await addCandidate(client, sourcingId, person(1));
    await client.patch(`/v1/candidates/${known}/status`, { statusHandle: 'CONTACTED' });
    const talentIds = [person(2), 'nobody', person(1), person(3)];
    const answer = await client.post(bulkPath(sourcingId), { talentIds });
    expect(resultsOf(answer).map(({ id }) => id)).toEqual(talentIds);
    expect(outcomes(answer)).toEqual(['added', 'not_found', 'existing', 'added']);
    expect(resultsOf(answer)[2]!.candidateId).toBe(known);
    expect(await money(api, client)).toEqual({
      available: 1_000 - 3 * PRICE,
      reserved: 0,
      spent: 9,
    });
    const { body } = await client.get(`/v1/candidates/${known}`);
    expect(body.data.candidate).toMatchObject({ statusHandle: 'TO_BE_CONTACTED' });
    const history = await client.get(`/v1/candidates/${resultsOf(answer)[0]!.candidateId}/history`);
    expect(history.body.data.history).toMatchObject([{ change: 'added', cause: 'api' }]);
  });

  it('with too few credits adds the first new talents, and names the missing amount', async () => {
    const client = await rich(2 * PRICE + 1);
    const { sourcingId } = await newSourcing(client);
    await addCandidate(client, sourcingId, person(3));
    const answer = await client.post(bulkPath(sourcingId), { talentIds: people(4) });
    expect(outcomes(answer)).toEqual([
      'added',
      'insufficient_credits',
      'existing',
      'insufficient_credits',
    ]);
    expect(resultsOf(answer)[1]!.error!.message).toContain('the balance has 1');
    expect(await money(api, client)).toEqual({ available: 1, reserved: 0, spent: 2 * PRICE });
    expect(await countOf(client, sourcingId)).toBe(2);
  });

  it('takes one request of the windows', async () => {
    const client = await api.newClient({ limits: [2, 2, 200, 1_000, 15_000] });
    const { sourcingId } = await newSourcing(client);
    const answer = await client.post(bulkPath(sourcingId), { talentIds: ['none-1', 'none-2'] });
    expect(outcomes(answer)).toEqual(['not_found', 'not_found']);
    expect(answer.headers.get('ratelimit')).toMatch(/"minute";r=0/);
  });

  it('repeats the recorded answer for the same Idempotency-Key, and adds nobody again', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const headers = { 'idempotency-key': 'the-same' };
    const send = () => client.post(bulkPath(sourcingId), { talentIds: people(3) }, headers);
    const first = await send();
    await client.patch('/v1/candidates/status/bulk', {
      candidateIds: resultsOf(first).map(({ candidateId }) => candidateId),
      statusHandle: 'CONTACTED',
    });
    const second = await send();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await money(api, client)).toMatchObject({ spent: 3 * PRICE });
  });

  it('refuses an empty list, a repeated id, more than 100, and an unknown sourcing', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    for (const talentIds of [[], [person(1), person(1)], people(101)])
      expect((await client.post(bulkPath(sourcingId), { talentIds })).status).toBe(400);
    expect((await client.post(bulkPath('src_none'), { talentIds: people(1) })).status).toBe(404);
  });

  it('charges each new pair exactly once, however lists and single additions overlap', async () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ talents: list, single: fc.boolean() }), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.integer({ min: 0, max: 8 * PRICE + 2 }),
        async (requests, credits) => {
          const client = await rich(credits);
          const { sourcingId } = await newSourcing(client);
          const answers = await Promise.all(
            requests.map(({ talents, single }) =>
              single
                ? client.post(`/v1/sourcings/${sourcingId}/candidates`, {
                    talentId: person(talents[0]!),
                  })
                : client.post(bulkPath(sourcingId), { talentIds: talents.map(person) }),
            ),
          );
          for (const { status } of answers) expect([200, 402]).toContain(status);
          const wanted = new Set(
            requests.flatMap(({ talents, single }) => (single ? talents.slice(0, 1) : talents)),
          );
          const count = Math.min(wanted.size, Math.floor(credits / PRICE));
          expect(await countOf(client, sourcingId)).toBe(count);
          const spent = count * PRICE;
          expect(await money(api, client)).toEqual({
            available: credits - spent,
            reserved: 0,
            spent,
          });
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('changing many statuses', () => {
  it('changes what differs, fails the unknown, and writes history and audit of each', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const added = await client.post(bulkPath(sourcingId), { talentIds: people(4) });
    const ids = resultsOf(added).map(({ candidateId }) => candidateId!);
    await client.patch(`/v1/candidates/${ids[1]}/status`, { statusHandle: 'NOT_RETAINED' });
    const answer = await client.patch('/v1/candidates/status/bulk', {
      candidateIds: [...ids, 'cand_none'],
      statusHandle: 'NOT_RETAINED',
    });
    expect(outcomes(answer)).toEqual(['changed', 'unchanged', 'changed', 'changed', 'not_found']);
    const { body } = await client.get(`/v1/sourcings/${sourcingId}`);
    expect(body.data.counts).toMatchObject({ NOT_RETAINED: 4, TO_BE_CONTACTED: 0 });
    const audit = await client.get('/v1/audit?action=candidate.status_changed');
    expect(
      (audit.body.data.entries as unknown as { subject: string }[])
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(ids.toSorted());
  });

  it('changes a thousand candidates with one request', async () => {
    const client = await rich(3_000);
    const { sourcingId } = await newSourcing(client);
    const talentIds = Array.from({ length: 1_000 }, (_, n) => `many-${n}`);
    await api.importTalents(talentIds.map((id) => ({ id, jobTitle: 'Gardener' })));
    const candidateIds: string[] = [];
    for (let from = 0; from < 1_000; from += 100) {
      const page = { talentIds: talentIds.slice(from, from + 100) };
      const added = resultsOf(await client.post(bulkPath(sourcingId), page));
      candidateIds.push(...added.map(({ candidateId }) => candidateId!));
    }
    const answer = await client.patch('/v1/candidates/status/bulk', {
      candidateIds,
      statusHandle: 'CONTACTED',
    });
    expect(new Set(outcomes(answer))).toEqual(new Set(['changed']));
    expect(resultsOf(answer)).toHaveLength(1_000);
  });

  it('refuses a status that the workspace does not have, and changes nothing', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, person(1));
    const answer = await client.patch('/v1/candidates/status/bulk', {
      candidateIds: [candidateId],
      statusHandle: 'NO_SUCH_STATUS',
    });
    expect(answer.status).toBe(400);
    expect((await client.get(`/v1/candidates/${candidateId}`)).body.data.candidate).toMatchObject({
      statusHandle: 'TO_BE_CONTACTED',
    });
  });
});
