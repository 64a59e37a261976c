/*
 * Sentences made of parts, for training only: ways of saying that somebody does a thing, or does
 * not, with many words in each place. They teach which words stand for whom and for what; they are
 * never measured on. The parts are in eval/judge/facts/templates-*.txt: a line is a list of words
 * ("kin = my wife|my brother") or a sentence with places for them ("{kin} does the [O *]").
 */

const LIST = /^([a-z]+) = (.+)$/;

/** Of each sentence, as many are made. */
const PER_TEMPLATE = 8;

/** Numerical Recipes' generator: the same numbers each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** "je ai" is "j'ai"; a sentence begins with a capital. */
const written = (sentence: string): string =>
  sentence
    .replace(
      /\b([Jj])e (?=(?:ai|ignore|utilise|organise|enseigne|assure|économise|envisage|aimerais|espère|évite|assiste)\b)/gu,
      "$1'",
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Lines as in facts/README.md: each thing in brackets, with its standing. */
export function madeUpSentences(templates: string): string[] {
  const lists = new Map<string, readonly string[]>();
  const sentences: string[] = [];
  const pick = numbersFrom(templates.length);
  const oneOf = (name: string): string => {
    const words = lists.get(name);
    if (words === undefined) throw new Error(`no such list: ${name}`);
    return words[pick(words.length)]!;
  };
  for (const line of templates.split('\n')) {
    const [, name, words] = LIST.exec(line) ?? [];
    if (name !== undefined && words !== undefined) lists.set(name, words.split('|'));
    else if (line !== '')
      for (let made = 0; made < PER_TEMPLATE; made++)
        sentences.push(
          written(
            line
              .replace(/\{([a-z]+)\}/g, (_, of: string) => oneOf(of))
              .replace(/\*/g, () => oneOf('thing')),
          ),
        );
  }
  return sentences;
}
