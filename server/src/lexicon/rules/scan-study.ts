import {
  type Found,
  isCapitalised,
  isShortAndUnsure,
  isUnbroken,
  isUpper,
  slice,
  type TextWithUses,
} from './scan-text.ts';
import { namesAt } from './word-names.ts';

/** Usually in lower case although short. */
const SURE_DEGREES = new Set([
  'bac',
  'bts',
  'dut',
  'mba',
  'phd',
  'bep',
  'msc',
  'bsc',
  'llm',
  'deug',
  'm1',
  'm2',
]);
/**
 * Words that mean a degree only next to the word degree or diploma, which their longer forms
 * contain.
 */
const UNSURE_DEGREES = new Set([
  'associate',
  'docteur',
  'doctoral',
  'terminale',
  'prepa',
  'these',
  'iut',
  'undergraduate',
  'ged',
  'gem',
  'as',
  'technologist',
]);
/** Not degrees: "Scrum master", "master data". */
const NOT_MASTER_BEFORE = new Set(['scrum', 'quiz', 'web', 'station', 'head']);
const NOT_MASTER_AFTER = new Set([
  'data',
  'plan',
  'class',
  'of',
  'the',
  'chef',
  'key',
  'franchise',
]);

/** "Secondary school science teacher": the place where a person teaches, not a degree. */
const SCHOOL_LEVELS = new Set(['secondary', 'high', 'bac', 'licence']);
const TEACHERS = /\b(?:teachers?|tutors?|principals?|headteachers?|heads?|counsell?ors?|staff)\b/;

export function findDegree(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).degree?.longest(reading.words, at, (_, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const [word] = reading.words.slice(at, end);
    if (SCHOOL_LEVELS.has(word ?? '') && TEACHERS.test(reading.words.slice(end, end + 3).join(' ')))
      return false;
    if (end > at + 1 || word === undefined) return true;
    if (UNSURE_DEGREES.has(word)) return false;
    if (word === 'master' || word === 'masters')
      return (
        !NOT_MASTER_BEFORE.has(reading.words[at - 1] ?? '') &&
        !NOT_MASTER_AFTER.has(reading.words[end] ?? '')
      );
    return SURE_DEGREES.has(word) || !isShortAndUnsure(slice(reading, at, end));
  });
  return match
    ? { kind: 'degree', id: match.value.family, name: match.value.name, end: match.end }
    : null;
}

const SURE_SCHOOLS = new Set([
  'hec',
  'essec',
  'insead',
  'escp',
  'edhec',
  'epfl',
  'epita',
  'epitech',
  'polytechnique',
  'centralesupelec',
  'sciences po',
]);
const UNSURE_SCHOOLS = new Set([
  '42',
  'gem',
  'columbia',
  'peking',
  'ps',
  'ece',
  'dartmouth',
  'tse',
  'sorbonne nouvelle',
  'ip',
]);

/**
 * Schools whose name is an everyday word. They count with a capital, next to a word for studies or
 * another such school.
 */
const EVERYDAY_SCHOOLS = new Set(['centrale', 'mines', 'ponts']);
const SCHOOL_BEFORE =
  /^(?:diplomee?s?|ecoles?|ingenieure?s?|issue?s?|anciens?|anciennes?|alumn(?:a|us|i)|graduates?|graduated|from|type|x|polytechnique|supelec|mines|ponts|centrale|profils?|formation|school|schools)$/;

function isEverydaySchool({ words, text, tokens }: TextWithUses, at: number): boolean {
  const before = /^(?:de|d|des|a|la|l|from|ou|et|or|and)$/.test(words[at - 1] ?? '')
    ? at - 2
    : at - 1;
  // "Mines-Télécom", "Mines Nancy": a longer name that is unknown.
  const isNameGoingOn = /^[- ]\p{Lu}/u.test(text.slice(tokens[at]!.end, tokens[at]!.end + 2));
  return SCHOOL_BEFORE.test(words[before] ?? '') && !isNameGoingOn;
}

/** "Lyon 3" is a university, but also the start of "Lyon 3 jours par semaine". */
const NUMBERED_CITY = /^(?:paris|lyon|rennes) \d+$/;

export function findSchool(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).school?.longest(reading.words, at, (_, end) => {
    const form = reading.words.slice(at, end).join(' ');
    if (UNSURE_SCHOOLS.has(form) || NUMBERED_CITY.test(form) || !isUnbroken(reading, at, end))
      return false;
    if (SURE_SCHOOLS.has(form)) return true;
    const quote = slice(reading, at, end);
    if (EVERYDAY_SCHOOLS.has(form) && end === at + 1)
      return isCapitalised(quote) && isEverydaySchool(reading, at);
    return quote.length <= 5
      ? isUpper(quote)
      : isCapitalised(quote) || !reading.hasCapitals || end > at + 2;
  });
  return match
    ? { kind: 'school', id: match.value.name, name: match.value.name, end: match.end }
    : null;
}
