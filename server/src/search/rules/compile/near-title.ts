import type { Matcher, Tier } from '../../../index/index.ts';
import type { Lexicon, Near } from '../../../lexicon/types.ts';
import { occupationTerm, roleTerm } from '../../document/terms.ts';

type TitleField = 'currentTitle' | 'pastTitle';

/** Below this the words say too little of the occupation or the family. */
const MIN_WEIGHT = { nearest: 0.1, other: 0.06, family: 0.4 };
const MAX_OTHERS = 4;

/**
 * Ways for a title to match that is no name of a role: the occupation that its words together are
 * nearest to; then others that it may mean, and the family of roles that it is nearest to. Without
 * a weight for `near` only the first.
 */
export function nearTitleTiers(
  title: string,
  field: TitleField,
  weights: { nearest: number; near?: number },
  lexicon: Lexicon,
): Tier[] {
  const { occupations, families } = lexicon.nearestTitles(title);
  const [nearest, ...others] = occupations;
  const tier = (terms: readonly string[], weight: number | undefined): Tier[] => {
    const matcher: Matcher = { kind: 'words', field, groups: [terms] };
    return terms.length > 0 && weight !== undefined ? [{ matcher, weight }] : [];
  };
  const least = (some: readonly (Near | undefined)[], weight: number): string[] =>
    some.flatMap((one) => (one && one.weight >= weight ? one.id : []));
  return [
    ...tier(least([nearest], MIN_WEIGHT.nearest).map(occupationTerm), weights.nearest),
    ...tier(
      [
        ...least(others.slice(0, MAX_OTHERS), MIN_WEIGHT.other).map(occupationTerm),
        ...least(families.slice(0, 1), MIN_WEIGHT.family).map(roleTerm),
      ],
      weights.near,
    ),
  ];
}
