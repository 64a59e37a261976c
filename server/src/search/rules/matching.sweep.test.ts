import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { createSegmentEngine } from '../../index/index.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createDocumentReader } from '../document/document.ts';
import { datesOf, dayOf, yearsOf } from '../document/years.ts';
import { compile } from './compile.ts';
import { readRange } from './range.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const toDocument = createDocumentReader(lexicon);
const asOf = new Date('2026-06-15');

test('years are counted up to the day of the search, also for profiles indexed long ago', () => {
  const DAY_MS = 86_400_000;
  const day = (min: string, max: Date) =>
    fc
      .date({ min: new Date(min), max, noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const job = fc.record({
    startDate: fc.option(day('1985-01-01', asOf), { freq: 8 }),
    endDate: fc.option(day('1985-01-01', asOf)),
    organizationName: fc.constantFrom('Acme', 'Globex'),
  });
  const jobs = fc.array(
    job.map((one) => ({ ...one, title: 'Consultant', isCurrent: one.endDate === null })),
    { minLength: 1, maxLength: 4 },
  );
  const filter = fc.record({
    filterType: fc.constantFrom(
      'YEARS_OF_EXPERIENCE',
      'YEARS_IN_CURRENT_ROLE',
      'YEARS_AT_CURRENT_COMPANY',
      'SENIORITY',
    ),
    value: fc.constantFrom('-2', '0', '1', '2-5', '6+', '10+', '12-30'),
    level: fc.constantFrom('junior', 'mid', 'senior'),
  });
  fc.assert(
    fc.property(
      jobs,
      filter,
      fc.integer({ min: 0, max: 9_000 }),
      (experiences, { filterType, value, level }, daysLater) => {
        const later = new Date(asOf.getTime() + daysLater * DAY_MS);
        const person = profileOf({ id: 'p', jobTitle: 'Consultant', experiences });
        const read = validateFilters(
          [{ filterType, value: filterType === 'SENIORITY' ? level : value }],
          lexicon,
        );
        if ('issues' in read) throw new Error(JSON.stringify(read.issues));
        const plan = compile(read.filters, { lexicon, today: dayOf(later) });
        const [long, just] = [asOf, later].map((readAt) => {
          const one = createSegmentEngine();
          one.apply([{ id: 'p', document: toDocument(person, asOf, readAt) }]);
          return one.search(plan, { exclude: new Set(), limit: 1 }).count;
        });
        expect(long).toBe(just);
        if (filterType !== 'YEARS_OF_EXPERIENCE') return;
        const years = yearsOf(experiences.map(datesOf), later);
        const { min = 0, max = 99 } = readRange(value, 99)!;
        expect(just).toBe(years !== null && years >= min && years <= max ? 1 : 0);
      },
    ),
    { numRuns: 400 },
  );
});
