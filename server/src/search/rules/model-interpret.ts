import type { Lexicon } from '../../lexicon/types.ts';
import { readProtected } from '../../reader/protected/gate.ts';
import type { FilterType, Interpretation, InterpretedFilter } from './filter.ts';
import type { ScoringLanguage } from './interpret/criteria.ts';
import { interpretPrompt } from './interpret/interpret.ts';
import { readLevel, splitLanguage } from './language.ts';
import { MAX_FILTERS, validateFilters } from './validate.ts';

/** The filter types that a prompt can express. The others are for programs. */
export const SAYABLE_TYPES = [
  'JOB_TITLE',
  'SENIORITY',
  'JOB_FUNCTION',
  'YEARS_OF_EXPERIENCE',
  'YEARS_IN_CURRENT_ROLE',
  'YEARS_AT_CURRENT_COMPANY',
  'LOCATION',
  'COMPANY',
  'CURRENT_COMPANY',
  'PAST_COMPANY',
  'INDUSTRY',
  'SKILL',
  'KEYWORD',
  'CERTIFICATION',
  'LANGUAGE',
  'SCHOOL',
  'DEGREE',
  'FIELD_OF_STUDY',
] as const satisfies readonly FilterType[];

/** A filter as a model proposes it. Every field is present, and null when it does not apply. */
export interface ProposedFilter {
  filterType: (typeof SAYABLE_TYPES)[number];
  /** Any of these matches; empty for years. */
  values: string[];
  min: number | null;
  max: number | null;
  isRequired: boolean;
  isExcluded: boolean;
  radiusKm: number | null;
  history: 'CURRENT' | 'PAST' | 'CURRENT_AND_PAST' | null;
  /** The exact words of the prompt that express the filter. */
  words: string;
}

export interface ProposedInterpretation {
  /** ISO 639-1 code of the prompt's language. */
  promptLanguage: string;
  looksForPeople: boolean;
  filters: ProposedFilter[];
  criteria: { sentence: string; words: string }[];
  ignored: { words: string; reason: string }[];
}

const MAX_CRITERIA = 10;
const MAX_CRITERION_LENGTH = 300;

const UNPROVED: Record<ScoringLanguage, string> = {
  en: 'What was made of these words could not be found in them.',
  fr: 'Ce qui a été compris de ces mots ne s’y retrouve pas.',
};

interface Evidence {
  prompt: string;
  lexicon: Lexicon;
  /** Folded, with a space at either end. */
  folded: string;
  /** The filters that the built-in interpreter reads in the same prompt. */
  builtIn: readonly InterpretedFilter[];
  /** Neither English nor French, so that the lexicon cannot know its words. */
  isForeign: boolean;
}

/**
 * The valid part of a model's interpretation. A filter must pass the same validation as a caller's,
 * and its words must be in the prompt. Each of its values must be there too, or be a known reading
 * of those words. Criteria must add something. Rejected parts are reported with the ignored words.
 * Null when the model proposed filters and all were rejected: the answer is nonsense.
 */
export function checkInterpretation(
  proposed: ProposedInterpretation,
  prompt: string,
  lexicon: Lexicon,
  language: ScoringLanguage,
  country: string | null = null,
): Interpretation | null {
  if (!proposed.looksForPeople) return { filters: [], criteria: [], ignored: [] };
  const builtIn = interpretPrompt(prompt, lexicon, language, country);
  const evidence: Evidence = {
    prompt,
    lexicon,
    folded: ` ${lexicon.fold(prompt)} `,
    builtIn: builtIn.filters,
    isForeign: !['en', 'fr'].includes(proposed.promptLanguage.toLowerCase()),
  };
  const filters: InterpretedFilter[] = [];
  const ignored = proposed.ignored
    .filter(({ words }) => words.trim() !== '' && prompt.includes(words))
    .map(({ words, reason }) => ({ text: words, reason }));
  for (const one of proposed.filters.slice(0, MAX_FILTERS)) {
    const filter = checkFilter(one, evidence);
    if (filter !== null) filters.push(filter);
    else if (one.words.trim() !== '' && prompt.includes(one.words))
      ignored.push({ text: one.words, reason: UNPROVED[language] });
  }
  if (filters.length === 0 && proposed.filters.length > 0) return null;
  filters.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  // The built-in doubts about the places that both read.
  const uncertain = (builtIn.uncertain ?? []).filter(({ start, end }) =>
    filters.some(
      ({ filterType, span }) => filterType === 'LOCATION' && span.start <= start && span.end >= end,
    ),
  );
  return {
    filters,
    criteria: checkCriteria(proposed, evidence, language),
    ignored,
    ...(uncertain.length > 0 ? { uncertain } : {}),
  };
}

function checkFilter(proposed: ProposedFilter, evidence: Evidence): InterpretedFilter | null {
  const { filterType, words, isExcluded } = proposed;
  const start = words.trim() === '' ? -1 : evidence.prompt.indexOf(words);
  if (start < 0) return null;
  const value = filterType.startsWith('YEARS_')
    ? provedYears(proposed, evidence)
    : provedValues(proposed, evidence);
  if (value === null) return null;
  const radius =
    filterType === 'LOCATION' &&
    proposed.radiusKm !== null &&
    numbersIn(words).includes(proposed.radiusKm)
      ? proposed.radiusKm
      : undefined;
  const history = ['JOB_TITLE', 'COMPANY', 'INDUSTRY'].includes(filterType)
    ? (proposed.history ?? undefined)
    : undefined;
  const read = validateFilters(
    [{ filterType, value, isRequired: proposed.isRequired, isExcluded, radius, history }],
    evidence.lexicon,
  );
  if ('issues' in read) return null;
  return { ...read.filters[0]!, span: { start, end: start + words.length, text: words } };
}

function provedYears(
  { filterType, words, min, max }: ProposedFilter,
  { builtIn }: Evidence,
): { min?: number; max?: number } | null {
  // "More than 5" and "less than 3" leave out the number itself.
  const said = numbersIn(words);
  const known = builtIn
    .filter((filter) => filter.filterType === filterType)
    .map(({ value }) => value as { min?: number; max?: number });
  const isSaid = (years: number, beside: number): boolean =>
    said.includes(years) || said.includes(years + beside);
  const isKnown = known.some((range) => (range.min ?? null) === min && (range.max ?? null) === max);
  if (min === null && max === null) return null;
  if (!isKnown && ((min !== null && !isSaid(min, -1)) || (max !== null && !isSaid(max, 1))))
    return null;
  return { ...(min !== null && { min }), ...(max !== null && { max }) };
}

const numbersIn = (text: string): number[] =>
  (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

/**
 * Every value must be proven: a filter with one invented value would find people that the user did
 * not ask for.
 */
function provedValues(
  { filterType, values, words }: ProposedFilter,
  evidence: Evidence,
): string | string[] | null {
  const proved: string[] = [];
  for (const value of values.map((one) => one.trim())) {
    if (isProved(filterType, value, words, evidence)) proved.push(value);
    // A translation cannot be checked beyond naming a known value. It is searched beside the
    // prompt's own words, never instead of them.
    else if (evidence.isForeign && readingsOf(filterType, value, evidence.lexicon).length > 0)
      proved.push(words.trim(), value);
    else return null;
  }
  const unique = [...new Set(proved)];
  return unique.length === 0 ? null : unique.length === 1 ? unique[0]! : unique;
}

function isProved(type: FilterType, value: string, words: string, evidence: Evidence): boolean {
  if (value === '') return false;
  if (type === 'LANGUAGE') return isLanguageProved(value, words, evidence);
  if (type === 'KEYWORD')
    return value
      .split(/[\s"()]+/)
      .every((word) => /^(?:AND|OR|NOT|)$/.test(word) || isFound(word, evidence));
  if (isFound(value, evidence)) return true;
  if (
    evidence.builtIn.some(
      (filter) => filter.filterType === type && [filter.value].flat().includes(value),
    )
  )
    return true;
  const meant = readingsOf(type, value, evidence.lexicon);
  return (
    meant.length > 0 &&
    phrasesOf(words).some((phrase) =>
      readingsOf(type, phrase, evidence.lexicon).some((id) => meant.includes(id)),
    )
  );
}

function isLanguageProved(value: string, words: string, { lexicon }: Evidence): boolean {
  const { name, level } = splitLanguage(value);
  const code = lexicon.readLanguage(name)?.code;
  const phrases = phrasesOf(words);
  if (code === undefined || !phrases.some((phrase) => lexicon.readLanguage(phrase)?.code === code))
    return false;
  if (level === null) return true;
  const asked = readLevel(level, lexicon);
  return asked !== null && phrases.some((phrase) => lexicon.readLanguageLevel(phrase) === asked);
}

/** Compares whole words. Scripts that the lexicon does not fold are compared as written. */
function isFound(value: string, { prompt, folded, lexicon }: Evidence): boolean {
  const words = lexicon.fold(value);
  if (/[\p{L}\p{N}]/u.test(words) && /\p{Script=Latin}/u.test(value))
    return folded.includes(` ${words} `);
  return prompt.toLowerCase().includes(value.toLowerCase());
}

/** Every run of at most six words. */
function phrasesOf(text: string): string[] {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '');
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(6, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
}

/** The keys under which the lexicon knows a text as a value of this type. */
function readingsOf(type: FilterType, text: string, lexicon: Lexicon): string[] {
  const one = (key: string | null | undefined): string[] => (key ? [key] : []);
  switch (type) {
    case 'JOB_TITLE':
      return one(lexicon.readTitle(text).family);
    case 'SENIORITY':
      return one(lexicon.readSeniority(text));
    case 'JOB_FUNCTION':
      return one(lexicon.readFunction(text)?.id);
    case 'LOCATION':
      return lexicon
        .readPlaces(text)
        .slice(0, 2)
        .map(({ id }) => id);
    case 'INDUSTRY':
      return one(lexicon.readIndustry(text)?.id);
    case 'SKILL':
      return one(lexicon.readSkill(text)?.id);
    case 'SCHOOL':
      return one(lexicon.readSchool(text)?.name);
    case 'DEGREE':
      return one(lexicon.readDegree(text)?.family);
    case 'FIELD_OF_STUDY':
      return one(lexicon.readField(text)?.id);
    default:
      return [];
  }
}

/**
 * Accepts sentences in the scoring language about words of the prompt, without numbers that are not
 * in the prompt, and without protected attributes.
 */
function checkCriteria(
  { criteria }: ProposedInterpretation,
  { prompt, lexicon }: Evidence,
  language: ScoringLanguage,
): string[] {
  const said = numbersIn(prompt);
  const stands = criteria
    .filter(({ words }) => words.trim() !== '' && prompt.includes(words))
    .map(({ sentence }) => sentence.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '' && [...sentence].length <= MAX_CRITERION_LENGTH)
    .filter((sentence) => (lexicon.guessLanguage(sentence) ?? language) === language)
    .filter(
      (sentence) =>
        numbersIn(sentence).every((number) => said.includes(number)) &&
        readProtected(sentence, lexicon).refused.length === 0,
    );
  return [...new Set(stands)].slice(0, MAX_CRITERIA);
}
