import type { IdentityFacts } from './identity-facts.ts';
import { areSpellings } from './name-words.ts';
import { areForms } from './nicknames.ts';

/**
 * Whether two people of a pool look like one. Points for what agrees, fewer the less it says; a
 * proposal from `PROPOSED_FROM` on. A person decides, so a wrong proposal costs a look, a missing
 * one leaves somebody twice.
 */

export type AgreementHow =
  | 'equal'
  | 'spelling'
  | 'nickname'
  | 'part'
  | 'initial'
  | 'swapped'
  | 'dates';

export interface Agreement {
  field:
    | 'firstname'
    | 'lastname'
    | 'employer'
    | 'school'
    | 'city'
    | 'jobTitle'
    | 'skills'
    | 'contact';
  how: AgreementHow;
  /** What they share, as the first writes it; null for names and contacts. */
  value: string | null;
}

export interface IdentityScore {
  points: number;
  agrees: Agreement[];
  /** Fields in which both say something else. */
  differs: (
    | 'firstname'
    | 'lastname'
    | 'employer'
    | 'school'
    | 'city'
    | 'country'
    | 'proNetworkUrl'
  )[];
}

/** Two equal names and an employer without dates, or two equal names, a city and the skills. */
export const PROPOSED_FROM = 7.5;

const SHARED_CONTACT = 4;
/** A network gives a person one profile. */
const OTHER_URL = -5;
const OTHER_COUNTRY = -1;
/** Two histories with dates, and no employer in common. */
const OTHER_HISTORY = -2;

export function scoreIdentity(
  one: IdentityFacts,
  other: IdentityFacts,
  { sharesContact = false } = {},
): IdentityScore {
  const score: IdentityScore = { points: 0, agrees: [], differs: [] };
  if (!compareNames(one, other, score)) return { points: 0, agrees: [], differs: [] };
  compareJobs(one, other, score);
  compareSchools(one, other, score);
  comparePlaces(one, other, score);
  compareSkills(one, other, score);
  if (sharesContact) agree(score, SHARED_CONTACT, { field: 'contact', how: 'equal', value: null });
  if (one.url !== null && other.url !== null && one.url !== other.url) {
    score.points += OTHER_URL;
    score.differs.push('proNetworkUrl');
  }
  return score;
}

function agree(score: IdentityScore, points: number, agreement: Agreement): void {
  score.points += points;
  score.agrees.push(agreement);
}

interface Likeness {
  points: number;
  how: AgreementHow;
}

const UNLIKE: Likeness = { points: 0, how: 'equal' };

/** How alike two first names or two last names are. */
function likeness(one: readonly string[], other: readonly string[], isFirst: boolean): Likeness {
  if (one.length === 0 || other.length === 0) return UNLIKE;
  if (one.join(' ') === other.join(' ') || one.join('') === other.join(''))
    return { points: 3, how: 'equal' };
  const long = (word: string): boolean => word.length > 1;
  if (one.some((word) => long(word) && other.includes(word))) return { points: 2, how: 'part' };
  const pairs = one.flatMap((word) => other.map((against): [string, string] => [word, against]));
  if (pairs.some(([a, b]) => long(a) && long(b) && areSpellings(a, b)))
    return { points: 2, how: 'spelling' };
  if (areSpellings(one.join(''), other.join(''))) return { points: 2, how: 'spelling' };
  const [a, b] = [one[0]!, other[0]!];
  if (isFirst && long(a) && long(b) && areForms(a, b)) return { points: 2, how: 'nickname' };
  if (isFirst && (!long(a) || !long(b)) && a[0] === b[0]) return { points: 1, how: 'initial' };
  return UNLIKE;
}

/** Returns false for names that no one person has. */
function compareNames(one: IdentityFacts, other: IdentityFacts, score: IdentityScore): boolean {
  const straight = bothNames(one, other);
  const swapped = bothNames(one, { first: other.last, last: other.first });
  const isSwapped = sum(swapped) > sum(straight) + 0.5 && swapped.every(({ points }) => points > 0);
  const [first, last] = isSwapped ? swapped : straight;
  if (first.points === 0) return false;
  const how = (found: Likeness): AgreementHow => (isSwapped ? 'swapped' : found.how);
  agree(score, first.points, { field: 'firstname', how: how(first), value: null });
  if (last.points > 0)
    agree(score, last.points, { field: 'lastname', how: how(last), value: null });
  else score.differs.push('lastname');
  return true;
}

type Names = Pick<IdentityFacts, 'first' | 'last'>;

function bothNames(one: Names, other: Names): [Likeness, Likeness] {
  if (
    one.first.length > 0 &&
    other.first.length > 0 &&
    one.last.length > 0 &&
    other.last.length > 0
  )
    return [likeness(one.first, other.first, true), likeness(one.last, other.last, false)];
  // One field for both names: each word has to be found again.
  const all = [...one.first, ...one.last];
  const against = [...other.first, ...other.last];
  const shared = all.filter((word) => against.some((found) => areSpellings(word, found)));
  const isWhole = shared.length >= 2 && shared.length >= Math.min(all.length, against.length);
  const like: Likeness = isWhole ? { points: 2.5, how: 'part' } : UNLIKE;
  return [like, like];
}

const sum = ([one, other]: [Likeness, Likeness]): number => one.points + other.points;

/** One name is the beginning of the other, or its words are spellings of the other's. */
function areOneOrganization(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (
    short.length > 0 &&
    short.every((word, at) => word === long[at] || areSpellings(word, long[at]!)) &&
    short.join('').length >= 3
  );
}

/** 3 for the same month, 2 for the same year, 1.5 without a date, 0.5 for another time. */
function datePoints(one: string | null, other: string | null): number {
  if (one === null || other === null) return 1.5;
  if (one === other) return 3;
  if (one.slice(0, 4) === other.slice(0, 4)) return 2;
  return 0.5;
}

const MAX_JOB_POINTS = 6;

function compareJobs(one: IdentityFacts, other: IdentityFacts, score: IdentityScore): void {
  let points = 0;
  const left = [...other.jobs];
  for (const job of one.jobs) {
    const found = left
      .filter(({ words }) => areOneOrganization(job.words, words))
      .map((against) => ({ against, points: datePoints(job.start, against.start) }))
      .sort((a, b) => b.points - a.points)[0];
    if (!found) continue;
    left.splice(left.indexOf(found.against), 1);
    points += found.points;
    const how = found.points >= 2 ? 'dates' : 'equal';
    score.agrees.push({ field: 'employer', how, value: job.shown });
  }
  score.points += Math.min(MAX_JOB_POINTS, points);
  if (points > 0 || one.jobs.length === 0 || other.jobs.length === 0) return;
  score.differs.push('employer');
  const isDated = ({ jobs }: IdentityFacts): boolean =>
    jobs.filter(({ start }) => start !== null).length >= 2;
  if (isDated(one) && isDated(other)) score.points += OTHER_HISTORY;
}

function compareSchools(one: IdentityFacts, other: IdentityFacts, score: IdentityScore): void {
  for (const school of one.schools) {
    const found = other.schools.find(({ words }) => areOneOrganization(school.words, words));
    if (!found) continue;
    const isSameYear =
      school.end !== null && found.end !== null && school.end.slice(0, 4) === found.end.slice(0, 4);
    const how = isSameYear ? 'dates' : 'equal';
    agree(score, isSameYear ? 2 : 1, { field: 'school', how, value: school.shown });
    return;
  }
  if (one.schools.length > 0 && other.schools.length > 0) score.differs.push('school');
}

function comparePlaces(one: IdentityFacts, other: IdentityFacts, score: IdentityScore): void {
  if (one.city !== '' && one.city === other.city)
    agree(score, 1, { field: 'city', how: 'equal', value: one.city });
  else if (one.city !== '' && other.city !== '') score.differs.push('city');
  if (one.country !== '' && other.country !== '' && one.country !== other.country) {
    score.points += OTHER_COUNTRY;
    score.differs.push('country');
  }
  const title = one.titles.find((mine) => other.titles.includes(mine));
  if (title !== undefined) agree(score, 0.5, { field: 'jobTitle', how: 'equal', value: title });
}

function compareSkills(one: IdentityFacts, other: IdentityFacts, score: IdentityScore): void {
  const shared = [...one.skills].filter((skill) => other.skills.has(skill));
  const fewest = Math.min(one.skills.size, other.skills.size);
  if (shared.length >= 3 && shared.length >= fewest * 0.5)
    agree(score, 1.5, { field: 'skills', how: 'equal', value: shared.slice(0, 5).join(', ') });
}
