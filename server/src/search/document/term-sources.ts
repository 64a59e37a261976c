import type { TermField } from '../../index/index.ts';
import { SENIORITIES } from '../../lexicon/lexicon.ts';
import type { Lexicon, Place, Seniority } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { createTextWalk, type ProfileField, type VisitText } from '../../talents/profile-fields.ts';
import { companySizeOf } from '../rules/company-size.ts';
import { profileSlug, seniorityTerm, UNSTATED_SENIORITY } from './terms.ts';
import { headlineTerms, type SkillTerms, type TextReader, type TitleTerms } from './text-terms.ts';
import { type Job, splitExperiences, type Work } from './work.ts';

/**
 * Which texts of a profile give the values of each index field, and what the values are. The index
 * document and the evidence of a match both read this table, so a match can always be quoted.
 */

/** The readers of the parts of a profile. */
export interface Readers {
  lexicon: Lexicon;
  read: TextReader;
}

export interface ProfileSource {
  profile: TalentProfile;
  work: Work;
  readers: Readers;
  /** Each of these is read once and shared by several fields. */
  skills(): readonly SkillTerms[];
  levelTitles(): readonly LevelTitle[];
  residence(): Residence;
}

type Residence = ReturnType<Lexicon['readResidence']>;

interface LevelTitle extends Pick<TitleTerms, 'seniority' | 'functions'> {
  text: string;
  field: ProfileField;
  at: number;
}

export function createProfileSource(profile: TalentProfile, readers: Readers): ProfileSource {
  const work = splitExperiences(profile);
  let skills: SkillTerms[] | undefined;
  let titles: LevelTitle[] | undefined;
  let residence: Residence | undefined;
  return {
    profile,
    work,
    readers,
    skills() {
      skills ??= profile.skills.map((skill) => readers.read(skill).skill);
      return skills;
    },
    levelTitles() {
      titles ??= readLevelTitles(profile, work, readers);
      return titles;
    },
    residence() {
      residence ??= readers.lexicon.readResidence(profile);
      return residence;
    },
  };
}

/**
 * Receives values and the words that they come from. `text` is null when no text states the value.
 * The positions are those of `VisitText`.
 */
export type AddTerms = (
  terms: readonly string[],
  text: string | null,
  field: ProfileField,
  at: number,
  nth: number,
) => void;

type TermSource = (source: ProfileSource, add: AddTerms) => void;

/**
 * Fields whose values the document reads in one scan of the latest job. Their evidence needs the
 * offsets too: see `evidence.ts`.
 */
export type ScannedField = 'recentSkill' | 'currentIndustry' | 'pastIndustry';

/** When several texts give a value, the most specific text comes first. */
export const TERM_SOURCES: Record<Exclude<TermField, 'keyword' | ScannedField>, TermSource> = {
  currentTitle: (source, add) => eachCurrentTitle(source, titleTerms(source, add)),
  pastTitle: (source, add) => eachTitle(source.work.past, titleTerms(source, add)),
  // The job that began last among those that ended.
  lastTitle: (source, add) => eachTitle(source.work.past.slice(0, 1), titleTerms(source, add)),
  seniority: addSeniority,
  jobFunction(source, add) {
    for (const { functions, text, field, at } of source.levelTitles())
      add(functions, text, field, at, 0);
  },
  skill(source, add) {
    const skills = source.skills();
    for (let at = 0; at < skills.length; at++)
      add(skills[at]!.terms, source.profile.skills[at]!, '/skills/*', at, 0);
    // What a title names is as good as listed: "Python developer".
    eachCurrentTitle(
      source,
      onceEach((text, field, at, nth) =>
        add(source.readers.read(text).namedSkills, text, field, at, nth),
      ),
    );
  },
  city: (source, add) => addResidence('city', source, add),
  state: (source, add) => addResidence('state', source, add),
  region: (source, add) => addResidence('region', source, add),
  country: (source, add) => addResidence('country', source, add),
  currentCompany(source, add) {
    const { profile, work } = source;
    const visit = nameTerms(source, add);
    const name = profile.currentOrganization?.name ?? null;
    if (name !== null) visit(name, '/currentOrganization/name', 0, 0);
    eachEmployer(work.current, visit);
  },
  pastCompany: (source, add) => eachEmployer(source.work.past, nameTerms(source, add)),
  companySize: addCompanySize,
  language: addLanguages,
  school: texts(['/educations/*/schoolName'], (text, { read }) => read(text).school),
  degree: texts(['/educations/*/degrees/*'], (text, { read }) => read(text).degree),
  fieldOfStudy: texts(
    ['/educations/*/majors/*', '/educations/*/minors/*'],
    (text, { read }) => read(text).field,
  ),
  certification: texts(['/certifications/*/name'], (text, { read }) => read(text).words),
  interest: texts(['/interests/*'], (text, { read }) => read(text).words),
  headline: texts(['/headline'], (text, { lexicon }) => headlineTerms(text, lexicon)),
  firstName: texts(['/firstname'], (text, { read }) => read(text).name),
  lastName: texts(['/lastname'], (text, { read }) => read(text).name),
  proNetworkUrl: texts(['/proNetworkUrl'], (text) => {
    const slug = profileSlug(text);
    return slug === null ? NONE : [slug];
  }),
};

const NONE: readonly string[] = [];

/** Visits each text of these fields, one by one. */
function texts(
  fields: readonly ProfileField[],
  termsOf: (text: string, readers: Readers) => readonly string[],
): TermSource {
  const walk = createTextWalk(fields);
  return ({ profile, readers }, add) =>
    walk(profile, (text, field, at, nth) => add(termsOf(text, readers), text, field, at, nth));
}

const titleTerms = ({ readers: { read } }: ProfileSource, add: AddTerms): VisitText =>
  onceEach((text, field, at, nth) => add(read(text).title?.terms ?? NONE, text, field, at, nth));

const nameTerms = ({ readers: { read } }: ProfileSource, add: AddTerms): VisitText =>
  onceEach((text, field, at, nth) => add(read(text).name, text, field, at, nth));

/**
 * Visits equal texts once, at the first position: jobs often repeat the name of an employer. Lists
 * are short, so comparing is faster than building a Set.
 */
function onceEach(visit: VisitText): VisitText {
  const seen: string[] = [];
  return (text, field, at, nth) => {
    if (seen.includes(text)) return;
    seen.push(text);
    visit(text, field, at, nth);
  };
}

function eachTitle(jobs: readonly Job[], visit: VisitText): void {
  for (const { experience, at } of jobs)
    if (experience.title !== null) visit(experience.title, '/experiences/*/title', at, 0);
}

/**
 * Visits the titles of current jobs before the profile's own job title: a job's is more specific.
 */
function eachCurrentTitle(
  { profile, work }: Pick<ProfileSource, 'profile' | 'work'>,
  visit: VisitText,
): void {
  eachTitle(work.current, visit);
  if (profile.jobTitle !== null) visit(profile.jobTitle, '/jobTitle', 0, 0);
}

/** The titles that state what a person does: the current ones, or the last one. */
function readLevelTitles(profile: TalentProfile, work: Work, { read }: Readers): LevelTitle[] {
  const titles: LevelTitle[] = [];
  let isStated = false;
  const visit: VisitText = (text, field, at) => {
    isStated = true;
    const title = read(text).title;
    if (title !== null)
      titles.push({ seniority: title.seniority, functions: title.functions, text, field, at });
  };
  eachCurrentTitle({ profile, work }, visit);
  if (!isStated && work.latest !== null) eachTitle([work.latest], visit);
  return titles;
}

/**
 * Adds the highest level that a title states. When no title states one, the years of experience
 * suggest it.
 */
function addSeniority(source: ProfileSource, add: AddTerms): void {
  let highest: LevelTitle | null = null;
  for (const title of source.levelTitles())
    if (rankOf(title.seniority) > rankOf(highest?.seniority ?? null)) highest = title;
  if (highest === null) add([UNSTATED_SENIORITY], null, '/jobTitle', 0, 0);
  else add([seniorityTerm(highest.seniority!)], highest.text, highest.field, highest.at, 0);
}

const rankOf = (seniority: Seniority | null): number =>
  seniority === null ? -1 : SENIORITIES.indexOf(seniority);

function eachEmployer(jobs: readonly Job[], visit: VisitText): void {
  for (const { experience, at } of jobs) {
    const { organizationName, organization } = experience;
    if (organizationName !== null)
      visit(organizationName, '/experiences/*/organizationName', at, 0);
    if (organization.name !== null)
      visit(organization.name, '/experiences/*/organization/name', at, 0);
  }
}

const RESIDENCE = ['city', 'state', 'country'] as const;

/**
 * A place by its name as the profile writes it, and by its id. The id is quoted from that name, or
 * from the narrowest place stated: a city also implies its region.
 */
function addResidence(
  kind: Place['kind'],
  { profile, residence, readers: { read } }: ProfileSource,
  add: AddTerms,
): void {
  const { cityId, stateId, countryId, regionIds } = residence();
  const ids = { city: cityId, state: stateId, country: countryId };
  const own = kind === 'region' || profile[kind] === null ? null : kind;
  if (own !== null) {
    const place = read(profile[own]!).place;
    if (place !== null) add([place.written], profile[own], `/${own}`, 0, 0);
  }
  const found = kind === 'region' ? regionIds : ids[kind] === null ? NONE : [ids[kind]];
  const stated = own ?? RESIDENCE.find((part) => profile[part] !== null);
  if (stated !== undefined && found.length > 0) add(found, profile[stated], `/${stated}`, 0, 0);
  if (kind !== 'city') return;
  for (const part of RESIDENCE) {
    const place = profile[part] === null || ids[part] !== null ? null : read(profile[part]).place;
    if (place !== null) add([place.unplaced], profile[part], `/${part}`, 0, 0);
  }
}

function addCompanySize({ profile, work, readers }: ProfileSource, add: AddTerms): void {
  const { experience = null, at = 0 } = work.latest ?? {};
  const own = experience?.organizationName ?? null;
  const name = own ?? profile.currentOrganization?.name ?? null;
  const employer = { name, description: experience?.description ?? null };
  const size = companySizeOf(employer, readers.read);
  if (!size) return;
  const field =
    size.in === 'description'
      ? '/experiences/*/description'
      : own === null
        ? '/currentOrganization/name'
        : '/experiences/*/organizationName';
  add(size.bands, employer[size.in]!.slice(size.start, size.end), field, at, 0);
}

/** Adds every level up to the stated one: a search for a lower level also finds the speaker. */
function addLanguages({ profile, readers }: ProfileSource, add: AddTerms): void {
  for (const [at, { name, proficiency }] of profile.languages.entries()) {
    const { language } = readers.read(name);
    if (language === null) continue;
    const level = proficiency === null ? 0 : (readers.lexicon.readLanguageLevel(proficiency) ?? 0);
    const terms = [language.code, ...language.levels.slice(0, level)];
    add(terms, name, '/languages/*/name', at, 0);
  }
}
