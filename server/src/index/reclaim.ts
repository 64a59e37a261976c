import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A garbage collection takes tens of milliseconds, so a smaller gain is not worth one. */
const WORTH_COLLECTING_BYTES = 128 * 1024 * 1024;

/**
 * Call it with the size of every shared buffer that is no longer needed. V8 does not count shared
 * memory, so segments replaced by merges would never trigger a garbage collection. During a rebuild
 * of a million documents, they took gigabytes.
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
    // Runs after the caller has released the buffers too.
    setImmediate(collect);
  };
}
