import type { IndexDocument, TermField } from '../../index/index.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { createTextWalk, fieldsOf } from '../../talents/profile-fields.ts';
import { rememberShortTexts } from '../rules/remember.ts';
import { createKeywordReader } from './keyword-reader.ts';
import { personKeyOf } from './person-key.ts';
import {
  type AddTerms,
  createProfileSource,
  type ProfileSource,
  type Readers,
  TERM_SOURCES,
} from './term-sources.ts';
import { skillTerm } from './terms.ts';
import { createTextReader, industriesOf, type SkillTerms, type TextReader } from './text-terms.ts';
import { type Job, numbersOf } from './work.ts';

/**
 * Turns a profile into its index document: everything that a filter can use, and nothing about
 * gender, photo or birth. Current jobs run until `asOf`.
 */
export type DocumentReader = (profile: TalentProfile, updatedAt: Date, asOf: Date) => IndexDocument;

export function createDocumentReader(lexicon: Lexicon): DocumentReader {
  const readers = createReaders(lexicon);
  const keywords = createKeywordReader(readers.lexicon);
  return (profile, updatedAt, asOf) => ({
    ...readDocument(profile, updatedAt, asOf, readers),
    texts: keywords.words(textsOf(profile)),
  });
}

export function createReaders(everyText: Lexicon): Readers {
  const lexicon = rememberShortTexts(everyText);
  return { lexicon, read: createTextReader(lexicon) };
}

/** The document without its texts. The builder of a segment reads them into keyword numbers. */
export function readDocument(
  profile: TalentProfile,
  updatedAt: Date,
  asOf: Date,
  readers: Readers,
): IndexDocument {
  const source = createProfileSource(profile, readers);
  const terms = noTerms();
  for (const field of SOURCED_FIELDS) terms[field] = termsFrom(source, TERM_SOURCES[field]);
  addScanned(terms, source);
  return {
    id: profile.id,
    quality: quality(profile),
    personKey: personKeyOf(source),
    terms,
    numbers: numbersOf(source.work, updatedAt, asOf),
  };
}

/**
 * A text reader may store and share these lists, so replace a list as a whole; never change one.
 */
type Terms = Record<Exclude<TermField, 'keyword'>, readonly string[]>;

const NONE: readonly string[] = [];

/**
 * Every document has every field: objects of one shape are several times as fast to read and write.
 */
function noTerms(): Terms {
  return {
    currentTitle: NONE,
    pastTitle: NONE,
    lastTitle: NONE,
    seniority: NONE,
    jobFunction: NONE,
    skill: NONE,
    recentSkill: NONE,
    city: NONE,
    state: NONE,
    region: NONE,
    country: NONE,
    currentCompany: NONE,
    pastCompany: NONE,
    currentIndustry: NONE,
    pastIndustry: NONE,
    language: NONE,
    school: NONE,
    degree: NONE,
    fieldOfStudy: NONE,
    certification: NONE,
    interest: NONE,
    headline: NONE,
    firstName: NONE,
    lastName: NONE,
    proNetworkUrl: NONE,
    companySize: NONE,
  };
}

const SOURCED_FIELDS = Object.keys(TERM_SOURCES) as (keyof typeof TERM_SOURCES)[];

/** All values of a field. The list of a single text is used as is, which usually saves a copy. */
function termsFrom(
  source: ProfileSource,
  readTerms: (source: ProfileSource, add: AddTerms) => void,
): readonly string[] {
  let shared = NONE;
  let own: string[] | null = null;
  readTerms(source, (terms) => {
    if (terms.length === 0) return;
    if (own !== null) addAll(own, terms);
    else if (shared.length === 0) shared = terms;
    else own = [...shared, ...terms];
  });
  return own ?? shared;
}

function addAll(terms: string[], more: readonly string[]): void {
  for (const term of more) terms.push(term);
}

/** Adds the values that are read in one scan of the latest job. */
function addScanned(terms: Terms, { skills, work, readers }: ProfileSource): void {
  const { latest, current, past } = work;
  const { mentions, folded } = readers.lexicon.scanAndFold(textOf(latest?.experience ?? null));
  const skillIds = new Set<string>();
  for (const { kind, id } of mentions) if (kind === 'skill') skillIds.add(id);
  terms.recentSkill = recentSkills(skills(), skillIds, ` ${folded} `);
  // From earlier jobs, only the employer and the title: keywords cover their descriptions.
  const industriesIn = (jobs: readonly Job[]): string[] =>
    jobs.flatMap((job) =>
      job === latest ? industriesOf(mentions) : industriesOfJob(job.experience, readers.read),
    );
  terms.currentIndustry = industriesIn(current);
  terms.pastIndustry = industriesIn(past);
}

/** The texts of a job, as one text. */
function textOf(job: Experience | null): string {
  return job
    ? [job.organizationName, job.title, job.description].filter((text) => text !== null).join('\n')
    : '';
}

function recentSkills(
  skills: readonly SkillTerms[],
  ids: ReadonlySet<string>,
  words: string,
): string[] {
  const recent = Array.from(ids, skillTerm);
  for (const { terms, words: name, id } of skills)
    if ((id !== null && ids.has(id)) || words.includes(name)) addAll(recent, terms);
  return recent;
}

function industriesOfJob({ organizationName, title }: Experience, read: TextReader): string[] {
  const found: string[] = [];
  if (organizationName !== null) addAll(found, read(organizationName).industries);
  if (title !== null) addAll(found, read(title).industries);
  return found;
}

const walkTexts = createTextWalk(fieldsOf('words'));

/**
 * All texts of the profile. Duplicates stay: they make no difference to the index, and comparing
 * all texts takes longer than reading the few duplicates again.
 */
export function textsOf(profile: TalentProfile): string[] {
  const texts: string[] = [];
  walkTexts(profile, (text) => texts.push(text));
  return texts;
}

/**
 * Completeness. When a row was written says nothing about the person, so it has no part in the
 * order; the filter UPDATED_WITHIN asks for fresh profiles.
 */
function quality(profile: TalentProfile): number {
  const present = [
    profile.jobTitle,
    profile.headline,
    profile.summary,
    profile.city,
    profile.country,
    profile.proNetworkUrl,
    profile.experiences.length > 0,
    profile.experiences.some((job) => job.description),
    profile.educations.length > 0,
    profile.languages.length > 0,
  ];
  const complete =
    (present.filter(Boolean).length + Math.min(profile.skills.length, 10) / 5) /
    (present.length + 2);
  return Math.round(65_535 * complete);
}
