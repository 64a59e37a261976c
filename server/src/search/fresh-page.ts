import {
  createInProcessEngine,
  createSegmentEngine,
  type FeedChange,
  type IndexReader,
  type Plan,
  type ReadProfiles,
} from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { monotonicMs } from '../platform/clock.ts';
import { timePart } from '../platform/request-trace.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Refresh, Talents, TalentVersion } from '../talents/talents.ts';
import { type Asked, createPhraseProof } from './prove-phrases.ts';

export interface FreshPage {
  /** In the order of the ranking. */
  people: { profile: TalentProfile; refreshedAt: Date; isOwn: boolean }[];
  /** Everyone who matches, including those excluded. */
  estimationCount: number;
  /** Left out because they are being refreshed. */
  pendingRefreshCount: number;
  /** Everyone who was looked at for this page. */
  looked: readonly string[];
}

/** The search, and the same search with its phrases proven by the texts stored when it began. */
export interface PageQuery {
  asked: Asked;
  plan: Plan;
}

export interface FreshPagesOptions {
  engine: Pick<IndexReader, 'search'>;
  talents: Pick<Talents, 'loadWithVersion'>;
  lexicon: Lexicon;
  refresh: Pick<Refresh, 'isStale' | 'ensureFresh' | 'waitMs'>;
  read(changes: readonly FeedChange[]): Promise<ReadProfiles>;
}

export interface PageBounds {
  /** Never on the page. */
  exclude: ReadonlySet<string>;
  limit: number;
  /** How long to wait for profiles that are being refreshed; by default as long as is allowed. */
  waitMs?: number;
  signal?: AbortSignal;
}

/**
 * Pages of ready profiles (interface, "Talent readiness in plain search"). Stale profiles are
 * refreshed while the search waits. Those that are fresh in time and still match are shown; those
 * that no longer match make room for the next ones; those that are late are left out and counted.
 */
export function createFreshPages(options: FreshPagesOptions) {
  const { engine, refresh } = options;
  const makeReady = createReadiness(options);
  return async (
    workspaceId: string,
    { asked, plan }: PageQuery,
    { exclude, limit, signal, waitMs: mostMs = refresh.waitMs }: PageBounds,
  ): Promise<FreshPage> => {
    const started = monotonicMs();
    const { ids, total } = await timePart('index', () =>
      engine.search(plan, { exclude, limit, signal }),
    );
    const page = await makeReady(workspaceId, asked, ids, mostMs);
    const gone = ids.length - page.people.length - page.pending;
    // Only once: the next ones may be stale too, and the caller is waiting.
    const { ids: next } =
      gone > 0 && ids.length === limit
        ? await engine.search(plan, {
            ...{ exclude: new Set([...exclude, ...ids]), limit: gone, signal },
          })
        : { ids: [] };
    const waitMs = Math.max(0, mostMs - (monotonicMs() - started));
    const more =
      next.length > 0
        ? await makeReady(workspaceId, asked, next, waitMs)
        : { people: [], pending: 0 };
    return {
      people: [...page.people, ...more.people],
      estimationCount: total,
      pendingRefreshCount: page.pending + more.pending,
      looked: [...ids, ...next],
    };
  };
}

/** The ids whose profiles can be shown, in their order, and how many are being refreshed. */
function createReadiness(options: FreshPagesOptions) {
  const { talents, refresh } = options;
  return async (
    workspaceId: string,
    asked: Asked,
    ids: readonly string[],
    waitMs: number,
  ): Promise<{ people: TalentVersion[]; pending: number }> => {
    const stored = await talents.loadWithVersion(ids);
    const stale = [...stored].flatMap(([id, { profile, refreshedAt, isOwn }]) =>
      !isOwn && refresh.isStale(refreshedAt) ? [{ id, profileUrl: profile.proNetworkUrl }] : [],
    );
    const states =
      stale.length === 0 ? new Map() : await refresh.ensureFresh(workspaceId, stale, waitMs);
    const refreshedIds = ids.filter((id) => states.get(id) === 'refreshed');
    const anew =
      refreshedIds.length === 0
        ? new Map<string, TalentVersion>()
        : await talents.loadWithVersion(refreshedIds);
    const matching =
      anew.size === 0 ? new Set<string>() : await stillMatching(asked, anew, options);
    const people = ids.flatMap((id): TalentVersion[] => {
      const state = states.get(id);
      const person = state === 'refreshed' ? anew.get(id) : stored.get(id);
      return person === undefined ||
        state === 'pending' ||
        (state === 'refreshed' && !matching.has(id))
        ? []
        : [person];
    });
    return { people, pending: [...states.values()].filter((state) => state === 'pending').length };
  };
}

/**
 * Which of these people match as stored now. A temporary index of only these people answers, and
 * phrases are checked in their new texts.
 */
async function stillMatching(
  asked: Asked,
  people: ReadonlyMap<string, TalentVersion>,
  { read, lexicon }: FreshPagesOptions,
): Promise<Set<string>> {
  const changes = [...people].map(([id, { profile, refreshedAt }]) => ({
    id,
    profile: JSON.stringify(profile),
    updatedAt: refreshedAt,
  }));
  const own = createSegmentEngine();
  own.install((await read(changes)).segments, []);
  const loadWithVersion = async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, people.get(id)!]));
  const all = { exclude: new Set<string>(), limit: people.size };
  const prove = createPhraseProof({
    engine: createInProcessEngine(own),
    talents: { loadWithVersion },
    lexicon,
  });
  return new Set(own.search(await prove(asked, all), all).ids);
}
