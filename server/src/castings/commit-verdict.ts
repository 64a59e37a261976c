import type { Judgement, JudgementCost, Judging } from '../judging/port.ts';
import type { Database } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import type { Metrics } from '../platform/metrics.ts';
import { insertDelivery } from './delivery-store.ts';
import type { Events } from './events.ts';
import { secondLooksOf } from './second-looks.ts';
import { type Casting, insertVerdict } from './store.ts';
import type { PooledTalent } from './wave-pool.ts';
import type { Webhooks } from './webhook.ts';

export interface CommitVerdictDependencies {
  db: Database;
  judging: Pick<Judging, 'judgeId' | 'weaknessOf'>;
  events: Events;
  webhooks: Webhooks;
  metrics: Metrics;
}

/** Stores a verdict with its event, and sends the event after the commit. */
export function createCommitVerdict({
  db,
  judging,
  events,
  webhooks,
  metrics,
}: CommitVerdictDependencies) {
  /** Returns false when the talent already had a verdict. */
  return async function commitVerdict(
    casting: Casting,
    { talentId, profile, version }: PooledTalent,
    { verdict, scoring, usage, isCached }: Judgement & JudgementCost,
    fence: Advance['fence'],
  ): Promise<boolean> {
    const judged = { talentId, verdict, scoring, profileVersion: version, judge: judging.judgeId };
    const secondLooks = await secondLooksOf(db, casting, [judged]);
    const delivery = events.talentJudged(casting, {
      talentId,
      aiVerdict: verdict,
      effectiveVerdict: verdict,
      override: null,
      review: null,
      scoring,
      secondLook: secondLooks.get(talentId) ?? null,
      profile,
    });
    const stored = await db.transaction().execute(async (tx) => {
      await fence(tx);
      const isNew = await insertVerdict(tx, casting.id, {
        ...judged,
        runId: casting.runId!,
        usage,
        isCached,
        weakness: judging.weaknessOf(scoring),
      });
      if (isNew && delivery) await insertDelivery(tx, casting.id, delivery);
      return isNew;
    });
    if (!stored) return false;
    metrics.countJudgement(verdict);
    if (delivery) webhooks.send(casting.workspaceId, [delivery.id]);
    return true;
  };
}
