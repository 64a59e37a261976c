import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/*
 * Numbers from 0 to 100 in figures and in words, in English and French (also as Belgians and Swiss
 * count), and nouns for amounts: "a dozen", "une trentaine".
 */

const ENGLISH_TO_19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FRENCH_TO_19 =
  'zero,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix sept,dix huit,dix neuf'.split(
    ',',
  );
/** Ten of them follow each of these, except after "soixante" and "quatre vingt": twenty. */
const FRENCH_TENS: readonly [string, number][] = [
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['septante', 70],
  ['quatre vingt', 80],
  ['huitante', 80],
  ['octante', 80],
  ['nonante', 90],
];
const COUNTED_TO_19 = new Set(['soixante', 'quatre vingt']);

function spellings(): Map<string, number> {
  const values = new Map<string, number>();
  ENGLISH_TO_19.forEach((word, value) => {
    values.set(word, value);
  });
  ENGLISH_TENS.forEach((tens, index) => {
    const value = 20 + index * 10;
    values.set(tens, value);
    for (let ones = 1; ones <= 9; ones++)
      values.set(`${tens} ${ENGLISH_TO_19[ones]}`, value + ones);
  });
  FRENCH_TO_19.forEach((word, value) => {
    values.set(word, value);
  });
  values.set('une', 1);
  for (const [tens, value] of FRENCH_TENS) {
    values.set(tens, value);
    const last = COUNTED_TO_19.has(tens) ? 19 : 9;
    for (let ones = 1; ones <= last; ones++) {
      values.set(`${tens} ${FRENCH_TO_19[ones]}`, value + ones);
      if (ones % 10 === 1) values.set(`${tens} et ${FRENCH_TO_19[ones]}`, value + ones);
    }
    values.set(`${tens} une`, value + 1).set(`${tens} et une`, value + 1);
  }
  return values
    .set('quatre vingts', 80)
    .set('hundred', 100)
    .set('a hundred', 100)
    .set('one hundred', 100)
    .set('cent', 100);
}

/** Every number in words, folded, its parts separated by spaces: "dix sept" is 17. */
export const NUMBER_SPELLINGS: ReadonlyMap<string, number> = spellings();

const SPELLED = phraseBook<number>([...NUMBER_SPELLINGS].map(([words, value]) => [value, words]));

/** Nouns for an amount; what is counted follows, after "of" or "de". */
const AMOUNT_NOUNS: readonly [string, number][] = [
  ['couple', 2],
  ['paire', 2],
  ['half dozen', 6],
  ['half a dozen', 6],
  ['demi douzaine', 6],
  ['huitaine', 8],
  ['petite dizaine', 8],
  ['dizaine', 10],
  ['dozen', 12],
  ['petite douzaine', 10],
  ['douzaine', 12],
  ['petite quinzaine', 13],
  ['quinzaine', 15],
  ['petite vingtaine', 18],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
  ['double digit', 10],
  ['double digits', 10],
  ['two digit', 10],
  ['triple digit', 100],
];

const NOUNS = phraseBook<number>(
  AMOUNT_NOUNS.map(([noun, value]) => [
    value,
    ['', 'a ', 'une ', 'a good ', 'une bonne ', 'une grosse ', 'a solid ', 'bonne ', 'good ']
      .flatMap((before) => [`${before}${noun}`, `${before}${noun} of`, `${before}${noun} de`])
      .concat(`une ${noun} d`, `${noun} d`, `une bonne ${noun} d`, `une grosse ${noun} d`)
      .join('|'),
  ]),
);

export interface NumberReading {
  value: number;
  /** The token after it. */
  to: number;
}

/** "1,200" and "1.200" are thousands; "2,5" is not. */
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

function figureAt(tokens: readonly Token[], at: number): NumberReading {
  const { word, value, end } = tokens[at]!;
  if (THOUSANDS.test(word)) return { value: Number(word.replace(/\D/g, '')), to: at + 1 };
  const next = tokens[at + 1];
  // "1 200": groups of three figures after a space. More than one group is no amount of ours.
  if (next?.kind === 'number' && /^\d{1,3}$/.test(word) && /^\d{3}$/.test(next.word))
    return { value: value * 1000 + next.value, to: at + 2 };
  if (next?.word === '½' && next.start === end) return { value: value + 0.5, to: at + 2 };
  return { value, to: at + 1 };
}

const HALF = phraseBook<true>([
  [true, 'and a half|and half|et demi|et demie|et demis|& a half|1 / 2|and 1 / 2'],
]);

/** The token after "and a half"; null when it does not begin here. */
export const halfEnd = (tokens: readonly Token[], at: number): number | null =>
  HALF.match(tokens, at)?.to ?? null;

/** The number that begins at a token: "12", "dix-sept", "two and a half", "une dizaine de". */
export function readNumber(tokens: readonly Token[], at: number): NumberReading | null {
  const token = tokens[at];
  if (!token) return null;
  const noun = NOUNS.match(tokens, at);
  if (noun) return { value: noun.meaning, to: noun.to };
  const spelled = token.kind === 'word' ? SPELLED.match(tokens, at) : null;
  const whole =
    token.kind === 'number'
      ? figureAt(tokens, at)
      : spelled && { value: spelled.meaning, to: spelled.to };
  if (!whole) return null;
  const half = halfEnd(tokens, whole.to);
  return half === null ? whole : { value: whole.value + 0.5, to: half };
}

/** The token after a number repeated in brackets: "five (5)". */
export function repeatEnd(tokens: readonly Token[], at: number, value: number): number {
  if (tokens[at]?.word !== '(') return at;
  const again = readNumber(tokens, at + 1);
  return again?.value === value && tokens[again.to]?.word === ')' ? again.to + 1 : at;
}
