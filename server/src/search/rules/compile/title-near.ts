import type { Tier } from '../../../index/index.ts';
import type { Lexicon, NearFamily } from '../../../lexicon/types.ts';
import { roleTerm } from '../../document/terms.ts';
import { OCCURRENCE_FACTORS, WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import { itemsOf } from '../items.ts';
import { valuesOf } from './text.ts';
import { type TitleField, titleSides, wordsTier } from './title.ts';
import { labelOf, readLabel } from './title-label.ts';
import { type Group, meaningOf, type TitleMeaning } from './title-meaning.ts';
import { occupationTiers } from './title-occupation.ts';

/**
 * How far a search goes beyond a title that few people have: to the families near its own, to those
 * near them, and to everyone in the same job function.
 */
export const TITLE_STEPS = ['near', 'related', 'function'] as const;
export type TitleStep = (typeof TITLE_STEPS)[number];

/** Families farther away than this have little in common with the title. */
const MIN_NEAR = 0.3;
const MIN_RELATED = 0.15;
/** A step is one clause of the plan, so it stays small. */
const MAX_FAMILIES = 8;

/** Why a title beyond the one asked for counts: see `NearFamily`, and the steps. */
export const NEAR_REASONS = [
  'broader',
  'sibling',
  'neighbour',
  'occupation',
  'related',
  'function',
] as const;

/** A title beyond the one asked for. */
export interface NearTitle {
  /** Its family; null for a near occupation and for everyone in the same job function. */
  family: string | null;
  weight: number;
  reason: (typeof NEAR_REASONS)[number];
}

/** The families near one, the nearest first. */
export function nearFamilies(family: string | null, lexicon: Lexicon): readonly NearFamily[] {
  if (family === null) return [];
  return lexicon
    .nearFamilies(family)
    .filter(({ weight }) => weight >= MIN_NEAR)
    .slice(0, MAX_FAMILIES);
}

/** The families near those, without them and the family itself. */
export function relatedFamilies(family: string | null, lexicon: Lexicon): NearTitle[] {
  if (family === null) return [];
  const near = nearFamilies(family, lexicon);
  const known = new Set([family, ...lexicon.kindsOf(family), ...near.map((one) => one.family)]);
  const found = new Map<string, number>();
  const add = (one: NearFamily, weight: number): void => {
    if (!known.has(one.family) && weight >= MIN_RELATED)
      found.set(one.family, Math.max(weight, found.get(one.family) ?? 0));
  };
  for (const one of lexicon.nearFamilies(family)) add(one, one.weight);
  for (const step of near)
    for (const one of lexicon.nearFamilies(step.family)) add(one, step.weight * one.weight);
  return [...found]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_FAMILIES)
    .map(([related, weight]) => ({ family: related, weight, reason: 'related' }));
}

/** Whether a filter is a title that is not meant word for word. */
export const isWidenable = ({ filterType, isExcluded, isExactMatch }: Filter): boolean =>
  filterType === 'JOB_TITLE' && !isExcluded && !isExactMatch;

/** The tiers that a step adds to those of the filter's titles. */
export function stepTiers(filter: Filter, step: TitleStep, lexicon: Lexicon): Tier[] {
  const factor = OCCURRENCE_FACTORS[filter.isRequired ? 'required' : 'optional'];
  return itemsOf(filter.value)
    .flatMap((title) => tiersOfTitle(title, filter, step, lexicon))
    .map((tier) => ({ ...tier, weight: tier.weight * factor }));
}

function tiersOfTitle(title: string, filter: Filter, step: TitleStep, lexicon: Lexicon): Tier[] {
  const meaning = meaningOf(title, lexicon);
  if (step === 'function') return functionTiers(title, meaning, lexicon);
  return titleSides(filter).flatMap(({ side, field }) =>
    step === 'near'
      ? [
          ...nearFamilyTiers(side, field, meaning, lexicon),
          ...nearOccupationTiers(title, field, meaning, lexicon),
        ]
      : relatedFamilies(meaning.family, lexicon).flatMap(({ family }) =>
          wordsTier(field, rolesAt([roleTerm(family!)], meaning), WEIGHTS.title.related[side]).map(
            (one) => ({ ...one, label: labelOf('related', family) }),
          ),
        ),
  );
}

function nearFamilyTiers(
  side: 'current' | 'past',
  field: TitleField,
  meaning: TitleMeaning,
  lexicon: Lexicon,
): Tier[] {
  const { least } = WEIGHTS.title.near;
  const most = WEIGHTS.title.near[side];
  return nearFamilies(meaning.family, lexicon).flatMap(({ family, weight }) => {
    const points = Math.round(least + (most - least) * weight);
    const tier = wordsTier(field, rolesAt([roleTerm(family)], meaning), points);
    return tier.map((one) => ({ ...one, label: labelOf('near', family) }));
  });
}

/**
 * The occupation that a known role is nearest to, with the words beside it. A title that names no
 * known role matches those without being widened.
 */
function nearOccupationTiers(
  title: string,
  field: TitleField,
  { family, neededLevel }: TitleMeaning,
  lexicon: Lexicon,
): Tier[] {
  if (family === null || neededLevel !== null) return [];
  return occupationTiers(title, field, { nearest: WEIGHTS.title.near.least }, lexicon);
}

const rolesAt = (roles: Group, { neededLevel }: TitleMeaning): Group[] =>
  neededLevel ? [roles, neededLevel] : [roles];

/** Everyone whose current work is in the first function of the title, at the level it needs. */
function functionTiers(title: string, { neededLevel }: TitleMeaning, lexicon: Lexicon): Tier[] {
  const [first] = lexicon.readTitle(title).functions;
  if (first === undefined) return [];
  const worksIn = valuesOf('jobFunction', first);
  const matcher = neededLevel
    ? { kind: 'all' as const, of: [worksIn, valuesOf('seniority', ...neededLevel)] }
    : worksIn;
  return [{ matcher, weight: WEIGHTS.title.related.function, label: labelOf('related', null) }];
}

/** How near a family is to any of the titles; null when a label names none. */
export function nearTitleOf(
  label: string,
  titles: readonly string[],
  lexicon: Lexicon,
): NearTitle | null {
  const { grade, family, weight } = readLabel(label);
  if (grade !== 'near' && grade !== 'related') return null;
  if (family === null)
    return weight === null
      ? { family, weight: 0, reason: 'function' }
      : { family, weight, reason: 'occupation' };
  const asked = titles.map((title) => lexicon.readTitle(title).family);
  const steps: readonly NearTitle[] = asked.flatMap((one): readonly NearTitle[] =>
    grade === 'near' ? nearFamilies(one, lexicon) : relatedFamilies(one, lexicon),
  );
  const [nearest] = steps
    .filter((step) => step.family === family)
    .sort((a, b) => b.weight - a.weight);
  return nearest ?? null;
}
