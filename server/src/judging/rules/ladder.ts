import type { Seniority } from '../../lexicon/types.ts';

/**
 * Levels in the order of a career; what counts as "at least this level" is a place in this list.
 */
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

/** From senior upwards a higher level fits as well; "junior" and "mid" mean just that. */
export function fitsLevel(held: Seniority, asked: Seniority): boolean {
  const isAtLeast = LADDER.indexOf(held) >= LADDER.indexOf(asked);
  return LADDER.indexOf(asked) >= LADDER.indexOf('senior') ? isAtLeast : held === asked;
}

/**
 * Words of folded titles that stand for a rank where no level is named, lowest first; each half a
 * step above the level before it.
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

/** The second behind a rank: "directeur adjoint", "deputy head". */
const SECOND = / (?:adjoint|adjointe|deputy|assistant|assistante|associate|sous) /;

/** Leads a team, below those who manage leads. */
const TEAM_LEAD =
  / (?:team lead|team leader|chef d equipe|cheffe d equipe|shift leader|chef de rang|superviseur|supervisor) /;

/** A title's place on the ladder; one that names no level stands for the middle. */
export function rankOf(seniority: Seniority | null, folded: string): number {
  const named = seniority === null ? LADDER.indexOf('mid') : LADDER.indexOf(seniority);
  const ranks = RANK_WORDS.filter(([words]) => words.test(folded)).map(([, rank]) => rank);
  if (TEAM_LEAD.test(folded)) return LADDER.indexOf('lead');
  if (seniority === null && ranks.length > 0) return Math.max(...ranks);
  const rank = Math.max(named, ...ranks);
  return SECOND.test(folded) ? rank - 0.5 : rank;
}
