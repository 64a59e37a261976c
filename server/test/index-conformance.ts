import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  Change,
  Clause,
  FacetCounts,
  IndexDocument,
  IndexEngine,
  LocalEngine,
  Matcher,
  Plan,
  Tier,
} from '../src/index/port.ts';
import { createOracle } from './index-oracle.ts';

/** Few words, fields and ids, so that random documents and plans meet often. */
const word = fc.constantFrom('data', 'engineer', 'senior', 'lead', 'sales', 'c++', 'été', 'x');
const value = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const field = fc.constantFrom('currentTitle', 'pastTitle', 'skill', 'country');
const searchedField = fc.constantFrom('currentTitle', 'pastTitle', 'skill', 'keyword', 'country');
const numberField = fc.constantFrom('workingSince', 'updatedDay');
const id = fc.integer({ min: 0, max: 60 }).map((n) => `tal_${n}`);

/** Most documents are shared; two workspaces have some of their own. */
const pool = fc.constantFrom(undefined, undefined, undefined, 'ws_a', 'ws_b');

const document: fc.Arbitrary<Omit<IndexDocument, 'id'>> = fc.record({
  pool,
  quality: fc.oneof(fc.constantFrom(0, 1, 65_535), fc.integer({ min: 0, max: 65_535 })),
  terms: fc.dictionary(field, fc.array(value, { maxLength: 5 }), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
  numbers: fc.dictionary(numberField, fc.integer({ min: 0, max: 12 }), {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  personKey: fc.option(fc.constantFrom('anna', 'boris', 'chloe', 'dora', 'emil')),
  texts: fc.array(fc.array(fc.oneof({ weight: 3, arbitrary: word }, value), { maxLength: 6 }), {
    maxLength: 3,
  }),
});

const bound = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });
const { matcher } = fc.letrec<{ matcher: Matcher }>((tie) => ({
  matcher: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      kind: fc.constant('values' as const),
      field: searchedField,
      values: fc.array(fc.oneof(value, fc.constant('unknown')), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('words' as const),
      field: searchedField,
      groups: fc.array(fc.array(word, { maxLength: 2 }), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('pair' as const), first: word, second: word }),
    fc.record({ kind: fc.constant('pool' as const), own: fc.boolean() }),
    fc.record({ kind: fc.constant('ids' as const), ids: fc.array(id, { maxLength: 20 }) }),
    fc.record({ kind: fc.constant('range' as const), field: numberField, min: bound, max: bound }),
    fc.record({
      kind: fc.constantFrom('any' as const, 'all' as const),
      of: fc.array(tie('matcher'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('matcher') }),
  ),
}));

const weight = fc.integer({ min: 1, max: 9 });
/** A tier, and sometimes a heavier one for a part of its documents. */
const tiers = fc
  .array(fc.record({ matcher, weight, finer: fc.option(matcher) }), { maxLength: 4 })
  .map((all) =>
    all.flatMap(({ matcher, weight, finer }): Tier[] =>
      finer === null
        ? [{ matcher, weight }]
        : [
            { matcher: { kind: 'all', of: [matcher, finer] }, weight: weight + 1, refines: true },
            { matcher, weight },
          ],
    ),
  );

const clause: fc.Arbitrary<Clause> = fc.record({
  occurrence: fc.constantFrom('required', 'optional', 'optional', 'excluded'),
  tiers,
});

const plan: fc.Arbitrary<Plan> = fc
  .record({
    clauses: fc.array(clause, { maxLength: 5 }),
    needsOptional: fc.boolean(),
    preferences: fc.option(fc.array(fc.record({ tiers }), { maxLength: 2 }), { nil: undefined }),
    start: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 0xffff_ffff })),
    pool,
  })
  .map(({ clauses, needsOptional, pool, ...order }) => ({
    ...order,
    clauses,
    pool,
    needsOptional: needsOptional && clauses.every((c) => c.occurrence !== 'required'),
  }));

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(id, document).map(([id, rest]) => ({ id, document: { id, ...rest } })),
  },
  { weight: 1, arbitrary: id.map((id) => ({ id, document: null })) },
);

const step = fc.oneof(
  { weight: 2, arbitrary: fc.array(change, { maxLength: 20 }).map((changes) => ({ changes })) },
  { weight: 1, arbitrary: fc.constant({ restart: true as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      plan,
      exclude: fc.array(id, { maxLength: 8 }),
      limit: fc.constantFrom(0, 1, 3, 10, 100),
      facet: fc.record({
        field: searchedField,
        prefix: fc.constantFrom('', 'data', 'e'),
        word: fc.constantFrom(undefined, '', 'd', 'eng', 'data_e'),
        limit: fc.constantFrom(1, 3, 100),
      }),
    }),
  },
);

/** How often random changes and plans are tried: fewer where each of them is a request. */
interface Effort {
  runs: number;
  timeoutMs?: number;
}

/**
 * The counts of a facet. Any of the people who hold a value may be its example: whether it is one of
 * them shows when only people with that value are searched.
 */
async function facetOf(
  engine: IndexEngine | LocalEngine,
  { plan, facet }: { plan: Plan; facet: Parameters<IndexEngine['facet']>[1] },
) {
  const { values, sum }: FacetCounts = await engine.facet(plan, facet);
  const found = values.map(async ({ value, count, id }) => {
    const matcher: Matcher = { kind: 'values', field: facet.field, values: [value] };
    const holding: Clause = { occurrence: 'required', tiers: [{ matcher, weight: 1 }] };
    const holders = { ...plan, clauses: [...plan.clauses, holding] };
    const { ids } = await engine.search(holders, { exclude: new Set<string>(), limit: 100 });
    return { value, count, isExample: ids.includes(id) };
  });
  return { sum, values: await Promise.all(found) };
}

/**
 * The suite that every engine must pass: after any sequence of changes, any plan answers as the
 * oracle does.
 */
export function describeIndexEngine<Engine extends IndexEngine>(
  name: string,
  createEngine: () => Engine | Promise<Engine>,
  /**
   * Another engine with what this one holds, as after the end of one process and the start of the
   * next.
   */
  restart: (engine: Engine) => Promise<Engine>,
  { runs, timeoutMs: timeout }: Effort = { runs: 300 },
): void {
  describe(`${name} answers like the oracle`, { timeout }, () => {
    test('the same ids, scores and exact count for any plan after any sequence of upserts, deletes and restarts', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          let engine = await createEngine();
          const oracle = createOracle();
          for (const [at, step] of steps.entries()) {
            if ('restart' in step) {
              const mark = await engine.watermark();
              engine = await restart(engine);
              expect(await engine.watermark()).toBe(mark);
            } else if ('changes' in step) {
              await engine.apply(step.changes, `mark ${at}`);
              expect(await engine.watermark()).toBe(`mark ${at}`);
              oracle.apply(step.changes);
              expect(engine.size()).toBe(oracle.size());
            } else {
              const options = { exclude: new Set(step.exclude), limit: step.limit };
              expect(await engine.search(step.plan, options)).toEqual(
                oracle.search(step.plan, options),
              );
              expect(await facetOf(engine, step)).toEqual(await facetOf(oracle, step));
            }
          }
        }),
        { numRuns: runs },
      );
    });

    test('walking the matches ten by ten, excluding what was seen, gives every match once and in the order of one long page', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { minLength: 20, maxLength: 80 }),
          plan,
          async (changes, plan) => {
            const engine = await createEngine();
            await engine.apply(changes, 'all');
            const whole = await engine.search(plan, { exclude: new Set(), limit: 1000 });
            const seen: string[] = [];
            for (;;) {
              const page = await engine.search(plan, { exclude: new Set(seen), limit: 10 });
              expect({ count: page.count, total: page.total }).toEqual({
                count: whole.count - seen.length,
                total: whole.count,
              });
              if (page.ids.length === 0) break;
              seen.push(...page.ids);
            }
            expect(seen).toEqual(whole.ids);
          },
        ),
        { numRuns: Math.ceil(runs / 3) },
      );
    });

    test('a search that nobody waits for any more is not answered, and changes nothing', async () => {
      const engine = await createEngine();
      await engine.apply(
        [{ id: 'a', document: { id: 'a', quality: 1, terms: {}, numbers: {} } }],
        'm',
      );
      const everybody: Plan = { clauses: [], needsOptional: false };
      const page = { exclude: new Set<string>(), limit: 10 };
      const signal = AbortSignal.abort();
      await expect(engine.search(everybody, { ...page, signal })).rejects.toThrow();
      await expect(
        engine.facet(everybody, { field: 'skill', prefix: '', limit: 1 }, { signal }),
      ).rejects.toThrow();
      expect((await engine.search(everybody, page)).ids).toEqual(['a']);
    });

    test('a facet whose prefix comes after every value counts nothing', async () => {
      const engine = await createEngine();
      const terms = { skill: ['data'] };
      const changes = [{ id: 'a', document: { id: 'a', quality: 1, terms, numbers: {} } }];
      await engine.apply(changes, 'one');
      const everybody: Plan = { clauses: [], needsOptional: false };
      const facet = { field: 'skill', limit: 3 } as const;
      expect(await engine.facet(everybody, { ...facet, prefix: 'e' })).toEqual({
        values: [],
        sum: 0,
      });
      expect(await engine.facet(everybody, { ...facet, prefix: 'da' })).toEqual({
        values: [{ value: 'data', count: 1, id: 'a' }],
        sum: 1,
      });
    });

    test('words match inside one value, never across two', async () => {
      const engine = await createEngine();
      const changes = [
        {
          id: 'split',
          document: {
            id: 'split',
            quality: 9,
            terms: { pastTitle: ['data analyst', 'sales engineer'] },
            numbers: {},
          },
        },
        {
          id: 'whole',
          document: {
            id: 'whole',
            quality: 1,
            terms: { pastTitle: ['senior data engineer'] },
            numbers: {},
          },
        },
      ];
      await engine.apply(changes, 'both');
      const tiers = [
        {
          matcher: {
            kind: 'words' as const,
            field: 'pastTitle' as const,
            groups: [['data'], ['engineer']],
          },
          weight: 1,
        },
      ];
      const plan: Plan = { clauses: [{ occurrence: 'required', tiers }], needsOptional: false };
      expect(await engine.search(plan, { exclude: new Set(), limit: 10 })).toEqual({
        ids: ['whole'],
        scores: [1],
        count: 1,
        total: 1,
      });
    });
  });
}
