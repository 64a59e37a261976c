import type { Arc, Features } from '../lattice.ts';
import type { ReaderText } from '../text.ts';
import { isTitlePair } from './title-words.ts';
import type { WordClass } from './word-class.ts';

/** A longer name than this is a sentence. */
const MAX_WORDS = 8;
const MAX_TOKENS = 12;

/** A run of words that may be the title of a person. */
export interface TitleArc extends Arc {
  features: Features;
}

const isLink = (name: string): boolean =>
  /^f:(?:of|and|the|for|in|a|de|d|des|du|la|le|les|l|et|en|au|aux|pour|sur)$/.test(name);

/** Marks inside titles: "R&D", "AI/ML", "infirmier(ère)". */
function isInnerMark(text: ReaderText, at: number): boolean {
  const token = text.tokens[at];
  if (token?.word === '&' || token?.word === '/') return true;
  if (token?.word !== '(' && token?.word !== ')') return false;
  // "ingénieur(e)": the bracket stands against the word before it, and closes after one ending.
  const opens = token.word === '(' ? at : at - 2;
  return (
    text.tokens[opens]?.word === '(' &&
    text.tokens[opens + 2]?.word === ')' &&
    text.tokens[opens]?.start === text.tokens[opens - 1]?.end &&
    (text.tokens[opens + 1]?.word.length ?? 9) <= 5
  );
}

/** "HGV class 1 driver", "agent de sécurité SSIAP niveau 2". */
function isGrade({ tokens }: ReaderText, at: number): boolean {
  return (
    /^(?:class|classe|level|niveau|grade|band|categorie|echelon)$/.test(
      tokens[at - 1]?.word ?? '',
    ) && /^\d$/.test(tokens[at]?.word ?? '')
  );
}

/** Words that a title may hold, though not at its edges when they are links. */
function mayHold(text: ReaderText, classes: readonly WordClass[], at: number): boolean {
  const { kind } = text.tokens[at]!;
  const { name } = classes[at]!;
  if (kind === 'mark') return isInnerMark(text, at);
  if (kind === 'number') return isGrade(text, at);
  if (name.startsWith('f:')) return isLink(name);
  if (/^(?:P|C|D)[01]$/.test(name) || /^q[01]:|^praise$/.test(name)) return false;
  return true;
}

const mayEdge = ({ name }: WordClass): boolean =>
  !/^(?:f:|m:|num|praise|q\d:unsearchable)/.test(name);

const mayHead = ({ head }: WordClass): boolean => /^[HTta32ve]$/.test(head);

/** Whether a run starts or ends inside a name of several words that is no title, or at a hyphen. */
function cutsName(text: ReaderText, from: number, to: number): boolean {
  const { tokens } = text;
  const splitsHyphen =
    (tokens[from]!.glued && tokens[from - 1]?.word !== 'ex') || tokens[to]?.glued === true;
  if (splitsHyphen) return true;
  const first = text.mentions[from];
  const last = text.mentions[to - 1];
  const isCut = (found: typeof first): boolean =>
    found !== undefined &&
    ['place', 'skill'].includes(found.mention.kind) &&
    (found.from < from || found.to > to);
  return isCut(first) || isCut(last);
}

/** How a run stands to the role names that the lexicon finds. */
function againstRoles(text: ReaderText, from: number, to: number): string {
  let held = false;
  for (let at = from; at < to; at += 1) {
    const found = text.mentions[at];
    if (found?.mention.kind !== 'title') continue;
    if (found.from === from && found.to === to) return 'exact';
    if (found.from < from || found.to > to) return 'cut';
    held = true;
  }
  return held ? 'holds' : 'none';
}

/** The token that heads a run: before its first link in English, the first in French. */
function headOf(classes: readonly WordClass[], from: number, to: number, french: boolean): number {
  if (french) return from;
  for (let at = from + 1; at < to; at += 1)
    if (/^f:(?:of|for|in|with|to)$/.test(classes[at]!.name)) return at - 1;
  return to - 1;
}

const EDGE: WordClass = { name: 'edge', head: 'x' };

/** What is inside a run: its length, its links and pairs, the classes of its inner words. */
function insideFeatures(
  text: ReaderText,
  classes: readonly WordClass[],
  from: number,
  to: number,
): string[] {
  const features: string[] = [];
  const language = text.french ? 'fr' : 'en';
  let words = 0;
  let before: number | null = null;
  let pairs = 0;
  let strangers = 0;
  for (let at = from; at < to; at += 1) {
    const found = classes[at]!;
    const { name } = found;
    if (text.tokens[at]!.kind !== 'word') {
      features.push(`in:${name}`);
      continue;
    }
    if (name.startsWith('f:')) {
      features.push(
        `link:${name}|${classes[at + 1]!.name}`,
        `link:${classes[at - 1]!.name}|${name}|${classes[at + 1]!.name}`,
      );
      continue;
    }
    words += 1;
    if (before !== null) {
      const isPair = isTitlePair(text.tokens[before]!.word, text.tokens[at]!.word, language);
      if (isPair) pairs += 1;
      else strangers += 1;
      features.push(`${isPair ? 'pair' : 'side'}:${classes[before]!.head}${found.head}`);
    }
    before = at;
    if (at > from && at < to - 1) features.push(`in:${name}`);
  }
  features.push(
    `len:${Math.min(words, 6)}`,
    `pairs:${Math.min(pairs, 4)}`,
    `strangers:${Math.min(strangers, 4)}`,
  );
  return features;
}

function featuresOf(
  text: ReaderText,
  classes: readonly WordClass[],
  from: number,
  to: number,
): string[] {
  const language = text.french ? 'fr' : 'en';
  const first = classes[from]!;
  const last = classes[to - 1]!;
  const before = classes[from - 1] ?? EDGE;
  const after = classes[to] ?? EDGE;
  const head = classes[headOf(classes, from, to, text.french)]!;
  const features = insideFeatures(text, classes, from, to);
  features.push(
    'title',
    ...(classes.slice(from, to).some(mayHead) ? [] : ['headless']),
    `${language}|head:${head.head}`,
    `${language}|first:${first.name}`,
    `${language}|last:${last.name}`,
    `lasthead:${last.head}`,
    `before:${before.name}`,
    `after:${after.name}`,
    `${before.name}>${first.name}`,
    `${last.name}<${after.name}`,
    `role:${againstRoles(text, from, to)}`,
    `role:${againstRoles(text, from, to)}|${before.name[0]}|${after.name[0]}`,
  );
  if (from + 1 === to) features.push(`alone:${first.name}${first.head}`);
  const words = (at: number): string => text.tokens[at]?.word ?? '';
  if (from > 0 && isTitlePair(words(from - 1), words(from), language))
    features.push('cuts-pair-before');
  if (isTitlePair(words(to - 1), words(to), language)) features.push('cuts-pair-after');
  if (/^f:(?:of|de|d|des|du)$/.test(after.name))
    features.push(`cuts-link|${classes[to + 1]?.name ?? 'edge'}`);
  if (text.tokens[to]?.word === '&' || text.tokens[from - 1]?.word === '&')
    features.push('cuts-and');
  return features;
}

/** "Trust & Safety", "marketing operations": a field of work in several words that titles use. */
function isField(
  text: ReaderText,
  classes: readonly WordClass[],
  from: number,
  to: number,
): boolean {
  const run = classes.slice(from, to);
  const words = run.filter(({ name }) => !name.startsWith('m:'));
  return (
    words.length >= 2 &&
    words.length <= 3 &&
    words.every(({ name }) => /^[A-Za-z]+[2-4]$/.test(name)) &&
    (run.length > words.length ||
      isTitlePair(text.tokens[from]!.word, text.tokens[from + 1]!.word, text.french ? 'fr' : 'en'))
  );
}

/** Whether a run has what a title has: a head or a field of work, and not a level alone. */
function isTitleLike(
  text: ReaderText,
  classes: readonly WordClass[],
  from: number,
  to: number,
): boolean {
  const run = classes.slice(from, to);
  // "Interns in marketing": a level alone is no title, letters such as "DRH" are.
  if (run.every(({ name, head }) => name === 'L' && head !== 'a')) return false;
  return run.some(mayHead) || isField(text, classes, from, to);
}

/** The token after the last one that a run from here may hold. */
function reach(text: ReaderText, classes: readonly WordClass[], from: number): number {
  const last = Math.min(text.tokens.length, from + MAX_TOKENS);
  let words = 0;
  for (let at = from; at < last; at += 1) {
    if (!mayHold(text, classes, at)) return at;
    if (text.tokens[at]!.kind === 'word' && !classes[at]!.name.startsWith('f:')) words += 1;
    if (words > MAX_WORDS) return at;
  }
  return last;
}

/** Every run of words that may be a title. Linear in the length of the text. */
export function titleArcs(text: ReaderText, classes: readonly WordClass[]): TitleArc[] {
  const arcs: TitleArc[] = [];
  for (let from = 0; from < text.tokens.length; from += 1) {
    if (!mayEdge(classes[from]!)) continue;
    const end = reach(text, classes, from);
    for (let to = from + 1; to <= end; to += 1) {
      const closed = text.tokens[to - 1]!.word === ')';
      if (!(mayEdge(classes[to - 1]!) || closed) || cutsName(text, from, to)) continue;
      if (!isTitleLike(text, classes, from, to)) continue;
      arcs.push({ from, to, features: featuresOf(text, classes, from, to) });
    }
  }
  return arcs;
}

/** What leaving a token out of every title says. */
export function leftFeatures(classes: readonly WordClass[]): Features[] {
  return classes.map(({ name, head }, at) => [
    `left:${name}`,
    `lefthead:${head}`,
    `left:${head}>${classes[at + 1]?.head ?? 'x'}`,
    `left:${classes[at - 1]?.head ?? 'x'}<${head}`,
  ]);
}
