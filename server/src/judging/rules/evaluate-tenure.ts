import type { Lexicon } from '../../lexicon/types.ts';
import type { Reference } from '../contract.ts';
import {
  companyReference,
  type Dossier,
  dateReferences,
  type Job,
  titleReference,
} from './dossier.ts';
import { type Bound, type Comparison, compare, totalYears, type YearRange } from './durations.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';

/** Stays at employers, the number of employers, and having a job at all. */

const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365.25 * DAY_MS;
/** Two jobs at one employer with a gap of at most this many days are one stay. */
const SAME_STAY = 62;

/**
 * Groups the jobs at one employer that follow or overlap each other into stays. Jobs without an
 * employer's name each form their own stay.
 */
function staysOf(jobs: readonly Job[], lexicon: Lexicon): Job[][] {
  const stays: Job[][] = [];
  for (const own of byEmployer(jobs, lexicon)) {
    let stay: Job[] = [];
    let until = Number.NEGATIVE_INFINITY;
    for (const job of own.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
      const isApart =
        job.start !== null && Number.isFinite(until) && job.start - until > SAME_STAY * DAY_MS;
      if (stay.length > 0 && isApart) {
        stays.push(stay);
        stay = [];
      }
      stay.push(job);
      until = Math.max(until, job.end ?? job.start ?? until);
    }
    stays.push(stay);
  }
  return stays;
}

function byEmployer(jobs: readonly Job[], lexicon: Lexicon): Job[][] {
  const employers = new Map<string, Job[]>();
  for (const job of jobs) {
    const key = job.company === null ? ` ${job.index}` : lexicon.fold(job.company);
    const own = employers.get(key);
    if (own === undefined) employers.set(key, [job]);
    else own.push(job);
  }
  return [...employers.values()];
}

const BEST_FIRST: readonly Comparison[] = [
  'within',
  'undecided_near',
  'near',
  'undecided',
  'outside',
];

/**
 * The stay that decides: the best of all stays, or the worst of the finished ones. Empty when no
 * stay has a date.
 */
export function decidingStay(
  bound: Bound,
  of: 'one_employer' | 'each_employer',
  { dossier, lexicon }: Question,
): Job[] {
  const stays = staysOf(dossier.jobs, lexicon).filter((stay) =>
    stay.some((job) => job.start !== null),
  );
  const finished = stays.filter((stay) => !stay.some((job) => job.isCurrent));
  const lasting = finished.filter((stay) => !stay.every((job) => isPlacement(job, dossier)));
  const asked = of === 'one_employer' ? stays : lasting.length > 0 ? lasting : finished;
  const ranked = asked.map((stay) => {
    const range = totalYears(stay, dossier.asOf);
    return { stay, rank: BEST_FIRST.indexOf(compare(range, bound)), years: range.min };
  });
  ranked.sort((a, b) => a.rank - b.rank || b.years - a.years);
  return (of === 'one_employer' ? ranked[0] : ranked.at(-1))?.stay ?? [];
}

/** The mean stay, and the jobs from which it was computed; a null range when no stay has dates. */
export function averageStay(
  bound: Bound,
  { dossier, lexicon }: Question,
): { range: YearRange | null; jobs: Job[] } {
  const dated = staysOf(dossier.jobs, lexicon).filter((stay) =>
    stay.some((job) => job.start !== null || job.end !== null),
  );
  const lasting = dated.filter((stay) => !stay.every((job) => isPlacement(job, dossier)));
  const asked = (lasting.length > 0 ? lasting : dated).map((stay) => ({
    stay,
    range: totalYears(stay, dossier.asOf),
  }));
  const counted = asked.filter(
    ({ stay, range }) =>
      !stay.some((job) => job.isCurrent) ||
      compare(range, bound) === 'within' ||
      bound.min === null,
  );
  const stays = counted.length > 0 ? counted : asked;
  if (stays.length === 0) return { range: null, jobs: [] };
  const mean = (years: number[]): number =>
    Math.round((years.reduce((sum, one) => sum + one, 0) / years.length) * 10) / 10;
  const isBounded = stays.every(({ range }) => range.max !== null);
  const range = {
    min: mean(stays.map((one) => one.range.min)),
    max: isBounded ? mean(stays.map((one) => one.range.max!)) : null,
    open: stays.some((one) => one.range.open),
  };
  return { range, jobs: stays.flatMap(({ stay }) => stay) };
}

const isPlacement = (job: Job, dossier: Dossier): boolean =>
  job.title !== null && dossier.title(job.title).reading.seniority === 'intern';

export function evaluateEmployers(
  { bound, years }: Extract<CriterionReading, { kind: 'employers' }>,
  { dossier, lexicon, words }: Question,
): Finding {
  const since = years === null ? Number.NEGATIVE_INFINITY : dossier.asOf - years * YEAR_MS;
  const jobs = dossier.jobs.filter(
    (job) =>
      (job.start === null || job.start <= dossier.asOf) && (job.end === null || job.end >= since),
  );
  const sure = jobs.filter((job) => job.company !== null && (years === null || job.end !== null));
  const count = byEmployer(sure, lexicon).length;
  const most = byEmployer(jobs, lexicon).length;
  if (dossier.jobs.length === 0) return unknown(words.employersSilent());
  const fits = within(count, bound);
  const result = words.employersFound(
    count,
    years,
    sure.map((job) => job.company!),
  );
  if (fits !== within(most, bound) || count === 0) return unknown(words.employersSilent());
  return finding(fits ? 'met' : 'not_met', result, sure.flatMap(companyReference));
}

const within = (count: number, { min, max, strict }: Bound): boolean =>
  (min === null || (strict ? count > min : count >= min)) &&
  (max === null || (strict ? count < max : count <= max));

export function evaluateEmployed({ dossier, words }: Question): Finding {
  const { profile } = dossier;
  const current = dossier.jobs.find((job) => job.isCurrent);
  if (current !== undefined) {
    const references = [...titleReference(current), ...companyReference(current)];
    const shown = references.length > 0 ? references : dateReferences(dossier, current);
    return shown.length === 0
      ? unknown(words.employedSilent())
      : finding('met', words.employed(current.title, current.company), shown);
  }
  const organization = profile.currentOrganization?.name ?? null;
  if (organization !== null && organization.trim() !== '') {
    return finding('met', words.employed(null, organization), [
      { path: '/currentOrganization/name', quote: organization },
    ]);
  }
  const ended = dossier.jobs.filter((job) => job.end !== null);
  if (ended.length === 0 || ended.length < dossier.jobs.length)
    return unknown(words.employedSilent());
  const references: Reference[] = ended
    .slice(0, 2)
    .flatMap((job) => [...titleReference(job), ...dateReferences(dossier, job)]);
  return references.length === 0
    ? unknown(words.employedSilent())
    : finding('not_met', words.notEmployed(), references);
}
