import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A collection takes a few dozen milliseconds, so one is worth it for no less. */
const WORTH_COLLECTING_BYTES = 128 * 1024 * 1024;

/**
 * Call it with the size of every shared buffer that is no longer needed. V8 does not count shared
 * memory, so the segments that merges replace would not make it collect anything: while a million
 * documents were rebuilt, they took gigabytes.
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
    // After the caller has released them too.
    setImmediate(collect);
  };
}
