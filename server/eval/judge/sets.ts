import { FIRST_ABROAD } from './first-pairs-abroad.ts';
import { FIRST_FRENCH } from './first-pairs-french.ts';
import type { Labelled } from './labelled.ts';
import { LAST } from './last-pairs.ts';
import { SECOND } from './second-pairs.ts';
import { THIRD } from './third-pairs.ts';

/**
 * The labelled pairs by when they were written; only the set written last says how the judge does
 * on what it has not seen.
 */
export const SETS: Readonly<Record<string, readonly Labelled[]>> = {
  first: [...FIRST_FRENCH, ...FIRST_ABROAD],
  second: SECOND,
  third: THIRD,
  last: LAST,
};
