import type { Tier } from '../../../index/index.ts';
import type { CompileContext } from '../compile.ts';
import type { Filter } from '../filter.ts';
import { degreeFamilyTerm, degreeLevelTerm, fieldTerm, schoolTerm } from '../terms.ts';
import { WEIGHTS } from '../weights.ts';
import { exactTier, namesTiers, textTiers, valuesOf } from './text.ts';

/** Names that several schools bear. */
const GROUPS = new Set(['INSA']);

export function compileSchool(name: string, { isExactMatch }: Filter, { lexicon }: CompileContext): Tier[] {
  const known = isExactMatch ? null : lexicon.readSchool(name);
  if (!known) return namesTiers('school', name, lexicon, isExactMatch, WEIGHTS.school);
  const itself: Tier = { matcher: valuesOf('school', schoolTerm(lexicon.fold(known.name))), weight: WEIGHTS.school.exact };
  // A known school is that one school: the words of its name are also in the names of others.
  return GROUPS.has(known.name)
    ? [...namesTiers('school', known.name, lexicon, isExactMatch, WEIGHTS.school), itself]
    : [exactTier('school', name, lexicon, WEIGHTS.school.exact), itself];
}

/** A field under its names in both languages, also inside the name of a course; any other by its words. */
export function compileField(text: string, { isExactMatch }: Filter, { lexicon }: CompileContext): Tier[] {
  const tiers = textTiers('fieldOfStudy', text, lexicon, isExactMatch);
  const known = isExactMatch ? null : lexicon.readField(text);
  return known ? [...tiers, { matcher: valuesOf('fieldOfStudy', fieldTerm(known.id)), weight: WEIGHTS.text.words }] : tiers;
}

/** Degrees that stand for their level: who asks for a master's is content with a doctorate. */
const GENERAL_FAMILIES = new Set(['baccalaureate', 'bac-2', 'associate', 'licence', 'bachelor', 'master-1', 'master', 'phd']);

export function compileDegree(text: string, { isExactMatch }: Filter, { lexicon }: CompileContext): Tier[] {
  const degree = isExactMatch ? null : lexicon.readDegree(text);
  if (!degree) return textTiers('degree', text, lexicon, isExactMatch);
  const family: Tier = { matcher: valuesOf('degree', degreeFamilyTerm(degree.family)), weight: WEIGHTS.degree.family };
  if (!GENERAL_FAMILIES.has(degree.family)) return [exactTier('degree', text, lexicon, WEIGHTS.degree.family), family];
  return [family, { matcher: valuesOf('degree', degreeLevelTerm(degree.level)), weight: WEIGHTS.degree.level }];
}
