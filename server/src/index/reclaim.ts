import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A collection takes a few dozen milliseconds, so one is worth it for no less. */
const WORTH_COLLECTING_BYTES = 128 * 1024 * 1024;

/**
 * To be told of every shared buffer that nobody needs any more. V8 does not count shared memory, so
 * the segments that merges replace would be no reason for it to collect anything: at a rebuild of a
 * million documents they were gigabytes.
 */
export function createReclaimer(): (bytes: number) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  let dropped = 0;
  return (bytes) => {
    dropped += bytes;
    if (dropped < WORTH_COLLECTING_BYTES) return;
    dropped = 0;
    // Once whoever called has let go of them too.
    setImmediate(collect);
  };
}
