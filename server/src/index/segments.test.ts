import { describe, expect, test } from 'vitest';
import { describeIndexEngine } from '../../test/index-conformance.ts';
import { createOracle } from '../../test/index-oracle.ts';
import { hashOfId, packIds } from './ids.ts';
import { createInProcessEngine } from './in-process.ts';
import { mergeParts } from './merge.ts';
import type { Change, IndexDocument, Plan } from './port.ts';
import { createSegmentEngine, type SegmentEngine } from './segments.ts';

async function restart(engine: SegmentEngine): Promise<SegmentEngine> {
  const next = createSegmentEngine();
  next.install(await engine.save(), []);
  return next;
}

const ported = (local: SegmentEngine, mark: string | null = null) => ({
  ...createInProcessEngine(local, mark),
  local,
});

const restartPorted = async ({ local, watermark }: ReturnType<typeof ported>) =>
  ported(await restart(local), await watermark());

describeIndexEngine('the segment engine', () => ported(createSegmentEngine()), restartPorted);
describeIndexEngine(
  'the segment engine that merges in the background',
  () => ported(createSegmentEngine({ mergeElsewhere: async (parts) => mergeParts(parts) })),
  restartPorted,
);

/**
 * A document whose values follow from its number, with values of every frequency: heavy bitsets,
 * plain postings, rare terms.
 */
function document(n: number, version = 0): IndexDocument {
  return {
    id: `tal_${String(n).padStart(6, '0')}`,
    quality: (n * 7919 + version) % 65_536,
    terms: {
      currentTitle: [`title ${n % 7} ${version}`, n % 3 === 0 ? 'data engineer' : 'sales manager'],
      skill: [`s${n % 2}`, `s${n % 50}`, `s${n % 997}`],
      country: [`country:${n % 11}`],
    },
    // Beyond 16 bits now and then.
    numbers: n % 5 === 0 ? {} : { workingSince: n % 41, updatedDay: (n % 13) * 7_000 },
    // Of the first word's documents the second stands beside it in all, in many, or in few.
    texts: [
      ['always', 'together', n % 3 === 0 ? 'often' : 'else', `seldom${n % 89}`],
      [`seldom${n % 89}`, `rare${n % 1009}`],
    ],
  };
}

const plans: Plan[] = [
  {
    clauses: [
      {
        occurrence: 'required',
        tiers: [{ matcher: { kind: 'values', field: 'skill', values: ['s1'] }, weight: 2 }],
      },
    ],
    needsOptional: false,
  },
  {
    clauses: [
      {
        occurrence: 'required',
        tiers: [
          {
            matcher: { kind: 'values', field: 'currentTitle', values: ['data engineer'] },
            weight: 3,
          },
          {
            matcher: {
              kind: 'words',
              field: 'currentTitle',
              groups: [
                ['title', 'manager'],
                ['4', 'sales'],
              ],
            },
            weight: 1,
          },
        ],
      },
      {
        occurrence: 'optional',
        tiers: [{ matcher: { kind: 'range', field: 'workingSince', min: 5, max: 9 }, weight: 2 }],
      },
      {
        occurrence: 'excluded',
        tiers: [
          {
            matcher: { kind: 'values', field: 'country', values: ['country:3', 'country:4'] },
            weight: 1,
          },
        ],
      },
    ],
    needsOptional: false,
  },
  {
    clauses: [
      {
        occurrence: 'optional',
        tiers: [
          { matcher: { kind: 'values', field: 'skill', values: ['s13', 's990'] }, weight: 1 },
        ],
      },
    ],
    needsOptional: true,
  },
  ...[
    ['always', 'together'],
    ['together', 'often'],
    ['often', 'seldom3'],
    ['else', 'seldom4'],
    ['seldom5', 'rare94'],
    ['often', 'together'],
  ].map(
    ([first, second]): Plan => ({
      clauses: [
        {
          occurrence: 'required',
          tiers: [{ matcher: { kind: 'pair', first: first!, second: second! }, weight: 1 }],
        },
        {
          occurrence: 'optional',
          tiers: [{ matcher: { kind: 'range', field: 'updatedDay', min: 40_000 }, weight: 1 }],
        },
      ],
      needsOptional: false,
    }),
  ),
];

describe('large segments', () => {
  test('thousands of documents in many applies, replaced and deleted, still answer like the oracle', () => {
    const engine = createSegmentEngine();
    const oracle = createOracle();
    const apply = (changes: Change[]) => {
      engine.apply(changes);
      oracle.apply(changes);
    };
    for (let batch = 0; batch < 12; batch++) {
      apply(
        Array.from({ length: 400 }, (_, i) => document(batch * 400 + i)).map((d) => ({
          id: d.id,
          document: d,
        })),
      );
    }
    for (let n = 0; n < 4800; n += 17) apply([{ id: document(n).id, document: document(n, 1) }]);
    apply(Array.from({ length: 900 }, (_, i) => ({ id: document(i * 3).id, document: null })));
    expect(engine.size()).toBe(oracle.size());
    const exclude = new Set(Array.from({ length: 300 }, (_, i) => document(i * 5 + 1).id));
    for (const plan of plans) {
      for (const limit of [10, 5000]) {
        expect(engine.search(plan, { exclude, limit })).toEqual(
          oracle.search(plan, { exclude, limit }),
        );
        expect(engine.search(plan, { exclude: new Set(), limit })).toEqual(
          oracle.search(plan, { exclude: new Set(), limit }),
        );
      }
    }
  });

  test('the newest of several changes to one id in one apply wins', () => {
    const engine = createSegmentEngine();
    const changes: Change[] = [
      { id: document(1).id, document: document(1) },
      { id: document(1).id, document: null },
      { id: document(2).id, document: null },
      { id: document(2).id, document: document(2) },
    ];
    engine.apply(changes);
    expect(engine.size()).toBe(1);
    expect(
      engine.search({ clauses: [], needsOptional: false }, { exclude: new Set(), limit: 9 }).ids,
    ).toEqual([document(2).id]);
  });
});

test('ids of one hash are told apart, in one segment and in several', async () => {
  const ids = ['tal_cqm13659298', 'tal_k5wk0n120455'];
  const packed = packIds(ids);
  expect(hashOfId(packed, 0)).toBe(hashOfId(packed, 1));
  const upsert = (id: string): Change => ({ id, document: { ...document(1), id } });
  const everybody = (engine: SegmentEngine) =>
    engine.search({ clauses: [], needsOptional: false }, { exclude: new Set(), limit: 9 }).ids;
  const together = createSegmentEngine();
  together.apply(ids.map(upsert));
  expect(everybody(together)).toEqual(ids);
  expect(everybody(await restart(together))).toEqual(ids);
  together.apply([{ id: ids[0]!, document: null }]);
  expect(everybody(together)).toEqual(ids.slice(1));
  const apart = createSegmentEngine();
  for (const id of [...ids, ...ids]) apart.apply([upsert(id)]);
  expect(everybody(apart)).toEqual(ids);
  expect(apart.size()).toBe(2);
});

describe('what is saved', () => {
  const words = async (engine: SegmentEngine) =>
    (await engine.save()).map((segment) => Buffer.from(segment).toString('latin1')).join('\n');
  const person = (id: string, name: string): Change => ({
    id,
    document: {
      id,
      quality: 1,
      terms: { lastName: [name] },
      numbers: {},
      texts: [[name, 'of', 'paris']],
    },
  });

  test('holds nothing of documents that were deleted, nor of what others used to say', async () => {
    const engine = createSegmentEngine();
    engine.apply([
      ...Array.from({ length: 40 }, (_, n) => person(`p${n}`, `common${n}`)),
      person('gone', 'canarya'),
      person('changed', 'canaryb'),
    ]);
    expect(await words(engine)).toContain('canarya');
    engine.apply([person('changed', 'other')]);
    engine.apply([{ id: 'gone', document: null }]);
    expect(await words(engine)).not.toMatch(/canary|gone/);
    expect(await words(engine)).toContain('common39');
  });

  test('is restored without those who were deleted, and grows on without mixing values up', async () => {
    const engine = createSegmentEngine();
    engine.apply([person('a', 'first'), person('b', 'second'), person('c', 'third')]);
    engine.apply([{ id: 'a', document: null }]);
    const next = await restart(engine);
    next.apply([person('d', 'fourth'), person('e', 'first')]);
    const named = (name: string) =>
      next.search(
        {
          clauses: [
            {
              occurrence: 'required',
              tiers: [
                { matcher: { kind: 'values', field: 'lastName', values: [name] }, weight: 1 },
              ],
            },
          ],
          needsOptional: false,
        },
        { exclude: new Set(), limit: 9 },
      ).ids;
    expect(['first', 'second', 'third', 'fourth'].map(named)).toEqual([['e'], ['b'], ['c'], ['d']]);
  });
});

describe('merges in the background', () => {
  /** An engine whose merges end when the test lets them. */
  function heldMerges() {
    const waiting: (() => void)[] = [];
    const mergeElsewhere = (parts: Parameters<typeof mergeParts>[0]) =>
      new Promise<ReturnType<typeof mergeParts>>((resolve) =>
        waiting.push(() => resolve(mergeParts(parts))),
      );
    return {
      engine: createSegmentEngine({ mergeElsewhere }),
      finishMerge: () => waiting.shift()!(),
      finishLastMerge: () => waiting.pop()!(),
    };
  }

  test('what is replaced or deleted while a merge works is so in the merged segment too', async () => {
    const { engine, finishMerge } = heldMerges();
    const oracle = createOracle();
    const apply = (changes: Change[]) => {
      engine.apply(changes);
      oracle.apply(changes);
    };
    for (let batch = 0; batch < 8; batch++)
      apply(
        Array.from({ length: 300 }, (_, i) => document(batch * 300 + i)).map((d) => ({
          id: d.id,
          document: d,
        })),
      );
    apply([0, 500, 1700].map((n) => ({ id: document(n).id, document: null })));
    apply([1, 501, 1701].map((n) => ({ id: document(n).id, document: document(n, 1) })));
    const answers = () =>
      plans.map((plan) => engine.search(plan, { exclude: new Set(), limit: 5000 }));
    const expected = plans.map((plan) => oracle.search(plan, { exclude: new Set(), limit: 5000 }));
    expect(answers()).toEqual(expected);
    finishMerge();
    await engine.settled();
    expect(answers()).toEqual(expected);
    expect(engine.size()).toBe(oracle.size());
  });

  test('several merges may be under way, and end in any order', async () => {
    const { engine, finishMerge, finishLastMerge } = heldMerges();
    const oracle = createOracle();
    const changes = (from: number): Change[] =>
      Array.from({ length: 300 }, (_, i) => document(from + i)).map((d) => ({
        id: d.id,
        document: d,
      }));
    for (let batch = 0; batch < 16; batch++) {
      engine.apply(changes(batch * 280));
      oracle.apply(changes(batch * 280));
    }
    const answers = () =>
      plans.map((plan) => engine.search(plan, { exclude: new Set(), limit: 5000 }));
    const expected = plans.map((plan) => oracle.search(plan, { exclude: new Set(), limit: 5000 }));
    expect(answers()).toEqual(expected);
    finishLastMerge();
    await Promise.resolve();
    expect(answers()).toEqual(expected);
    finishMerge();
    await engine.settled();
    expect(answers()).toEqual(expected);
    expect(engine.size()).toBe(oracle.size());
  });

  test('a merge that fails loses nothing and is tried again', async () => {
    let failures = 0;
    const engine = createSegmentEngine({
      mergeElsewhere: async (parts) => {
        if (failures++ === 0) throw new Error('the thread is gone');
        return mergeParts(parts);
      },
    });
    for (let n = 0; n < 9; n++) {
      engine.apply([{ id: document(n).id, document: document(n) }]);
      await engine.settled();
    }
    expect(failures).toBeGreaterThan(1);
    expect(
      engine.search({ clauses: [], needsOptional: false }, { exclude: new Set(), limit: 20 }).count,
    ).toBe(9);
  });
});
