import { snapshotFolder } from '../core.ts';
import {
  createMerger,
  createRebuildableIndex,
  createReclaimer,
  createSegmentEngine,
  createSnapshotFolder,
  followRebuilds,
} from '../index/index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createVocabularies, vocabularyFingerprint } from '../lexicon/vocabularies.ts';
import { prepareOnce } from '../platform/engine.ts';
import { codeFingerprint } from '../platform/fingerprint.ts';
import { notify } from '../platform/listen.ts';
import { once } from '../platform/once.ts';
import { createProfileReader } from '../search/search.ts';
import type { Talents } from '../talents/talents.ts';
import { INDEXED_BY } from './indexed-by.ts';
import type { Platform } from './platform.ts';

/** The code of a process does not change while it runs. */
const indexFingerprint = once(() => codeFingerprint(INDEXED_BY));

/** The lexicon, and the talent index that uses it. */
export async function wireTalentIndex(
  { config, db, address, clock, log, listener }: Platform,
  talents: Talents,
) {
  const vocabularies = await createVocabularies({ db }).load();
  const lexicon = createLexicon(vocabularies);
  // At most half of the connections: the process answers requests while the index loads.
  const connections = { max: Math.floor((config.dbPool - 1) / 2), reserve: db.reserveConnections };
  const profiles = createProfileReader({
    ...{ lexicon, vocabularies, clock, connections },
    database: address,
  });
  const reclaim = createReclaimer();
  const snapshot = createSnapshotFolder<string>({
    folder: snapshotFolder(config),
    key: `${indexFingerprint()}:${vocabularyFingerprint(vocabularies)}`,
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
  // An API process loads the index when it starts, a worker when its first casting is due.
  const indexLoad = prepareOnce(() => feed.start());

  /** A process that has no index yet only removes its snapshot. */
  async function rebuildIndex(onProgress: (done: number) => void): Promise<void> {
    if (!indexLoad.isUnderWay()) return snapshot.remove();
    await indexLoad.prepare();
    return rebuild(onProgress);
  }

  return {
    lexicon,
    profiles,
    index: engine,
    indexLoad,
    feed: { ...feed, start: indexLoad.prepare },
    /** From then on, the process rebuilds its index when `greenroom index rebuild` requests it. */
    followRebuilds: () =>
      followRebuilds({
        listener,
        rebuild: rebuildIndex,
        total: talents.count,
        announce: (channel, payload) => notify(db, channel, payload),
        log,
      }),
  };
}

export type TalentIndex = Awaited<ReturnType<typeof wireTalentIndex>>;
