import type { Listener } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';
import { createCatchUp } from '../feed/catch-up.ts';
import { createChangeReader } from '../feed/change-reader.ts';
import { createHistoryCheck } from '../feed/history.ts';
import { createPolling } from '../feed/polling.ts';
import type { ChangeSource, FeedOptions, ReadBatch, ReadDocuments } from '../feed/port.ts';
import type { Change } from '../port.ts';
import type { OpenSearchEngine } from './engine.ts';
import type { IndexMark } from './mark.ts';

/** The record that the index of a cluster is made from. */
export interface ClusterSource
  extends ChangeSource<string, ReadDocuments>,
    Required<Pick<FeedOptions<string>, 'historyOf'>> {
  listen: Listener;
}

/** An index of a cluster that is kept up with the record. */
export interface Following {
  /** Whether the record still has the history that the index was read from. */
  resume(from: IndexMark): Promise<boolean>;
  /** Reads until there are no new changes. */
  catchUp(): Promise<void>;
  /** From then on, it reads changes as they come. */
  keepUp(): void;
  /** A change was announced. */
  wake(): void;
  size(): number;
  stop(): Promise<void>;
}

export interface FollowOptions {
  source: Omit<ClusterSource, 'listen'>;
  /** Writes with the history that it is given. */
  makeEngine(history: () => string | null): OpenSearchEngine;
  onHistoryLost(): void;
  /** People were deleted: what is left of them in the files of the cluster must go. */
  onDeleted(): void;
  log: Log;
}

export function followRecord({
  source,
  makeEngine,
  onHistoryLost,
  onDeleted,
  log,
}: FollowOptions): Following {
  const stopping = new AbortController();
  const stop = stopping.signal;
  const history = createHistoryCheck<string>({ ...source, onHistoryLost });
  const engine = makeEngine(history.current);
  let mark: string | null = null;

  async function install(
    batch: Promise<ReadBatch<ReadDocuments> | null>,
    reached: string,
    before: Promise<void>,
  ): Promise<void> {
    const [done] = await Promise.all([batch, before]);
    if (done) {
      // One bad record must not block all the others.
      for (const { id, error } of done.failed)
        log.error({ err: error, talentId: id }, 'a talent could not be indexed');
      const gone = [...done.erased, ...done.failed.map(({ id }) => id)];
      const changes: Change[] = [
        ...done.documents.map((document) => ({ id: document.id, document })),
        ...gone.map((id) => ({ id, document: null })),
      ];
      stop.throwIfAborted();
      await engine.apply(changes, reached);
      if (done.erased.length > 0) onDeleted();
      // Those who search wait for the first mark, also when there is nobody.
    } else if (mark === null) await engine.apply([], reached);
    mark = reached;
  }

  const changes = createChangeReader(source, { install, history, markOf: () => mark, stop });
  const catchUp = createCatchUp(changes);
  const polling = createPolling({ catchUp, history, stop, log });

  return {
    async resume(from) {
      if (!(await history.resume(from.mark, from.history))) return false;
      mark = from.mark;
      changes.continueBehindIndex();
      await engine.measure();
      return true;
    },
    catchUp: catchUp.run,
    keepUp: polling.start,
    wake: polling.wake,
    size: engine.size,
    async stop() {
      stopping.abort();
      polling.stop();
      await catchUp.settled();
      await changes.settled();
    },
  };
}
