import type { Matcher, Tier } from '../../../index/index.ts';
import type { Lexicon, Near } from '../../../lexicon/types.ts';
import { occupationTerm, roleTerm } from '../../document/terms.ts';
import { occupationLabel } from './title-label.ts';

type TitleField = 'currentTitle' | 'pastTitle';

/** Below this the words say too little of the occupation or the family. */
export const MIN_OCCUPATION = 0.1;
const MIN_WEIGHT = { other: 0.06, family: 0.4 };
const MAX_OTHERS = 4;

/**
 * Ways for a title to match that is no name of a role: the occupation that its words together are
 * nearest to; then others that it may mean, and the family of roles that it is nearest to. Without
 * a weight for `possible` only the first.
 */
export function occupationTiers(
  title: string,
  field: TitleField,
  weights: { nearest: number; possible?: number },
  lexicon: Lexicon,
): Tier[] {
  const { occupations, families } = lexicon.nearestTitles(title);
  const [, ...others] = occupations;
  const tier = (
    some: readonly Near[],
    terms: readonly string[],
    weight: number | undefined,
  ): Tier[] => {
    if (terms.length === 0 || weight === undefined) return [];
    const matcher: Matcher = { kind: 'words', field, groups: [terms] };
    return [{ matcher, weight, label: occupationLabel(Math.max(...some.map(weightOf))) }];
  };
  const first = atLeast(occupations.slice(0, 1), MIN_OCCUPATION);
  const more = atLeast(others.slice(0, MAX_OTHERS), MIN_WEIGHT.other);
  const family = atLeast(families.slice(0, 1), MIN_WEIGHT.family);
  return [
    ...tier(first, first.map(occupation), weights.nearest),
    ...tier(
      [...more, ...family],
      [...more.map(occupation), ...family.map(({ id }) => roleTerm(id))],
      weights.possible,
    ),
  ];
}

const atLeast = (some: readonly Near[], least: number): Near[] =>
  some.filter(({ weight }) => weight >= least);
const weightOf = ({ weight }: Near): number => weight;
const occupation = ({ id }: Near): string => occupationTerm(id);
