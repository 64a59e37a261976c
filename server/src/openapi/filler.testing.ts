/** Words that say nothing more exact than the name of a field. */
const EMPTY = new Set(
  'a an the this that these those of in on at for to by with and or its it is are was were be been has have whose which what when where who as from id ids identifier identifiers name names named kind type value values field list object text string number numbers true false whether how many'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(stemOf);

/** Near enough to tell `sourcings` and `sourcing`, `created` and `create` as one word. */
const stemOf = (word: string): string =>
  word.replace(/(?:ies|y)$/, 'i').replace(/(?<=...)(?:es|s|ed|d|e|ing)$/, '');

const EMPTY_STEMS = new Set([...EMPTY].map(stemOf));

/**
 * Whether a description only repeats the name of what it describes, or that of the object around
 * it: `The sourcings` of `sourcings`, `Identifier of the run` of `runId`. A reader learns nothing.
 */
export function isFiller(description: string, name: string, parents: readonly string[]): boolean {
  const known = new Set([name, ...parents].flatMap(wordsOf));
  return wordsOf(description).every((word) => known.has(word) || EMPTY_STEMS.has(word));
}
