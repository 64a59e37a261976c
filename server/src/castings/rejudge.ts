import { createHash } from 'node:crypto';
import type { Judging } from '../judging/port.ts';
import { actorOf } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { Search } from '../search/search.ts';
import { type AnswerRecorder, NO_RECORD } from './answer-recorder.ts';
import type { Launcher } from './launch.ts';
import type { Started } from './open-casting.ts';
import type { RejudgeQuote } from './rejudge-contract.ts';
import {
  findLatestRejudge,
  insertRejudge,
  isRejudgeRunning,
  type NewRejudge,
  readJudgedBefore,
} from './rejudge-store.ts';
import { mergeCriterias } from './rules/identity.ts';
import { CREDITS_PER_JUDGEMENT, type TalentPrice } from './rules/price.ts';
import { isSameCriteria } from './rules/second-look.ts';
import { type Casting, lockCasting, readCasting } from './store.ts';
import { copySecrets } from './webhook-secret-store.ts';

export interface RejudgeDependencies {
  db: Database;
  search: Pick<Search, 'checkProxies'>;
  judging: Pick<Judging, 'checkCriteria' | 'preview' | 'judgeId'>;
  launcher: Launcher;
}

const rowOf = (
  principal: Principal,
  row: Omit<NewRejudge, 'keyId' | 'requestedBy'>,
): NewRejudge => ({
  ...row,
  keyId: principal.keyId,
  requestedBy: actorOf(principal),
});

/**
 * A second look: a casting of its own over the people whom another one judged. The earlier one
 * stays as it is, so that both can be read and replayed (docs/decisions/0093).
 */
export function createRejudge({ db, search, judging, launcher }: RejudgeDependencies) {
  async function place(
    tx: Tx,
    principal: Principal,
    castingId: string,
    sent: readonly string[] | null,
  ): Promise<{ started: Started; earlier: Casting }> {
    const { workspaceId } = principal;
    // The lock makes a second request wait, so that it finds the second look of the first.
    const earlier = await lockCasting(tx, workspaceId, castingId);
    if (!earlier) throw new AppError('casting_not_found');
    if (earlier.status === 'running' || (await isRejudgeRunning(tx, workspaceId, castingId)))
      throw new AppError('casting_run_in_progress');
    const { talents, judges } = await readJudgedBefore(tx, workspaceId, castingId);
    if (talents === 0)
      throw new AppError('casting_pool_exhausted', {
        message: 'This casting has judged nobody who could be judged again.',
      });
    const criterias = sent ?? earlier.criterias;
    const isSame = isSameCriteria(criterias, earlier.criterias);
    const creditsPerTalent = priceFor(isSame, judges, judging.judgeId);
    const id = newId('casting');
    // No start is identical to a second look.
    const identity = createHash('sha256').update(`rejudge:${id}`).digest();
    const judged = { criterias, talents, creditsPerTalent };
    const row = rowOf(principal, { id, of: castingId, identity, ...judged });
    await insertRejudge(tx, workspaceId, row);
    await copySecrets(tx, workspaceId, { from: row.of, to: row.id });
    const creditsAvailable = await launcher.setRunning(
      tx,
      { id, workspaceId, callIndex: 1, wave: 0, creditsPerTalent },
      talents * creditsPerTalent,
    );
    return {
      started: {
        castingId: id,
        status: 'running',
        reused: false,
        criterionPreviews: judging.preview(criterias, earlier.scoringLanguage ?? 'en'),
        creditsAvailable,
      },
      earlier,
    };
  }

  return {
    /**
     * Throws validation_error, no_qualification_criterias, casting_not_found,
     * casting_run_in_progress, casting_pool_exhausted, insufficient_api_credits,
     * search_engine_timeout. Nothing has changed then.
     */
    async rejudge(
      principal: Principal,
      castingId: string,
      { qualificationCriterias }: { qualificationCriterias?: readonly string[] },
      { record, forget }: AnswerRecorder<Started> = NO_RECORD,
    ): Promise<Started> {
      const sent = qualificationCriterias ? mergeCriterias(qualificationCriterias, []) : null;
      const issues = judging.checkCriteria(
        [...(qualificationCriterias ?? [])],
        ['qualificationCriterias'],
      );
      if (issues.length > 0) throw new AppError('validation_error', { issues });
      await search.checkProxies(principal.workspaceId, { criterias: qualificationCriterias ?? [] });
      if (sent?.length === 0) throw new AppError('no_qualification_criterias');
      const { started, earlier } = await db.transaction().execute(async (tx) => {
        const placed = await place(tx, principal, castingId, sent);
        await record(tx, placed.started);
        return placed;
      });
      await launcher.launch(principal.workspaceId, started.castingId, earlier.filters, forget);
      return started;
    },

    /** What a second look would cost now. Free. Throws casting_not_found. */
    quoteRejudge: ({ workspaceId }: Principal, castingId: string): Promise<RejudgeQuote> =>
      quote(db, workspaceId, { castingId, judgeId: judging.judgeId }),
  };
}

/** Free when nothing but the judge has changed since, for everybody. */
const priceFor = (
  criteriaAreSame: boolean,
  judges: readonly string[],
  judgeId: string,
): TalentPrice => (criteriaAreSame && !judges.includes(judgeId) ? 0 : CREDITS_PER_JUDGEMENT);

async function quote(
  db: Database,
  workspaceId: string,
  { castingId, judgeId }: { castingId: string; judgeId: string },
): Promise<RejudgeQuote> {
  const casting = await readCasting(db, workspaceId, castingId);
  if (!casting) throw new AppError('casting_not_found');
  const { talents, judges } = await readJudgedBefore(db, workspaceId, castingId);
  const isRunning =
    casting.status === 'running' || (await isRejudgeRunning(db, workspaceId, castingId));
  return {
    castingId,
    criterias: casting.criterias,
    talents,
    price: {
      sameCriteria: talents * priceFor(true, judges, judgeId),
      otherCriteria: talents * priceFor(false, judges, judgeId),
    },
    judges: { before: judges, now: judgeId },
    canRejudge: talents > 0 && !isRunning,
    latestRejudgeId: await findLatestRejudge(db, workspaceId, castingId),
  };
}
