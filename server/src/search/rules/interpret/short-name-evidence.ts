import type { Lexicon } from '../../../lexicon/types.ts';
import { mentionAt, type Text, textOf } from './elements.ts';
import { isPerson, isSigned } from './person-names.ts';
import {
  isAfterPreposition,
  isBetweenMarks,
  isHead,
  LIST_JOINS,
  startsTitle,
} from './place-words.ts';
import { WEIGHTS } from './short-name-weights.gen.ts';
import type { ShortName } from './short-names.ts';

/** A short name in the prompt: tokens `from` up to and without `to`. */
export interface ShortCandidate {
  from: number;
  to: number;
  name: ShortName;
}

/** What the features ask about other tokens: whether a short name begins there. */
export type ShortNameAt = (text: Text, at: number) => ShortCandidate | null;

interface Subject {
  text: Text;
  lexicon: Lexicon;
  candidate: ShortCandidate;
  shortNameAt: ShortNameAt;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Only a place, or a thing of the same position ("in Java"), follows these. */
const PLACE_PREPOSITIONS = words(
  'in near nr across around covering throughout within outside based located serving dans sur vers pres autour region secteur zone base basee bases basees hors etat',
);
const MILD_PREPOSITIONS = words('from at of en au aux');
const OTHER_PREPOSITIONS = words('for to with by du de a about pour avec par');
const JOBS = words(
  'jobs job positions position roles role openings opening vacancies vacancy opportunities opportunity postes poste offres emplois emploi',
);
/** Before "in", these say that a place follows. */
const PLACING = words(
  'anywhere somewhere everywhere practising practicing offices sites based located living working work works lives live sits sitting companies company startups people candidates profiles someone anyone licensed registered certified qualified base basee bases basees situe situee travaille travaillant jobs positions roles openings',
);
const AREA_AFTER = words(
  'area region metro state only based wide zone territory residents market markets remote remotely interior coast shore suburbs county licensed license',
);
/** A clause begins: what stands before it is complete. */
const CLAUSE = words(
  'at with who for and or from having experienced currently that where working plus et ou avec qui pour chez',
);
const GREATER = words('greater metro downtown suburban metropolitan');
const REMOTE = words('remote remotely hybrid onsite teletravail hybride distance wfh');
const PRONOUN_VERBS = words(
  'join tell help contact give send show call email reach let joins joined helps helping joining believe believes find get make makes interested write message ping bring hire drop connect offer sell teach trust meet is are was be means mean',
);
const ARTICLES = words('the a an our your their my this that some any no le la les un une des');
const CLAUSE_WORDS = words(
  'in or and is are be to we i you he she they it will can must should need needs has have had the a an our my your their not if when as on near around do does did was were please looking hiring',
);
const OPENERS = words(
  'find need needs hiring seeking want looking for show get source search cherche recherche recrute senior junior mid lead staff principal level experienced experience seasoned career early entry any good great strong top urgent',
);

const word = ({ text }: Subject, at: number): string => text.tokens[at]?.word ?? '';
const typedOf = ({ text, candidate: { from, to } }: Subject): string => textOf(text, from, to);
const before = (subject: Subject): string => word(subject, subject.candidate.from - 1);
const after = (subject: Subject): string => word(subject, subject.candidate.to);

const isEnd = ({ text }: Subject, at: number): boolean => {
  const token = text.tokens[at];
  return token === undefined || ['.', '!', '?', ';', '\n'].includes(token.word);
};

/** Whether a title ends right before a token. */
function endsTitle({ text }: Subject, at: number): boolean {
  if (text.mentions[at - 1]?.mention.kind === 'title') return true;
  return at > 0 && text.tokens[at - 1]?.kind === 'word' && isHead(text.tokens[at - 1]!.word);
}

const hasLetters = (prompt: string): boolean => /\p{Ll}/u.test(prompt);

/** "MA, CT or RI": another code or a place, joined to this one. */
function isListed(subject: Subject): boolean {
  const { text, candidate, shortNameAt } = subject;
  const isCode = (at: number): boolean => {
    const other = shortNameAt(text, at);
    return (
      text.mentions[at]?.mention.kind === 'place' ||
      (other !== null && isUpper(textOf(text, other.from, other.to)) === isUpper(typedOf(subject)))
    );
  };
  const joins = (at: number): boolean =>
    LIST_JOINS.has(word(subject, at)) || ['-', '|', '+', '&'].includes(word(subject, at));
  return (
    (joins(candidate.to) && isCode(candidate.to + 1)) ||
    (joins(candidate.from - 1) && isCode(candidate.from - 2))
  );
}

/** "in", "near", "à": a place or a thing of its position follows. */
const isPlaceWord = ({ text }: Subject, at: number): boolean =>
  PLACE_PREPOSITIONS.has(text.tokens[at]?.word ?? '') || isAfterPreposition(text, at + 1);

const isUpper = (typed: string): boolean => /^\p{Lu}+$/u.test(typed.replace(/[\s.-]/g, ''));

/** "boise id", "Tulsa, OK": a town of this very state right before. */
function isAfterTown(subject: Subject): boolean {
  const { text, lexicon, candidate } = subject;
  const end = word(subject, candidate.from - 1) === ',' ? candidate.from - 1 : candidate.from;
  const town = text.tokens[end - 1];
  if (town?.kind !== 'word' || town.word.length < 3 || PLACE_PREPOSITIONS.has(town.word))
    return false;
  const start =
    text.mentions[end - 1]?.mention.kind === 'place' ? text.mentions[end - 1]!.from : end - 1;
  const [place] = lexicon.readPlaces(`${textOf(text, start, end)}, ${typedOf(subject)}`);
  return place?.kind === 'city';
}

function hasOtherPlace({ text, candidate }: Subject): boolean {
  return text.mentions.some(
    (found) =>
      found?.mention.kind === 'place' &&
      (found.to < candidate.from - 1 || found.from > candidate.to + 1),
  );
}

function isMentionedOtherwise(
  { text, candidate: { from, to } }: Subject,
  longer: boolean,
): boolean {
  for (let at = from; at < to; at++) {
    const found = text.mentions[at];
    if (!found || found.mention.kind === 'place') continue;
    if ((found.from < from || found.to > to) === longer) return true;
  }
  return false;
}

const SHORT_PROMPT = 7;

const isSmallAmongCapitals = ({ text, candidate }: Subject): boolean =>
  !text.tokens[candidate.from]!.capital &&
  text.tokens.some((token, at) => at > 0 && token.capital && text.tokens[at - 1]?.word !== '.');

const isAlone = ({ text, candidate: { from, to } }: Subject): boolean =>
  isBetweenMarks(text, from, to);

/** French texts have English words too ("us", "in"); English texts have few French ones. */
const isWordHere = ({ text, candidate: { name } }: Subject): boolean =>
  name.uses.english || (text.french && name.uses.french);

const isCapitalised = ({ text, candidate }: Subject): boolean =>
  text.tokens[candidate.from]!.capital && !isUpper(textOf(text, candidate.from, candidate.to));

/**
 * The evidence for and against a short name being a place at its position. The weights are learned
 * (`npm run train:places`); each feature here says only whether it holds.
 */
export const FEATURES: readonly { name: string; holds: (subject: Subject) => boolean }[] = [
  { name: 'bias', holds: () => true },
  // "in CA": capitals in a prompt that also has small letters.
  {
    name: 'in capitals',
    holds: (s) => isUpper(typedOf(s)) && hasLetters(s.text.prompt),
  },
  // "Located In Ga".
  { name: 'with a capital', holds: isCapitalised },
  // "in ca" by a person who uses capitals elsewhere.
  { name: 'small letters in a prompt with capitals', holds: isSmallAmongCapitals },
  { name: 'in a short prompt', holds: (s) => s.text.tokens.length <= SHORT_PROMPT },
  { name: 'a word of the language', holds: isWordHere },
  {
    name: 'a word in capitals',
    holds: (s) => isWordHere(s) && isUpper(typedOf(s)) && hasLetters(s.text.prompt),
  },
  // "join us", "find me": only a place after a word of place.
  { name: 'a pronoun', holds: (s) => ['us', 'me'].includes(typedOf(s)) },
  { name: 'a greeting', holds: (s) => /^(?:hi|ok|oh)$/i.test(typedOf(s)) },
  // "MA", "PA": degrees and posts.
  { name: 'an abbreviation of other things', holds: (s) => s.candidate.name.uses.abbreviation },
  // "nordics", "dmv": longer names have fewer other uses.
  { name: 'of three letters or more', holds: (s) => typedOf(s).length >= 3 },
  // "sea", "chi": only after a word of place, or in capitals.
  {
    name: 'needs capitals',
    holds: (s) => s.candidate.name.capitals && !isUpper(typedOf(s)),
  },
  { name: 'American in a French prompt', holds: (s) => s.text.french && s.candidate.name.american },
  { name: 'after a word of place', holds: (s) => isPlaceWord(s, s.candidate.from - 1) },
  { name: 'after "from" or "en"', holds: (s) => MILD_PREPOSITIONS.has(before(s)) },
  {
    name: 'after "for" or "with"',
    holds: (s) => OTHER_PREPOSITIONS.has(before(s)) && !isPlaceWord(s, s.candidate.from - 1),
  },
  // "greater dc".
  { name: 'after "greater"', holds: (s) => GREATER.has(before(s)) },
  // "jobs ny".
  { name: 'after jobs', holds: (s) => JOBS.has(before(s)) },
  { name: 'after remote', holds: (s) => REMOTE.has(before(s)) },
  // "tpms in or", "positions in md".
  {
    name: 'after a title or jobs and a word of place',
    holds: (s) => {
      const at = s.candidate.from - 1;
      return (
        isPlaceWord(s, at) &&
        (endsTitle(s, at) || PLACING.has(word(s, at - 1)) || JOBS.has(word(s, at - 1)))
      );
    },
  },
  // "plumber tx".
  { name: 'after a title', holds: (s) => endsTitle(s, s.candidate.from) },
  // "near us", "in US area".
  { name: 'before area', holds: (s) => AREA_AFTER.has(after(s)) },
  { name: 'ends a sentence', holds: (s) => isEnd(s, s.candidate.to) },
  { name: 'before a clause', holds: (s) => CLAUSE.has(after(s)) },
  {
    name: 'before a mark',
    holds: (s) => s.text.tokens[s.candidate.to]?.kind === 'mark' && !isEnd(s, s.candidate.to),
  },
  // "working in or": nothing follows that the word could join.
  {
    name: 'a joining word that joins nothing',
    holds: (s) =>
      isWordHere(s) &&
      ['in', 'or', 'on', 'de', 'la', 'ou', 'et', 'sur'].includes(word(s, s.candidate.from)) &&
      (isEnd(s, s.candidate.to) ||
        AREA_AFTER.has(after(s)) ||
        ['at', 'with', 'who', ','].includes(after(s))),
  },
  // "mi hr business partners", "senior ma firmware engineers".
  {
    name: 'opens the prompt before a title',
    holds: (s) =>
      startsTitle(s.text, s.candidate.to) &&
      (s.candidate.from === 0 || OPENERS.has(before(s)) || isEnd(s, s.candidate.from - 1)),
  },
  // "us sales manager, healthtech", "ideally midwest nurses".
  { name: 'before a title', holds: (s) => startsTitle(s.text, s.candidate.to) },
  { name: 'listed with another', holds: isListed },
  { name: 'after a town of it', holds: isAfterTown },
  { name: 'the prompt has another place', holds: hasOtherPlace },
  { name: 'in a long text', holds: (s) => s.text.tokens.length > 25 },
  // "co-founder", "vis-à-vis".
  {
    name: 'tied by a hyphen',
    holds: (s) => {
      const { from, to } = s.candidate;
      const next = s.text.tokens[to];
      return s.text.tokens[from]!.glued || (next?.glued === true && next.word !== 'based');
    },
  },
  // "6 mo", "20 mi".
  { name: 'after a number', holds: (s) => s.text.tokens[s.candidate.from - 1]?.kind === 'number' },
  { name: 'before a number', holds: (s) => s.text.tokens[s.candidate.to]?.kind === 'number' },
  // "CT technician": the lexicon knows a longer name.
  { name: 'inside a longer name', holds: (s) => isMentionedOtherwise(s, true) },
  { name: 'known as something else', holds: (s) => isMentionedOtherwise(s, false) },
  // "join us".
  {
    name: 'after a verb with an object',
    holds: (s) =>
      PRONOUN_VERBS.has(before(s)) ||
      (PRONOUN_VERBS.has(word(s, s.candidate.from - 2)) && !endsTitle(s, s.candidate.from - 1)),
  },
  // "in or around", "id like", "me to".
  {
    name: 'before a small word',
    holds: (s) => CLAUSE_WORDS.has(after(s)) && !CLAUSE.has(after(s)),
  },
  {
    name: 'a word before other words',
    holds: (s) =>
      isWordHere(s) &&
      s.text.tokens[s.candidate.to]?.kind === 'word' &&
      !AREA_AFTER.has(after(s)) &&
      !CLAUSE.has(after(s)),
  },
  // "the UK".
  { name: 'after "the"', holds: (s) => before(s) === 'the' },
  // "a PA", "my ma".
  {
    name: 'after another article',
    holds: (s) =>
      before(s) !== 'the' && ARTICLES.has(before(s)) && !isPlaceWord(s, s.candidate.from - 1),
  },
  // "la jolla", "south london": the first word of a longer name.
  {
    name: 'before another name',
    holds: (s) => {
      const next = s.text.tokens[s.candidate.to];
      return (
        next?.kind === 'word' &&
        !startsTitle(s.text, s.candidate.to) &&
        !CLAUSE.has(next.word) &&
        !AREA_AFTER.has(next.word) &&
        (mentionAt(s.text, s.candidate.to, 'place') !== null ||
          (next.capital && hasLetters(s.text.prompt)))
      );
    },
  },
  {
    name: 'after an unknown name',
    holds: (s) => {
      const previous = s.text.tokens[s.candidate.from - 1];
      return (
        previous?.kind === 'word' &&
        s.text.mentions[s.candidate.from - 1] === undefined &&
        !PLACE_PREPOSITIONS.has(previous.word) &&
        !MILD_PREPOSITIONS.has(previous.word) &&
        !OTHER_PREPOSITIONS.has(previous.word) &&
        !ARTICLES.has(previous.word) &&
        !JOBS.has(previous.word) &&
        !OPENERS.has(previous.word) &&
        !endsTitle(s, s.candidate.from)
      );
    },
  },
  // "Plant manager, OH", "Payroll Manager (CT)".
  { name: 'alone between marks', holds: (s) => isAlone(s) && s.candidate.from > 0 },
  {
    name: 'in capitals between marks',
    holds: (s) =>
      isAlone(s) && s.candidate.from > 0 && isUpper(typedOf(s)) && hasLetters(s.text.prompt),
  },
  // "Best, Georgia", "reports to Georgia".
  {
    name: 'a person',
    holds: (s) =>
      isSigned(s.text, s.candidate.from) || isPerson(s.text, s.candidate.from, s.candidate.to),
  },
  // "Hi, ...", "OK so".
  {
    name: 'opens a sentence before a mark',
    holds: (s) =>
      (s.candidate.from === 0 || isEnd(s, s.candidate.from - 1)) &&
      s.text.tokens[s.candidate.to]?.kind !== 'word',
  },
  // "A&E", "R&D in LA".
  {
    name: 'beside an ampersand',
    holds: (s) => before(s) === '&' || after(s) === '&' || before(s) === '/' || after(s) === '/',
  },
];

/** So much of a prompt says which language it is in. */
const MAX_JUDGED = 800;

/** Whether a French prompt is French by its other words alone. */
export function isFrenchWithout(
  { prompt, english }: Text,
  lexicon: Lexicon,
  others: string,
): boolean {
  const guess = lexicon.guessLanguage(others);
  return (
    guess === 'fr' ||
    (guess === null && !english && lexicon.guessLanguage(prompt.slice(0, MAX_JUDGED)) === null)
  );
}

/** How far around a short name the language of its words is judged. */
const LANGUAGE_WINDOW = 400;

/**
 * What the features look at. The letters themselves do not make a prompt French: "senior ma
 * firmware engineers".
 */
function subjectOf(
  text: Text,
  lexicon: Lexicon,
  candidate: ShortCandidate,
  shortNameAt: ShortNameAt,
): Subject {
  if (!text.french || !candidate.name.uses.french) return { text, lexicon, candidate, shortNameAt };
  const { start } = text.tokens[candidate.from]!;
  const { end } = text.tokens[candidate.to - 1]!;
  // A window, so that a long text of short names is read in linear time.
  const before = text.prompt.slice(Math.max(0, start - LANGUAGE_WINDOW), start);
  const others = `${before} ${text.prompt.slice(end, end + LANGUAGE_WINDOW)}`;
  const french = isFrenchWithout(text, lexicon, others);
  return { text: { ...text, french }, lexicon, candidate, shortNameAt };
}

/** The names of the features that hold. */
export function featuresOf(...of: Parameters<typeof subjectOf>): string[] {
  const subject = subjectOf(...of);
  return FEATURES.filter(({ holds }) => holds(subject)).map(({ name }) => name);
}

/** The log odds that the letters mean a place here: above 0, they more likely do than not. */
export function weighShortName(...of: Parameters<typeof subjectOf>): number {
  const subject = subjectOf(...of);
  return FEATURES.reduce(
    (sum, { name, holds }) => (holds(subject) ? sum + (WEIGHTS[name] ?? 0) : sum),
    0,
  );
}
