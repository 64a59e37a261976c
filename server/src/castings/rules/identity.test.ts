import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from '../../search/search.ts';
import { identityText, mergeCriterias } from './identity.ts';

const filter = (value: string): Filter => ({
  filterType: 'JOB_TITLE',
  value,
  isRequired: true,
  isExcluded: false,
  isExactMatch: false,
});
const texts = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });

const byFilters = (
  values: readonly string[],
  criterias: readonly string[],
  scoringLanguage: 'en' | 'fr' = 'en',
) =>
  identityText({
    source: { kind: 'filters', filters: values.map(filter) },
    criterias,
    scoringLanguage,
  });

describe('the identity of a start', () => {
  it('ignores order, repetition, outer spaces and Unicode form', () => {
    fc.assert(
      fc.property(texts, texts, (values, criterias) => {
        const again = byFilters(
          [...values].reverse().concat(values),
          [...criterias, ...criterias].reverse().map((c) => ` ${c} `),
        );
        expect(again).toBe(byFilters(values, criterias));
      }),
    );
    expect(byFilters(['développeur'.normalize('NFD')], ['a'])).toBe(
      byFilters(['développeur'.normalize('NFC')], ['a']),
    );
  });

  it('ignores the order of keys in a filter', () => {
    const reordered = Object.fromEntries(
      Object.entries(filter('x')).reverse(),
    ) as unknown as Filter;
    const one = identityText({
      source: { kind: 'filters', filters: [reordered] },
      criterias: ['a'],
      scoringLanguage: 'en',
    });
    expect(one).toBe(byFilters(['x'], ['a']));
  });

  it('differs by language, criteria, filters and kind', () => {
    const all = [
      byFilters(['x'], ['a']),
      byFilters(['x'], ['a'], 'fr'),
      byFilters(['x'], ['b']),
      byFilters(['y'], ['a']),
      identityText({
        source: { kind: 'prompt', prompt: 'x' },
        criterias: ['a'],
        scoringLanguage: 'en',
      }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('mergeCriterias', () => {
  it('puts the caller’s criteria first and drops repeated ones', () => {
    expect(
      mergeCriterias(['Knows Python', ' Speaks French '], ['knows python.', 'Lives in Paris']),
    ).toEqual(['Knows Python', 'Speaks French', 'Lives in Paris']);
  });

  it('drops empty criteria', () => {
    expect(mergeCriterias(['---', '…'], [])).toEqual([]);
    expect(mergeCriterias(['C++', 'C#'], [])).toEqual(['C++', 'C#']);
  });

  it('drops the prompt’s rewordings of a criterion, and none of the caller’s criteria', () => {
    const meanings: Record<string, string> = {
      'Speaks German': 'de',
      'Parle allemand': 'de',
      German: 'de',
      'Based in Paris': 'paris',
    };
    const meaningOf = (criterion: string): string | null => meanings[criterion] ?? null;
    const extracted = ['German', 'Based in Paris', 'Ships weekly', 'Ships often'];
    expect(mergeCriterias(['Parle allemand', 'Speaks German'], extracted, meaningOf)).toEqual([
      'Parle allemand',
      'Speaks German',
      'Based in Paris',
      'Ships weekly',
      'Ships often',
    ]);
  });
});
