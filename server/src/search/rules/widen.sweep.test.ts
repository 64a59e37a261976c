import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProfileParts, profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { dayOf } from '../document/years.ts';
import { TITLE_STEPS } from './compile/title-near.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';
import { validateFilters } from './validate.ts';
import { widenable, widenedPlan } from './widen.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');
const context = { lexicon, today: dayOf(asOf) };

type Asked = { filterType: string; value: unknown; [option: string]: unknown };

function filtersOf(asked: readonly Asked[]): Filter[] {
  const read = validateFilters(asked, lexicon);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.filters;
}

function engineOf(people: readonly ProfileParts[]) {
  const engine = createSegmentEngine();
  engine.apply(
    people.map((parts) => ({
      id: parts.id!,
      document: toDocument(profileOf(parts), asOf, asOf),
    })),
  );
  return engine;
}

const person = (title: string, city = 'Lyon'): ProfileParts => ({
  id: `${title}, ${city}`,
  jobTitle: title,
  city,
  country: 'France',
  experiences: [{ title, startDate: '2020-01-01', isCurrent: true }],
});

const PEOPLE = [
  person('Senior Data Scientist'),
  person('Data Scientist'),
  person('Data Engineer'),
  person('Data Architect'),
  person('Data Analyst'),
  person('Data Analyst', 'Paris'),
  person('Nurse'),
  person('Pastry Chef'),
];
const engine = engineOf(PEOPLE);

function found(asked: readonly Asked[], step?: (typeof TITLE_STEPS)[number]): string[] {
  const filters = filtersOf(asked);
  const plan = compile(filters, context);
  const [at] = widenable(filters);
  const asPlanned =
    step === undefined || at === undefined ? plan : widenedPlan(plan, filters, at, step, lexicon);
  return engine.search(asPlanned, { exclude: new Set(), limit: 100 }).ids;
}

const TITLE = { filterType: 'JOB_TITLE', value: 'fintech data scientist' };
const IN_LYON = { filterType: 'LOCATION', value: 'Lyon' };

describe('a widened title', () => {
  test('finds near roles below its own, and roles near those below them', () => {
    expect(found([TITLE, IN_LYON]).sort()).toEqual([
      'Data Scientist, Lyon',
      'Senior Data Scientist, Lyon',
    ]);
    const near = found([TITLE, IN_LYON], 'near');
    expect(near.slice(0, 2).sort()).toEqual(found([TITLE, IN_LYON]).sort());
    expect(near.slice(2, 4)).toEqual(['Data Engineer, Lyon', 'Data Analyst, Lyon']);
    expect(found([TITLE, IN_LYON], 'related')).toEqual([...near, 'Data Architect, Lyon']);
  });

  test('keeps every other filter', () => {
    for (const step of TITLE_STEPS)
      for (const id of found([TITLE, IN_LYON], step)) expect(id).toMatch(/, Lyon$/);
  });

  test('finds everyone in the same job function as the last step, and nobody else', () => {
    const all = found([TITLE], 'function');
    expect(all).not.toContain('Nurse, Lyon');
    expect(all).not.toContain('Pastry Chef, Lyon');
    expect(all.length).toBe(6);
  });

  test('is neither an exact match, nor an exclusion, nor another filter', () => {
    const asked = [
      { ...TITLE, isExactMatch: true },
      { ...TITLE, isExcluded: true },
      IN_LYON,
      { ...TITLE, isRequired: false },
      TITLE,
    ];
    expect(widenable(filtersOf(asked))).toEqual([3, 4]);
  });

  test('of a leader finds leaders only', () => {
    const leaders = engineOf([person('Marketing Manager'), person('Marketing Specialist')]);
    const filters = filtersOf([{ filterType: 'JOB_TITLE', value: 'Director of brand managers' }]);
    const plan = compile(filters, context);
    for (const step of TITLE_STEPS) {
      const wider = widenedPlan(plan, filters, 0, step, lexicon);
      const { ids } = leaders.search(wider, { exclude: new Set(), limit: 10 });
      expect(ids).not.toContain('Marketing Specialist, Lyon');
    }
  });
});

describe('whatever is asked', () => {
  const title = fc.constantFrom(
    'data scientist',
    'fintech data scientist',
    'senior backend developer',
    'comptable confirmé',
    'enterprise AE',
    'infirmière bloc',
    'deal desk manager',
    'marketing intern',
    'PM',
    'head of sales',
    'zzz',
  );
  const held = fc.constantFrom(
    'Data Scientist',
    'Senior Data Scientist',
    'Data Analyst',
    'Backend Developer',
    'Frontend Developer',
    'Accountant',
    'Account Executive',
    'Nurse',
    'Theatre nurse',
    'Sales Manager',
    'Marketing Intern',
    'Product Manager',
  );
  const filter: fc.Arbitrary<Asked> = fc.oneof(
    fc.record({
      filterType: fc.constant('JOB_TITLE'),
      value: fc.oneof(title, fc.array(title, { minLength: 1, maxLength: 2 })),
      isRequired: fc.boolean(),
      isExactMatch: fc.boolean(),
      history: fc.constantFrom('CURRENT', 'PAST', 'CURRENT_AND_PAST'),
    }),
    fc.record({
      filterType: fc.constant('LOCATION'),
      value: fc.constantFrom('Lyon', 'Paris'),
      isRequired: fc.boolean(),
    }),
  );
  const people = fc
    .array(fc.tuple(held, fc.constantFrom('Lyon', 'Paris')), { maxLength: 12 })
    .map((some) => some.map(([one, city], at) => ({ ...person(one, city), id: `p${at}` })));

  test('each step finds everyone of the one before, a required title in the same order, and meets the required filters', () => {
    fc.assert(
      fc.property(fc.array(filter, { minLength: 1, maxLength: 3 }), people, (asked, all) => {
        const filters = filtersOf(asked);
        const [at] = widenable(filters);
        if (at === undefined) return;
        const index = engineOf(all);
        const plan = compile(filters, context);
        const everybody = { exclude: new Set<string>(), limit: 100 };
        const others = { ...plan, clauses: plan.clauses.toSpliced(at, 1) };
        let before = index.search(plan, everybody);
        for (const step of TITLE_STEPS) {
          const wider = index.search(widenedPlan(plan, filters, at, step, lexicon), everybody);
          const kept = new Set(before.ids);
          const again = wider.ids.filter((id) => kept.has(id));
          // A wish ranks: a person of a near role may pass one who meets another wish.
          if (filters[at]!.isRequired) expect(again).toEqual(before.ids);
          else expect(again.sort()).toEqual(before.ids.toSorted());
          before = wider;
        }
        if (!plan.needsOptional) {
          const allowed = new Set(index.search({ ...others, needsOptional: false }, everybody).ids);
          expect(before.ids.filter((id) => !allowed.has(id))).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('an extra word beside the role neither adds nor removes anyone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('data scientist', 'backend developer', 'accountant', 'nurse'),
        fc.constantFrom('fintech', 'remote', 'python', 'blorpy', 'b2b'),
        people,
        (role, word, all) => {
          const index = engineOf(all);
          const ids = (value: string): string[] =>
            index
              .search(compile(filtersOf([{ filterType: 'JOB_TITLE', value }]), context), {
                exclude: new Set(),
                limit: 100,
              })
              .ids.sort();
          expect(ids(`${word} ${role}`)).toEqual(ids(role));
        },
      ),
      { numRuns: 150 },
    );
  });
});
