import type { Log } from '../../platform/log.ts';
import { MAX_SEGMENT_DOCUMENTS } from '../segment.ts';
import type { Install } from './installer.ts';
import type { FeedRanges } from './port.ts';

/** Below this number, the feed reads the changes itself before threads could even start. */
const MIN_RANGED_CHANGES = 8_192;
/**
 * More ranges than threads are requested, so that every thread starts and always has its next range
 * ready.
 */
const RANGES_AHEAD = 8;

interface Dependencies<Mark> {
  install: Install<Mark>;
  /** The position just after the last change in the index. */
  markOf: () => Mark | null;
  stop: AbortSignal;
  log: Log;
}

/**
 * Loads all existing changes, range by range. The feed reads changes that arrive in the meantime,
 * and those left over when a thread fails. Never rejects.
 */
export async function loadRanges<Mark>(
  { endsOf, read }: FeedRanges<Mark>,
  { install, markOf, stop, log }: Dependencies<Mark>,
): Promise<void> {
  const loading: Promise<void>[] = [];
  try {
    let from = markOf();
    let last: Promise<void> = Promise.resolve();
    const sizes = { most: MAX_SEGMENT_DOCUMENTS, least: MIN_RANGED_CHANGES };
    for (const to of await endsOf(from, sizes)) {
      last = install(read(from, to, stop), to, last);
      // A failure is handled below.
      last.catch(() => {});
      loading.push(last);
      from = to;
      if (loading.length > RANGES_AHEAD) await loading.shift();
    }
    await last;
  } catch (error) {
    await Promise.allSettled(loading);
    if (!stop.aborted)
      log.warn(
        { err: error },
        'a thread of the index could not read its share; reading the rest here',
      );
  }
}
