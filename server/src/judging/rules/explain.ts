import type { CriterionExplanation, ExplainedPart, VerdictRule } from '../contract.ts';
import { CRITERION_STATUSES, type CriterionStatus } from '../contract.ts';
import { possibleStatuses } from './certainty.ts';
import { evaluate, latest } from './evaluate.ts';
import type { Counted, Question } from './finding.ts';
import type { CriterionReading } from './reading.ts';
import { pointsOf, verdictOf } from './verdict.ts';

/** How the rules read a criterion, and what they found for each of its parts. */
export function explainReading(
  reading: CriterionReading,
  criterion: string,
  question: Question,
): Omit<CriterionExplanation, 'criterion' | 'title'> {
  const { status, result, references } = evaluate(reading, question);
  const possible = possibleStatuses(reading, question);
  return {
    combination: combinationOf(reading),
    parts: partsOf(reading, criterion, question),
    status,
    result,
    references: [...references],
    decided: possible.size === 1,
  };
}

function combinationOf(reading: CriterionReading): CriterionExplanation['combination'] {
  if (reading.kind === 'all') return { of: 'all', atLeast: null };
  if (reading.kind === 'any') return { of: 'any', atLeast: 1 };
  return reading.kind === 'some'
    ? { of: 'some', atLeast: reading.min }
    : { of: 'one', atLeast: null };
}

function partsOf(
  reading: CriterionReading,
  criterion: string,
  question: Question,
): ExplainedPart[] {
  if (reading.kind === 'all' || reading.kind === 'any' || reading.kind === 'some')
    return reading.of.flatMap((part) => partsOf(part, criterion, question));
  const { words } = question;
  const { status, result } = evaluate(reading, question);
  const asked =
    reading.kind === 'unreadable'
      ? words.unreadable(reading.reason)
      : words.title(reading, criterion);
  return [{ reading: asked, status, result, counted: countedOf(reading, question) }];
}

/** The time counted, also under a negation or a window of years. */
function countedOf(reading: CriterionReading, question: Question): ExplainedPart['counted'] {
  if (reading.kind === 'not') return countedOf(reading.of, question);
  if (reading.kind === 'recent')
    return countedOf(reading.of, { ...question, dossier: latest(question.dossier, reading.years) });
  const { counted } = evaluate(reading, question);
  return counted === undefined ? null : shown(counted, question);
}

const timestamp = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

function shown({ range, asked, jobs }: Counted, { dossier }: Question): ExplainedPart['counted'] {
  return {
    minYears: range.min,
    maxYears: range.max,
    asked: { minYears: asked.min, maxYears: asked.max, strict: asked.strict },
    until: new Date(dossier.asOf).toISOString(),
    jobs: jobs.map((job) => ({
      path: `/experiences/${job.index}`,
      title: job.title,
      organizationName: job.company,
      from: timestamp(job.start),
      to: timestamp(job.end),
      isCurrent: job.isCurrent,
    })),
  };
}

/** The verdict rule (decision 20) with its numbers. */
export function explainVerdict(statuses: readonly CriterionStatus[]): VerdictRule {
  const counts = Object.fromEntries(
    CRITERION_STATUSES.map((status) => [status, statuses.filter((one) => one === status).length]),
  ) as VerdictRule['counts'];
  const points = pointsOf(statuses);
  const verdict = verdictOf(statuses);
  const sum = `${counts.met} met + ${counts.partially_met + counts.unknown} partially met or unknown × 0.5 = ${points} of ${statuses.length}`;
  const why = {
    green: 'every criterion is met',
    amber: 'not every criterion is met, and not less than half',
    red: `less than half (${statuses.length / 2})`,
  };
  return {
    counts,
    criterias: statuses.length,
    points,
    half: statuses.length / 2,
    verdict,
    arithmetic: `${sum}: ${why[verdict]}, so ${verdict}`,
  };
}
