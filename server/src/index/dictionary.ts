import { TERM_FIELDS, type TermField } from './port.ts';

/**
 * The vocabulary of the whole index: one number for each (field, value), shared by all segments, and for each word the values that contain it.
 * Segments hold numbers only, so that a plan is resolved once and a segment can live in another thread. It only grows while the
 * process lives: a value that no document uses any more costs its entry and nothing else, and is not exported.
 */
export interface Dictionary {
  /** The number of the value, given now if it is new. */
  intern(field: TermField, value: string): number;
  /** The number of the value, or -1 when no document ever had it. */
  find(field: TermField, value: string): number;
  /** Numbers of the values of the field that contain the word, ascending. */
  withWord(field: TermField, word: string): readonly number[];
  size(): number;
  /** The values that are used, by field, in the order of their numbers; what `createDictionary` takes to make the same dictionary again. */
  export(isUsed: (term: number) => boolean): ExportedDictionary;
}

/** Per field: its values joined by line feeds (no value holds one), and the number of each. */
export type ExportedDictionary = { field: TermField; values: string; numbers: Uint32Array }[];

interface FieldVocabulary {
  values: Map<string, number>;
  /** Values of several words only: a value of one word is found under its own name. */
  words: Map<string, number[]>;
}

export function createDictionary(from: ExportedDictionary = []): Dictionary {
  const fields = new Map<TermField, FieldVocabulary>(TERM_FIELDS.map((field) => [field, { values: new Map(), words: new Map() }]));
  let next = 0;

  function addWords(words: FieldVocabulary['words'], value: string, term: number): void {
    for (const word of value.split(' ')) {
      const known = words.get(word);
      if (!known) words.set(word, [term]);
      else if (known[known.length - 1] !== term) known.push(term);
    }
  }

  for (const { field, values, numbers } of from) {
    const vocabulary = fields.get(field)!;
    const texts = values === '' ? [] : values.split('\n');
    texts.forEach((value, at) => {
      vocabulary.values.set(value, numbers[at]!);
      if (value.includes(' ')) addWords(vocabulary.words, value, numbers[at]!);
    });
    for (const term of numbers) if (term >= next) next = term + 1;
  }

  return {
    export: (isUsed) =>
      [...fields].map(([field, { values }]) => {
        const used = [...values].filter(([, term]) => isUsed(term));
        return { field, values: used.map(([value]) => value).join('\n'), numbers: Uint32Array.from(used, ([, term]) => term) };
      }),
    intern(field, value) {
      const vocabulary = fields.get(field)!;
      const known = vocabulary.values.get(value);
      if (known !== undefined) return known;
      const term = next++;
      vocabulary.values.set(value, term);
      if (value.includes(' ')) addWords(vocabulary.words, value, term);
      return term;
    },
    find: (field, value) => fields.get(field)!.values.get(value) ?? -1,
    withWord(field, word) {
      const vocabulary = fields.get(field)!;
      const longer = vocabulary.words.get(word) ?? [];
      const alone = vocabulary.values.get(word);
      // A "word" with a space in it is no word, even where a value of that name exists.
      if (alone === undefined || word.includes(' ')) return longer;
      return [...longer, alone].sort((a, b) => a - b);
    },
    size: () => next,
  };
}
