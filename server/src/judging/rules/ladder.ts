import type { Seniority } from '../../lexicon/types.ts';

/** Levels in career order; "at least this level" compares positions in this list. */
const LADDER: readonly Seniority[] = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'vp',
  'c_level',
  'owner',
];

/** From senior upwards, a higher level also fits; "junior" and "mid" match only themselves. */
export function fitsLevel(held: Seniority, asked: Seniority): boolean {
  const isAtLeast = LADDER.indexOf(held) >= LADDER.indexOf(asked);
  return LADDER.indexOf(asked) >= LADDER.indexOf('senior') ? isAtLeast : held === asked;
}

/**
 * Words of folded titles that imply a rank when no level is named, lowest first. Some ranks are
 * half a step between two levels.
 */
const RANK_WORDS: readonly [RegExp, number][] = [
  [
    / (?:assistant|assistante|adjoint|adjointe|aide|trainee|working student|alternant|alternante|apprenti|apprentie|stagiaire) /,
    LADDER.indexOf('junior') - 0.5,
  ],
  [
    / (?:ii|2|confirme|confirmee|enterprise|strategic|grands comptes|key|specialist|expert|experte) /,
    LADDER.indexOf('mid') + 0.5,
  ],
  [/ (?:iii|3|principal|principale|staff|lead) /, LADDER.indexOf('lead')],
  [/ (?:programme|program|portfolio) (?:manager|director) /, LADDER.indexOf('manager') + 0.5],
  [
    / (?:manager|responsable|chef|cheffe|supervisor|superviseur|team leader|coordinateur principal) /,
    LADDER.indexOf('manager'),
  ],
  [/ (?:head|director|directeur|directrice) /, LADDER.indexOf('director')],
];

/** The deputy of a rank: "directeur adjoint", "deputy head". */
const SECOND = / (?:adjoint|adjointe|deputy|assistant|assistante|associate|sous) /;

/** Leads a team, one rank below those who manage leads. */
const TEAM_LEAD =
  / (?:team lead|team leader|chef d equipe|cheffe d equipe|shift leader|chef de rang|superviseur|supervisor) /;

/** A title's rank on the ladder. A title that names no level counts as the middle one. */
export function rankOf(seniority: Seniority | null, folded: string): number {
  const named = seniority === null ? LADDER.indexOf('mid') : LADDER.indexOf(seniority);
  const ranks = RANK_WORDS.filter(([words]) => words.test(folded)).map(([, rank]) => rank);
  if (TEAM_LEAD.test(folded)) return LADDER.indexOf('lead');
  if (seniority === null && ranks.length > 0) return Math.max(...ranks);
  const rank = Math.max(named, ...ranks);
  return SECOND.test(folded) ? rank - 0.5 : rank;
}
