import { promptTokens, type Token } from '../tokens.ts';
import { CLAUSE_MARKS, TURNS } from './cues.ts';
import type { Named } from './named.ts';
import { classesOf } from './word-classes.ts';
import { topicsOf } from './word-topics.ts';

/*
 * The clauses around a thing: its own before and after it, those before, those after. For each, who
 * is its subject, whether it is denied, which verb it has and what its words are about. And the
 * sentences next to it: the answer to a question, "she" who is named before.
 */

type Kinds = readonly (readonly string[])[];

export const isBorder = (word: string): boolean =>
  word === ',' || CLAUSE_MARKS.has(word) || TURNS.has(word);

const SUBJECTS: ReadonlySet<string> = new Set(
  'I|we|you|they|she|people|organisation|own|my|who'.split('|'),
);
const VERBS: ReadonlySet<string> = new Set(
  'act|be|have|want|learn|fail|pass|offer|hire|teach|good|refuse|assist|handled|future|if'.split(
    '|',
  ),
);

/** Inflected forms of a word begin alike. */
const stemOf = (word: string): string => (word.length > 6 ? word.slice(0, 5) : word);

interface Clause {
  tokens: readonly Token[];
  kinds: Kinds;
}

function subjectIn({ tokens, kinds }: Clause, isFirst: boolean): string {
  for (const [at, ofWord] of kinds.entries()) {
    const subject = ofWord.find((kind) => SUBJECTS.has(kind));
    if (subject === undefined) continue;
    return subject === 'my' && kinds[at + 1]?.includes('people') ? 'my people' : subject;
  }
  return tokens[0]?.capital && !isFirst ? 'name' : 'none';
}

const denialIn = ({ kinds }: Clause): string =>
  kinds.some((ofWord) => ofWord.includes('not')) ? '!' : '';

function verbIn({ kinds }: Clause): string {
  for (const ofWord of kinds.toReversed()) {
    const verb = ofWord.find((kind) => VERBS.has(kind));
    if (verb !== undefined) return verb;
  }
  return '-';
}

const NONE = 'no';

/** The features of the clauses around the thing; `kinds` are the classes of the tokens. */
export function zoneFeatures({ tokens, from, to }: Named, kinds: Kinds): string[] {
  let start = from;
  while (start > 0 && !isBorder(tokens[start - 1]!.word)) start--;
  let end = to;
  while (end < tokens.length && !isBorder(tokens[end]!.word)) end++;
  const clause = (first: number, last: number): Clause => ({
    tokens: tokens.slice(first, last),
    kinds: kinds.slice(first, last),
  });
  const zones = {
    p: clause(0, start),
    b: clause(start, from),
    a: clause(to, end),
    n: clause(end, tokens.length),
  };
  const features = new Set<string>();
  for (const [zone, { tokens: own }] of Object.entries(zones))
    for (const { kind, word } of own) {
      if (kind !== 'word') continue;
      features.add(`${zone}~${stemOf(word)}`).add(`~${stemOf(word)}`);
      for (const topic of topicsOf(word)) features.add(`${zone}#${topic}`).add(`#${topic}`);
    }
  for (const [name, first, last] of [
    ['-2', Math.max(0, from - 2), from],
    ['+2', to, to + 2],
  ] as const)
    for (const { word } of tokens.slice(first, last))
      for (const topic of topicsOf(word)) features.add(`${name}#${topic}`);
  const said = (one: Clause, isFirst: boolean): string =>
    one.tokens.length === 0 ? NONE : subjectIn(one, isFirst) + denialIn(one);
  const b = subjectIn(zones.b, start === 0) + denialIn(zones.b);
  const a = subjectIn(zones.a, false) + denialIn(zones.a);
  const p = said(zones.p, true);
  const n = said(zones.n, false);
  const [before, after] = [verbIn(zones.b), verbIn(zones.a)];
  features.add(`S:${b}`).add(`SA:${a}`).add(`SP:${p}`).add(`SN:${n}`);
  features.add(`S:${b}|${a}`).add(`SP:${p}|${b}`).add(`SN:${b}|${n}`);
  features.add(`SV:${b}|${before}`).add(`SAV:${a}|${after}`);
  features.add(`SV:${b}|${before}|${a}|${after}`);
  return [...features, ...numberFeatures(tokens, from, to, end)];
}

const YEARS: ReadonlySet<string> = new Set(['since', 'depuis', 'years', 'ans', 'year']);

function numberFeatures(tokens: readonly Token[], from: number, to: number, end: number): string[] {
  const numbers = [...tokens.slice(0, from), ...tokens.slice(to)].filter(
    ({ kind }) => kind === 'number',
  );
  const features: string[] = [];
  if (numbers.some(({ value }) => value >= 1950 && value < 2050)) features.push('year');
  if (numbers.some(({ value }) => value < 1950)) features.push('number');
  if (tokens.slice(to).some(({ kind }) => kind === 'number')) features.push('number after');
  if (tokens.slice(end).some(({ word }) => YEARS.has(word))) features.push('years after');
  return features;
}

/** How much of the text next to the sentence is read, in UTF-16 units and tokens. */
const BESIDE = 120;
const BESIDE_TOKENS = 8;
const LEADING_MARKS = /^[.!?…;\s"”»)]+/;

/** What the sentences next to this one begin and end with: the answer, the contrast. */
export function besideFeatures({ text, sentence }: Named): string[] {
  const features = new Set<string>();
  const add = (name: string, tokens: readonly Token[]): void => {
    features.add(`${name}:${tokens.length === 0 ? 'none' : 'some'}`);
    for (const token of tokens) {
      for (const kind of classesOf(token)) features.add(`${name}:${kind}`);
      for (const topic of topicsOf(token.word)) features.add(`${name}#${topic}`);
    }
  };
  const behind = text.slice(sentence.end, sentence.end + BESIDE).replace(LEADING_MARKS, '');
  const next = promptTokens(behind).slice(0, BESIDE_TOKENS);
  add('N', next);
  const [first] = next;
  if (first !== undefined) {
    features.add(`N1~${stemOf(first.word)}`);
    for (const kind of classesOf(first)) features.add(`N1:${kind}`);
    if (sentence.isQuestion) for (const kind of next.flatMap(classesOf)) features.add(`N:${kind}?`);
  }
  if (sentence.isQuestion) features.add(`question:${first === undefined ? 'open' : 'answered'}`);
  const ahead = text.slice(Math.max(0, sentence.start - BESIDE), sentence.start).trimEnd();
  add('P', promptTokens(ahead).slice(-BESIDE_TOKENS));
  if (ahead.endsWith('?')) features.add('P:?');
  return [...features];
}
