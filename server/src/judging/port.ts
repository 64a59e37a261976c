import type { Tx } from '../platform/db.ts';
import type { Issue } from '../platform/errors.ts';
import type { ModelUsage } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import type { BlindProfile } from '../reader/blind/blind.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type {
  CriterionExplanation,
  CriterionPreview,
  CriterionStatus,
  JudgeAnswer,
  Scoring,
  Verdict,
  VerdictRule,
} from './contract.ts';

export interface JudgeInput {
  profile: TalentProfile;
  /** One or more criteria, English or French, in any scoring language. */
  criterias: string[];
  /** The scoring language. */
  language: Language;
  /** The day up to which current jobs are counted. */
  asOf: Date;
  signal?: AbortSignal;
  /**
   * The workspace that may reuse the judgement, and the version of the profile. If absent, the
   * talent is judged each time.
   */
  cacheScope?: { workspaceId: string; profileVersion: number };
}

/** What a judge sees of a person: never a profile that was not blinded. */
export type BlindJudgeInput = Omit<JudgeInput, 'profile'> & { profile: BlindProfile };

/** The port of judges: the built-in rules, a model, or a test's own judge. */
export interface Judge {
  /** Kind and version, e.g. `rules/2`. Judgements with different ids are not comparable. */
  id: string;
  /**
   * One entry per criterion, in order; an empty recap is written by the program. A rejection fails
   * the judgement; it is never read as a verdict.
   */
  judge(input: BlindJudgeInput): Promise<JudgeAnswer & { usage?: ModelUsage }>;
}

export interface Judgement {
  verdict: Verdict;
  scoring: Scoring;
}

/** The cost of a judgement in language model tokens. */
export interface JudgementCost {
  usage: ModelUsage;
  /** Whether a stored answer was used: no judge was called. */
  isCached: boolean;
}

export interface Judging {
  /** The id of the judge in use. */
  judgeId: string;
  /**
   * Returns one issue for each word of the criteria about a protected attribute (decision 17);
   * empty when they may be judged. `path` is the position of the criteria in the input.
   */
  checkCriteria(criterias: string[], path: (string | number)[]): Issue[];
  /** How each criterion would be judged: free, and before any credit is spent. */
  preview(criterias: readonly string[], language: Language): CriterionPreview[];
  /**
   * A text that is the same for criteria with the same meaning, in any words and either language;
   * null for a criterion that can only be described by its own words.
   */
  meaningOf(criterion: string): string | null;
  /**
   * Judges one talent: runs the judge on the blinded profile, checks every quote, and computes the
   * verdict from the statuses. Rethrows the judge's errors, and throws an Error when the answer
   * does not have the required shape.
   */
  judge(input: JudgeInput): Promise<Judgement & JudgementCost>;
  /**
   * How the rules read each criterion, and what they compute for this profile. Calls no judge and
   * stores nothing.
   */
  explain(input: Omit<JudgeInput, 'signal' | 'cacheScope'>): CriterionExplanation[];
  /** Orders people of one verdict: smaller is stronger evidence over all criteria. */
  weaknessOf(scoring: Scoring): number;
  /** The verdict that follows from these statuses, with its arithmetic. */
  explainVerdict(statuses: readonly CriterionStatus[]): VerdictRule;
  /** Deletes judgements of past months, which no request can use any more, and older ones. */
  purge(tx: Tx, today: Date): Promise<number>;
}
