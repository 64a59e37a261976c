import type { Lexicon } from '../lexicon/types.ts';
import type { Issue } from '../platform/errors.ts';
import { inBatches } from '../platform/in-batches.ts';
import { memoize } from '../platform/memoize.ts';
import { NO_USAGE } from '../platform/model.ts';
import { createBlindView } from '../reader/blind/view.ts';
import { readProtected } from '../reader/protected/gate.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { type JudgementCache, monthOf } from './cache.ts';
import { type JudgeAnswer, judgeAnswer, type ScoredCriterion, type Strength } from './contract.ts';
import { createCriterionPreviews } from './criterion-previews.ts';
import type { Judge, JudgeInput, Judgement, Judging } from './port.ts';
import { explainReading, explainVerdict } from './rules/explain.ts';
import { meaningOf } from './rules/meaning.ts';
import { checkReferences } from './rules/quotes.ts';
import { readCriterion } from './rules/read-criterion.ts';
import { recapOf } from './rules/recap.ts';
import { impliedBy, strengthOf, weaknessOf } from './rules/strength.ts';
import { verdictOf } from './rules/verdict.ts';
import { wordings } from './rules/wordings.ts';
import { createRules, createRulesJudge } from './rules-judge.ts';
import { purgeJudgements } from './store.ts';

export { createJudgementCache } from './cache.ts';
export { type CriterionPreviews, createCriterionPreviews } from './criterion-previews.ts';
export { createModelJudge } from './model-judge.ts';
export { tryModel } from './model-trial.ts';

export interface JudgingOptions {
  lexicon: Lexicon;
  /** Default: the built-in rules. */
  judge?: Judge;
  /** Stores the answers of this judge; if absent, they are not stored. */
  cache?: JudgementCache;
  /** Days that an answer is stored, never longer than its month. */
  cacheDays?: number;
}

const REMEMBERED_CRITERIA = 5_000;
const DAY_MS = 86_400_000;

/** The strength of the evidence for one criterion. */
type StrengthIn = (
  input: JudgeInput,
  criterion: string,
  checked: Pick<ScoredCriterion, 'status' | 'references'>,
) => Strength | null;

export function createJudging({
  lexicon,
  judge = createRulesJudge({ lexicon }),
  cache,
  cacheDays = 31,
}: JudgingOptions): Judging {
  const blind = createBlindView(lexicon);
  const rule = createRules({ lexicon });
  const impliedIn = memoize(REMEMBERED_CRITERIA, (criterion) =>
    impliedBy(readCriterion(criterion, lexicon)),
  );
  const strengthIn: StrengthIn = ({ profile }, criterion, { status, references }) =>
    strengthOf(status, references, {
      profile,
      subjects: impliedIn(criterion),
      fold: lexicon.fold,
    });
  return {
    judgeId: judge.id,
    checkCriteria: (criterias, path) =>
      criterias.flatMap((criterion, index) =>
        protectedIssues(criterion, [...path, index], lexicon),
      ),
    preview: createCriterionPreviews({ lexicon }),
    meaningOf: (criterion) => meaningOf(readCriterion(criterion, lexicon)),
    async judge(input) {
      const blinded = blind(input.profile);
      const kept = (await cache?.find(judge.id, input)) ?? null;
      if (kept)
        return {
          ...concluded(input, blinded, kept, judge.id, strengthIn),
          usage: NO_USAGE,
          isCached: true,
        };
      const answer = await judge.judge({ ...input, profile: blinded });
      const judgement = concluded(input, blinded, answer, judge.id, strengthIn);
      // Stored only once its shape is checked; if another answer was stored at the same time, both
      // calls use that one.
      const standing = (await cache?.keep(judge.id, input, answer)) ?? answer;
      return {
        ...(standing === answer
          ? judgement
          : concluded(input, blinded, standing, judge.id, strengthIn)),
        usage: answer.usage ?? NO_USAGE,
        isCached: false,
      };
    },
    explain(input) {
      const blinded = blind(input.profile);
      const { question, criterias } = rule({ ...input, profile: blinded });
      return criterias.map(({ title, reading }, index) => {
        const criterion = input.criterias[index]!;
        const explained = explainReading(reading, criterion, question);
        return {
          criterion,
          title,
          ...explained,
          references: checkReferences(input.profile, blinded, explained.references),
        };
      });
    },
    explainVerdict,
    weaknessOf: ({ criterias }) => weaknessOf(criterias),
    purge(tx, today) {
      const old = {
        month: monthOf(today),
        before: new Date(today.getTime() - cacheDays * DAY_MS),
      };
      return inBatches((limit) => purgeJudgements(tx, { ...old, limit }), { size: 2_000 });
    },
  };
}

function protectedIssues(criterion: string, path: (string | number)[], lexicon: Lexicon): Issue[] {
  return readProtected(criterion, lexicon).refused.map(({ attribute, quote, start, end }) => ({
    path,
    message: `“${quote}” is about a protected attribute (${attribute}); people are not judged on it. Remove these words.`,
    code: 'protected_attribute',
    attribute,
    quote,
    start,
    end,
  }));
}

/**
 * The part of an answer that remains after its quotes are checked (decision 19), with the verdict
 * that follows (decision 20).
 */
function concluded(
  input: JudgeInput,
  blinded: TalentProfile,
  answer: JudgeAnswer,
  judgeId: string,
  strengthIn: StrengthIn,
): Judgement {
  const parsed = judgeAnswer.safeParse(answer);
  if (!parsed.success)
    throw new Error(
      `Judge ${judgeId} answered in another shape than asked: ${parsed.error.issues[0]?.message}`,
    );
  const { recap, criterias } = parsed.data;
  if (criterias.length !== input.criterias.length) {
    throw new Error(
      `Judge ${judgeId} answered ${criterias.length} criteria instead of ${input.criterias.length}`,
    );
  }
  const words = wordings[input.language];
  let isChanged = false;
  const checked = criterias.map((criterion, index): ScoredCriterion => {
    const references = checkReferences(input.profile, blinded, criterion.references);
    const isUnproved =
      references.length === 0 &&
      (criterion.status === 'met' || criterion.status === 'partially_met');
    isChanged ||= isUnproved;
    const status = isUnproved ? 'unknown' : criterion.status;
    return {
      title: criterion.title,
      result: isUnproved ? words.withoutEvidence() : criterion.result,
      status,
      evaluable: status !== 'unknown',
      references,
      strength: strengthIn(input, input.criterias[index]!, { status, references }),
    };
  });
  return {
    verdict: verdictOf(checked.map(({ status }) => status)),
    scoring: {
      recap: isChanged || recap.trim() === '' ? recapOf(checked, words) : recap,
      criterias: checked,
    },
  };
}
