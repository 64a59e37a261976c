import type { IndexDocument, NumberField, TermField } from '../../index/index.ts';
import { SENIORITIES } from '../../lexicon/lexicon.ts';
import type { Lexicon, Mention, Seniority, TitleReading } from '../../lexicon/types.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { companySizeOf } from './company-size.ts';
import { createKeywordReader } from './document-keywords.ts';
import {
  createTextReader,
  headlineTerms,
  industriesOf,
  type TextReader,
} from './document-texts.ts';
import { rememberShortTexts } from './remember.ts';
import { profileSlug, seniorityTerm, skillTerm, UNSTATED_SENIORITY } from './terms.ts';
import { type Dated, datesOf, dayOf, daysOf, sinceOf } from './years.ts';

/**
 * Turns a profile into what the index sees of it: all that a filter can ask about, and nothing of
 * gender, photo or birth. Current jobs run until `asOf`.
 */
export type DocumentReader = (profile: TalentProfile, updatedAt: Date, asOf: Date) => IndexDocument;

/** What reads the parts of a profile. */
export interface Readers {
  lexicon: Lexicon;
  read: TextReader;
}

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

/**
 * As a document reader, but for the texts: whoever builds a segment has them read into numbers of
 * its keywords.
 */
export function readDocument(
  profile: TalentProfile,
  updatedAt: Date,
  asOf: Date,
  readers: Readers,
): IndexDocument {
  const { lexicon, read } = readers;
  const terms = noTerms();
  const work = splitExperiences(profile);
  addTitles(terms, profile, work, readers);
  const { mentions: told, folded } = lexicon.scanAndFold(textOf(work.latest));
  addSkills(terms, profile, told, folded, read);
  addResidence(terms, profile, readers);
  addCompanies(terms, profile, work, readers);
  addIndustries(terms, work, told, readers);
  addCompanySize(terms, profile, work, readers);
  addLanguages(terms, profile, readers);
  addEducation(terms, profile, readers);
  for (const { name } of profile.certifications)
    if (name !== null) terms.certification = joined(terms.certification, read(name).words);
  for (const interest of profile.interests)
    terms.interest = joined(terms.interest, read(interest).words);
  if (profile.headline !== null) terms.headline = headlineTerms(profile.headline, lexicon);
  if (profile.firstname !== null) terms.firstName = read(profile.firstname).name;
  if (profile.lastname !== null) terms.lastName = read(profile.lastname).name;
  const slug = profile.proNetworkUrl === null ? null : profileSlug(profile.proNetworkUrl);
  if (slug !== null) terms.proNetworkUrl = [slug];
  return {
    id: profile.id,
    quality: quality(profile, updatedAt),
    terms,
    numbers: numbersOf(work, updatedAt, asOf),
  };
}

/** Lists are shared with what is remembered of single texts, so each is set as a whole. */
type Terms = Record<Exclude<TermField, 'keyword'>, readonly string[]>;

const NONE: readonly string[] = [];

/**
 * Every document has every field: objects of one shape are read and written several times as fast.
 */
function noTerms(): Terms {
  return {
    currentTitle: NONE,
    pastTitle: NONE,
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

/** Both lists in one; where one is empty the other as it is, which most often spares a copy. */
function joined(terms: readonly string[], more: readonly string[]): readonly string[] {
  if (terms.length === 0) return more;
  return more.length === 0 ? terms : [...terms, ...more];
}

function addAll(terms: string[], more: readonly string[]): void {
  for (const term of more) terms.push(term);
}

/** Keeps each text once. Lists are short: comparing takes less than making a Set. */
function addNew(texts: string[], text: string | null | undefined): void {
  if (text !== null && text !== undefined && !texts.includes(text)) texts.push(text);
}

interface Job extends Dated {
  experience: Experience;
}

export interface Work {
  /** All of them, the one that began last first. */
  jobs: readonly Job[];
  current: readonly Experience[];
  past: readonly Experience[];
  /** The current job that began last, else the last of all. */
  latest: Experience | null;
}

export function splitExperiences({ experiences }: TalentProfile): Work {
  const jobs = experiences
    .map((experience) => ({ experience, ...datesOf(experience) }))
    .sort(newestFirst);
  const current: Experience[] = [];
  const past: Experience[] = [];
  for (const { experience, isCurrent } of jobs) (isCurrent ? current : past).push(experience);
  return { jobs, current, past, latest: current[0] ?? past[0] ?? null };
}

const newestFirst = (a: Dated, b: Dated): number => b.from - a.from;

function addTitles(
  terms: Terms,
  profile: TalentProfile,
  work: Work,
  { read, lexicon }: Readers,
): void {
  const current: string[] = [];
  addNew(current, profile.jobTitle);
  for (const { title } of work.current) addNew(current, title);
  for (const title of current)
    terms.currentTitle = joined(terms.currentTitle, read(title).title?.terms ?? NONE);
  const past: string[] = [];
  for (const { title } of work.past) addNew(past, title);
  for (const title of past)
    terms.pastTitle = joined(terms.pastTitle, read(title).title?.terms ?? NONE);
  const telling = current.length > 0 ? current : [work.latest?.title ?? ''];
  addLevel(
    terms,
    telling.map((title) => read(title).title ?? lexicon.readTitle(title)),
  );
}

/** The level and functions that the titles state. */
function addLevel(
  terms: Terms,
  titles: readonly Pick<TitleReading, 'seniority' | 'functions'>[],
): void {
  let stated: Seniority | null = null;
  const found: string[] = [];
  for (const { seniority, functions } of titles) {
    if (
      seniority !== null &&
      (stated === null || SENIORITIES.indexOf(seniority) > SENIORITIES.indexOf(stated))
    )
      stated = seniority;
    for (const one of functions) addNew(found, one);
  }
  terms.jobFunction = found;
  terms.seniority = [stated === null ? UNSTATED_SENIORITY : seniorityTerm(stated)];
}

/** What a job says of itself. */
function textOf(job: Experience | null): string {
  return job
    ? [job.organizationName, job.title, job.description].filter((text) => text !== null).join('\n')
    : '';
}

function addSkills(
  terms: Terms,
  { skills }: TalentProfile,
  told: readonly Mention[],
  folded: string,
  read: TextReader,
): void {
  const toldWords = ` ${folded} `;
  const toldIds: string[] = [];
  for (const { kind, id } of told) if (kind === 'skill') addNew(toldIds, id);
  const recent = toldIds.map(skillTerm);
  const all: string[] = [];
  for (const skill of new Set(skills)) {
    const { terms: found, words, id } = read(skill).skill;
    addAll(all, found);
    if ((id !== null && toldIds.includes(id)) || toldWords.includes(words)) addAll(recent, found);
  }
  terms.skill = all;
  terms.recentSkill = recent;
}

function addResidence(
  terms: Terms,
  { city, state, country }: TalentProfile,
  { read, lexicon }: Readers,
): void {
  const { cityId, stateId, countryId, regionIds } = lexicon.readResidence({ city, state, country });
  const unplaced: string[] = [];
  terms.city = placeTerms(city, cityId, read, unplaced);
  terms.state = placeTerms(state, stateId, read, unplaced);
  terms.country = placeTerms(country, countryId, read, unplaced);
  terms.region = regionIds;
  terms.city = joined(terms.city, unplaced);
}

function placeTerms(
  text: string | null,
  id: string | null,
  read: TextReader,
  unplaced: string[],
): readonly string[] {
  const place = text === null ? null : read(text).place;
  if (place === null) return id === null ? NONE : [id];
  if (id !== null) return [place.written, id];
  unplaced.push(place.unplaced);
  return [place.written];
}

function addCompanies(terms: Terms, profile: TalentProfile, work: Work, { read }: Readers): void {
  const current: string[] = [];
  addNew(current, profile.currentOrganization?.name);
  addEmployers(current, work.current);
  for (const name of current) terms.currentCompany = joined(terms.currentCompany, read(name).name);
  const past: string[] = [];
  addEmployers(past, work.past);
  for (const name of past) terms.pastCompany = joined(terms.pastCompany, read(name).name);
}

function addEmployers(names: string[], jobs: readonly Experience[]): void {
  for (const { organizationName, organization } of jobs) {
    addNew(names, organizationName);
    addNew(names, organization.name);
  }
}

/**
 * All that the current or last job tells; of the others the employer and title. What their
 * descriptions say is found among the keywords.
 */
function addIndustries(
  terms: Terms,
  { current, past, latest }: Work,
  told: readonly Mention[],
  { read }: Readers,
): void {
  terms.currentIndustry = industriesIn(current, latest, told, read);
  terms.pastIndustry = industriesIn(past, latest, told, read);
}

function industriesIn(
  jobs: readonly Experience[],
  latest: Experience | null,
  told: readonly Mention[],
  read: TextReader,
): string[] {
  const found: string[] = [];
  for (const job of jobs) {
    if (job === latest) {
      addAll(found, industriesOf(told));
      continue;
    }
    if (job.organizationName !== null) addAll(found, read(job.organizationName).industries);
    if (job.title !== null) addAll(found, read(job.title).industries);
  }
  return found;
}

function addCompanySize(
  terms: Terms,
  { currentOrganization }: TalentProfile,
  { latest }: Work,
  { read }: Readers,
): void {
  const name = latest?.organizationName ?? currentOrganization?.name ?? null;
  terms.companySize =
    companySizeOf({ name, description: latest?.description ?? null }, read)?.bands ?? NONE;
}

function addLanguages(
  terms: Terms,
  { languages }: TalentProfile,
  { read, lexicon }: Readers,
): void {
  const found: string[] = [];
  for (const { name, proficiency } of languages) {
    const { language } = read(name);
    if (language === null) continue;
    found.push(language.code);
    const level = proficiency === null ? 0 : (lexicon.readLanguageLevel(proficiency) ?? 0);
    for (let reached = 0; reached < level; reached++) found.push(language.levels[reached]!);
  }
  terms.language = found;
}

function addEducation(terms: Terms, { educations }: TalentProfile, { read }: Readers): void {
  for (const { schoolName, degrees, majors, minors } of educations) {
    if (schoolName !== null) terms.school = joined(terms.school, read(schoolName).school);
    for (const degree of degrees) terms.degree = joined(terms.degree, read(degree).degree);
    for (const field of majors) terms.fieldOfStudy = joined(terms.fieldOfStudy, read(field).field);
    for (const field of minors) terms.fieldOfStudy = joined(terms.fieldOfStudy, read(field).field);
  }
}

/**
 * All that the profile says in words. What it says twice may be there twice: to the index that is
 * the same, and to compare all texts takes longer than to read the few.
 */
export function textsOf(profile: TalentProfile): string[] {
  const texts: string[] = [];
  addText(texts, profile.jobTitle);
  addText(texts, profile.headline);
  addText(texts, profile.summary);
  addText(texts, profile.city);
  addText(texts, profile.state);
  addText(texts, profile.country);
  addText(texts, profile.currentOrganization?.name);
  for (const { title, organizationName, description } of profile.experiences) {
    addText(texts, title);
    addText(texts, organizationName);
    addText(texts, description);
  }
  for (const { schoolName, summary, degrees, majors, minors } of profile.educations) {
    addText(texts, schoolName);
    addText(texts, summary);
    for (const degree of degrees) addText(texts, degree);
    for (const field of majors) addText(texts, field);
    for (const field of minors) addText(texts, field);
  }
  for (const skill of profile.skills) addText(texts, skill);
  for (const interest of profile.interests) addText(texts, interest);
  for (const { name } of profile.languages) addText(texts, name);
  for (const { name, organizationName } of profile.certifications) {
    addText(texts, name);
    addText(texts, organizationName);
  }
  return texts;
}

function addText(texts: string[], text: string | null | undefined): void {
  if (text !== null && text !== undefined) texts.push(text);
}

/**
 * Work that goes on is kept as the day since which it would have gone on without a gap, so that
 * what is read once stays true however much later it is asked.
 */
export function numbersOf(
  { jobs, current: [role] }: Work,
  updatedAt: Date,
  asOf: Date,
): Partial<Record<NumberField, number>> {
  const found: Partial<Record<NumberField, number>> = { updatedDay: dayOf(updatedAt) };
  const working = sinceOf(jobs, asOf);
  const days = working === null ? daysOf(jobs, asOf) : null;
  if (working !== null) found.workingSince = working;
  if (days !== null) found.daysWorked = days;
  if (role === undefined) return found;
  const employer = role.organizationName;
  const atCompany = jobs.filter(
    ({ experience }) =>
      experience === role || (employer !== null && experience.organizationName === employer),
  );
  const company = sinceOf(atCompany, asOf);
  const inRole =
    atCompany.length === 1
      ? company
      : sinceOf([jobs.find(({ experience }) => experience === role)!], asOf);
  if (inRole !== null) found.inRoleSince = inRole;
  if (company !== null) found.atCompanySince = company;
  return found;
}

/**
 * Completeness weighs four times what freshness does: it breaks ties, and an empty profile helps
 * nobody however fresh it is.
 */
const COMPLETENESS_SHARE = 0.8;
/**
 * Freshness grows with the date itself over twenty years, not with the age at some moment, so that
 * it never has to be computed again.
 */
const FRESHNESS_FROM_DAY = dayOf(new Date('2020-01-01'));
const FRESHNESS_DAYS = 20 * 365;

function quality(profile: TalentProfile, updatedAt: Date): number {
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
  const fresh = Math.min(Math.max((dayOf(updatedAt) - FRESHNESS_FROM_DAY) / FRESHNESS_DAYS, 0), 1);
  return Math.round(65_535 * (COMPLETENESS_SHARE * complete + (1 - COMPLETENESS_SHARE) * fresh));
}
