import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type Outbound, OutboundError } from '../platform/outbound.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import type { ProfileImport } from './profile-import.ts';
import type { ProfileReader } from './profile-reader.ts';
import {
  claimedNow,
  claimRefreshes,
  countRefreshedBefore,
  endRefresh,
  type RefreshOutcome,
  readRefreshedBefore,
} from './refresh-store.ts';
import type { ProfileSource, SourceReply } from './sources/port.ts';

/**
 * Keeps talents fresh (decision 14). A stale talent is claimed, requested from the source and
 * imported. A claim holds across all processes and expires automatically. When a source fails or
 * does not know a person, the imported data stays valid and the request is repeated later. A broken
 * source never empties a search.
 */

const KIND = 'profile_refresh';
const DAY_MS = 86_400_000;
/** The slowest sources take this long to respond to a synchronous request. */
const ANSWER_TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 512 * 1_024;
/**
 * A claim outlasts its request, so that no talent is requested twice. After this time, the process
 * retries a refresh that died.
 */
const CLAIM_MS = 30_000;
/** When to retry a person that the source does not know, or whose data was refused. */
const ASK_AGAIN_MS = 7 * DAY_MS;
const FIRST_PAUSE_MS = 60_000;
/** After this many failures in a row, the next search decides about a refresh. */
const MAX_FAILURES = 5;

export interface RefreshDependencies {
  db: Database;
  engine: Engine;
  /** Null: nothing is ever stale. */
  source: ProfileSource | null;
  outbound: Pick<Outbound, 'request'>;
  talents: Pick<ProfileImport, 'importProfiles'> & Pick<ProfileReader, 'loadWithVersion'>;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'countRefresh'>;
  maxAgeDays: number;
  /** How long a search waits for its whole page. */
  waitMs: number;
}

/**
 * `refreshed`: stored again, by this request or by another one meanwhile; `kept`: the stored data
 * is the best available now; `pending`: a refresh is in progress.
 */
export type Freshness = 'refreshed' | 'kept' | 'pending';

export interface Stale {
  id: string;
  profileUrl: string | null;
}

export type Refresh = ReturnType<typeof createRefresh>;

/** Requests one profile from the source and stores the result. */
function createRefreshOne({
  db,
  outbound,
  talents,
  clock,
  log,
  metrics,
}: Pick<RefreshDependencies, 'db' | 'outbound' | 'talents' | 'clock' | 'log' | 'metrics'>) {
  async function ask(of: ProfileSource, { id, profileUrl }: Stale): Promise<SourceReply> {
    const request = of.ask({ talentId: id, profileUrl });
    if (request === null) return { outcome: 'unknown' };
    try {
      const { status, body, retryAfter } = await outbound.request({
        method: 'GET',
        url: request.url,
        headers: { Accept: 'application/json', ...request.headers },
        timeoutMs: ANSWER_TIMEOUT_MS,
        maxBodyBytes: MAX_ANSWER_BYTES,
      });
      const reply = of.read(status, parseJson(body));
      return reply.outcome === 'failed' && /^\d{1,6}$/.test(retryAfter ?? '')
        ? { ...reply, retryAfterMs: Number(retryAfter) * 1_000 }
        : reply;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { outcome: 'failed', reason: error.message, retryAfterMs: null };
    }
  }

  /** Only for the holder of the claim. */
  async function refresh(
    of: ProfileSource,
    stale: Stale,
    failures: number,
  ): Promise<RefreshOutcome> {
    const reply = await ask(of, stale);
    const outcome = await store(stale, reply);
    const failed = outcome === 'failed' ? failures + 1 : 0;
    const pauseMs =
      outcome === 'refreshed' ? 0 : outcome === 'failed' ? pauseAfter(failed, reply) : ASK_AGAIN_MS;
    await endRefresh(db, stale.id, {
      outcome,
      failures: failed,
      nextAt: new Date(clock.now().getTime() + pauseMs),
    });
    metrics.countRefresh(of.name, outcome);
    if (reply.outcome === 'failed')
      log.warn(
        { source: of.name, reason: reply.reason, failures: failed },
        'a profile could not be refreshed',
      );
    return outcome;
  }

  /**
   * The id identifies the person, whatever the source returns. The import refuses a person who was
   * erased meanwhile.
   */
  async function store({ id, profileUrl }: Stale, reply: SourceReply): Promise<RefreshOutcome> {
    if (reply.outcome !== 'found') return reply.outcome;
    const { contacts: _, ...row } = reply.row;
    const { rejected } = await talents.importProfiles([{ ...row, id, proNetworkUrl: profileUrl }]);
    return rejected.length > 0 ? 'refused' : 'refreshed';
  }

  return refresh;
}

/**
 * Claims talents, so that only one process at a time refreshes each. Returns the failures of each
 * so far.
 */
function createClaim({ db, clock }: Pick<RefreshDependencies, 'db' | 'clock'>) {
  return (ids: readonly string[], outOfTurn = false): Promise<Map<string, number>> => {
    const at = clock.now();
    return claimRefreshes(db, ids, { at, until: new Date(at.getTime() + CLAIM_MS), outOfTurn });
  };
}

interface EnsureFreshDependencies
  extends Pick<RefreshDependencies, 'db' | 'engine' | 'source' | 'talents' | 'clock' | 'log'> {
  isStale(refreshedAt: Date): boolean;
  claim: ReturnType<typeof createClaim>;
  refresh: ReturnType<typeof createRefreshOne>;
}

/** Refreshes the page of a search while it waits. */
function createEnsureFresh({
  db,
  engine,
  source,
  talents,
  clock,
  log,
  isStale,
  claim,
  refresh,
}: EnsureFreshDependencies) {
  /**
   * The state of talents that another process had claimed or that were not due. That process may
   * have finished since.
   */
  async function othersNow(ids: readonly string[]): Promise<Map<string, Freshness>> {
    if (ids.length === 0) return new Map();
    const claimed = await claimedNow(db, ids, clock.now());
    const stored = await talents.loadWithVersion(ids.filter((id) => !claimed.has(id)));
    return new Map(
      ids.map((id) => [
        id,
        claimed.has(id)
          ? 'pending'
          : isStale(stored.get(id)?.refreshedAt ?? clock.now())
            ? 'kept'
            : 'refreshed',
      ]),
    );
  }

  /**
   * Refreshes these talents concurrently, and waits at most `forMs` for all of them together. Late
   * ones continue, both here and as a process that survives this one.
   */
  return async function ensureFresh(
    workspaceId: string,
    stale: readonly Stale[],
    forMs: number,
  ): Promise<Map<string, Freshness>> {
    if (source === null || stale.length === 0) return new Map();
    const claimed = await claim(stale.map(({ id }) => id));
    const states = new Map<string, Freshness>();
    const working = stale
      .filter(({ id }) => claimed.has(id))
      .map(async (one) => {
        states.set(one.id, 'pending');
        const outcome = await refresh(source, one, claimed.get(one.id)!);
        states.set(one.id, outcome === 'refreshed' ? 'refreshed' : 'kept');
      });
    const allDone = Promise.allSettled(working).then((ends) => {
      for (const end of ends)
        if (end.status === 'rejected')
          log.error({ err: end.reason }, 'a profile could not be refreshed');
    });
    await Promise.race([allDone, waited(forMs)]);
    const others = await othersNow(stale.flatMap(({ id }) => (claimed.has(id) ? [] : [id])));
    const result = new Map(
      stale.map(({ id }) => [id, states.get(id) ?? others.get(id) ?? 'kept'] as const),
    );
    for (const [id, state] of result) {
      if (state === 'pending' && claimed.has(id))
        // Another workspace may have requested this talent before.
        await runUnscoped(() => engine.enqueue(db, { kind: KIND, id, workspaceId }, CLAIM_MS));
    }
    return result;
  };
}

export function createRefresh(dependencies: RefreshDependencies) {
  const { db, engine, source, talents, clock, maxAgeDays, waitMs } = dependencies;
  const refresh = createRefreshOne(dependencies);
  const claim = createClaim(dependencies);

  const isStale = (refreshedAt: Date): boolean =>
    source !== null && clock.now().getTime() - refreshedAt.getTime() > maxAgeDays * DAY_MS;

  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

  async function advance({ id }: { id: string }): Promise<AdvanceOutcome> {
    const stored = (await talents.loadWithVersion([id])).get(id);
    if (source === null || !stored || !isStale(stored.refreshedAt)) return 'done';
    const failures = (await claim([id])).get(id);
    if (failures === undefined) {
      const isClaimed = (await claimedNow(db, [id], clock.now())).has(id);
      return isClaimed ? { wakeAt: new Date(clock.now().getTime() + CLAIM_MS) } : 'done';
    }
    const outcome = await refresh(
      source,
      { id, profileUrl: stored.profile.proNetworkUrl },
      failures,
    );
    return outcome === 'failed' && failures + 1 < MAX_FAILURES
      ? { wakeAt: new Date(clock.now().getTime() + pauseAfter(failures + 1, null)) }
      : 'done';
  }

  const ensureFresh = createEnsureFresh({ ...dependencies, isStale, claim, refresh });

  // A talent belongs to all workspaces. The workspace whose search found it stale only determines
  // the position of the process in the queue.
  engine.register(KIND, (process) => runUnscoped(() => advance(process)));

  return {
    isStale,
    /** How long a search waits for its whole page, in milliseconds. */
    waitMs,

    /** Counts talents whose last import or refresh is more than `days` days ago. */
    countOlderThan: (days: number): Promise<number> => countRefreshedBefore(db, daysAgo(days)),

    /**
     * The ids of those talents, in order: the first ones after `after`, which is empty at first.
     */
    olderThan: (days: number, page: { after: string; limit: number }): Promise<string[]> =>
      readRefreshedBefore(db, daysAgo(days), page),

    /**
     * Refreshes these talents now, fresh or not, concurrently and until all have ended, because the
     * operator requests it. Returns the outcome of each known one. `skipped`: another process is
     * refreshing it, or, unless `outOfTurn`, the source was asked recently and had nothing.
     */
    async refreshNow(
      ids: readonly string[],
      { outOfTurn }: { outOfTurn: boolean },
    ): Promise<Map<string, RefreshOutcome | 'skipped'>> {
      if (source === null) return new Map();
      const stored = await talents.loadWithVersion(ids);
      const claimed = await claim([...stored.keys()], outOfTurn);
      const ended = await Promise.all(
        [...stored].map(async ([id, { profile }]) => {
          const failures = claimed.get(id);
          return [
            id,
            failures === undefined
              ? 'skipped'
              : await refresh(source, { id, profileUrl: profile.proNetworkUrl }, failures),
          ] as const;
        }),
      );
      return new Map(ended);
    },

    ensureFresh,
  };
}

/** A minute, doubled each time. A delay that the source requests takes precedence. */
function pauseAfter(failures: number, reply: SourceReply | null): number {
  const asked = reply?.outcome === 'failed' ? reply.retryAfterMs : null;
  return asked ?? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), DAY_MS);
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
