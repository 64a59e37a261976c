import type { Verdict } from '../judging/contract.ts';
import type { Judgement, JudgementCost, Judging } from '../judging/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import { inSpan } from '../platform/spans.ts';
import { type CommitVerdictDependencies, createCommitVerdict } from './commit-verdict.ts';
import { judgementsToStart, type WaveLoad } from './rules/budget.ts';
import type { Casting } from './store.ts';
import { countUncharged } from './verdict-store.ts';
import type { WaveCredits } from './wave-credits.ts';
import type { OpenPool, PooledTalent } from './wave-pool.ts';

export interface WaveJudgingDependencies extends CommitVerdictDependencies {
  db: Database;
  openPool: OpenPool;
  judging: Pick<Judging, 'judge' | 'judgeId' | 'weaknessOf'>;
  waveCredits: Pick<WaveCredits, 'reserved'>;
  clock: Clock;
}

type Judged = Judgement & JudgementCost;

/** The result of judging a wave. */
export interface WaveResult {
  /** Why the judge or the search engine failed; null when neither did. */
  failure: unknown;
  /** Whether matching talents are left. */
  more: boolean;
  /** True when the worker is stopping. The wave stays open. */
  interrupted: boolean;
}

/**
 * Judges the talents of a wave concurrently, as far as the missing greens and the reserved credits
 * allow. Each verdict is on its way to the database as soon as it is there, and no judgement waits
 * for the commit of another (docs/decisions/0155).
 */
export function createWaveJudging({
  db,
  openPool,
  judging,
  waveCredits,
  clock,
  ...others
}: WaveJudgingDependencies) {
  const openCommits = createCommitVerdict({ db, judging, ...others });
  return async function judgeWave(
    casting: Casting,
    fence: Advance['fence'],
    signal: AbortSignal,
  ): Promise<WaveResult> {
    const load: WaveLoad = {
      greensMissing: casting.call.targetGreens - casting.call.greens,
      reserved: await waveCredits.reserved(db, casting),
      creditsPerTalent: casting.creditsPerTalent,
      judged: await countUncharged(db, casting.id),
      inFlight: 0,
    };
    const pool = await openPool(casting);
    /** The judge or the search engine failed: the wave fails. */
    let failure = pool.failure;
    /** The lease or the database was lost: the wave does not fail, and the advance is retried. */
    let broken: unknown = null;
    let judgedNow = 0;
    const commitVerdict = openCommits(casting, fence);

    /** What a judgement leaves to do counts from its result, not from the commit. */
    function count(verdict: Verdict, by: 1 | -1): void {
      load.judged += by;
      if (verdict === 'green') load.greensMissing -= by;
    }

    async function commitOne(talent: PooledTalent, judgement: Judged): Promise<void> {
      try {
        if (await commitVerdict({ talent, judgement })) judgedNow++;
        else count(judgement.verdict, -1);
      } catch (error) {
        broken ??= error;
      }
    }

    const commits: Promise<void>[] = [];
    async function judgeOne(talent: PooledTalent): Promise<void> {
      const judgement = await judgeTalent({ judging, clock }, casting, talent, signal).catch(
        (error) => {
          if (!signal.aborted) failure ??= error;
        },
      );
      load.inFlight--;
      if (!judgement) return;
      count(judgement.verdict, 1);
      commits.push(commitOne(talent, judgement));
    }

    const mayStart = () => !failure && !broken && !signal.aborted && judgementsToStart(load) > 0;
    await sideBySide(() => {
      const talent = mayStart() ? pool.talents.shift() : undefined;
      if (!talent) return null;
      load.inFlight++;
      return judgeOne(talent);
    });
    await Promise.all(commits);
    if (broken) throw broken;
    return { failure, more: pool.matches > judgedNow, interrupted: signal.aborted && !failure };
  };
}

/** Runs outside any transaction, because the judge may take a long time. */
function judgeTalent(
  { judging, clock }: Pick<WaveJudgingDependencies, 'judging' | 'clock'>,
  { criterias, scoringLanguage, workspaceId }: Casting,
  { profile, version }: PooledTalent,
  signal: AbortSignal,
): Promise<Judged> {
  return inSpan('judgement', { 'greenroom.judge': judging.judgeId }, async (span) => {
    const judgement = await judging.judge({
      profile,
      criterias,
      language: scoringLanguage ?? 'en',
      asOf: clock.now(),
      signal,
      cacheScope: { workspaceId, profileVersion: version },
    });
    span?.set({ 'greenroom.verdict': judgement.verdict, 'greenroom.cached': judgement.isCached });
    return judgement;
  });
}

/**
 * Starts tasks until `next` returns none, and calls it again when a task ends. Resolves when all
 * have ended.
 */
async function sideBySide(next: () => Promise<void> | null): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  for (;;) {
    for (let work = next(); work; work = next()) {
      const ended: Promise<void> = work.finally(() => inFlight.delete(ended));
      inFlight.add(ended);
    }
    if (inFlight.size === 0) return;
    await Promise.race(inFlight);
  }
}
