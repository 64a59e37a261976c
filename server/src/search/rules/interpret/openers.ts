import { mailHeader } from '../../../reader/structure/features.ts';
import { namedLabel } from '../../../reader/structure/named-labels.ts';
import type { Block } from '../../../reader/structure/structure.ts';
import type { Scoped, Text } from './elements.ts';

/*
 * Words that open a part of a text and ask nothing themselves: a line above a list ("You'll need to
 * bring"), the label before what it names ("Basic quals (we're strict): a PhD"), or a line of the head
 * of a mail ("Objet : petit ajout").
 */

/** A longer line says more than what its list is about. */
const MAX_WORDS = 9;
const QUOTES = new Set(['(', '"', '«', "'", '[', '“']);

const isBreak = ({ tokens }: Text, at: number): boolean => (tokens[at]?.word ?? '\n') === '\n';

/** "- ", "✔ ", "2. ": the sign of a line in a list. */
function isListed({ tokens }: Text, at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') return ['.', ')', '/'].includes(tokens[at + 1]?.word ?? '');
  return token?.kind === 'mark' && token.word !== '\n' && !QUOTES.has(token.word);
}

/** The end of a line that a list follows; null: something else stands there. */
function endAboveList(text: Text, { from, to }: Block): number | null {
  const { tokens } = text;
  if (!isBreak(text, from - 1) || isListed(text, from)) return null;
  const isColon = tokens[to - 1]?.word === ':' || tokens[to]?.word === ':';
  let at = tokens[to]?.word === ':' ? to + 1 : to;
  if (!isBreak(text, at) || at >= tokens.length) return null;
  while (tokens[at]?.word === '\n') at++;
  return isColon || isListed(text, at) ? to : null;
}

/** Where the words end that open a part, and whether they are a line of their own. */
function openerOf(text: Text, block: Block): { end: number; isLine: boolean } | null {
  let { from } = block;
  while (text.tokens[from]?.kind === 'mark') from++;
  const tokens = text.tokens.slice(from, block.to);
  if (mailHeader({ tokens, opensLine: isBreak(text, block.from - 1) }))
    return { end: block.to, isLine: true };
  const words = tokens.filter(({ kind }) => kind === 'word');
  const end = words.length <= MAX_WORDS ? endAboveList(text, block) : null;
  if (end !== null) return { end, isLine: true };
  const colon = namedLabel(text.tokens, from)?.colon ?? block.to;
  return colon < block.to ? { end: colon, isLine: false } : null;
}

/** "Not wanted:" denies what follows, and "must have:" insists on it in the same line. */
function mayOpen(element: Scoped, isLine: boolean): boolean {
  if (element.type === 'cue')
    return isLine ? !element.cue.startsWith('exclude') : ['and', 'or'].includes(element.cue);
  return element.type !== 'item' && element.type !== 'unsearchable';
}

/** The words that open parts, unless they name a value themselves. */
export function openersOf(text: Text, elements: readonly Scoped[]): Set<Scoped> {
  const openers = new Set<Scoped>();
  let at = 0;
  for (const block of text.structure.blocks) {
    while (at < elements.length && elements[at]!.to <= block.from) at++;
    const opener = openerOf(text, block);
    if (opener === null) continue;
    let last = at;
    while (last < elements.length && elements[last]!.from < opener.end) last++;
    const own = elements.slice(at, last);
    if (own.every((one) => mayOpen(one, opener.isLine))) for (const one of own) openers.add(one);
  }
  return openers;
}
