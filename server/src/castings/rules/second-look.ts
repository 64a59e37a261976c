import type { ScoredCriterion, Verdict } from '../../judging/contract.ts';

/**
 * What a second look changed for one talent, and why. Criteria are matched by their text: one that
 * only one of the judgements had was added or removed.
 */

/** Why an outcome differs: the first of these that changed between the two judgements. */
export const FLIP_CAUSES = ['criteria', 'judge', 'profile', 'date'] as const;
export type FlipCause = (typeof FLIP_CAUSES)[number];

/** One of the two judgements. */
export interface JudgedOnce {
  verdict: Verdict;
  judge: string;
  profileVersion: number;
  /** As they were asked, in the order of `scored`. */
  criterias: readonly string[];
  /** Null when they are no longer stored. */
  scored: readonly ScoredCriterion[] | null;
}

export interface CriterionChange {
  criterion: string;
  /** Null for a criterion that was not asked then. */
  before: ScoredCriterion | null;
  after: ScoredCriterion | null;
  /** Null when the outcome is the same. */
  cause: FlipCause | null;
}

export interface LookComparison {
  flipped: boolean;
  causes: FlipCause[];
  criterias: CriterionChange[];
}

const plain = (criterion: string): string => criterion.normalize('NFC').trim();

/** Whether both ask for the same, in any order. */
export function isSameCriteria(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one.map(plain)), new Set(other.map(plain))];
  return a.size === b.size && [...a].every((criterion) => b.has(criterion));
}

/** The criteria of the second look in their order, then those that it left out. */
export function compareLooks(before: JudgedOnce, after: JudgedOnce): LookComparison {
  const earlier = outcomesOf(before);
  const later = outcomesOf(after);
  const criterias = [...new Set([...later.keys(), ...earlier.keys()])].map((criterion) => {
    const [was, is] = [earlier.get(criterion) ?? null, later.get(criterion) ?? null];
    return { criterion, before: was, after: is, cause: causeOf(was, is, before, after) };
  });
  return {
    flipped: before.verdict !== after.verdict,
    causes: FLIP_CAUSES.filter((cause) => criterias.some((change) => change.cause === cause)),
    criterias,
  };
}

function outcomesOf({ criterias, scored }: JudgedOnce): Map<string, ScoredCriterion> {
  return new Map(
    criterias.flatMap((criterion, index) => {
      const outcome = scored?.[index];
      return outcome === undefined ? [] : [[plain(criterion), outcome] as const];
    }),
  );
}

function causeOf(
  was: ScoredCriterion | null,
  is: ScoredCriterion | null,
  before: JudgedOnce,
  after: JudgedOnce,
): FlipCause | null {
  if (was === null || is === null) return 'criteria';
  if (was.status === is.status) return null;
  if (before.judge !== after.judge) return 'judge';
  // Years in a current job go on: with the same judge and profile only the day differs.
  return before.profileVersion === after.profileVersion ? 'date' : 'profile';
}
