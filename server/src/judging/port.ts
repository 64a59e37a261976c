import type { Tx } from '../platform/db.ts';
import type { Issue } from '../platform/errors.ts';
import type { ModelUsage } from '../platform/model.ts';
import type { Language } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type {
  CriterionExplanation,
  CriterionStatus,
  JudgeAnswer,
  Scoring,
  Verdict,
  VerdictRule,
} from './contract.ts';

export interface JudgeInput {
  profile: TalentProfile;
  /** One to many criteria, English or French, whatever the scoring language. */
  criterias: string[];
  /** The scoring language. */
  language: Language;
  /** The day on which current jobs are counted to. */
  asOf: Date;
  signal?: AbortSignal;
  /**
   * For whom a judgement may be kept, and of which version of the profile; absent: it is judged
   * afresh.
   */
  keptBy?: { workspaceId: string; profileVersion: number };
}

/**
 * The port of judges: the built-in rules, a model, or a test's own. A judge never sees names,
 * photo, gender, education dates or URLs.
 */
export interface Judge {
  /** Kind and version, e.g. `rules/2`: judgements of another id are not comparable. */
  id: string;
  /**
   * One entry per criterion, in order; an empty recap is written by the program. A rejection fails
   * the judgement; it is never read as a verdict.
   */
  judge(input: JudgeInput): Promise<JudgeAnswer & { usage?: ModelUsage }>;
}

export interface Judgement {
  verdict: Verdict;
  scoring: Scoring;
}

/** What a judgement took of the language model. */
export interface JudgementCost {
  usage: ModelUsage;
  /** Kept from before: nobody was asked. */
  wasKept: boolean;
}

export interface Judging {
  /** The id of the judge in use. */
  judgeId: string;
  /**
   * One issue for each word of the criteria about a protected attribute (decision 17); empty when
   * they may be judged. `path` is where the criteria stand in the input.
   */
  checkCriteria(criterias: string[], path: (string | number)[]): Issue[];
  /**
   * A text that criteria asking the same have in common, in whatever words and language; null for
   * one that only its words describe.
   */
  meaningOf(criterion: string): string | null;
  /**
   * Judges one talent: runs the judge on the blinded profile, checks every quote, and computes the
   * verdict from the statuses. Throws what the judge throws, and an Error when its answer has
   * another shape than asked.
   */
  judge(input: JudgeInput): Promise<Judgement & JudgementCost>;
  /**
   * How the rules read each criterion, and what they compute of this profile; asks no judge and
   * keeps nothing.
   */
  explain(input: Omit<JudgeInput, 'signal' | 'keptBy'>): CriterionExplanation[];
  /** The verdict that follows from these statuses, with its arithmetic. */
  explainVerdict(statuses: readonly CriterionStatus[]): VerdictRule;
  /** Deletes judgements of past months, which nothing can ask for again. */
  purge(tx: Tx, today: Date): Promise<number>;
}
