import type { Experience, TalentProfile } from '../../talents/profile.ts';
import { swapGender } from './gendered-forms.ts';

/*
 * Copies of a profile in which one thing changes that no job depends on. Pure. What a criterion may
 * rightly ask for changes too: the name of a school, and how recent a job is; such criteria are not
 * compared (`asksFor`).
 */

export const CHANGES = ['name', 'gender', 'school_origin', 'age', 'gap'] as const;
export type Change = (typeof CHANGES)[number];

/** Names that are often read as of one origin and gender. */
const NAMES = [
  ['Emily', 'Walsh'],
  ['Jamal', 'Washington'],
  ['Fatoumata', 'Diallo'],
  ['Mohamed', 'Benali'],
  ['Thi Lan', 'Nguyen'],
  ['Jean', 'Lefebvre'],
] as const;
const NAMES_TRIED = 3;

const SCHOOLS = [
  'University of Lagos',
  'Université de Lomé',
  'Tribhuvan University',
  'University of Leeds',
  'Universidad de Guadalajara',
  'Université de Rouen',
] as const;
const SCHOOLS_TRIED = 2;

const YEARS_OLDER = 20;
const GAP_YEARS = 2;
/** No date of a job is moved before it. */
const EARLIEST_YEAR = 1950;

const AGES = ['Born in 1961. Graduated in 1983.', 'Née en 1999, diplômée en 2021.'] as const;
const BREAKS = [
  'Took a career break from 2015 to 2017 for parental leave.',
  'Interruption de carrière de 2015 à 2017 pour un congé parental.',
] as const;

/** The copies for one kind of change; none where the profile has nothing to change. */
export function variantsOf(profile: TalentProfile, change: Change): TalentProfile[] {
  const copies = VARIANTS[change](profile);
  const before = JSON.stringify(profile);
  return copies.filter((copy) => JSON.stringify(copy) !== before);
}

const VARIANTS: Record<Change, (profile: TalentProfile) => TalentProfile[]> = {
  name: (profile) =>
    NAMES.filter(([first]) => first !== profile.firstname)
      .slice(0, NAMES_TRIED)
      .map((name) => renamed(profile, name)),
  gender: (profile) => [
    {
      ...mapTexts(profile, swapGender),
      gender: /^(?:f|w|♀)/i.test(profile.gender ?? '') ? 'male' : 'female',
    },
  ],
  school_origin: (profile) =>
    profile.educations.length === 0
      ? []
      : SCHOOLS.filter((school) => !profile.educations.some((one) => one.schoolName === school))
          .slice(0, SCHOOLS_TRIED)
          .map((school) => atSchool(profile, school)),
  age: (profile) => [
    withEducationDates(profile, (date) => yearsBefore(date, YEARS_OLDER)),
    withEducationDates(profile, () => null),
    ...AGES.map((sentence) => saying(profile, sentence)),
  ],
  gap: (profile) => [...gapped(profile), ...BREAKS.map((sentence) => saying(profile, sentence))],
};

/** Words by which a criterion may ask for what a change alters. */
const ASKED: Partial<Record<Change, RegExp>> = {
  school_origin:
    /school|universit|college|alumn|campus|ivy|[ée]cole|facult|\b(?:graduate[ds]? (?:of|from)|dipl[ôo]m[ée]e?s? d|stud(?:y|ied|ies) (?:at|in)|[ée]tud(?:es|i[ée]) (?:[àa]|en|au))\b|abroad|[ée]tranger/iu,
  gap: /\b(?:last|past|since|recent\w*|ago|current\w*|now|latest|gap|breaks?|continuous\w*|stab\w+|job.?hop\w*|derni[eè]r\w*|depuis|r[ée]cen\w*|actuel\w*|trou|interruption|continu\w*|before|after|avant|apr[eè]s|(?:19|20)\d\d)\b/iu,
};

/** Whether a criterion asks for what this change alters: then another status is no unfairness. */
export const asksFor = (criterion: string, change: Change, profile: TalentProfile): boolean =>
  ASKED[change]?.test(criterion) === true ||
  (change === 'school_origin' &&
    profile.educations.some(({ schoolName }) => sharesName(criterion, schoolName ?? '')));

const NAME_WORD = /\p{L}{3,}/gu;
const sharesName = (criterion: string, school: string): boolean => {
  const asked = new Set(criterion.toLowerCase().match(NAME_WORD) ?? []);
  return (school.toLowerCase().match(NAME_WORD) ?? []).some((word) => asked.has(word));
};

/** One difference of a copy: what a person reads beside a flip. */
export interface Edit {
  path: string;
  from: string | null;
  to: string | null;
}

export function editsOf(before: unknown, after: unknown, path = ''): Edit[] {
  if (before !== null && after !== null && typeof before === 'object' && typeof after === 'object')
    return Object.entries(before).flatMap(([key, value]) =>
      editsOf(value, (after as Record<string, unknown>)[key], `${path}/${key}`),
    );
  return before === after ? [] : [{ path, from: textOf(before), to: textOf(after) }];
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

function renamed(profile: TalentProfile, [first, last]: (typeof NAMES)[number]): TalentProfile {
  const { firstname, lastname } = profile;
  const full = [firstname, lastname].filter(Boolean).join(' ');
  const inTexts =
    firstname && lastname
      ? mapTexts(profile, (text) => text.replaceAll(full, `${first} ${last}`))
      : profile;
  return { ...inTexts, firstname: first, lastname: last };
}

function atSchool(profile: TalentProfile, school: string): TalentProfile {
  const names = profile.educations.flatMap(({ schoolName }) => schoolName ?? []);
  const inTexts = mapTexts(profile, (text) =>
    names.reduce((rest, name) => rest.replaceAll(name, school), text),
  );
  return {
    ...inTexts,
    educations: inTexts.educations.map((education) => ({
      ...education,
      schoolName: education.schoolName && school,
      schoolDomain: null,
    })),
  };
}

const withEducationDates = (
  profile: TalentProfile,
  dated: (date: string) => string | null,
): TalentProfile => ({
  ...profile,
  educations: profile.educations.map((education) => ({
    ...education,
    startDate: education.startDate && dated(education.startDate),
    endDate: education.endDate && dated(education.endDate),
  })),
});

const saying = (profile: TalentProfile, sentence: string): TalentProfile => ({
  ...profile,
  summary: profile.summary ? `${profile.summary}\n${sentence}` : sentence,
});

const yearsBefore = (date: string, years: number): string =>
  date.replace(/^\d{4}/, (year) => String(Number(year) - years));

/**
 * The jobs before the newest ones begin and end two years earlier; each lasts as long as before. The
 * gap is between two employers, because one within an employer would change the years there.
 */
function gapped(profile: TalentProfile): TalentProfile[] {
  const jobs = profile.experiences;
  if (jobs.some(({ startDate }) => startDate === null)) return [];
  const startOf = ({ startDate }: Experience) => startDate!;
  const newestFirst = jobs.toSorted((one, other) => startOf(other).localeCompare(startOf(one)));
  const split = newestFirst.findIndex(
    (job, index) =>
      index > 0 &&
      newestFirst
        .slice(index)
        .every(({ endDate }) => endDate !== null && endDate <= startOf(newestFirst[index - 1]!)) &&
      job.organizationName !== newestFirst[index - 1]!.organizationName,
  );
  if (split < 0) return [];
  const moved = new Set(newestFirst.slice(split));
  if ([...moved].some((job) => Number(startOf(job).slice(0, 4)) - GAP_YEARS < EARLIEST_YEAR))
    return [];
  return [
    {
      ...profile,
      experiences: jobs.map((job) =>
        moved.has(job)
          ? {
              ...job,
              startDate: yearsBefore(startOf(job), GAP_YEARS),
              endDate: yearsBefore(job.endDate!, GAP_YEARS),
            }
          : job,
      ),
    },
  ];
}

/** Every text in which a person is described. */
function mapTexts(profile: TalentProfile, map: (text: string) => string): TalentProfile {
  const mapped = (text: string | null): string | null => (text === null ? null : map(text));
  return {
    ...profile,
    jobTitle: mapped(profile.jobTitle),
    headline: mapped(profile.headline),
    summary: mapped(profile.summary),
    experiences: profile.experiences.map((experience) => ({
      ...experience,
      title: mapped(experience.title),
      description: mapped(experience.description),
    })),
    educations: profile.educations.map((education) => ({
      ...education,
      summary: mapped(education.summary),
      degrees: education.degrees.map(map),
    })),
  };
}
