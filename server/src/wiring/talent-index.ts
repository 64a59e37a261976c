import { snapshotFolder } from '../core.ts';
import {
  connectIndex,
  createMerger,
  createRebuildableIndex,
  createReclaimer,
  createSegmentEngine,
  createSnapshotFolder,
  followRebuilds,
  type IndexFeed,
  type IndexReader,
  serveIndex,
} from '../index/index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createVocabularies, vocabularyFingerprint } from '../lexicon/vocabularies.ts';
import { type Preparation, prepareOnce } from '../platform/engine.ts';
import { codeFingerprint } from '../platform/fingerprint.ts';
import { notify } from '../platform/listen.ts';
import { once } from '../platform/once.ts';
import { createProfileReader } from '../search/search.ts';
import type { Talents } from '../talents/talents.ts';
import { INDEXED_BY, PLANNED_BY } from './indexed-by.ts';
import type { Platform } from './platform.ts';

/** The code of a process does not change while it runs. */
const indexFingerprint = once(() => codeFingerprint(INDEXED_BY));
const planFingerprint = once(() => codeFingerprint(PLANNED_BY));

/** What processes that share an index must have in common: more than the key of a snapshot. */
const sharedRules = (rules: string): string => `${rules}:${planFingerprint()}`;

/** The talent index as the rest of a process sees it, wherever it is. */
interface WiredIndex {
  index: IndexReader;
  /** An API process loads the index when it starts, a worker when its first casting is due. */
  indexLoad: Preparation & { isUnderWay(): boolean };
  feed: Pick<IndexFeed<string>, 'start' | 'caughtUp' | 'catchUp' | 'stop'>;
  /** Null: the process that holds the index does it. */
  rebuild: ((onProgress: (done: number) => void) => Promise<void>) | null;
  /** Lets the other processes of the machine ask it at this socket (INDEX_URL). */
  serveAt(file: string): Promise<{ close(): Promise<void> }>;
}

/** The lexicon, and the talent index that uses it. */
export async function wireTalentIndex(platform: Platform, talents: Talents) {
  const { config, db, address, clock, log, listener } = platform;
  const vocabularies = await createVocabularies({ db }).load();
  const lexicon = createLexicon(vocabularies);
  // At most half of the connections: the process answers requests while the index loads.
  const connections = { max: Math.floor((config.dbPool - 1) / 2), reserve: db.reserveConnections };
  const profiles = createProfileReader({
    ...{ lexicon, vocabularies, clock, connections },
    database: address,
  });
  const rules = `${indexFingerprint()}:${vocabularyFingerprint(vocabularies)}`;
  const { rebuild, ...wired } =
    config.indexUrl === null
      ? ownIndex(platform, talents, profiles, rules)
      : indexOfMachine(platform, config.indexUrl, rules);

  return {
    lexicon,
    profiles,
    ...wired,
    /** From then on, the process rebuilds its index when `greenroom index rebuild` requests it. */
    async followRebuilds(): Promise<void> {
      if (rebuild === null) return;
      await followRebuilds({
        listener,
        rebuild,
        total: talents.count,
        announce: (channel, payload) => notify(db, channel, payload),
        log,
      });
    },
  };
}

/** The index of this process. */
function ownIndex(
  { config, log, listener }: Platform,
  talents: Talents,
  profiles: ReturnType<typeof createProfileReader>,
  rules: string,
): WiredIndex {
  const reclaim = createReclaimer();
  const snapshot = createSnapshotFolder<string>({
    folder: snapshotFolder(config),
    key: rules,
    log,
  });
  const { engine, feed, rebuild } = createRebuildableIndex({
    makeEngine: () =>
      createSegmentEngine({
        mergeElsewhere: createMerger(),
        reclaim,
        onMergeFailed: (error) =>
          log.warn(
            { err: error },
            'cannot merge segments of the index; retrying with the next change',
          ),
      }),
    reclaim,
    readChanges: talents.changesSince,
    erasedSince: talents.erasedSince,
    historyOf: talents.historyOf,
    adoptHistory: talents.adoptRestored,
    read: profiles.read,
    ranges: { endsOf: talents.endsOfRanges, read: profiles.readRange },
    listen: listener,
    snapshot,
    log,
  });
  const indexLoad = prepareOnce(() => feed.start());
  return {
    index: engine,
    indexLoad,
    feed: { ...feed, start: indexLoad.prepare },
    /** A process that has no index yet only removes its snapshot. */
    async rebuild(onProgress) {
      if (!indexLoad.isUnderWay()) return snapshot.remove();
      await indexLoad.prepare();
      return rebuild(onProgress);
    },
    serveAt: (file) =>
      serveIndex({
        ...{ file, engine, rules: sharedRules(rules), log },
        isLoaded: indexLoad.isReady,
        isCaughtUp: feed.caughtUp,
      }),
  };
}

/** The index of another process of this machine (docs/decisions/0153). */
function indexOfMachine({ log }: Platform, file: string, rules: string): WiredIndex {
  const remote = connectIndex({ file, rules: sharedRules(rules), log });
  return {
    index: remote.engine,
    indexLoad: { isReady: remote.isReady, prepare: remote.untilReady, isUnderWay: () => true },
    feed: {
      start: remote.start,
      caughtUp: () => remote.state().isCaughtUp,
      // Its owner does.
      catchUp: async () => {},
      stop: remote.stop,
    },
    rebuild: null,
    serveAt: () => Promise.reject(new Error('this process has no index to serve')),
  };
}

export type TalentIndex = Awaited<ReturnType<typeof wireTalentIndex>>;
