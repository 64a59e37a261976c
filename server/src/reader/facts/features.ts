import type { Named } from './named.ts';
import { classesOf } from './word-classes.ts';
import { besideFeatures, isBorder, zoneFeatures } from './zones.ts';

/*
 * What the learned reading of a sentence sees: the kinds of words around the thing, how near they
 * are, whether a clause border lies between, how sentence and clause begin. Never the thing itself:
 * what holds for Java holds for nursing.
 */

/** How far before and after the thing words are seen. */
const REACH = 12;

const near = (distance: number): string =>
  distance <= 2 ? String(distance) : distance <= 5 ? 'm' : 'f';

/** The features of a thing in its sentence; `hints` are what the rules for sentences found. */
export function featuresOf(named: Named, hints: readonly string[]): string[] {
  const features = ['bias', ...hints];
  const kinds = named.tokens.map(classesOf);
  side(named, kinds, features, -1);
  side(named, kinds, features, 1);
  starts(named, kinds, features);
  whole(named, kinds, features);
  surroundings(named, features);
  features.push(...zoneFeatures(named, kinds), ...besideFeatures(named));
  const found = new Set(features);
  const salient = SALIENT.filter((feature) => found.has(feature));
  for (const [at, one] of salient.entries())
    for (const other of salient.slice(at + 1)) features.push(`${one}+${other}`);
  return features;
}

/** What decides most sentences, two at a time. */
const SALIENT = [
  'w:I',
  'w:my',
  'w:we',
  'bc:not',
  'ac:not',
  'bx:not',
  'bc:people',
  'bc:organisation',
  'ac:people',
  'bc:want',
  'bc:act',
  'ac:act',
  'bc:be',
  'ac:be',
  'bc:offer',
  'bc:hire',
  'bc:assist',
  'bc:they',
  'k:I',
  'k:det',
  'k:people',
  'k:act',
  'opens',
  'w:number',
  'w:ease',
  'w:but',
];

function side(
  { tokens, from, to }: Named,
  kinds: readonly (readonly string[])[],
  features: string[],
  step: -1 | 1,
): void {
  const name = step < 0 ? 'b' : 'a';
  const first = step < 0 ? from - 1 : to;
  let clause = 'c';
  let path = '';
  let last = '';
  const seen = new Set<string>();
  for (let distance = 1; distance <= REACH; distance++) {
    const at = first + step * (distance - 1);
    const token = tokens[at];
    if (token === undefined) {
      if (distance <= 2) features.push(`${name}${distance}=end`);
      break;
    }
    const { word } = token;
    if (distance <= 3 && token.kind !== 'number') features.push(`${name}${distance}=${word}`);
    if (clause === 'c' && token.kind === 'word') features.push(`${name}w=${word}`);
    for (const kind of kinds[at]!) {
      const key = `${name}${clause}:${kind}`;
      if (!seen.has(key)) features.push(key);
      seen.add(key);
      features.push(`${name}${near(distance)}:${kind}`);
    }
    const kind = kinds[at]![0];
    if (kind !== undefined && kind !== last && clause === 'c' && path.length < 40) {
      path += `-${kind}`;
      features.push(`${name}p${path}`);
      features.push(`${name}2${last}-${kind}`);
      last = kind;
    }
    if (isBorder(word)) clause = 'x';
  }
}

/** How the sentence and the clause of the thing begin. */
function starts(
  { tokens, from }: Named,
  kinds: readonly (readonly string[])[],
  features: string[],
): void {
  let clause = from;
  while (clause > 0 && !isBorder(tokens[clause - 1]!.word)) clause--;
  if (from === 0) features.push('first');
  if (clause === from) features.push('opens');
  if (clause > 0) features.push(`border=${tokens[clause - 1]!.word}`);
  for (const [name, start] of [
    ['s', 0],
    ['k', clause],
  ] as const) {
    if (start >= from) continue;
    const { word, kind } = tokens[start]!;
    if (kind === 'word') features.push(`${name}=${word}`);
    for (const one of kinds[start]!) features.push(`${name}:${one}`);
    const second = kinds[start + 1]?.[0];
    if (start + 1 < from && second !== undefined) features.push(`${name}s:${second}`);
    if (kinds[start]!.length === 0) features.push(`${name}:unknown`);
  }
}

/** What the sentence holds anywhere. */
function whole(
  { tokens, from, to, sentence }: Named,
  kinds: readonly (readonly string[])[],
  features: string[],
): void {
  const denials = (begin: number, end: number): number =>
    kinds.slice(begin, end).filter((one) => one.includes('not')).length;
  const [before, after] = [denials(0, from), denials(to, tokens.length)];
  features.push(`not:${Math.min(before, 2)}${Math.min(after, 2)}`);
  const anywhere = new Set(kinds.flat());
  for (const kind of WHOLE) {
    if (anywhere.has(kind)) features.push(`w:${kind}`);
    else if (kind === 'I' || kind === 'my') features.push(`w:no ${kind}`);
  }
  if (before + after > 0 && anywhere.has('ease')) features.push('not+ease');
  if (before + after > 0 && anywhere.has('only')) features.push('not+only');
  if (before + after > 0 && anywhere.has('I')) features.push('not+I');
  if (sentence.isQuestion) features.push('question');
  features.push(`length:${tokens.length < 6 ? 's' : tokens.length < 14 ? 'm' : 'l'}`);
  if (tokens.slice(0, from).some(({ word }) => word === ':')) features.push('b:colon');
  if (tokens[from]!.capital) features.push('capital');
}

const WHOLE = [
  'I',
  'my',
  'we',
  'you',
  'they',
  'she',
  'people',
  'organisation',
  'company',
  'hire',
  'profile',
  'offer',
  'course',
  'teach',
  'quiz',
  'want',
  'future',
  'if',
  'learn',
  'fail',
  'pass',
  'former',
  'slight',
  'assist',
  'not',
  'ne',
  'only',
  'ease',
  'refuse',
  'but',
  'time',
  'number',
  'act',
];

const AROUND = 120;
const ADVERT =
  /\b(?:hiring|we are looking|join us|apply|vacanc|nous recrutons|on recrute|recrutons|recherchons|rejoignez|postulez|écrivez|contactez|candidat|votre profil|your profile|vous)\b/i;

/** What stands before and after the sentence: an advert has several, "she" may be told of there. */
function surroundings({ text, sentence }: Named, features: string[]): void {
  const before = text.slice(Math.max(0, sentence.start - AROUND), sentence.start);
  const after = text.slice(sentence.end, sentence.end + AROUND);
  if (ADVERT.test(before) || ADVERT.test(after)) features.push('t:advert');
  if (before.includes('?') || after.includes('?')) features.push('t:question');
}
