import type { Judgement, JudgementCost, Judging } from '../judging/port.ts';
import type { Database } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import type { Metrics } from '../platform/metrics.ts';
import { together } from '../platform/together.ts';
import { insertDeliveries } from './delivery-store.ts';
import type { Events } from './events.ts';
import { secondLooksOf } from './second-looks.ts';
import { type Casting, lockCastingRow } from './store.ts';
import { insertVerdicts } from './verdict-store.ts';
import { type PooledTalent, WAVE_TALENTS } from './wave-pool.ts';
import type { Webhooks } from './webhook.ts';

export interface CommitVerdictDependencies {
  db: Database;
  judging: Pick<Judging, 'judgeId' | 'weaknessOf'>;
  events: Pick<Events, 'talentJudged'>;
  webhooks: Pick<Webhooks, 'send'>;
  metrics: Pick<Metrics, 'countJudgement'>;
}

/** A talent of a wave with its judgement. */
interface JudgedTalent {
  talent: PooledTalent;
  judgement: Judgement & JudgementCost;
}

/** Returns false when the talent already had a verdict. */
type CommitVerdict = (judged: JudgedTalent) => Promise<boolean>;

/**
 * Stores the verdicts of a wave with their events, and sends the events after the commit. Verdicts
 * that are ready while others are being committed share the next transaction
 * (docs/decisions/0155).
 */
export function createCommitVerdict(dependencies: CommitVerdictDependencies) {
  const { db, judging, webhooks, metrics } = dependencies;
  const writeEvents = createVerdictEvents(dependencies);

  async function commit(
    casting: Casting,
    group: readonly JudgedTalent[],
    fence: Advance['fence'],
  ): Promise<boolean[]> {
    const events = await writeEvents(casting, group);
    const verdicts = group.map(({ talent, judgement: { verdict, scoring, usage, isCached } }) => ({
      ...{ talentId: talent.talentId, profileVersion: talent.version },
      ...{ verdict, scoring, usage, isCached, weakness: judging.weaknessOf(scoring) },
    }));
    const from = { runId: casting.runId!, judge: judging.judgeId };
    const { isStored, sent } = await db.transaction().execute(async (tx) => {
      await fence(tx);
      await lockCastingRow(tx, casting.id);
      return {
        isStored: await insertVerdicts(tx, casting.id, { ...from, verdicts }),
        sent: await insertDeliveries(tx, casting.id, events),
      };
    });
    webhooks.send(casting.workspaceId, sent);
    return group.map(({ talent, judgement }) => {
      if (!isStored.has(talent.talentId)) return false;
      metrics.countJudgement(judgement.verdict);
      return true;
    });
  }

  /**
   * For one wave. One transaction at a time: side by side they would wait for the casting's row
   * anyway, each holding a connection and, if this process froze, a lock.
   */
  return (casting: Casting, fence: Advance['fence']): CommitVerdict =>
    together((group: readonly JudgedTalent[]) => commit(casting, group, fence), {
      atOnce: 1,
      most: WAVE_TALENTS,
      start: setImmediate,
    });
}

/** Writes the events of verdicts that the receiver asked for. */
function createVerdictEvents({
  db,
  judging,
  events,
}: Pick<CommitVerdictDependencies, 'db' | 'judging' | 'events'>) {
  return async (casting: Casting, group: readonly JudgedTalent[]) => {
    if (casting.webhookUrl === null) return [];
    const judged = group.map(({ talent, judgement: { verdict, scoring } }) => ({
      ...{ talentId: talent.talentId, profileVersion: talent.version, judge: judging.judgeId },
      ...{ verdict, scoring, profile: talent.profile },
    }));
    const secondLooks = await secondLooksOf(db, casting, judged);
    return judged.flatMap(({ talentId, verdict, scoring, profile }) => {
      const event = events.talentJudged(casting, {
        talentId,
        aiVerdict: verdict,
        effectiveVerdict: verdict,
        override: null,
        review: null,
        scoring,
        secondLook: secondLooks.get(talentId) ?? null,
        profile,
      });
      return event === null ? [] : [event];
    });
  };
}
