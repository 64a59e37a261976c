import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CriterionStatus } from '../../src/judging/contract.ts';
import type { Judgement, Judging } from '../../src/judging/port.ts';
import { textAt } from '../../src/judging/rules/quotes.ts';
import type { Experience, TalentProfile } from '../../src/talents/profile.ts';
import { LANGUAGE_PROFICIENCIES } from '../../src/talents/profile.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { readJsonLines } from '../prompts/reference/recruiter.ts';
import { LABELLED_ON } from './labelled.ts';

/*
 * Criteria as recruiters write them, with the people they are asked of, and texts that mention what
 * is asked without showing it. The shapes are described in the README.md beside the data.
 */

/** The first letter is the answer, further ones are fair too. */
type Gold = string;

interface RecruiterProfile {
  id: string;
  family: string;
  /** Name, title, "city|state|country", summary. */
  n: string;
  ti: string;
  at: string;
  s: string;
  /** Employer, title, months ago from and to (0: still held), description. */
  j: [string, string, number, number, string][];
  /** School, degree, field, months ago from and to. */
  e: [string, string, string, number, number][];
  /** Skills, separated by commas. */
  k: string;
  /** "fr5 de3": a language and its level, 1 to 5. */
  l: string;
  /** Name and issuer. */
  c: [string, string][];
}

interface RecruiterCriterion {
  id: string;
  family: string;
  lang: 'en' | 'fr';
  criterion: string;
  gold: Record<string, Gold>;
}

export interface Denial {
  id: string;
  lang: 'en' | 'fr';
  /** Why the text shows nothing; `met` is an honest look-alike that does show it. */
  kind: string;
  crit: string;
  title: string;
  text: string;
  gold: Gold;
}

/** A criterion asked of a profile, with the answer given and the fair ones. */
export interface Pair {
  id: string;
  /** The trade of a criterion, the kind of a denial. */
  group: string;
  lang: 'en' | 'fr';
  gold: Gold;
  status: CriterionStatus;
  letter: string;
  /** Every quote is a slice of the profile. */
  isQuoted: boolean;
  told: string;
}

export interface RecruiterPairs {
  criteria: readonly Pair[];
  /** Each text is judged as a summary and as the description of a job. */
  denials: readonly Pair[];
}

const LETTERS: Record<CriterionStatus, string> = {
  met: 'm',
  partially_met: 'p',
  not_met: 'n',
  unknown: 'u',
};

function monthsAgo(months: number): string {
  const [year, month] = [LABELLED_ON.getUTCFullYear(), LABELLED_ON.getUTCMonth()];
  return new Date(Date.UTC(year, month - months, 1)).toISOString();
}

function jobOf([company, title, from, to, text]: RecruiterProfile['j'][number]): Experience {
  return {
    title,
    organizationName: company,
    organization: { name: company, logoUrl: null },
    startDate: monthsAgo(from),
    endDate: to === 0 ? null : monthsAgo(to),
    isCurrent: to === 0,
    description: text === '' ? null : text,
  };
}

const listOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\s*,\s*/));

const orNull = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;

function languagesOf(levels: string): TalentProfile['languages'] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return levels.split(' ').flatMap((one) => {
    const [, code, level] = /^([a-z]+)([1-5])$/.exec(one) ?? [];
    return code === undefined
      ? []
      : [{ name: names.of(code) ?? code, proficiency: LANGUAGE_PROFICIENCIES[Number(level) - 1]! }];
  });
}

function profileFrom({ ti, at, s, j, e, k, l, c }: RecruiterProfile): TalentProfile {
  const [city, state, country] = at.split('|');
  return profileOf({
    city: orNull(city),
    state: orNull(state),
    country: orNull(country),
    jobTitle: ti,
    summary: orNull(s),
    skills: listOf(k),
    languages: languagesOf(l),
    experiences: j.map(jobOf),
    educations: e.map(([school, degree, field, from, to]) => ({
      schoolName: orNull(school),
      degrees: degree === '' ? [] : [degree],
      majors: field === '' ? [] : [field],
      startDate: monthsAgo(from),
      endDate: to === 0 ? null : monthsAgo(to),
    })),
    certifications: c.map(([name, organizationName]) => ({ name, organizationName })),
  });
}

const DENIAL_MONTHS = 40;

/** The text where a profile may hold it: its summary, or the job held today. */
function placements({ title, text }: Denial): [string, TalentProfile][] {
  const held = (description: string): Experience[] => [
    jobOf(['Atelier Nord', title, DENIAL_MONTHS, 0, description]),
  ];
  return [
    ['summary', profileOf({ jobTitle: title, summary: text, experiences: held('') })],
    ['job', profileOf({ jobTitle: title, experiences: held(text) })],
  ];
}

async function ask(
  judging: Judging,
  profile: TalentProfile,
  {
    id,
    group,
    lang,
    gold,
    criterion,
  }: Pick<Pair, 'id' | 'group' | 'lang' | 'gold'> & {
    criterion: string;
  },
  where: string,
): Promise<Pair> {
  const { scoring }: Judgement = await judging.judge({
    profile,
    criterias: [criterion],
    language: lang,
    asOf: LABELLED_ON,
  });
  const { status, result, title, references } = scoring.criterias[0]!;
  return {
    id,
    group,
    lang,
    gold,
    status,
    letter: LETTERS[status],
    isQuoted: references.every(({ path: at, quote }) => textAt(profile, at)?.includes(quote)),
    told: `${id} ${where}: “${criterion}” is ${status}, not ${gold} [${title}] ${result}`,
  };
}

function rowsOf<Row>(folder: string, name: string): Row[] {
  const file = path.join(folder, name);
  return existsSync(file) ? readJsonLines<Row>(file) : [];
}

/** Judges every pair of a folder whose id `isTaken`; an absent file has no pairs. */
export async function judgeRecruiters(
  judging: Judging,
  folder: string,
  isTaken: (id: string) => boolean = () => true,
  peopleIn: string = folder,
): Promise<RecruiterPairs> {
  const profiles = new Map(
    rowsOf<RecruiterProfile>(peopleIn, 'profiles.jsonl').map((one) => [one.id, profileFrom(one)]),
  );
  const criteria: Pair[] = [];
  for (const { id, family, lang, criterion, gold } of rowsOf<RecruiterCriterion>(
    folder,
    'criteria.jsonl',
  )) {
    if (!isTaken(id)) continue;
    for (const [who, answer] of Object.entries(gold)) {
      const asked = { id, group: family, lang, gold: answer, criterion };
      criteria.push(await ask(judging, profiles.get(who)!, asked, who));
    }
  }
  const denials = await judgeTexts(
    judging,
    rowsOf<Denial>(folder, 'denials.jsonl').filter(({ id }) => isTaken(id)),
  );
  return { criteria, denials };
}

/** Each text is judged twice, as a summary and as the description of a job. */
export async function judgeTexts(judging: Judging, texts: readonly Denial[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const one of texts) {
    const { id, kind, lang, gold, crit } = one;
    for (const [where, profile] of placements(one)) {
      const asked = { id, group: kind, lang, gold, criterion: crit };
      pairs.push(await ask(judging, profile, asked, `(${where}) ${one.text}`));
    }
  }
  return pairs;
}

/** Whether the answer is the gold one or a fair one. */
export const isFair = ({ gold, letter }: Pair): boolean => gold.includes(letter);
