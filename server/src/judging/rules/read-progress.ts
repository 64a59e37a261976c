import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, clauseOf, slice } from './clause.ts';
import { isManagement } from './management.ts';
import { readSeniorityClause, readTitleClause } from './read-title.ts';
import { type CriterionReading, together } from './reading.ts';

/** Progress in a career: "evolved from analyst to manager", "rose through the ranks". */

const MOVED =
  /^(?:(?:has|have|a|ayant|deja|already|est|was|been) )*(?:evolved?|grown?|grew|moved(?: up)?|progressed|risen|rose|advanced|climbed|worked (?:his|her|their) way up|came up|went|promoted|evolue|passee?|progresse|montee?|promue?)(?= )/;
const FROM_TO =
  /^ ?(?:up )?(?:from|d'|de )\s*(?:an? |une? )?(.+?) (?:(?:up )?to|into|a|au|vers|jusqu'a|jusqu'au)\s+(?:an? |the |une? |la |le |l')?(.+)$/;
const TO =
  /^ ?(?:up )?(?:to|into|vers|a|au)\s+(?:an? |the |une? |la |le |l')?(?:poste de |role of |position of )?(.+)$/;
const UPWARDS =
  /^ ?(?:up )?(?:through the ranks|(?:internally|en interne)|(?:within|inside|in|chez|dans|au sein d[eu'])\b.*(?:company|employer|organi[sz]ation|group|entreprise|employeur|groupe|structure))$/;
/** "From junior to senior in the same firm": the rise asked for is at one employer. */
const SAME_FIRM =
  / (?:in|within|at|chez|dans|au sein d[eu'])(?: the| a| la| le)? ?(?:same|single|one|meme|seule?) (?:company|employer|organi[sz]ation|firm|group|entreprise|employeur|groupe|structure|maison)$/;
/** Nouns for the same: "évolution interne", "increasing responsibility". */
const PROGRESS =
  /^(?:(?:has|a|shows?|with|avec|connu|known|taken on|une?|an|eu|clear|steady|strong|belle|bonne|rapid|rapide) )*(?:(?:evolution|progression)s?(?: (?:interne|hierarchique|professionnelle|de carriere|reguliere))+|(?:internal|career|upward) (?:progression|growth|evolution|advancement)|(?:increasing|growing|rising|expanding|greater) (?:levels? of )?(?:responsibilit(?:y|ies)|scope|seniority)|responsabilites croissantes|montee en responsabilites?|prise? de responsabilites(?: (?:progressives?|croissantes?))?)(?: (?:chez|dans|within|at|in|over|across|throughout|au fil|au sein d[eu'])\b.*)?$/;

const PROMOTED: CriterionReading = { kind: 'promotion', times: 1 };

export function readProgressClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (PROGRESS.test(clause.plain)) return PROMOTED;
  const verb = MOVED.exec(clause.plain);
  if (verb === null) return null;
  const tail = clause.plain.slice(verb[0].length);
  if (UPWARDS.test(tail) || SAME_FIRM.test(tail)) return PROMOTED;
  const [, from, to] = FROM_TO.exec(tail) ?? [null, null, TO.exec(tail)?.[1] ?? null];
  const end = to === null || to === undefined ? null : stage(clause, to, lexicon);
  if (end === null) return null;
  const start = from ? stage(clause, from, lexicon) : null;
  // A level is read from the current title, so an earlier one cannot be asked beside it.
  return start?.kind === 'title' ? together('all', [start, end]) : end;
}

/** A role that somebody had on the way, or leading people. */
function stage(clause: Clause, words: string, lexicon: Lexicon): CriterionReading | null {
  const at = clause.plain.lastIndexOf(words);
  const named = slice(clause, at, at + words.length);
  if (LEADING.test(named.plain) || isManagement(named.plain))
    return { kind: 'management', teamSize: null };
  const level = readSeniorityClause(named, lexicon);
  if (level !== null) return level;
  const title = readTitleClause(clauseOf(`worked as a ${named.raw}`), lexicon, () => PROMOTED);
  return title?.kind === 'title' && title.role.family !== null ? title : null;
}

const LEADING =
  /^(?:people |team |line )?(?:manager|management|managerial|leadership|encadrement|responsable|manageur|manageuse|chef|cheffe|chef d'equipe|team lead(?:er)?)(?: (?:roles?|positions?|jobs?))?$/;
