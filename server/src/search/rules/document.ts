import type { IndexDocument, NumberField, TermField } from '../../index/index.ts';
import { type Lexicon, type Mention, SENIORITIES, type Seniority } from '../../lexicon/lexicon.ts';
import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { createKeywordReader } from './document-keywords.ts';
import { rememberShortTexts } from './remember.ts';
import {
  degreeFamilyTerm,
  degreeLevelTerm,
  exactTerm,
  fieldTerm,
  languageLevelTerm,
  likelySeniorityTerm,
  nameWords,
  profileSlug,
  roleTerm,
  schoolTerm,
  searchWords,
  seniorityTerm,
  skillTerm,
} from './terms.ts';
import { dayOf, yearsOf } from './years.ts';

/** Degree levels run from here; a degree also answers to every level below its own. */
const LOWEST_DEGREE_LEVEL = 3;

/** Turns a profile into what the index sees of it: all that a filter can ask about, and nothing of gender, photo or birth. Current jobs run until `asOf`. */
export type DocumentReader = (profile: TalentProfile, updatedAt: Date, asOf: Date) => IndexDocument;

export function createDocumentReader(everyText: Lexicon): DocumentReader {
  const lexicon = rememberShortTexts(everyText);
  const keywordsOf = createKeywordReader(lexicon);
  return (profile, updatedAt, asOf) => readDocument(profile, updatedAt, asOf, lexicon, keywordsOf);
}

type KeywordReader = ReturnType<typeof createKeywordReader>;

function readDocument(profile: TalentProfile, updatedAt: Date, asOf: Date, lexicon: Lexicon, keywordsOf: KeywordReader): IndexDocument {
  const terms = new Terms(lexicon);
  const work = splitExperiences(profile);
  const years = yearsOf(profile.experiences, asOf);
  addTitles(terms, profile, work, years);
  const told = lexicon.scan(textOf(work.latest));
  addSkills(terms, profile, work.latest, told);
  addResidence(terms, profile);
  addCompanies(terms, profile, work);
  addIndustries(terms, work, told);
  addLanguages(terms, profile);
  addEducation(terms, profile);
  for (const { name } of profile.certifications) terms.addText('certification', name);
  for (const interest of profile.interests) terms.addText('interest', interest);
  addHeadline(terms, profile.headline);
  terms.addName('firstName', profile.firstname);
  terms.addName('lastName', profile.lastname);
  const slug = profile.proNetworkUrl === null ? null : profileSlug(profile.proNetworkUrl);
  if (slug !== null) terms.add('proNetworkUrl', slug);
  return {
    id: profile.id,
    quality: quality(profile, updatedAt),
    terms: terms.fields,
    numbers: numbers(work, years, updatedAt, asOf),
    texts: keywordsOf(textsOf(profile)),
  };
}

/** Collects the values of each field. */
class Terms {
  readonly fields: Partial<Record<TermField, string[]>> = {};
  readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  add(field: TermField, ...values: string[]): void {
    this.fields[field] ??= [];
    this.fields[field].push(...values);
  }

  /** A text, found whole and by the stems of its words. */
  addText(field: TermField, text: string | null): void {
    const folded = this.lexicon.fold(text ?? '');
    if (folded !== '') this.add(field, exactTerm(folded), searchWords(this.lexicon, folded).join(' '));
  }

  /** A name, found whole and by its words. */
  addName(field: TermField, name: string | null): void {
    const words = nameWords(this.lexicon, name ?? '');
    if (words.length > 0) this.add(field, exactTerm(words.join(' ')), words.join(' '));
  }
}

interface Work {
  current: readonly Experience[];
  past: readonly Experience[];
  /** The current job that began last, else the last of all. */
  latest: Experience | null;
}

function splitExperiences({ experiences }: TalentProfile): Work {
  const begun = ({ startDate }: Experience): number => (startDate === null ? -Infinity : Date.parse(startDate));
  const newest = [...experiences].sort((a, b) => begun(b) - begun(a));
  const current = newest.filter((experience) => experience.isCurrent);
  return { current, past: newest.filter((experience) => !experience.isCurrent), latest: current[0] ?? newest[0] ?? null };
}

function addTitles(terms: Terms, profile: TalentProfile, work: Work, years: number | null): void {
  const { lexicon } = terms;
  const add = (field: 'currentTitle' | 'pastTitle', title: string): void => {
    const folded = lexicon.fold(title);
    if (folded === '') return;
    const { family, seniority } = lexicon.readTitle(title);
    const words = [...searchWords(lexicon, folded)];
    if (family !== null) words.push(roleTerm(family));
    if (seniority !== null) words.push(seniorityTerm(seniority));
    terms.add(field, exactTerm(folded), words.join(' '));
  };
  const current = [profile.jobTitle, ...work.current.map((job) => job.title)].filter((title) => title !== null);
  for (const title of new Set(current)) add('currentTitle', title);
  for (const title of new Set(work.past.map((job) => job.title))) if (title !== null) add('pastTitle', title);

  const readings = (current.length > 0 ? current : [work.latest?.title ?? '']).map((title) => lexicon.readTitle(title));
  const stated = readings.flatMap((reading) => reading.seniority ?? []).sort((a, b) => SENIORITIES.indexOf(b) - SENIORITIES.indexOf(a))[0];
  if (stated) terms.add('seniority', seniorityTerm(stated));
  else if (years !== null) terms.add('seniority', likelySeniorityTerm(likelySeniority(years)));
  terms.add('jobFunction', ...new Set(readings.flatMap((reading) => reading.functions)));
}

/** Usual limits in job adverts: under two years junior, from six on senior. */
function likelySeniority(years: number): Seniority {
  return years < 2 ? 'junior' : years < 6 ? 'mid' : 'senior';
}

/** What a job says of itself. */
function textOf(job: Experience | null): string {
  return job ? [job.organizationName, job.title, job.description].filter((text) => text !== null).join('\n') : '';
}

function addSkills(terms: Terms, { skills }: TalentProfile, latest: Experience | null, told: readonly Mention[]): void {
  const { lexicon } = terms;
  const toldFolded = ` ${lexicon.fold(textOf(latest))} `;
  const recent = new Set(told.flatMap((mention) => (mention.kind === 'skill' ? mention.id : [])));
  for (const id of recent) terms.add('recentSkill', skillTerm(id));
  for (const text of new Set(skills)) {
    const skill = lexicon.readSkill(text);
    terms.addText('skill', text);
    if (skill) terms.add('skill', skillTerm(skill.id));
    if ((skill && recent.has(skill.id)) || toldFolded.includes(` ${lexicon.fold(text)} `)) {
      terms.addText('recentSkill', text);
      if (skill && !recent.has(skill.id)) terms.add('recentSkill', skillTerm(skill.id));
    }
  }
}

function addResidence(terms: Terms, { city, state, country }: TalentProfile): void {
  const { lexicon } = terms;
  const residence = lexicon.readResidence({ city, state, country });
  const texts = { city, state, country };
  const ids = { city: residence.cityId, state: residence.stateId, country: residence.countryId };
  for (const field of ['city', 'state', 'country'] as const) {
    const folded = lexicon.fold(texts[field] ?? '');
    if (folded !== '') terms.add(field, exactTerm(folded));
    if (ids[field] !== null) terms.add(field, ids[field]);
  }
  terms.add('region', ...residence.regionIds);
}

function addCompanies(terms: Terms, profile: TalentProfile, work: Work): void {
  const names = (jobs: readonly Experience[]): (string | null)[] => jobs.flatMap((job) => [job.organizationName, job.organization.name]);
  for (const name of new Set([profile.currentOrganization?.name ?? null, ...names(work.current)])) terms.addName('currentCompany', name);
  for (const name of new Set(names(work.past))) terms.addName('pastCompany', name);
}

/** All that the current or last job tells; of the others the employer and title. What their descriptions say is found among the keywords. */
function addIndustries(terms: Terms, { current, past, latest }: Work, told: readonly Mention[]): void {
  const industries = (jobs: readonly Experience[]): string[] =>
    jobs
      .flatMap((job) =>
        job === latest ? told : [job.organizationName, job.title].flatMap((text) => (text === null ? [] : terms.lexicon.scan(text))),
      )
      .flatMap((mention) => (mention.kind === 'industry' ? mention.id : []));
  terms.add('currentIndustry', ...industries(current));
  terms.add('pastIndustry', ...industries(past));
}

function addLanguages(terms: Terms, { languages }: TalentProfile): void {
  for (const { name, proficiency } of languages) {
    const language = terms.lexicon.readLanguage(name);
    if (!language) continue;
    terms.add('language', language.code);
    const level = proficiency === null ? null : terms.lexicon.readLanguageLevel(proficiency);
    for (let reached = 1; reached <= (level ?? 0); reached++) terms.add('language', languageLevelTerm(language.code, reached));
  }
}

function addEducation(terms: Terms, { educations }: TalentProfile): void {
  const { lexicon } = terms;
  for (const { schoolName, degrees, majors, minors } of educations) {
    if (schoolName !== null) {
      terms.addName('school', schoolName);
      const known = lexicon.readSchool(schoolName);
      if (known) terms.add('school', schoolTerm(lexicon.fold(known.name)));
    }
    for (const text of degrees) {
      terms.addText('degree', text);
      const degree = lexicon.readDegree(text);
      if (!degree) continue;
      terms.add('degree', degreeFamilyTerm(degree.family));
      for (let level = LOWEST_DEGREE_LEVEL; level <= degree.level; level++) terms.add('degree', degreeLevelTerm(level));
    }
    for (const text of [...majors, ...minors]) {
      terms.addText('fieldOfStudy', text);
      terms.add('fieldOfStudy', ...lexicon.readFields(text).map((field) => fieldTerm(field.id)));
    }
  }
}

/** A profile has one headline, so its words need not stay together: as single words they keep the vocabulary small. */
function addHeadline(terms: Terms, headline: string | null): void {
  const folded = terms.lexicon.fold(headline ?? '');
  if (folded !== '') terms.add('headline', exactTerm(folded), ...new Set(searchWords(terms.lexicon, folded)));
}

/** All that the profile says in words. */
function textsOf(profile: TalentProfile): string[] {
  const texts = [
    profile.jobTitle,
    profile.headline,
    profile.summary,
    profile.city,
    profile.state,
    profile.country,
    profile.currentOrganization?.name,
    ...profile.experiences.flatMap((job) => [job.title, job.organizationName, job.description]),
    ...profile.educations.flatMap((school) => [school.schoolName, school.summary, ...school.degrees, ...school.majors, ...school.minors]),
    ...profile.skills,
    ...profile.interests,
    ...profile.languages.map((language) => language.name),
    ...profile.certifications.flatMap((certification) => [certification.name, certification.organizationName]),
  ];
  return [...new Set(texts.filter((text) => text !== null && text !== undefined))];
}

function numbers(work: Work, years: number | null, updatedAt: Date, asOf: Date): Partial<Record<NumberField, number>> {
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
