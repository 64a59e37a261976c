import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '../../test/api.ts';
import {
  type EnrichmentUnderTest,
  enrichmentUnderTest,
  money,
  person,
  settled,
} from '../../test/enrichment.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';

let under: EnrichmentUnderTest;
const PATH = '/v1/candidates/enrich-contacts/bulk';
const PRICE = 2;
const slugs = Array.from({ length: 6 }, (_, n) => `bulk-${n}`);

beforeAll(async () => {
  under = await enrichmentUnderTest({ env: { PRICE_ENRICH_EMAIL: String(PRICE) } });
  await under.api.importTalents([
    ...slugs.map((slug) => person(slug, { personalEmails: [`${slug}@example.org`] })),
    person('bulk-unreachable'),
  ]);
});
afterAll(() => under.close());

interface Result {
  id: string;
  outcome: string;
  error?: { code: string };
  contacts?: { talentId: string; emails: { value: string }[] };
}
const resultsOf = ({ status, body }: Answer): Result[] => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body.data.results as unknown as Result[];
};
const outcomes = (answer: Answer): string[] =>
  resultsOf(answer).map(({ outcome, error }) => error?.code ?? outcome);

async function candidatesOf(client: Client, talents: readonly string[]): Promise<string[]> {
  const { sourcingId } = await newSourcing(client);
  const ids: string[] = [];
  for (const talent of talents) ids.push(await addCandidate(client, sourcingId, talent));
  return ids;
}
const enrichAll = (client: Client, candidateIds: readonly string[], headers = {}) =>
  client.post(PATH, { candidateIds, enrichmentType: 'personalEmail' }, headers);

describe('enriching many candidates', () => {
  it('starts each person once, and fails those who cannot be enriched', async () => {
    const client = await under.api.newClient({ workspaceCredits: 100 });
    const [one, two, gone] = await candidatesOf(client, [slugs[0]!, slugs[1]!, 'bulk-unreachable']);
    const [again] = await candidatesOf(client, [slugs[0]!]);
    const answer = await enrichAll(client, [one!, 'cand_none', again!, gone!, two!]);
    expect(outcomes(answer)).toEqual([
      'started',
      'not_found',
      'unchanged',
      'missing_enrich_providers',
      'started',
    ]);
    for (const slug of slugs.slice(0, 2)) await settled(client, slug);
    expect(await money(under.api, client)).toEqual({
      available: 96,
      reserved: 0,
      spent: 2 * PRICE,
    });
    expect(outcomes(await enrichAll(client, [one!, two!]))).toEqual(['unchanged', 'unchanged']);
    const read = await client.post('/v1/candidates/contacts/bulk', {
      candidateIds: [two, 'cand_none', one, gone],
    });
    expect(outcomes(read)).toEqual(['found', 'not_found', 'found', 'found']);
    expect(
      resultsOf(read).map(({ contacts }) => contacts?.emails.map(({ value }) => value)),
    ).toEqual([[`${slugs[1]}@example.org`], undefined, [`${slugs[0]}@example.org`], []]);
    const single = await client.get(`/v1/candidates/${one}/contacts`);
    expect({ candidateId: one, ...resultsOf(read)[2]!.contacts }).toEqual(single.body.data);
  });

  it('with too few credits starts the first of the list, once for an Idempotency-Key', async () => {
    const client = await under.api.newClient({ workspaceCredits: PRICE + 1 });
    const ids = await candidatesOf(client, slugs.slice(0, 3));
    const send = () => enrichAll(client, ids, { 'idempotency-key': 'once' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(outcomes(first)).toEqual(['started', 'insufficient_credits', 'insufficient_credits']);
    expect(second.body).toEqual(first.body);
    await settled(client, slugs[0]!);
    expect(await money(under.api, client)).toEqual({ available: 1, reserved: 0, spent: PRICE });
  });

  it('reserves for each person once and never more than the balance, however lists overlap', async () => {
    const list = fc.uniqueArray(fc.nat(slugs.length - 1), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(list, { minLength: 2, maxLength: 5 }),
        fc.nat(slugs.length * PRICE + 1),
        async (lists, credits) => {
          const client = await under.api.newClient({ workspaceCredits: credits });
          const ids = await candidatesOf(client, slugs);
          const answers = await Promise.all(
            lists.map((those) =>
              enrichAll(
                client,
                those.map((n) => ids[n]!),
              ),
            ),
          );
          const started = answers.flatMap(resultsOf).filter(({ outcome }) => outcome === 'started');
          const wanted = new Set(lists.flat()).size;
          expect(started).toHaveLength(Math.min(wanted, Math.floor(credits / PRICE)));
          expect(new Set(started.map(({ id }) => id)).size).toBe(started.length);
          for (const slug of slugs) await settled(client, slug);
          const spent = started.length * PRICE;
          expect(await money(under.api, client)).toEqual({
            available: credits - spent,
            reserved: 0,
            spent,
          });
        },
      ),
      { numRuns: 8 },
    );
  });
});
