import type { ReadPerson } from '../../src/documents/port.ts';
import type { Lexicon } from '../../src/lexicon/types.ts';
import type { Resume } from './people.ts';

/*
 * Compares a person that was read with the person that was known. Only what the page shows is
 * asked for.
 */

export interface Count {
  right: number;
  /** Of what is known and shown. */
  known: number;
  /** Of what was read. */
  read: number;
}

export const MEASURES = [
  'name',
  'email',
  'phone',
  'jobs',
  'dates',
  'education',
  'skills',
  'languages',
  'all',
] as const;
export type Measure = (typeof MEASURES)[number];
export interface CvScore {
  counts: Record<Measure, Count>;
  wrong: string[];
}

const share = (right: boolean): Count => ({ right: right ? 1 : 0, known: 1, read: 1 });
const NONE: Count = { right: 0, known: 0, read: 0 };

interface Given {
  profile: ReadPerson['profile'];
  contacts: ReadPerson['contacts'];
  resume: Resume;
  /** The text of the page. */
  shown: string;
  fold(text: string | null | undefined): string;
  isShown(text: string | undefined): boolean;
  wrong: string[];
}

export function scoreCv(
  { profile, contacts }: ReadPerson,
  resume: Resume,
  shown: string,
  lexicon: Lexicon,
): CvScore {
  const fold = (text: string | null | undefined): string => lexicon.fold(text ?? '');
  const page = ` ${fold(shown)} `;
  const isShown = (text: string | undefined): boolean =>
    text !== undefined && text !== '' && page.includes(` ${fold(text)} `);
  const given: Given = { profile, contacts, resume, shown, fold, isShown, wrong: [] };
  const name = scoreName(given);
  const { jobs, dates } = scoreJobs(given);
  const isAll =
    name.right === name.known &&
    jobs.right === jobs.known &&
    jobs.read === jobs.right &&
    dates.right === dates.known;
  return {
    counts: {
      name,
      ...scoreContacts(given),
      jobs,
      dates,
      education: scoreEducation(given),
      skills: scoreSkills(given),
      languages: scoreLanguages(given),
      all: jobs.known > 0 ? share(isAll) : NONE,
    },
    wrong: given.wrong,
  };
}

function scoreName({ profile, resume, fold, isShown, wrong }: Given): Count {
  const { name } = resume.basics;
  const read = [profile.firstname, profile.lastname].filter(Boolean).join(' ');
  if (!isShown(name)) return NONE;
  const isRight = sameWords(fold(read), fold(name));
  if (!isRight) wrong.push(`name: ${read} for ${name}`);
  return share(isRight);
}

function scoreContacts({ contacts, resume, shown, wrong }: Given): { email: Count; phone: Count } {
  const { email, phone } = resume.basics;
  const digits = (text = ''): string => text.replace(/\D/g, '');
  // A narrow column breaks an address.
  const isEmailShown =
    email !== undefined && shown.toLowerCase().replace(/\s/g, '').includes(email.toLowerCase());
  const isEmailRight = contacts.emails[0] === email?.toLowerCase();
  if (isEmailShown && !isEmailRight) wrong.push(`email: ${contacts.emails} for ${email}`);
  const isPhoneShown = digits(phone) !== '' && digits(shown).includes(digits(phone));
  const isPhoneRight = contacts.phones.some((one) => digits(one) === digits(phone));
  if (isPhoneShown && !isPhoneRight) wrong.push(`phone: ${contacts.phones} for ${phone}`);
  return {
    email: isEmailShown ? share(isEmailRight) : NONE,
    phone: isPhoneShown ? share(isPhoneRight) : NONE,
  };
}

function scoreJobs({ profile, resume, shown, fold, isShown, wrong }: Given) {
  const known = (resume.work ?? []).filter((job) => isShown(job.position) && isShown(job.name));
  const left = [...profile.experiences];
  const pairs = known.map((job) => {
    const index = left.findIndex(
      (one) =>
        fold(one.title) === fold(job.position) &&
        fold(one.organizationName) === fold(job.name) &&
        (!job.startDate || !one.startDate || sameDate(one.startDate, job.startDate, false)),
    );
    const found = index === -1 ? null : left.splice(index, 1)[0]!;
    if (!found) wrong.push(`job missing: ${job.position} @ ${job.name}`);
    return { job, found };
  });
  for (const one of left) wrong.push(`job extra: ${one.title} @ ${one.organizationName}`);
  const months = showsMonths(shown);
  const dates: Count = { right: 0, known: 0, read: 0 };
  for (const { job, found } of pairs) {
    for (const key of ['startDate', 'endDate'] as const) {
      const date = job[key];
      if (date ? !shown.includes(date.slice(0, 4)) : key === 'startDate') continue;
      dates.known += 1;
      dates.read += 1;
      const read = found?.[key] ?? null;
      const isRight = found !== null && (date ? sameDate(read, date, months) : read === null);
      if (isRight) dates.right += 1;
      else if (found) wrong.push(`${key}: ${read} for ${date} of ${job.position}`);
    }
  }
  const right = pairs.filter(({ found }) => found).length;
  return { jobs: { right, known: known.length, read: profile.experiences.length }, dates };
}

/** How far from the school its degree and subject may stand on the page, in letters. */
const NEAR = 250;

function scoreEducation({ profile, resume, shown, fold, isShown, wrong }: Given): Count {
  const known = (resume.education ?? []).filter((one) => isShown(one.institution));
  const page = ` ${fold(shown)} `;
  const isNear = (text: string | undefined, school: string | undefined): boolean => {
    const at = page.lastIndexOf(` ${fold(school)} `);
    const around = page.slice(Math.max(0, at - NEAR), at + NEAR);
    return isShown(text) && around.includes(` ${fold(text)} `);
  };
  const left = [...profile.educations];
  const right = known.filter((one) => {
    const asked = [one.area, one.studyType].filter((text) => isNear(text, one.institution));
    const index = left.findIndex((other) => {
      const course = fold([...other.degrees, ...other.majors].join(' '));
      return (
        fold(other.schoolName) === fold(one.institution) &&
        asked.every((text) => course.includes(fold(text)))
      );
    });
    const isRead = index !== -1;
    if (isRead) left.splice(index, 1);
    if (!isRead) {
      const read = profile.educations.map((other) =>
        [other.schoolName, ...other.degrees, ...other.majors].join(' / '),
      );
      wrong.push(`education: ${asked} @ ${one.institution}, read ${read.join('; ')}`);
    }
    return isRead;
  });
  return {
    right: right.length,
    known: known.length,
    read: known.length === 0 ? 0 : profile.educations.length,
  };
}

/** A theme that shows fewer of the skills than this shows none as a list. */
const MIN_SHOWN_SKILLS = 0.8;

function scoreSkills({ profile, resume, fold, isShown, wrong }: Given): Count {
  const { skills = [] } = resume;
  const all = skills.flatMap(({ name, keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const known = new Set(all.filter(isShown).map(fold));
  if (known.size === 0 || known.size < new Set(all.map(fold)).size * MIN_SHOWN_SKILLS) return NONE;
  // The name of a group and a level are neither asked for nor wrong.
  const neutral = new Set(skills.flatMap((one) => [fold(one.name), fold(one.level)]));
  const read = new Set(
    profile.skills.map(fold).filter((one) => known.has(one) || !neutral.has(one)),
  );
  const missing = [...known].filter((one) => !read.has(one));
  const extra = [...read].filter((one) => !known.has(one));
  if (missing.length > 0) wrong.push(`skills missing: ${missing.join(', ')}`);
  if (extra.length > 0) wrong.push(`skills extra: ${extra.join(', ')}`);
  return { right: known.size - missing.length, known: known.size, read: read.size };
}

function scoreLanguages({ profile, resume, fold, isShown, wrong }: Given): Count {
  const names = (resume.languages ?? []).map((one) => one.language);
  const known = new Set(names.filter(isShown).map(fold));
  const read = new Set(profile.languages.map((one) => fold(one.name)));
  const right = [...known].filter((one) => read.has(one)).length;
  if (known.size === 0) return NONE;
  if (right < known.size || right < read.size)
    wrong.push(`languages: ${[...read]} for ${[...known]}`);
  return { right, known: known.size, read: read.size };
}

const sameWords = (a: string, b: string): boolean =>
  a === b || a.split(' ').toSorted().join(' ') === b.split(' ').toSorted().join(' ');

/** A month and a year beside it, in words or in digits. */
const MONTH_AND_YEAR =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janv(?:ier)?|f[ée]vr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|septembre|octobre|novembre|d[ée]c(?:embre)?)\.?,?\s*\d{4}|\b(?:19|20)\d\d-\d\d\b|\b\d\d?[/.]\d{4}/i;

const showsMonths = (shown: string): boolean => MONTH_AND_YEAR.test(shown);

function sameDate(read: string | null, known: string, months: boolean): boolean {
  if (read === null) return false;
  const length = months && known.length >= 7 ? 7 : 4;
  return read.slice(0, length) === known.slice(0, length);
}

export const f1 = ({ right, known, read }: Count): number =>
  known + read === 0 ? 1 : (2 * right) / (known + read);

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, one) => ({
      right: sum.right + one.right,
      known: sum.known + one.known,
      read: sum.read + one.read,
    }),
    NONE,
  );
}
