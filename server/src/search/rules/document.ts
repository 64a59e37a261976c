import type { IndexDocument, NumberField, TermField } from '../../index/index.ts';
import { type Lexicon, type Mention, SENIORITIES, type Seniority } from '../../lexicon/lexicon.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { companySizeOf } from './company-size.ts';
import { createKeywordReader } from './document-keywords.ts';
import { createTextReader, industriesOf, type TextReader } from './document-texts.ts';
import { remember, rememberShortTexts } from './remember.ts';
import {
  degreeFamilyTerm,
  degreeLevelTerm,
  fieldTerm,
  languageLevelTerm,
  likelySeniorityTerm,
  profileSlug,
  schoolTerm,
  seniorityTerm,
  skillTerm,
} from './terms.ts';
import { dayOf, yearsOf } from './years.ts';

/** Degree levels run from here; a degree also answers to every level below its own. */
const LOWEST_DEGREE_LEVEL = 3;

/** Turns a profile into what the index sees of it: all that a filter can ask about, and nothing of gender, photo or birth. Current jobs run until `asOf`. */
export type DocumentReader = (profile: TalentProfile, updatedAt: Date, asOf: Date) => IndexDocument;

/** What reads the parts of a profile. */
export interface Readers {
  lexicon: Lexicon;
  read: TextReader;
  /** The degrees, schools and fields that a text names, as terms. */
  degreeTerms(text: string): readonly string[];
  schoolTerms(text: string): readonly string[];
  fieldTerms(text: string): readonly string[];
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
  const read = createTextReader(lexicon);
  return {
    lexicon,
    read,
    degreeTerms: remember((text) => [...read.text(text), ...degreeTerms(text, lexicon)]),
    schoolTerms: remember((text) => {
      const known = lexicon.readSchool(text);
      return known ? [...read.name(text), schoolTerm(lexicon.fold(known.name))] : read.name(text);
    }),
    fieldTerms: remember((text) => [...read.text(text), ...lexicon.readFields(text).map((field) => fieldTerm(field.id))]),
  };
}

function degreeTerms(text: string, lexicon: Lexicon): string[] {
  const degree = lexicon.readDegree(text);
  if (!degree) return [];
  const terms = [degreeFamilyTerm(degree.family)];
  for (let level = LOWEST_DEGREE_LEVEL; level <= degree.level; level++) terms.push(degreeLevelTerm(level));
  return terms;
}

/** As a document reader, but for the texts: whoever builds a segment has them read into numbers of its keywords. */
export function readDocument(profile: TalentProfile, updatedAt: Date, asOf: Date, readers: Readers): IndexDocument {
  const terms = new Terms();
  const work = splitExperiences(profile);
  const years = yearsOf(profile.experiences, asOf);
  addTitles(terms, profile, work, years, readers);
  const told = readers.lexicon.scan(textOf(work.latest));
  addSkills(terms, profile, work.latest, told, readers);
  addResidence(terms, profile, readers);
  addCompanies(terms, profile, work, readers);
  addIndustries(terms, work, told, readers);
  addCompanySize(terms, profile, work, readers);
  addLanguages(terms, profile, readers);
  addEducation(terms, profile, readers);
  for (const { name } of profile.certifications) if (name !== null) terms.addAll('certification', readers.read.text(name));
  for (const interest of profile.interests) terms.addAll('interest', readers.read.text(interest));
  if (profile.headline !== null) terms.addAll('headline', readers.read.headline(profile.headline));
  if (profile.firstname !== null) terms.addAll('firstName', readers.read.name(profile.firstname));
  if (profile.lastname !== null) terms.addAll('lastName', readers.read.name(profile.lastname));
  const slug = profile.proNetworkUrl === null ? null : profileSlug(profile.proNetworkUrl);
  if (slug !== null) terms.add('proNetworkUrl', slug);
  return {
    id: profile.id,
    quality: quality(profile, updatedAt),
    terms: terms.fields,
    numbers: numbersOf(work, years, updatedAt, asOf),
  };
}

/** Collects the values of each field. */
class Terms {
  readonly fields: Partial<Record<TermField, string[]>> = {};

  add(field: TermField, value: string): void {
    this.#valuesOf(field).push(value);
  }

  addAll(field: TermField, values: readonly string[]): void {
    if (values.length === 0) return;
    const all = this.#valuesOf(field);
    for (const value of values) all.push(value);
  }

  #valuesOf(field: TermField): string[] {
    const known = this.fields[field];
    if (known) return known;
    const values: string[] = [];
    this.fields[field] = values;
    return values;
  }
}

export interface Work {
  current: readonly Experience[];
  past: readonly Experience[];
  /** The current job that began last, else the last of all. */
  latest: Experience | null;
}

export function splitExperiences({ experiences }: TalentProfile): Work {
  const dated = experiences.map((job) => ({ job, begun: job.startDate === null ? -Infinity : Date.parse(job.startDate) }));
  const newest = dated.sort((a, b) => b.begun - a.begun).map(({ job }) => job);
  const current = newest.filter((experience) => experience.isCurrent);
  return { current, past: newest.filter((experience) => !experience.isCurrent), latest: current[0] ?? newest[0] ?? null };
}

function addTitles(terms: Terms, profile: TalentProfile, work: Work, years: number | null, { read, lexicon }: Readers): void {
  const current = [...new Set([profile.jobTitle, ...work.current.map((job) => job.title)].filter((title) => title !== null))];
  for (const title of current) terms.addAll('currentTitle', read.title(title)?.terms ?? []);
  for (const title of new Set(work.past.map((job) => job.title))) if (title !== null) terms.addAll('pastTitle', read.title(title)?.terms ?? []);

  const readings = (current.length > 0 ? current : [work.latest?.title ?? '']).map((title) => read.title(title) ?? lexicon.readTitle(title));
  const stated = readings.flatMap((reading) => reading.seniority ?? []).sort((a, b) => SENIORITIES.indexOf(b) - SENIORITIES.indexOf(a))[0];
  if (stated) terms.add('seniority', seniorityTerm(stated));
  else if (years !== null) terms.add('seniority', likelySeniorityTerm(likelySeniority(years)));
  terms.addAll('jobFunction', [...new Set(readings.flatMap((reading) => reading.functions))]);
}

/** Usual limits in job adverts: under two years junior, from six on senior. */
export function likelySeniority(years: number): Seniority {
  return years < 2 ? 'junior' : years < 6 ? 'mid' : 'senior';
}

/** What a job says of itself. */
function textOf(job: Experience | null): string {
  return job ? [job.organizationName, job.title, job.description].filter((text) => text !== null).join('\n') : '';
}

function addSkills(terms: Terms, { skills }: TalentProfile, latest: Experience | null, told: readonly Mention[], { read, lexicon }: Readers): void {
  const toldWords = ` ${lexicon.fold(textOf(latest))} `;
  const recent = new Set(told.flatMap((mention) => (mention.kind === 'skill' ? mention.id : [])));
  for (const id of recent) terms.add('recentSkill', skillTerm(id));
  for (const skill of new Set(skills)) {
    const { terms: found, words, id } = read.skill(skill);
    terms.addAll('skill', found);
    if ((id !== null && recent.has(id)) || toldWords.includes(words)) terms.addAll('recentSkill', found);
  }
}

function addResidence(terms: Terms, { city, state, country }: TalentProfile, { read, lexicon }: Readers): void {
  const residence = lexicon.readResidence({ city, state, country });
  const texts = { city, state, country };
  const ids = { city: residence.cityId, state: residence.stateId, country: residence.countryId };
  for (const field of ['city', 'state', 'country'] as const) {
    const text = texts[field];
    const term = text === null ? null : read.place(text);
    if (term !== null) terms.add(field, term);
    if (ids[field] !== null) terms.add(field, ids[field]);
  }
  terms.addAll('region', residence.regionIds);
}

function addCompanies(terms: Terms, profile: TalentProfile, work: Work, { read }: Readers): void {
  const names = (jobs: readonly Experience[]): (string | null)[] => jobs.flatMap((job) => [job.organizationName, job.organization.name]);
  const addNames = (field: TermField, all: readonly (string | null)[]): void => {
    for (const name of new Set(all)) if (name !== null) terms.addAll(field, read.name(name));
  };
  addNames('currentCompany', [profile.currentOrganization?.name ?? null, ...names(work.current)]);
  addNames('pastCompany', names(work.past));
}

/** All that the current or last job tells; of the others the employer and title. What their descriptions say is found among the keywords. */
function addIndustries(terms: Terms, { current, past, latest }: Work, told: readonly Mention[], { read }: Readers): void {
  const addOf = (field: TermField, job: Experience): void => {
    if (job === latest) terms.addAll(field, industriesOf(told));
    else for (const text of [job.organizationName, job.title]) if (text !== null) terms.addAll(field, read.industries(text));
  };
  for (const job of current) addOf('currentIndustry', job);
  for (const job of past) addOf('pastIndustry', job);
}

function addCompanySize(terms: Terms, { currentOrganization }: TalentProfile, { latest }: Work, { lexicon }: Readers): void {
  const name = latest?.organizationName ?? currentOrganization?.name ?? null;
  terms.addAll('companySize', companySizeOf({ name, description: latest?.description ?? null }, lexicon)?.bands ?? []);
}

function addLanguages(terms: Terms, { languages }: TalentProfile, { lexicon }: Readers): void {
  for (const { name, proficiency } of languages) {
    const language = lexicon.readLanguage(name);
    if (!language) continue;
    terms.add('language', language.code);
    const level = proficiency === null ? null : lexicon.readLanguageLevel(proficiency);
    for (let reached = 1; reached <= (level ?? 0); reached++) terms.add('language', languageLevelTerm(language.code, reached));
  }
}

function addEducation(terms: Terms, { educations }: TalentProfile, { schoolTerms, degreeTerms, fieldTerms }: Readers): void {
  for (const { schoolName, degrees, majors, minors } of educations) {
    if (schoolName !== null) terms.addAll('school', schoolTerms(schoolName));
    for (const degree of degrees) terms.addAll('degree', degreeTerms(degree));
    for (const fields of [majors, minors]) for (const field of fields) terms.addAll('fieldOfStudy', fieldTerms(field));
  }
}

/** All that the profile says in words. */
export function textsOf(profile: TalentProfile): Set<string> {
  const texts = new Set<string>();
  const add = (text: string | null | undefined): void => {
    if (text !== null && text !== undefined) texts.add(text);
  };
  add(profile.jobTitle);
  add(profile.headline);
  add(profile.summary);
  add(profile.city);
  add(profile.state);
  add(profile.country);
  add(profile.currentOrganization?.name);
  for (const { title, organizationName, description } of profile.experiences) [title, organizationName, description].forEach(add);
  for (const { schoolName, summary, degrees, majors, minors } of profile.educations) {
    [schoolName, summary, ...degrees, ...majors, ...minors].forEach(add);
  }
  profile.skills.forEach(add);
  profile.interests.forEach(add);
  for (const { name } of profile.languages) add(name);
  for (const { name, organizationName } of profile.certifications) [name, organizationName].forEach(add);
  return texts;
}

export function numbersOf(work: Work, years: number | null, updatedAt: Date, asOf: Date): Partial<Record<NumberField, number>> {
  const found: Partial<Record<NumberField, number>> = { updatedDay: dayOf(updatedAt) };
  if (years !== null) found.yearsOfExperience = years;
  const role = work.current[0];
  if (!role) return found;
  const inRole = yearsOf([role], asOf);
  if (inRole !== null) found.yearsInCurrentRole = inRole;
  const atCompany = yearsOf(
    [...work.current, ...work.past].filter(
      (job) => job === role || (job.organizationName !== null && job.organizationName === role.organizationName),
    ),
    asOf,
  );
  if (atCompany !== null) found.yearsAtCurrentCompany = atCompany;
  return found;
}

/** Completeness weighs four times what freshness does: it breaks ties, and an empty profile helps nobody however fresh it is. */
const COMPLETENESS_SHARE = 0.8;
/** Freshness grows with the date itself over twenty years, not with the age at some moment, so that it never has to be computed again. */
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
  const complete = (present.filter(Boolean).length + Math.min(profile.skills.length, 10) / 5) / (present.length + 2);
  const fresh = Math.min(Math.max((dayOf(updatedAt) - FRESHNESS_FROM_DAY) / FRESHNESS_DAYS, 0), 1);
  return Math.round(65_535 * (COMPLETENESS_SHARE * complete + (1 - COMPLETENESS_SHARE) * fresh));
}
