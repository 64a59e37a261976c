import { createHash } from 'node:crypto';
import type { Database } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type JudgeAnswer, judgeAnswer } from './contract.ts';
import type { JudgeInput } from './port.ts';
import { findJudgement, type JudgementKey, storeJudgement } from './store.ts';

/**
 * Stored answers of a judge. Never throws: without free space, or when the database fails, judging
 * only costs more.
 */
export interface JudgementCache {
  /** Returns null when no answer is stored, or when the input has no `cacheScope`. */
  find(judgeId: string, input: JudgeInput): Promise<JudgeAnswer | null>;
  /** Stores an answer and returns the stored one: of two simultaneous answers, the first. */
  keep(judgeId: string, input: JudgeInput, answer: JudgeAnswer): Promise<JudgeAnswer>;
}

export interface JudgementCacheOptions {
  db: Database;
  secretBox: SecretBox;
  log: Log;
}

export function createJudgementCache({
  db,
  secretBox,
  log,
}: JudgementCacheOptions): JudgementCache {
  async function orNull(
    what: string,
    work: () => Promise<Buffer | null>,
  ): Promise<JudgeAnswer | null> {
    try {
      const sealed = await work();
      return sealed && judgeAnswer.parse(JSON.parse(secretBox.open(sealed)));
    } catch (error) {
      log.warn({ err: error }, what);
      return null;
    }
  }

  return {
    async find(judgeId, input) {
      const { cacheScope } = input;
      if (!cacheScope) return null;
      const found = await orNull('kept judgements cannot be read', () =>
        findJudgement(db, cacheScope.workspaceId, keyOf(judgeId, input, cacheScope)),
      );
      return found && reordered(found, canonical(input.criterias), input.criterias);
    },
    async keep(judgeId, input, answer) {
      const { cacheScope } = input;
      if (!cacheScope) return answer;
      const sealed = secretBox.seal(
        JSON.stringify(reordered(answer, input.criterias, canonical(input.criterias))),
      );
      const stands = await orNull('a judgement cannot be kept', () =>
        storeJudgement(db, cacheScope.workspaceId, keyOf(judgeId, input, cacheScope), sealed),
      );
      return stands ? reordered(stands, canonical(input.criterias), input.criterias) : answer;
    },
  };
}

/** The order of criteria does not affect the answer, so a different order is the same question. */
const canonical = (criterias: readonly string[]): string[] =>
  criterias.map((criterion) => criterion.normalize('NFC').trim()).toSorted();

function reordered(
  answer: JudgeAnswer,
  from: readonly string[],
  to: readonly string[],
): JudgeAnswer {
  const plain = (criterion: string): string => criterion.normalize('NFC').trim();
  const at = new Map(from.map((criterion, index) => [plain(criterion), index]));
  return {
    recap: answer.recap,
    criterias: to.map((criterion) => answer.criterias[at.get(plain(criterion))!]!),
  };
}

function keyOf(
  judgeId: string,
  { profile, criterias, language, asOf }: JudgeInput,
  { profileVersion }: { profileVersion: number },
): JudgementKey {
  const question = createHash('sha256')
    .update(JSON.stringify([judgeId, language, canonical(criterias)]))
    .digest();
  return { talentId: profile.id, profileVersion, question, month: monthOf(asOf) };
}

/** The first day of its month. */
export const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;
