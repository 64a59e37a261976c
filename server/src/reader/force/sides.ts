import type { Token } from '../tokens.ts';
import type { Mention, Place } from './mention.ts';
import { requestClasses } from './word-classes.ts';

/*
 * What the learned force of a mention sees on either side of it: classes of words, how near they
 * are, the borders between, and the path of classes that leads away from it.
 */

/** How far before and after the mention words are seen. */
const REACH = 10;
const BORDERS = new Set([
  ',',
  '(',
  ')',
  ':',
  '-',
  '–',
  '—',
  'but',
  'mais',
  'though',
  '"',
  '«',
  '»',
]);

const MAX_PATH = 30;

const near = (distance: number): string =>
  distance <= 2 ? String(distance) : distance <= 5 ? 'm' : 'f';

/** What is seen on one side of a mention, from near to far. */
class Side {
  readonly features: string[] = [];
  private readonly name: string;
  /** `c` in the mention's clause, `d` in the next one, `e` beyond. */
  private clause = 'c';
  private path = '';
  private last = '';
  private readonly seen = new Set<string>();

  constructor(name: string) {
    this.name = name;
  }

  private goOn(said: string): void {
    if (said === this.last) return;
    this.last = said;
    if (this.path.length >= MAX_PATH) return;
    this.path += `-${said}`;
    this.features.push(`${this.name}p${this.path}`);
  }

  addMention(kind: string, distance: number): void {
    const said = `<${kind}>`;
    if (said !== this.last) this.features.push(`${this.name}${near(distance)}${said}`);
    this.goOn(said);
  }

  addWord(token: Token, distance: number, opens: boolean): void {
    const { word, kind, capital } = token;
    const { name, clause, features } = this;
    if (distance <= 3) features.push(`${name}${distance}=${word}`);
    if (clause === 'c' && kind === 'word') features.push(`${name}w=${word}`);
    const classes = requestClasses(token);
    for (const one of classes) {
      const key = `${name}${clause}:${one}`;
      if (!this.seen.has(key)) features.push(key);
      this.seen.add(key);
      features.push(`${name}${near(distance)}:${one}`);
    }
    if (capital && classes.length === 0 && !opens) features.push(`${name}${near(distance)}:Name`);
    this.goOn(classes[0] ?? (kind === 'mark' ? word : 'x'));
    if (BORDERS.has(word)) this.clause = clause === 'c' ? 'd' : 'e';
  }
}

export function sideFeatures(
  tokens: readonly Token[],
  { from, to }: Mention,
  { block, kindAt }: Place,
  step: -1 | 1,
): string[] {
  const name = step < 0 ? 'b' : 'a';
  const first = step < 0 ? from - 1 : to;
  const side = new Side(name);
  for (let distance = 1; distance <= REACH; distance++) {
    const at = first + step * (distance - 1);
    const token = tokens[at];
    if (token === undefined || at < block.from || at >= block.to) {
      if (distance <= 3) side.features.push(`${name}${distance}=end`);
      break;
    }
    const kind = kindAt[at];
    if (kind === undefined) side.addWord(token, distance, at === block.from);
    else side.addMention(kind, distance);
  }
  return side.features;
}

/** How the clause of the mention begins, and whether it stands in brackets. */
export function clauseFeatures(
  tokens: readonly Token[],
  mention: Mention,
  { block }: Place,
): string[] {
  const features: string[] = [];
  let start = mention.from;
  while (start > block.from && mention.from - start < 40 && !BORDERS.has(tokens[start - 1]!.word))
    start--;
  if (start === mention.from) features.push('opens clause');
  if (mention.from === block.from) features.push('opens');
  if (start > block.from) features.push(`border=${tokens[start - 1]!.word}`);
  const first = tokens[start];
  if (first !== undefined && start < mention.from) {
    if (first.kind === 'word') features.push(`k=${first.word}`);
    for (const one of requestClasses(first)) features.push(`k:${one}`);
  }
  let end = mention.to;
  while (end < block.to && end - mention.to < 40 && !BORDERS.has(tokens[end]!.word)) end++;
  if (end === mention.to) features.push('ends clause');
  if (mention.to === block.to) features.push('ends');
  features.push(`border+=${end < block.to ? tokens[end]!.word : 'end'}`);
  const next = tokens[end + 1];
  if (next !== undefined && end + 1 < block.to)
    for (const one of requestClasses(next)) features.push(`k+:${one}`);
  return features;
}

/** How far on either side the words of the sentence are seen, in whatever order. */
const SENTENCE_REACH = 20;

/** The words of its sentence that are near, apart from what they name. */
export function sentenceWords(
  tokens: readonly Token[],
  { from, to }: Mention,
  { block, kindAt }: Place,
): string[] {
  const words = new Set<string>();
  const end = Math.min(block.to, to + SENTENCE_REACH);
  for (let at = Math.max(block.from, from - SENTENCE_REACH); at < end; at++) {
    const { kind, word } = tokens[at]!;
    if (kindAt[at] === undefined && kind !== 'mark') words.add(`in=${word}`);
  }
  return [...words];
}
