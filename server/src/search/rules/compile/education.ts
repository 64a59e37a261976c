import type { Tier } from '../../../index/index.ts';
import { degreeFamilyTerm, degreeLevelTerm, fieldTerm, schoolTerm } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { namesTiers, textTiers, valuesOf } from './text.ts';

/**
 * Names that several schools share. A search for one of them in any spelling also matches the
 * schools with that name in theirs.
 */
const GROUPS = new Set(['INSA']);

/**
 * The school itself, under any of its names; then every school with the words of the value in its
 * name ("Sorbonne": two universities have it in theirs).
 */
export function compileSchool(
  name: string,
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const tiers = namesTiers('school', name, lexicon, isExactMatch, WEIGHTS.school);
  const known = isExactMatch ? null : lexicon.readSchool(name);
  if (!known) return tiers;
  const itself: Tier = {
    matcher: valuesOf('school', schoolTerm(lexicon.fold(known.name))),
    weight: WEIGHTS.school.exact,
  };
  const group = GROUPS.has(known.name)
    ? namesTiers('school', known.name, lexicon, isExactMatch, WEIGHTS.school)
    : [];
  return [itself, ...tiers, ...group];
}

/**
 * A field under its names in both languages, also inside the name of a course. An unknown field
 * matches by its words.
 */
export function compileField(
  text: string,
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const tiers = textTiers('fieldOfStudy', text, lexicon, isExactMatch);
  const known = isExactMatch ? null : lexicon.readField(text);
  return known
    ? [
        ...tiers,
        { matcher: valuesOf('fieldOfStudy', fieldTerm(known.id)), weight: WEIGHTS.text.words },
      ]
    : tiers;
}

/** Degrees that stand for their level: a search for a master's also accepts a doctorate. */
const GENERAL_FAMILIES = new Set([
  'baccalaureate',
  'bac-2',
  'associate',
  'licence',
  'bachelor',
  'master-1',
  'master',
  'phd',
]);

/** The degree in any spelling; then the degrees that have the words of the value in their name. */
export function compileDegree(
  text: string,
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const degree = isExactMatch ? null : lexicon.readDegree(text);
  if (!degree) return textTiers('degree', text, lexicon, isExactMatch);
  const family: Tier = {
    matcher: valuesOf('degree', degreeFamilyTerm(degree.family)),
    weight: WEIGHTS.degree.family,
  };
  const byWords = textTiers('degree', text, lexicon, isExactMatch, {
    exact: WEIGHTS.degree.family,
    words: WEIGHTS.degree.words,
  });
  if (!GENERAL_FAMILIES.has(degree.family)) return [family, ...byWords];
  return [
    family,
    { matcher: valuesOf('degree', degreeLevelTerm(degree.level)), weight: WEIGHTS.degree.level },
    ...byWords,
  ];
}
