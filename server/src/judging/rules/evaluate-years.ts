import type { CompanyKind, Seniority } from '../../lexicon/types.ts';
import type { CriterionStatus, Reference } from '../contract.ts';
import {
  companyReference,
  type Dossier,
  dateReferences,
  type Job,
  titleReference,
} from './dossier.ts';
import { type Comparison, compare, totalYears, type YearRange } from './durations.ts';
import { managerTitle } from './evaluate-career.ts';
import { kindEvidence } from './evaluate-company-kind.ts';
import { evidenceIn, fromTold, jobEvidence, tellOfSubject } from './evaluate-mention.ts';
import { averageStay, decidingStay } from './evaluate-tenure.ts';
import { type Finding, finding, namedJob, type Question, unknown } from './finding.ts';
import { fitsLevel } from './ladder.ts';
import { managementIn } from './management.ts';
import { findAny, type Passage } from './passage.ts';
import type { CriterionReading, Subject } from './reading.ts';

type YearsReading = Extract<CriterionReading, { kind: 'years' }>;

/** Years counted from the dates of jobs, never from claims in a summary. */
export function evaluateYears(reading: YearsReading, question: Question): Finding {
  const { dossier } = question;
  const { scope } = reading;
  switch (scope.of) {
    case 'total':
      return judged(reading, dossier.jobs, null, question);
    case 'subject':
      return subjectYears(reading, scope.subject, question);
    case 'company':
      return judgedOrNone(
        reading,
        dossier.jobs.filter((job) => isAt(job, scope.forms, dossier)),
        question,
      );
    case 'company_kind':
      return kindYears(reading, scope.companyKind, question);
    case 'seniority':
      return levelYears(reading, scope.level, question);
    case 'average_stay':
      return averageYears(reading, question);
    case 'management':
      return managementYears(reading, question);
    case 'one_employer':
    case 'each_employer':
      return judged(reading, decidingStay(reading.bound, scope.of, question), null, question);
    case 'current_role':
      return judged(
        reading,
        dossier.jobs.filter((job) => job.isCurrent).slice(0, 1),
        null,
        question,
      );
    case 'current_company':
      return judged(reading, currentCompanyJobs(dossier), null, question);
  }
}

export function isAt(job: Job, forms: readonly string[], dossier: Dossier): boolean {
  return (
    job.company !== null && findAny([dossier.passage(job.companyPath, job.company)], forms) !== null
  );
}

function currentCompanyJobs(dossier: Dossier): Job[] {
  const current = dossier.jobs.find((job) => job.isCurrent);
  return current === undefined
    ? []
    : dossier.jobs.filter(
        (job) =>
          job.index === current.index || (job.company !== null && job.company === current.company),
      );
}

/**
 * A career that is too short contradicts the criterion; jobs that do not mention leading people do
 * not.
 */
function managementYears(reading: YearsReading, question: Question): Finding {
  const { dossier, words } = question;
  const leading = dossier.jobs.filter(
    (job) =>
      (job.title !== null && managerTitle(job.title, dossier)) ||
      (job.description !== null && managementIn(job.description) !== null),
  );
  if (leading.length > 0) return judged(reading, leading, null, question);
  const isTooShort =
    dossier.jobs.length > 0 &&
    reading.bound.min !== null &&
    compare(totalYears(dossier.jobs, dossier.asOf), reading.bound) === 'outside';
  return isTooShort
    ? judged({ ...reading, scope: { of: 'total' } }, dossier.jobs, null, question)
    : unknown(words.yearsSilent(reading));
}

/**
 * Jobs at companies of a kind. The other jobs may have been too, so only a career that is too short
 * contradicts the criterion.
 */
function kindYears(reading: YearsReading, kind: CompanyKind, question: Question): Finding {
  const { dossier, lexicon, words } = question;
  const shown = dossier.jobs.flatMap((job) => {
    const evidence = kindEvidence(job, kind, lexicon);
    return evidence === null ? [] : [{ job, evidence }];
  });
  if (shown.length === 0) return unknown(words.companyKindSilent(kind));
  const range = totalYears(
    shown.map(({ job }) => job),
    dossier.asOf,
  );
  const most = reading.bound.max === null ? totalYears(dossier.jobs, dossier.asOf).max : range.max;
  return concluded(
    reading,
    { ...range, max: most },
    shown.map(({ job }) => job),
    shown.map(({ evidence }) => evidence),
    question,
  );
}

/** Jobs whose titles name this level or a higher one. */
function levelYears(reading: YearsReading, level: Seniority, question: Question): Finding {
  const { dossier, words } = question;
  const titled = dossier.jobs.filter((job) => job.title !== null);
  const held = titled.filter((job) => {
    const seniority = dossier.title(job.title!).reading.seniority;
    return seniority !== null && fitsLevel(seniority, level);
  });
  if (held.length > 0) return judged(reading, held, null, question);
  return titled.length === 0
    ? unknown(words.silentOn('titles'))
    : judged(reading, [], titled, question);
}

/**
 * The mean of all finished stays. The current stay counts when it is already long enough or is the
 * only one.
 */
function averageYears(reading: YearsReading, question: Question): Finding {
  const { dossier, words } = question;
  const { range, jobs } = averageStay(reading.bound, question);
  if (range === null) return unknown(words.yearsSilent(reading));
  return concluded(reading, range, jobs, [...new Set(jobs)].slice(0, 4).flatMap(companyReference), {
    ...question,
    dossier,
  });
}

/** A criterion about a company: jobs elsewhere contradict it, an empty profile does not. */
function judgedOrNone(reading: YearsReading, jobs: readonly Job[], question: Question): Finding {
  if (jobs.length > 0) return judged(reading, jobs, null, question);
  const named = question.dossier.jobs.filter((job) => job.title !== null || job.company !== null);
  if (named.length === 0) return unknown(question.words.yearsSilent(reading));
  return judged(reading, [], named, question);
}

function subjectYears(reading: YearsReading, subject: Subject, question: Question): Finding {
  const { dossier, words } = question;
  const counted = dossier.jobs.flatMap((job) => {
    const evidence = evidenceIn(job, subject, question);
    return evidence === null ? [] : [{ job, evidence }];
  });
  const listed =
    findAny(dossier.skills(), subject.forms) ??
    jobEvidence(subject, question)?.reference ??
    assertedIn(dossier.claims(), subject, question);
  if (counted.length > 0) return withSilentJobs(reading, subject, counted, listed, question);
  const whole = totalYears(dossier.jobs, dossier.asOf);
  const isTooShort =
    dossier.jobs.length > 0 &&
    compare(whole, reading.bound) === 'outside' &&
    reading.bound.min !== null;
  if (isTooShort)
    return judged({ ...reading, scope: { of: 'total' } }, dossier.jobs, null, question);
  if (listed !== null)
    return finding(
      dossier.jobs.length > 0 ? 'partially_met' : 'unknown',
      words.yearsNotCountable(subject.label),
      [listed],
    );
  const titled = dossier.jobs.filter((job) => job.title !== null);
  // A role or function shows in titles, so when every title names another, that is an answer. A
  // skill may simply go unmentioned.
  if (
    (subject.isRole || subject.functions.length > 0) &&
    titled.length > 0 &&
    reading.bound.min !== null
  )
    return judged(reading, [], titled, question);
  const told = tellOfSubject(dossier.sentences(), subject, question);
  return fromTold(told, words.silent(subject.label), question);
}

const assertedIn = (
  passages: readonly Passage[],
  subject: Subject,
  question: Question,
): Reference | null => {
  const told = tellOfSubject(passages, subject, question);
  return told?.standing === 'asserted' ? told.reference : null;
};

/**
 * A job without a description may still have used the skill, so it raises the upper end of the
 * range.
 */
function withSilentJobs(
  reading: YearsReading,
  subject: Subject,
  shown: readonly { job: Job; evidence: Reference }[],
  listed: Reference | null,
  question: Question,
): Finding {
  const { dossier } = question;
  const counted = shown.map(({ job }) => job);
  const evidence = shown.map((one) => one.evidence);
  const range = totalYears(counted, dossier.asOf);
  const mayAlso =
    subject.isRole || subject.functions.length > 0
      ? []
      : dossier.jobs.filter((job) => job.description === null);
  const widest =
    mayAlso.length === 0 || reading.bound.max !== null
      ? range
      : { ...totalYears([...counted, ...mayAlso], dossier.asOf), min: range.min };
  return concluded(
    reading,
    widest,
    counted,
    [...evidence, ...(listed === null ? [] : [listed])],
    question,
  );
}

/** `against` holds the jobs that contradict the criterion when no job counts. */
function judged(
  reading: YearsReading,
  jobs: readonly Job[],
  against: readonly Job[] | null,
  question: Question,
): Finding {
  const { dossier, words } = question;
  if (against !== null) {
    const fits = reading.bound.min === null || reading.bound.min === 0;
    const references = against
      .slice(0, 4)
      .flatMap((job) => [...titleReference(job), ...companyReference(job)]);
    return finding(
      fits ? 'met' : 'not_met',
      words.yearsFound({ min: 0, max: 0, open: false }, reading, [], 'outside'),
      references,
    );
  }
  if (jobs.every((job) => job.start === null && job.end === null) || jobs.length === 0)
    return unknown(words.yearsSilent(reading));
  return concluded(
    reading,
    totalYears(jobs, dossier.asOf),
    jobs,
    jobs.slice(0, 4).flatMap(titleReference),
    question,
  );
}

function concluded(
  reading: YearsReading,
  range: YearRange,
  jobs: readonly Job[],
  evidence: readonly Reference[],
  { dossier, words }: Question,
): Finding {
  const references = [
    ...jobs.slice(0, 4).flatMap((job) => dateReferences(dossier, job)),
    ...evidence,
  ];
  const names = jobs.map(namedJob);
  const standing = compare(range, reading.bound);
  const isOpen = standing === 'undecided' || standing === 'undecided_near';
  const result = isOpen
    ? words.yearsUndecided(range, reading, names)
    : words.yearsFound(range, reading, names, standing);
  return {
    ...finding(STATUS_OF[standing], result, references),
    counted: { range, asked: reading.bound, jobs },
  };
}

const STATUS_OF: Record<Comparison, CriterionStatus> = {
  within: 'met',
  near: 'partially_met',
  outside: 'not_met',
  undecided_near: 'partially_met',
  undecided: 'unknown',
};
