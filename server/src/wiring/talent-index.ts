import {
  connectCluster,
  connectIndex,
  createClusterClient,
  createIndexer,
  createMerger,
  createRebuildableIndex,
  createReclaimer,
  createSegmentEngine,
  createSnapshotFolder,
  followRebuilds,
  type Indexer,
  type IndexFeed,
  type IndexReader,
  indexNames,
  type SnapshotStore,
  serveIndex,
  shareSnapshots,
} from '../index/index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { createVocabularies, vocabularyFingerprint } from '../lexicon/vocabularies.ts';
import { type Preparation, prepareOnce } from '../platform/engine.ts';
import { codeFingerprint } from '../platform/fingerprint.ts';
import { notify } from '../platform/listen.ts';
import { once } from '../platform/once.ts';
import { waitForTurn } from '../platform/turn.ts';
import { createDocumentsReader } from '../search/read-documents.ts';
import { createProfileReader } from '../search/search.ts';
import { clusterAddress, installationOf } from '../search-cluster.ts';
import { sharedPlace, snapshotFolder } from '../snapshots.ts';
import type { Talents } from '../talents/talents.ts';
import { INDEXED_BY, PLANNED_BY, STORED_BY } from './indexed-by.ts';
import type { Platform } from './platform.ts';

/** The code of a process does not change while it runs. */
const indexFingerprint = once(() => codeFingerprint(INDEXED_BY));
const documentFingerprint = once(() => codeFingerprint(STORED_BY));
const planFingerprint = once(() => codeFingerprint(PLANNED_BY));

/** What processes that share an index must have in common: more than the key of a snapshot. */
const sharedRules = (rules: string): string => `${rules}:${planFingerprint()}`;

/** The talent index as the rest of a process sees it, wherever it is. */
interface WiredIndex {
  index: IndexReader;
  /** An API process loads the index when it starts, a worker when its first casting is due. */
  indexLoad: Preparation & { isUnderWay(): boolean };
  feed: Pick<IndexFeed<string>, 'start' | 'caughtUp' | 'catchUp' | 'stop'> & {
    /** For how long the index lacks a change; absent where `caughtUp` says enough. */
    lagMs?(): number;
  };
  /** Keeps up the index of a search cluster; null without one. */
  indexer: Indexer | null;
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
  const words = vocabularyFingerprint(vocabularies);
  const rules = `${indexFingerprint()}:${words}`;
  const { rebuild, ...wired } =
    config.openSearchUrl.length > 0
      ? await indexOfCluster(platform, talents, lexicon, `${documentFingerprint()}:${words}`)
      : config.indexUrl === null
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
        isMine: wired.indexer?.isLeading,
        total: talents.count,
        announce: (channel, payload) => notify(db, channel, payload),
        log,
      });
    },
  };
}

/** The snapshots of this machine, and with SNAPSHOT_URL those that machines share. */
function openSnapshots(
  { config, secretBox, clock, metrics, log }: Platform,
  key: string,
): SnapshotStore<string> {
  const local = createSnapshotFolder<string>({ folder: snapshotFolder(config), key, log });
  const place = sharedPlace(config, clock);
  if (!place) return local;
  const count = metrics.countSharedSnapshot;
  return shareSnapshots(local, { place, key, secretBox, clock, log, count });
}

/** The index of this process. */
function ownIndex(
  platform: Platform,
  talents: Talents,
  profiles: ReturnType<typeof createProfileReader>,
  rules: string,
): WiredIndex {
  const { log, listener } = platform;
  const reclaim = createReclaimer();
  const snapshot = openSnapshots(platform, rules);
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
    indexer: null,
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
    indexer: null,
    rebuild: null,
    serveAt: nothingToServe,
  };
}

const nothingToServe = () => Promise.reject(new Error('this process has no index to serve'));

/** The index of a search cluster (docs/decisions/0190). */
async function indexOfCluster(
  { config, databaseUrl, clock, log, listener }: Platform,
  talents: Talents,
  lexicon: Lexicon,
  rules: string,
): Promise<WiredIndex> {
  const client = createClusterClient(clusterAddress(config));
  const installation = await installationOf(talents);
  const names = indexNames({ prefix: config.openSearchIndexPrefix, installation, rules });
  const reader = connectCluster({
    ...{ client, alias: names.alias, record: talents, log },
    maxLagMs: config.indexMaxLagMs,
    timeoutMs: config.searchTimeoutMs,
  });
  const indexer = createIndexer({
    ...{ client, names, log },
    shape: { shards: config.openSearchShards, replicas: config.openSearchReplicas },
    source: {
      readChanges: talents.changesSince,
      historyOf: talents.historyOf,
      read: createDocumentsReader({ lexicon, clock }),
      listen: listener,
    },
    adoptHistory: talents.adoptRestored,
    waitForTurn: (name, stop) => waitForTurn(databaseUrl, name, stop),
  });
  return {
    index: reader.engine,
    indexLoad: { isReady: reader.isReady, prepare: reader.untilReady, isUnderWay: () => true },
    feed: {
      start: reader.start,
      caughtUp: reader.isCaughtUp,
      lagMs: reader.lagMs,
      // The process that writes the index does.
      catchUp: async () => {},
      async stop() {
        await reader.stop();
        await client.close();
      },
    },
    indexer,
    rebuild: indexer.rebuild,
    serveAt: nothingToServe,
  };
}

export type TalentIndex = Awaited<ReturnType<typeof wireTalentIndex>>;
