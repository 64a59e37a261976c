import type { Log } from '../../platform/log.ts';
import type { Turn } from '../../platform/turn.ts';
import { deleteIndex, listIndexes, moveAlias, readAlias } from './aliases.ts';
import type { ClusterClient } from './client.ts';
import { createOpenSearchEngine, type OpenSearchEngine } from './engine.ts';
import { createExpunge } from './expunge.ts';
import { type ClusterSource, type Following, followRecord } from './follow.ts';
import type { IndexShape } from './mapping.ts';
import { readIndexMark } from './mark.ts';
import type { IndexNames } from './names.ts';

/** How often indexes that no running version needs are looked for. */
const SWEEP_EVERY_MS = 60_000;
const PROGRESS_EVERY_MS = 250;

export type OnProgress = (done: number) => void;

export const turnName = (alias: string): string => `talent index ${alias}`;

export interface IndexerOptions {
  client: ClusterClient;
  names: IndexNames;
  shape: IndexShape;
  source: ClusterSource;
  /** Prepares for reading a record with another history from its beginning. */
  adoptHistory(): Promise<void>;
  /** Waits until no other process of the installation writes under the name. */
  waitForTurn(name: string, stop: AbortSignal): Promise<Turn | null>;
  log: Log;
}

/** What a process does while it is its turn. */
export interface Lead {
  /** Resolves when the turn is over or the process stops. Throws when something fails. */
  run(): Promise<void>;
  rebuild(onProgress?: OnProgress): Promise<void>;
  wake(): void;
}

/** An index and what keeps it up. */
interface Kept {
  index: string;
  following: Following;
}

export function createLead(options: IndexerOptions, turn: Turn, stop: AbortSignal): Lead {
  const { client, log } = options;
  let kept: Kept | null = null;
  let building: Promise<void> | null = null;
  const ending = new AbortController();
  const end = AbortSignal.any([ending.signal, turn.over, stop]);
  let failure: unknown;
  const expunge = createExpunge({ client, indexOf: () => kept?.index ?? null, stop: end, log });
  const indexes = createIndexes(options, turn, {
    onDeleted: expunge.request,
    onHistoryLost() {
      failure = new Error('the record has another history than the index was read from');
      ending.abort();
    },
  });

  /** Fills a new index beside the one in use, and searches go there once it is complete. */
  function build(onProgress?: OnProgress): Promise<void> {
    const work = async (): Promise<void> => {
      const made = await indexes.fill(end, onProgress);
      await kept?.following.stop();
      kept = made;
      made.following.keepUp();
      log.info({ index: made.index }, 'the index of the search cluster was made');
      await indexes.sweep(made.index);
    };
    building ??= work().finally(() => {
      building = null;
    });
    return building;
  }

  async function sweep(): Promise<void> {
    // An index that is being filled has no alias yet.
    if (building === null && kept !== null) await indexes.sweep(kept.index);
  }

  return {
    async run() {
      // The next one tries again.
      const sweeping = setInterval(() => sweep().catch(() => {}), SWEEP_EVERY_MS).unref();
      try {
        kept = await indexes.resume();
        if (kept === null) await build();
        else kept.following.keepUp();
        await sweep();
        if (!end.aborted)
          await new Promise((resolve) => end.addEventListener('abort', resolve, { once: true }));
        if (failure) throw failure;
      } finally {
        clearInterval(sweeping);
        ending.abort();
        await building?.catch(() => {});
        await kept?.following.stop();
        await expunge.settled();
      }
    },
    rebuild: build,
    wake() {
      kept?.following.wake();
    },
  };
}

/** The indexes of the installation in the cluster, as the process sees them whose turn it is. */
function createIndexes(
  { client, names, shape, source, adoptHistory, log }: IndexerOptions,
  turn: Turn,
  on: { onDeleted(): void; onHistoryLost(): void },
) {
  const engineOf = (index: string, history: () => string | null): OpenSearchEngine =>
    createOpenSearchEngine({
      ...{ client, index, history },
      nextVersion: () => turn.next('index_writes'),
      onRejected(rejected) {
        for (const { id, error } of rejected)
          log.error({ err: error, talentId: id }, 'the search cluster cannot store a talent');
      },
    });

  const follow = (index: string): Following =>
    followRecord({ source, makeEngine: (history) => engineOf(index, history), ...on, log });

  return {
    /**
     * The index of an earlier turn. Null when there is none, or the record has another history than it
     * was read from.
     */
    async resume(): Promise<Kept | null> {
      const index = await readAlias(client, names.alias);
      const mark = index === null ? null : await readIndexMark(client, index);
      if (index === null || mark === null) return null;
      const following = follow(index);
      return (await following.resume(mark)) ? { index, following } : null;
    },

    /** Throws when it must end before the index is complete. */
    async fill(end: AbortSignal, onProgress?: OnProgress): Promise<Kept> {
      await adoptHistory();
      const index = names.indexOf(await turn.next('index_writes'));
      await engineOf(index, () => null).create(shape);
      const following = follow(index);
      const reporting = setInterval(() => onProgress?.(following.size()), PROGRESS_EVERY_MS);
      const stopFilling = () => void following.stop();
      end.addEventListener('abort', stopFilling, { once: true });
      try {
        await following.catchUp();
        end.throwIfAborted();
        const from = await readAlias(client, names.alias);
        await moveAlias(client, names.alias, { from, to: index });
        return { index, following };
      } catch (error) {
        await following.stop();
        throw error;
      } finally {
        clearInterval(reporting);
        end.removeEventListener('abort', stopFilling);
      }
    },

    /** Deletes what no version of the service that runs needs, with the people in it. */
    async sweep(inUse: string): Promise<void> {
      for (const index of await listIndexes(client, names)) {
        const alias = names.aliasOf(index)!;
        const isReplaced = alias === names.alias ? index !== inUse : await isAbandoned(alias);
        if (isReplaced) await deleteIndex(client, index);
      }
    },
  };

  function isAbandoned(alias: string): Promise<boolean> {
    return turn.isFree(turnName(alias));
  }
}
