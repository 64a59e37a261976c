/*
 * Person keys as numbers: 64 bits, so that two of a million different keys are the same once in
 * forty million indexes. Both words of a row without a key are 0.
 */

/** The numbers of a key, low word first; of none, [0, 0]. */
export function numbersOfKey(key: string | null): readonly [low: number, high: number] {
  if (key === null) return NO_KEY;
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return [mixed(low), mixed(high ^ Math.imul(key.length, 0x9e3779b1))];
}

const NO_KEY = [0, 0] as const;

/** The last step of MurmurHash3: every bit of the word depends on all others. */
function mixed(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
