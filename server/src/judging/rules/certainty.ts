import { CRITERION_STATUSES, type CriterionStatus } from '../contract.ts';
import { allOf, anyOf, evaluate, latest, OPPOSITE, someOf } from './evaluate.ts';
import type { Question } from './finding.ts';
import type { CriterionReading } from './reading.ts';

/**
 * The possible statuses of a criterion. Results computed by the rules are final; criteria that the
 * rules matched by words only, or could not read, stay open. One status: the rules decide. All
 * four: a model may answer freely. Two or three: the model is limited. Example: for "5 years of
 * experience and a taste for puzzles", with 2 years counted, a model can answer `partially_met` at
 * most.
 */
export function possibleStatuses(
  reading: CriterionReading,
  question: Question,
): ReadonlySet<CriterionStatus> {
  switch (reading.kind) {
    case 'all':
      return combined(reading.of, question, allOf);
    case 'any':
      return combined(reading.of, question, anyOf);
    case 'some':
      return counted(reading.of, reading.min, question);
    case 'not':
      return new Set([...possibleStatuses(reading.of, question)].map((status) => OPPOSITE[status]));
    case 'recent':
      return possibleStatuses(reading.of, {
        ...question,
        dossier: latest(question.dossier, reading.years),
      });
    default: {
      const { status } = evaluate(reading, question);
      return new Set(isComputed(reading, status) ? [status] : CRITERION_STATUSES);
    }
  }
}

/**
 * Combines the parts one by one, which both combinations allow. This avoids multiplying out many
 * parts.
 */
function combined(
  parts: readonly CriterionReading[],
  question: Question,
  combine: (statuses: readonly CriterionStatus[]) => CriterionStatus,
): ReadonlySet<CriterionStatus> {
  const [first, ...others] = parts.map((part) => [...possibleStatuses(part, question)]);
  let possible = first ?? CRITERION_STATUSES;
  for (const own of others)
    possible = [...new Set(possible.flatMap((one) => own.map((other) => combine([one, other]))))];
  return new Set(possible);
}

/** Every combination of statuses that the parts can have: at most a few hundred for ten parts. */
function counted(
  parts: readonly CriterionReading[],
  min: number,
  question: Question,
): ReadonlySet<CriterionStatus> {
  let counts = new Map<string, readonly CriterionStatus[]>([['', []]]);
  for (const part of parts) {
    const possible = [...possibleStatuses(part, question)];
    const next = [...counts.values()].flatMap((statuses) =>
      possible.map((status) => [...statuses, status].toSorted()),
    );
    counts = new Map(next.map((statuses) => [statuses.join(' '), statuses]));
  }
  return new Set([...counts.values()].map((statuses) => someOf(min, statuses)));
}

/**
 * Whether the status was counted, compared or found in a closed list. False for a match by words
 * alone, where a reader may see more than a rule.
 */
function isComputed(reading: CriterionReading, status: CriterionStatus): boolean {
  if (status === 'unknown') return false;
  switch (reading.kind) {
    case 'years':
    case 'language':
    case 'languages':
    case 'employers':
    case 'employed':
    case 'place':
      return true;
    case 'promotion':
    case 'countries':
      return status === 'met';
    case 'title':
      return reading.when === 'current' && (status === 'met' || reading.role.family !== null);
    case 'company':
    case 'degree':
    case 'school':
      // A match is certain. Without a match, the profile may use a name that is in no list.
      return status === 'met';
    default:
      return false;
  }
}
