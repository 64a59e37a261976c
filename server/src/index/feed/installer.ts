import type { FeedOptions, ReadRange } from './port.ts';
import type { FeedSnapshots } from './snapshots.ts';

/** Installs batches of changes in the engine, in the order of the changes. */
export type Install<Mark, Batch = ReadRange> = (
  batch: Promise<Batch | null>,
  /** The position just after the last change of the batch. */
  mark: Mark,
  /** Resolves when the previous batch is in the index. */
  before: Promise<void>,
) => Promise<void>;

export function createInstaller<Mark>(
  { engine, log }: Pick<FeedOptions<Mark>, 'engine' | 'log'>,
  snapshots: Pick<FeedSnapshots<Mark>, 'noteChange' | 'drop'>,
  onInstalled: (mark: Mark) => void,
): Install<Mark> {
  return async (batch, mark, before) => {
    const [done] = await Promise.all([batch, before]);
    if (done) {
      // One bad record must not block all the others.
      for (const { id, error } of done.failed)
        log.error({ err: error, talentId: id }, 'a talent could not be indexed');
      engine.install(done.segments, [...done.erased, ...done.failed.map(({ id }) => id)]);
      snapshots.noteChange();
      if (done.erased.length > 0) await snapshots.drop();
    }
    onInstalled(mark);
  };
}
