import type { Clause, Matcher, Preference, TermField, Tier } from '../../index/index.ts';
import { SENIORITIES } from '../../lexicon/lexicon.ts';
import type { Seniority } from '../../lexicon/types.ts';
import { seniorityTerm, UNSTATED_SENIORITY } from '../document/terms.ts';
import { OCCURRENCE_FACTORS, WEIGHTS } from '../document/weights.ts';
import type { CompileContext } from './compile/context.ts';
import { valuesOf } from './compile/text.ts';
import { experience, LIKELY_YEARS } from './compile/years.ts';
import type { Filter } from './filter.ts';
import { itemsOf } from './items.ts';

/*
 * What orders people whom the filters alone leave equal. Nothing here decides who matches.
 */

/** A past title counts more in the last job than in an older one. */
export function withRecency(tiers: readonly Tier[]): Tier[] {
  return tiers.flatMap((tier) => {
    const { matcher, weight } = tier;
    if (!isOn('pastTitle', matcher)) return [tier];
    const recent: Matcher = { ...matcher, field: 'lastTitle' };
    return [{ ...tier, matcher: recent, weight: weight + WEIGHTS.recency, refines: true }, tier];
  });
}

type FieldMatcher = Extract<Matcher, { kind: 'values' | 'words' }>;

const isOn = (field: TermField, matcher: Matcher): matcher is FieldMatcher =>
  (matcher.kind === 'values' || matcher.kind === 'words') && matcher.field === field;

/** A skill counts more in a job that goes on than in the last one that ended. */
export function skillPreferences(clauses: readonly Clause[]): Preference[] {
  return clauses.flatMap(({ occurrence, tiers }) => {
    const recent = tiers.flatMap(({ matcher }) => (isOn('recentSkill', matcher) ? matcher : []));
    if (occurrence === 'excluded' || recent.length === 0) return [];
    // Only a current role has a start.
    const of: Matcher[] = [
      { kind: 'any', of: recent },
      { kind: 'range', field: 'inRoleSince' },
    ];
    const weight = WEIGHTS.recency * OCCURRENCE_FACTORS[occurrence];
    return [{ tiers: [{ matcher: { kind: 'all', of }, weight }] }];
  });
}

/**
 * For a title that states a level: those of that level first, then those whose years suggest it,
 * then those of the next level up or down.
 */
export function levelPreferences(
  filters: readonly Filter[],
  { lexicon, today }: CompileContext,
): Preference[] {
  return filters.flatMap(({ filterType, value, isExcluded, isExactMatch, isRequired }) => {
    if (filterType !== 'JOB_TITLE' || isExcluded || isExactMatch) return [];
    const levels = new Set(
      itemsOf(value).flatMap((title) => lexicon.readTitle(title).seniority ?? []),
    );
    const factor = OCCURRENCE_FACTORS[isRequired ? 'required' : 'optional'];
    const tiers = [...levels].flatMap((level) => levelTiers(level, today));
    return tiers.length === 0
      ? []
      : [{ tiers: tiers.map(({ matcher, weight }) => ({ matcher, weight: weight * factor })) }];
  });
}

function levelTiers(level: Seniority, today: number): Tier[] {
  const at = SENIORITIES.indexOf(level);
  const beside = [SENIORITIES[at - 1], SENIORITIES[at + 1]].flatMap((one) =>
    one === undefined ? [] : seniorityTerm(one),
  );
  const years = LIKELY_YEARS[level];
  const likely: Tier[] = years
    ? [
        {
          matcher: {
            kind: 'all',
            of: [valuesOf('seniority', UNSTATED_SENIORITY), experience(years, today)],
          },
          weight: WEIGHTS.level.likely,
        },
      ]
    : [];
  return [
    { matcher: valuesOf('seniority', seniorityTerm(level)), weight: WEIGHTS.level.stated },
    ...likely,
    { matcher: valuesOf('seniority', ...beside), weight: WEIGHTS.level.beside },
  ];
}

/**
 * Where the order of equal people begins: 32 bits of a hash of the filters. The same filters in
 * another order, or read from a prompt, begin at the same place.
 */
export function startOf(filters: readonly Filter[]): number {
  const text = filters
    .map((filter) =>
      JSON.stringify([
        filter.filterType,
        [...new Set(itemsOf(filter.value))],
        filter.isRequired,
        filter.isExcluded,
        filter.isExactMatch,
        filter.radius,
        filter.history,
      ]),
    )
    .sort()
    .join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Ring places compare by their highest bits, which the last letters have hardly reached.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
