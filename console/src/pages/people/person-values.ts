import type { OwnTalent } from './queries.ts';

type Talent = OwnTalent['talent'];
type Experience = Talent['experiences'][number];
type Education = Talent['educations'][number];

/** A person as it is typed. What no field shows (`stored`) is sent back as it was. */
export interface PersonValues {
  firstname: string;
  lastname: string;
  headline: string;
  city: string;
  state: string;
  country: string;
  proNetworkUrl: string;
  summary: string;
  emails: string;
  phones: string;
  skills: string;
  experiences: JobValues[];
  educations: StudyValues[];
  languages: { name: string; proficiency: string }[];
}

interface JobValues {
  stored: Experience | null;
  title: string;
  organizationName: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

interface StudyValues {
  stored: Education | null;
  schoolName: string;
  degree: string;
  major: string;
  startDate: string;
  endDate: string;
}

export const NO_LEVEL = 'none';

export const EMPTY_JOB: JobValues = {
  stored: null,
  title: '',
  organizationName: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  description: '',
};
export const EMPTY_STUDY: StudyValues = {
  stored: null,
  schoolName: '',
  degree: '',
  major: '',
  startDate: '',
  endDate: '',
};
export const EMPTY_LANGUAGE = { name: '', proficiency: NO_LEVEL };

const TEXTS = [
  'firstname',
  'lastname',
  'headline',
  'city',
  'state',
  'country',
  'proNetworkUrl',
  'summary',
] as const;

export function valuesOf(talent: Talent | null): PersonValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, talent?.[name] ?? '']));
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    emails: '',
    phones: '',
    skills: talent?.skills.join(', ') ?? '',
    experiences: (talent?.experiences ?? []).map((job) => ({
      stored: job,
      title: job.title ?? '',
      organizationName: job.organizationName ?? '',
      startDate: shownDate(job.startDate),
      endDate: shownDate(job.endDate),
      isCurrent: job.isCurrent,
      description: job.description ?? '',
    })),
    educations: (talent?.educations ?? []).map((study) => ({
      stored: study,
      schoolName: study.schoolName ?? '',
      degree: study.degrees.join(', '),
      major: study.majors.join(', '),
      startDate: shownDate(study.startDate),
      endDate: shownDate(study.endDate),
    })),
    languages: (talent?.languages ?? []).map(({ name, proficiency }) => ({
      name,
      proficiency: proficiency ?? NO_LEVEL,
    })),
  };
}

/** A year and a month: that is as exact as a profile is. */
const shownDate = (at: string | null): string => at?.slice(0, 7) ?? '';

/** The date as it was stored, unless another one was typed. */
const sentDate = (typed: string, stored: string | null | undefined): string | null => {
  const date = typed.trim();
  if (date === '') return null;
  return stored && shownDate(stored) === date ? stored : date;
};

const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const orNull = (text: string): string | null => text.trim() || null;

type Fields = Record<string, unknown>;

/** The fields of the interface. Jobs, studies and languages that are empty stay out. */
export function fieldsOf(values: PersonValues): Fields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, orNull(values[name])]));
  const experiences = values.experiences.filter(isTypedJob).map(jobOf);
  return {
    ...texts,
    skills: listOf(values.skills),
    experiences,
    educations: values.educations.filter(isTypedStudy).map(studyOf),
    languages: values.languages
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, proficiency }) => ({
        name: name.trim(),
        proficiency: proficiency === NO_LEVEL ? null : proficiency,
      })),
    ...contactsOf(values),
  };
}

const isTypedJob = ({ title, organizationName }: JobValues): boolean =>
  title.trim() !== '' || organizationName.trim() !== '';
const isTypedStudy = ({ schoolName, degree }: StudyValues): boolean =>
  schoolName.trim() !== '' || degree.trim() !== '';

function contactsOf({ emails, phones }: PersonValues): Fields {
  const contacts = { personalEmails: listOf(emails), phones: listOf(phones) };
  return contacts.personalEmails.length + contacts.phones.length > 0 ? { contacts } : {};
}

function jobOf({ stored, ...job }: JobValues): Fields {
  const organizationName = orNull(job.organizationName);
  const isSame = stored !== null && stored.organizationName === organizationName;
  return {
    title: orNull(job.title),
    organizationName,
    startDate: sentDate(job.startDate, stored?.startDate),
    endDate: job.isCurrent ? null : sentDate(job.endDate, stored?.endDate),
    isCurrent: job.isCurrent,
    description: orNull(job.description),
    ...(isSame && { organization: stored.organization }),
  };
}

function studyOf({ stored, ...study }: StudyValues): Fields {
  return {
    ...stored,
    schoolName: orNull(study.schoolName),
    degrees: listOf(study.degree),
    majors: listOf(study.major),
    startDate: sentDate(study.startDate, stored?.startDate),
    endDate: sentDate(study.endDate, stored?.endDate),
  };
}

/**
 * The fields that were changed: only they are an edit, which wins over every import. The current
 * job and employer follow the jobs.
 */
export function changesOf(before: PersonValues, now: PersonValues): Fields {
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)];
  const changed = Object.fromEntries(
    Object.entries(fresh).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    ),
  );
  if (changed.experiences === undefined) return changed;
  const current = now.experiences.find((job) => job.isCurrent && isTypedJob(job));
  const employer = orNull(current?.organizationName ?? '');
  return {
    ...changed,
    jobTitle: orNull(current?.title ?? ''),
    currentOrganization: employer === null ? null : { name: employer },
  };
}
