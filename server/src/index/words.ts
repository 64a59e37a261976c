import { createTextCollector, sortTexts, type Texts, type TextTable } from './texts.ts';

/**
 * The words of values with several words, each preceded by the field's byte. `values`, from index
 * `starts[n]`, lists the numbers of the values that contain word n, ascending.
 */
export interface WordTable {
  texts: TextTable;
  starts: Uint32Array;
  values: Uint32Array;
}

const SPACE = 0x20;

/** A buffer in which words are assembled. Hardly any word is longer. */
const scratch = Buffer.alloc(1_024);

/**
 * For each word of values with several words, the values that contain it. A value of one word is
 * found by its own name.
 */
export function wordsOf({ bytes, starts: termStarts }: Texts): WordTable {
  const collector = createTextCollector();
  const found: number[] = [];
  const addWord = (value: number, from: number, to: number): void => {
    // The field's byte precedes each word, as it precedes the value.
    const length = to - from + 1;
    const word = length <= scratch.length ? scratch : Buffer.alloc(length);
    word[0] = bytes[termStarts[value]!]!;
    for (let at = from; at < to; at++) word[at - from + 1] = bytes[at]!;
    found.push(collector.add(word, 0, length), value);
  };
  for (let value = 0; value < termStarts.length - 1; value++) {
    const end = termStarts[value + 1]!;
    const begin = termStarts[value]! + 1;
    let from = begin;
    for (let at = begin; at < end; at++) {
      if (bytes[at] !== SPACE) continue;
      addWord(value, from, at);
      from = at + 1;
    }
    if (from > begin) addWord(value, from, end);
  }
  const { table, rank } = sortTexts(collector.list);
  for (let at = 0; at < found.length; at += 2) found[at] = rank[found[at]!]!;
  return { texts: table, ...listed(found, rank.length) };
}

/**
 * Converts flat pairs of (word, value), with ascending values, into one list of distinct values per
 * word.
 */
function listed(
  found: readonly number[],
  words: number,
): { starts: Uint32Array; values: Uint32Array } {
  const last = new Int32Array(words).fill(-1);
  const starts = new Uint32Array(words + 1);
  for (let at = 0; at < found.length; at += 2) {
    if (last[found[at]!] === found[at + 1]) continue;
    last[found[at]!] = found[at + 1]!;
    starts[found[at]! + 1]!++;
  }
  for (let word = 0; word < words; word++) starts[word + 1]! += starts[word]!;
  const values = new Uint32Array(starts[words]!);
  const next = starts.slice();
  last.fill(-1);
  for (let at = 0; at < found.length; at += 2) {
    const [word, value] = [found[at]!, found[at + 1]!];
    if (last[word] === value) continue;
    last[word] = value;
    values[next[word]!++] = value;
  }
  return { starts, values };
}
