import { promptTokens, type Token } from '../tokens.ts';
import { afterwards } from './afterwards.ts';
import { cueBefore } from './cues-before.ts';
import { featuresOf } from './features.ts';
import { learnedStanding } from './learned.ts';
import type { FactContext, Named, Standing } from './named.ts';
import { isNamesake } from './namesakes.ts';
import { sentenceAround } from './profile-sentences.ts';
import {
  appositionOf,
  attributedTo,
  opensWithOrganisation,
  relativeOf,
  subjectOf,
  THIRD_PERSON,
  type Who,
} from './subjects.ts';
import { clauseStart, topicOfWork } from './topics.ts';
import { classesOf } from './word-classes.ts';

/*
 * What the text of a profile tells of a thing that it names: a fact about the person, or only a
 * mention. A sentence gives a fact when its subject is the person and it is asserted. Pure; a
 * sentence is read only when somebody asks about a thing in it.
 */

export interface Fact {
  standing: Standing;
  /** The sentence: UTF-16 offsets of the text. */
  start: number;
  end: number;
}

/** What the text tells of the thing named from `start` to `end`. */
export function factAt(text: string, start: number, end: number, context: FactContext = {}): Fact {
  const named = namedAt(text, start, end);
  const { sentence } = named;
  const standing = named.from === named.to ? 'asserted' : standingOf(named, context);
  return { standing, start: sentence.start, end: sentence.end };
}

/**
 * How sure the learned reading must be: the odds of being asserted, as logarithms (0 is 50 %, 0.7
 * is 67 %), where the rules say so too and where they say otherwise; and the probabilities of a denial.
 * Between them the thing is only named. Chosen on the writers left out of the training.
 * docs/decisions/0134
 */
const ASSERTED_TOO = 0;
const ASSERTED_ALONE = 0.7;
const DENIED_TOO = 0.2;
const DENIED = 0.4;

/** What is plain needs no learning; of all else the learned reading decides, the rules are a hint. */
function standingOf(named: Named, context: FactContext): Standing {
  if (isNamesake(named, context.isTechnical === true)) return 'aside';
  const byRules = standingByRules(named, context);
  // An entry of a list says nothing around the thing.
  if (named.from === 0 && named.to === named.tokens.length) return byRules;
  if (byRules === 'asserted' && isPlainAct(named)) return 'asserted';
  if (byRules === 'denied' && isPlainDenial(named)) return 'denied';
  const { lead, denied, other } = learnedStanding(factFeatures(named, byRules));
  if (lead > (byRules === 'asserted' ? ASSERTED_TOO : ASSERTED_ALONE)) return 'asserted';
  // "Ready for night shifts" answers where willingness is asked.
  if (context.isWillingness === true && other === 'planned') return 'asserted';
  if (denied > (byRules === 'denied' ? DENIED_TOO : DENIED)) return 'denied';
  // Rules that name a reason name the better one.
  if (byRules !== 'asserted' && byRules !== 'denied') return byRules;
  return lead < 0 ? other : 'aside';
}

const PLAIN: ReadonlySet<string> = new Set([
  'not',
  'own',
  'in',
  'of',
  'det',
  'and',
  'good',
  'mark',
]);

/** "No experience of SAP, Oracle or Sage.": nothing in it can turn the denial round. */
function isPlainDenial({ tokens, from }: Named): boolean {
  const kinds = tokens.map(classesOf);
  const isPlain = kinds.every((one) => one.length === 0 || one.some((kind) => PLAIN.has(kind)));
  const denials = kinds.filter((one) => one.includes('not')).length;
  return from > 0 && isPlain && denials === 1 && kinds[0]!.includes('not');
}

/** How a line of a CV opens: with what the person did or does. */
const ACTS: ReadonlySet<string> = new Set(['act', 'ed', 'good']);
/** Words that may turn a sentence away from the person, or away from what is so. */
const TURNING: ReadonlySet<string> = new Set(
  'not|refuse|want|future|if|learn|begin|fail|former|slight|you|they|she|unlike|quiz|hire|profile|course|people|assist|but'.split(
    '|',
  ),
);

/** "Built an API using Node.js": an act without a subject, and nothing that turns it round. */
function isPlainAct({ tokens, from, to }: Named): boolean {
  const kinds = tokens.map(classesOf);
  const opening = tokens.findIndex(({ kind }) => kind === 'word');
  if (opening < 0 || opening >= to) return false;
  const first = kinds[opening]!;
  const { word } = tokens[opening]!;
  // "Led a team": the thing is the act itself.
  if (opening >= from && (!first.includes('act') || to - from === 1)) return false;
  const isAct = first.some((kind) => ACTS.has(kind));
  if (!isAct && !THIRD_PERSON_VERB.test(word) && !ACT_NOUN.test(word)) return false;
  const around = kinds.filter((_, at) => at < from || at >= to);
  return !first.includes('offer') && !around.flat().some((kind) => TURNING.has(kind));
}

/** "Management of", "Pilotage de", "Conception de": nouns of an act open a line of a CV. */
const ACT_NOUN = /[a-z]{3}(?:ment|tion|sion|age)$/;

/** "Builds services in Python". */
const THIRD_PERSON_VERB = /^(?:builds|runs|leads|manages|designs|writes|maintains|develops|owns)$/;

export const factFeatures = (named: Named, byRules: Standing): string[] =>
  featuresOf(named, [`rules:${byRules}`]);

/** The thing named from `start` to `end`, in its sentence. */
export function namedAt(text: string, start: number, end: number): Named {
  const sentence = sentenceAround(text, start, end);
  const tokens = promptTokens(text.slice(sentence.start, sentence.end));
  const from = tokens.findIndex((token) => token.end > start - sentence.start);
  const to = tokens.findLastIndex((token) => token.start < end - sentence.start) + 1;
  return { text, sentence, tokens, from: Math.max(0, from), to: Math.max(from, to, 0) };
}

export function standingByRules(named: Named, context: FactContext): Standing {
  const { tokens, from, to, sentence } = named;
  if (isNamesake(named, context.isTechnical === true)) return 'aside';
  const before = cueBefore(tokens, from, context);
  const after = afterwards(tokens, from, to, context.isCredential === true);
  // "The licence is not renewed": what is said last of a thing is what holds.
  if (before === 'affirms') return 'asserted';
  if (after !== null) return after;
  if (before === 'denies') return 'denied';
  const who = aboutWhom(named);
  if (before === 'plans') return who === 'others' || who === 'employer' ? who : 'planned';
  if (before === 'aside') return 'aside';
  if (who === 'others' || who === 'employer') return who;
  if (sentence.isQuestion || isQuiz(tokens)) return 'aside';
  const topic = topicOfWork(tokens, from, to);
  if (topic !== null) return topic;
  if (before === 'slight' || before === 'former') return before;
  return 'asserted';
}

const QUIZ = new Set('quiz|quizz|quizzes|qcm|trivia|puzzle|questionnaire'.split('|'));

const isQuiz = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => QUIZ.has(word));

/** The subject of the clause, else of the clause before it in the sentence. */
function aboutWhom(named: Named): Who {
  const { text, sentence, tokens, from } = named;
  let start = clauseStart(tokens, from);
  const inner = inClause(named, start);
  if (inner !== null) return inner;
  if (start === 0 && opensWithOrganisation(tokens)) return 'employer';
  for (;;) {
    if (THIRD_PERSON.has(tokens[start]?.word ?? ''))
      return tellsOfOthers(text, sentence.start) ? 'others' : 'person';
    // After a colon begins a clause of its own, unless a heading stands before it.
    const isApart = tokens[start - 1]?.word === ':' && start - 1 > MAX_HEADING;
    const end = start - 1;
    if (end <= 0 || isApart) return 'person';
    const opener = tokens[start];
    start = clauseStart(tokens, end);
    const before = tokens.slice(start, end);
    const who = appositionOf(before, opener) ?? subjectOf(before, start === 0);
    if (who !== null) return who;
  }
}

/** Whom the clause of the thing itself is about; null when it does not say. */
function inClause({ tokens, from, to }: Named, start: number): Who | null {
  const upTo = tokens.slice(start, from);
  const clause = tokens.slice(start, to);
  const relative = relativeOf(upTo) ?? attributedTo(upTo);
  return relative ?? subjectOf(clause, start === 0) ?? wholeClause(clause, tokens, to, start);
}

const MAX_HEADING = 8;

/** "Customers trust", where the thing named stands inside the subject. */
function wholeClause(
  clause: readonly Token[],
  tokens: readonly Token[],
  to: number,
  start: number,
): Who | null {
  const next = tokens.slice(to, to + 3);
  const isSubject = clause.length <= 5 && next.length > 0;
  const who = isSubject ? subjectOf([...clause, ...next], start === 0) : null;
  return who === 'others' ? who : null;
}

const NAMES_OTHERS =
  /\b(?:my|our|mon|ma|notre|le|la|the) (?:manager|boss|director|colleague|friend|wife|husband|brother|sister|mentor|partner|chef|cheffe|patron|directeur|directrice|coll[eè]gue|amie?|femme|mari|associ[eé]e?|DRH|DSI|CEO|CTO|CFO)\b/i;

/** Whether the sentence before names somebody whom "she" or "il" then means. */
const tellsOfOthers = (text: string, start: number): boolean =>
  NAMES_OTHERS.test(text.slice(Math.max(0, start - 160), start));

export type { FactContext, Standing };
