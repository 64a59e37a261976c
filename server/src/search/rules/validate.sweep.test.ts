import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { compile } from './compile.ts';
import { FILTER_TYPES } from './filter.ts';
import { validateFilters } from './validate.ts';

const lexicon = createLexicon();
const validate = (raw: unknown) => validateFilters(raw, lexicon);

test('validation never throws, and what it accepts compiles', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
    fc.anything(),
  );
  const filter = fc.record({
    filterType: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...FILTER_TYPES) },
      { weight: 1, arbitrary: fc.anything() },
    ),
    value,
    isExactMatch: fc.oneof(fc.boolean(), fc.constant(undefined)),
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.array(filter, { minLength: 1, maxLength: 5 }), fc.anything()),
      (raw) => {
        const read = validate(raw);
        if ('filters' in read)
          compile(read.filters, { lexicon, today: 20_000, membersOf: () => [] });
        else expect(read.issues.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});
