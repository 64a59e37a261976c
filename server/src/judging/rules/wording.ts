import type { CompanyKind, Lexicon } from '../../lexicon/types.ts';
import type { Language } from '../../platform/operation.ts';
import type { Standing } from '../../reader/facts/facts.ts';
import type { CriterionStatus } from '../contract.ts';
import type { Bound, YearRange } from './durations.ts';
import type { CriterionReading, PlaceReading, UnreadableReason } from './reading.ts';

/** A job as a sentence names it: title and company as written, its time in the scoring language. */
export interface NamedJob {
  title: string | null;
  company: string | null;
  start: number | null;
  end: number | null;
  isCurrent: boolean;
}

/** Topics that a profile may not mention. */
export type Topic =
  | 'titles'
  | 'employers'
  | 'level'
  | 'management'
  | 'degrees'
  | 'schools'
  | 'fields'
  | 'languages';

export type Untold = Exclude<Standing, 'asserted'>;

/** Where a mention was found. */
export type FoundIn =
  | 'skills'
  | 'title'
  | 'job'
  | 'claim'
  | 'certification'
  | 'education'
  | 'company';

/**
 * Every sentence of a judgement, in one language. Text between quotation marks comes from the
 * profile.
 */
export interface Wording {
  /**
   * The criterion in a few words; `criterion` are its own words, as a quotation when they are of
   * the other language.
   */
  title(reading: CriterionReading, criterion: string): string;
  yearsFound(
    range: YearRange,
    scope: Extract<CriterionReading, { kind: 'years' }>,
    jobs: readonly NamedJob[],
    asked: 'within' | 'near' | 'outside',
  ): string;
  yearsUndecided(
    range: YearRange,
    scope: Extract<CriterionReading, { kind: 'years' }>,
    jobs: readonly NamedJob[],
  ): string;
  yearsSilent(scope: Extract<CriterionReading, { kind: 'years' }>): string;
  /** Listed or claimed, but no job names it, so its years cannot be counted. */
  yearsNotCountable(label: string): string;
  mentionFound(label: string, quote: string, where: FoundIn, job: NamedJob | null): string;
  /** A part of what is asked shows some of it: React for JavaScript. */
  implied(label: string, quote: string): string;
  /** Said in other words; `taken` pairs words of the criterion with those of the profile. */
  meant(
    quote: string,
    where: FoundIn,
    job: NamedJob | null,
    taken: readonly (readonly [string, string])[],
  ): string;
  /** A sentence that names the thing without asserting it of the person. */
  told(standing: Untold, quote: string): string;
  /** The profile mentions none of these. */
  silent(...labels: string[]): string;
  /** The profile has no entry of that kind. */
  silentOn(topic: Topic): string;
  titleFound(quote: string, isCurrent: boolean): string;
  titleOther(label: string, held: readonly string[], when: 'current' | 'past' | 'ever'): string;
  /** Several sentences as one. */
  asOneSentence(sentences: readonly string[]): string;
  /** How many of the things asked hold. */
  someHold(met: number, of: number, min: number): string;
  companyKindFound(kind: CompanyKind, quote: string): string;
  companyKindOther(kind: CompanyKind, names: readonly string[]): string;
  companyKindSilent(kind: CompanyKind): string;
  companySize(quote: string, asked: Bound): string;
  companySizeSilent(): string;
  promoted(from: string, to: string, company: string): string;
  moved(from: string, to: string, company: string): string;
  promotionMentioned(quote: string): string;
  notPromoted(): string;
  promotionSilent(): string;
  scaleFound(quote: string, label: string): string;
  scaleOther(quote: string, label: string): string;
  /** The longest time without a job, and the job that it follows. */
  gapFound(months: number, from: NamedJob | null): string;
  gapSilent(): string;
  /** Quotes that name places in different countries. */
  countriesFound(quotes: readonly string[]): string;
  countriesSilent(): string;
  seniorityFound(quote: string): string;
  seniorityOther(level: string, quote: string): string;
  seniorityByYears(level: string, years: number, fits: 'likely' | 'unlikely'): string;
  livesIn(where: string): string;
  livesNear(where: string, asked: PlaceReading): string;
  livesElsewhere(where: string, asked: PlaceReading): string;
  residenceUnknown(): string;
  residenceTooBroad(where: string, asked: PlaceReading): string;
  languageFound(language: string, proficiency: string | null): string;
  languageBelow(language: string, proficiency: string): string;
  languageWithoutLevel(language: string): string;
  languageNotListed(language: string, listed: readonly string[]): string;
  companyFound(quote: string, isCurrent: boolean): string;
  companyOther(
    label: string,
    companies: readonly string[],
    when: 'current' | 'past' | 'ever',
  ): string;
  degreeFound(quote: string): string;
  degreeOther(quote: string): string;
  /** Degrees whose names do not state the level. */
  degreeUnread(quotes: readonly string[]): string;
  schoolFound(quote: string): string;
  schoolOther(label: string, schools: readonly string[]): string;
  fieldFound(quote: string): string;
  fieldOther(label: string, fields: readonly string[]): string;
  managementTitle(quote: string): string;
  managementText(quote: string): string;
  teamSize(quote: string, size: number, asked: Bound): string;
  /** `years`: the window, null for the whole career. */
  employersFound(count: number, years: number | null, names: readonly string[]): string;
  employersSilent(): string;
  employed(title: string | null, company: string | null): string;
  notEmployed(): string;
  employedSilent(): string;
  languagesFound(names: readonly string[], asked: number): string;
  unreadable(reason: UnreadableReason): string;
  /** A negated criterion, followed by the finding about what it excludes. */
  negated(status: CriterionStatus): string;
  /** The meaning of a status, used when the judge's own text cannot be. */
  judged(status: CriterionStatus): string;
  /** The judge's evidence could not be found in the profile. */
  withoutEvidence(): string;
  /** `evidence` is a sentence without its full stop. */
  recap(evidence: string | null, gap: { title: string; status: CriterionStatus } | null): string;
  languageName(names: { en: string; fr: string }): string;
}

/** Longest piece of profile text, in characters, repeated inside a sentence. */
const SHOWN = 80;

export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1).trimEnd()}…`;
}

/** Names at most four things; `more` words the count of the others. */
export function listed(
  items: readonly string[],
  and: string,
  more: (count: number) => string,
): string {
  const unique = [...new Set(items)];
  const named = unique.length > 4 ? [...unique.slice(0, 3), more(unique.length - 3)] : unique;
  return named.length < 2
    ? named.join('')
    : `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`;
}

/** A reading with a part that no rule can read is best named by the criterion's own words. */
export function holdsUnreadable(reading: CriterionReading): boolean {
  if (reading.kind === 'unreadable') return true;
  if (reading.kind === 'all' || reading.kind === 'any' || reading.kind === 'some')
    return reading.of.some(holdsUnreadable);
  return (reading.kind === 'not' || reading.kind === 'recent') && holdsUnreadable(reading.of);
}

/**
 * Whether the label has several ordinary words, so that it reads as a name only between quotation
 * marks. Names and single words need no quotation marks.
 */
export const isPhrase = (label: string): boolean =>
  /\s/.test(label) &&
  !/^[“«]/.test(label) &&
  label
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}/u.test(word) && !/^(?:or|ou)$/.test(word));

/** Longest text of a judgement, in characters, that is not our own. */
const MAX_RECAP_LENGTH = 600;

/** Cleans a text written by a model: one line, without invisible characters, of bounded length. */
export function tidyText(text: string): string {
  const line = text
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[█▓]+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= MAX_RECAP_LENGTH
    ? line
    : `${line.slice(0, MAX_RECAP_LENGTH - 1).trimEnd()}…`;
}

/**
 * Whether texts are in this language, judging by their words. Quotations keep their own language
 * and do not count.
 */
export function writtenIn(texts: readonly string[], language: Language, lexicon: Lexicon): boolean {
  const own = texts.join(' ').replace(/“[^”]*”|«[^»]*»|"[^"]*"/g, ' ');
  return (lexicon.guessLanguage(own) ?? language) === language;
}
