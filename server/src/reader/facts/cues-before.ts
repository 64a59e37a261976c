import type { Token } from '../tokens.ts';
import { CLAUSE_MARKS, CUES, type Cue, HEADINGS, LEARNING_FIELDS, OWN, TURNS } from './cues.ts';
import type { FactContext } from './named.ts';

/*
 * Which small words before a thing reach it. Two denials cancel: "not a year without negotiating".
 */

/** No cue reaches further. */
const MAX_REACH = 14;
/** "Without a driving licence" reaches a licence, not what follows. */
const MAX_LACKS = 5;
const LACKS_END = new Set(
  'using|via|thanks|grace|while|led|managed|on|during|pour|for|depuis'.split('|'),
);

const JOINS = new Set('or|nor|ni|ou'.split('|'));
const AND = new Set(['and', 'et', '&']);
const SUBJECTS = new Set("i|i'm|i've|je|j|we|nous|he|she|it".split('|'));
const EXAM =
  /^(?:exams?|examen|examens|tests?|certif\w*|licen[cs]e|diplom\w*|degree|concours|epreuves?|badge|accredit\w*|charter|bac|permis|habilit\w*|caces|qualification)$/;
const ACTS =
  /^(?:led|ran|built|managed|used|designed|deployed|migrated|developed|created|wrote|shipped|delivered|won|grew|knows?|speaks?|encadre|gere|pilote|dirige|utilise|maitrise|deploye|developpe|cree|mis|mene)$/;

const PLANS: ReadonlySet<Cue> = new Set(['plans', 'studies', 'willing']);

interface FoundCue {
  cue: Cue;
  from: number;
  to: number;
}

type Effect = 'denies' | 'plans' | 'former' | 'slight' | 'aside' | 'affirms';

/** What the cues before token `at` do to it; null when none reaches it. */
export function cueBefore(
  tokens: readonly Token[],
  at: number,
  { isCredential = false, isWillingness = false }: FactContext,
): Effect | null {
  const all = cuesOf(tokens, at, isCredential);
  const cues = all.filter((cue) => reaches(tokens, cue, at));
  const denials = cues.filter(({ cue }) => cue === 'denies' || cue === 'lacks').length;
  const isDenied = denials % 2 === 1;
  if (isRhetorical(tokens, all, at) || (denials > 0 && !isDenied)) return 'affirms';
  const isFormer = endedBefore(tokens, at) || cues.some(({ cue }) => cue === 'former');
  if (isWillingness && (isFormer || isDenied)) return 'denies';
  if (cues.some(({ cue }) => PLANS.has(cue))) {
    // "No plans to learn Rust" is no plan, and no fact either.
    if (!isWillingness) return 'plans';
  }
  if (isFormer) return 'former';
  if (isDenied) return 'denies';
  for (const kind of ['aside', 'slight'] as const)
    if (cues.some(({ cue }) => cue === kind)) return kind;
  return headingBefore(tokens, at);
}

const UNLESS =
  /\b(?:i|je) (?:don't|can't|cannot|couldn't|haven't|could not|do not|have not|did not|didn't|n|ne)\b/;

/** "Not a year without nights", "nothing about Excel I don't know": two denials, one claim. */
function isRhetorical(tokens: readonly Token[], cues: readonly FoundCue[], at: number): boolean {
  const denials = cues.filter(({ cue }) => cue === 'denies' || cue === 'slight');
  const without = cues.find(({ cue, from }) => cue === 'lacks' && reachesLack(tokens, from, at));
  if (
    without &&
    denials.some((cue) => cue.to <= without.from && reaches(tokens, cue, without.from))
  )
    return true;
  const rest = tokens
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ');
  return denials.some((cue) => reaches(tokens, cue, at)) && UNLESS.test(rest);
}

const reachesLack = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(from, at).every(({ word }) => !CLAUSE_MARKS.has(word) && !TURNS.has(word));

function cuesOf(tokens: readonly Token[], at: number, isCredential: boolean): FoundCue[] {
  const cues: FoundCue[] = [];
  const isExam = isCredential || tokens.some(({ word }) => EXAM.test(word));
  for (let from = Math.max(0, at - MAX_REACH - 4); from < at; ) {
    const found = CUES.match(tokens, from);
    if (!found || found.to > at || isOther(tokens, from, found, isExam)) {
      from += 1;
      continue;
    }
    if (found.meaning !== 'neutral') cues.push({ cue: found.meaning, from, to: found.to });
    from = found.to;
  }
  return cues;
}

/** A word that only looks like a cue here. */
function isOther(
  tokens: readonly Token[],
  from: number,
  { meaning, to }: { meaning: Cue; to: number },
  isExam: boolean,
): boolean {
  const { word } = tokens[from]!;
  if (meaning === 'studies') return !isExam;
  if (word === 'learning') return LEARNING_FIELDS.has(tokens[from - 1]?.word ?? '');
  // "Plus de 5 ans" and "no. 1".
  if (word === 'no' && tokens[to]?.kind === 'number') return true;
  if (word === 'new' && tokens[from - 1]?.word === 'brand') return true;
  return false;
}

function reaches(tokens: readonly Token[], { cue, from, to }: FoundCue, at: number): boolean {
  const limit = cue === 'lacks' ? MAX_LACKS : MAX_REACH;
  if (at - to > limit) return false;
  for (let next = to; next < at; next++) {
    const { word } = tokens[next]!;
    if (word === ':' && next === to && from === 0) continue;
    if (CLAUSE_MARKS.has(word) || TURNS.has(word)) return false;
    if (cue === 'lacks' && next > to && LACKS_END.has(word)) return false;
    if (word === ',' && !isListed(tokens, next, at)) return false;
    if (AND.has(word) && turnsToAct(tokens, next + 1)) return false;
    if (cue === 'plans' && OWN.has(word) && isOwnExperience(tokens, next, at)) return false;
  }
  return true;
}

/** "No SAP, Oracle or Sage": the comma is inside a list that ends with "or". */
function isListed(tokens: readonly Token[], comma: number, at: number): boolean {
  const rest = tokens.slice(comma + 1, at + 5);
  const opensClause = SUBJECTS.has(rest[0]?.word ?? '') || ACTS.test(rest[0]?.word ?? '');
  return !opensClause && rest.some(({ word }) => JOINS.has(word));
}

const turnsToAct = (tokens: readonly Token[], at: number): boolean =>
  SUBJECTS.has(tokens[at]?.word ?? '') || ACTS.test(tokens[at]?.word ?? '');

const EXPERIENCE = new Set(
  'experience|skills|expertise|knowledge|competences|savoir|connaissances|years|ans|background|pratique|maitrise'.split(
    '|',
  ),
);

const PUTS_TO_USE = new Set(
  'use|apply|bring|leverage|exploit|deploy|share|profit|valoriser|exploiter|apporter|partager|utiliser'.split(
    '|',
  ),
);

/** "Looking to use my ten years of SAP": the years are there. */
const isOwnExperience = (tokens: readonly Token[], own: number, at: number): boolean =>
  PUTS_TO_USE.has(tokens[own - 1]?.word ?? '') ||
  tokens.slice(own, at + 4).some(({ word }) => EXPERIENCE.has(word));

/** "Je n'utilise plus", "je ne souhaite plus": no longer, where "plus de 5 ans" is not. */
function endedBefore(tokens: readonly Token[], at: number): boolean {
  const plus = tokens.findLastIndex(({ word }, index) => index < at && word === 'plus');
  if (plus < 0 || at - plus > MAX_REACH) return false;
  const denied = tokens
    .slice(Math.max(0, plus - 5), plus)
    .some(({ word }) => word === 'ne' || word === 'n');
  if (!denied || tokens.slice(plus, at).some(({ word }) => CLAUSE_MARKS.has(word))) return false;
  return tokens[plus + 1]?.word !== 'secret' && tokens[plus + 2]?.word !== 'secret';
}

const MAX_HEADING = 4;

/** "Currently learning: Rust, Go": the heading speaks for all that follows its colon. */
function headingBefore(tokens: readonly Token[], at: number): 'plans' | 'denies' | 'slight' | null {
  const colon = tokens.findLastIndex(({ word }, index) => index < at && word === ':');
  if (colon < 1 || colon > MAX_HEADING + 1) return null;
  for (let from = 0; from < colon; from++) {
    const found = HEADINGS.match(tokens, from);
    if (found?.to === colon) return found.meaning;
    // "Not a beginner: eight years".
    if (tokens[from]?.word === 'not' || tokens[from]?.word === 'pas') return null;
  }
  return null;
}
