import { setFlagsFromString } from 'node:v8';

/**
 * From now on, V8 collects the heap when it has grown by a third, not to four times its size.
 * During an index load this costs a fifth of the time.
 */
export function letHeapGrowSlowly(): void {
  setFlagsFromString('--heap-growing-percent=30');
}
