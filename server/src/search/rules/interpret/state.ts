import type { Lexicon } from '../../../lexicon/types.ts';
import type { Role } from '../../../reader/structure/roles.ts';
import type { Block } from '../../../reader/structure/structure.ts';
import type { Token } from '../../../reader/tokens.ts';
import type { History } from '../filter.ts';
import { CUES } from './cues.ts';
import type { Element, Reading, Text } from './elements.ts';

/** The elements read so far, and the state that affects the next words. */
export interface State {
  text: Text;
  /** The sentences by their first token. */
  blocks: ReadonlyMap<number, Block>;
  /** The role of the sentence of each token. */
  roles: readonly (Role | undefined)[];
  lexicon: Lexicon;
  elements: Element[];
  hiring: boolean;
  /** A title was read. */
  titled: boolean;
  /** The history of the next title: "former", "currently". */
  history: History;
  /** A technology list is being read: unknown names are skills. */
  inSkills: boolean;
  /** What is read is only held: nothing is stepped over as telling of others. */
  isHeld?: boolean;
}

const SENTENCE_MARKS = new Set(['\n', '.', ';', '!', '?', '•', '·', '*', '–', '—', '|']);
const COMMA_MARKS = new Set([',', '(', ')', '-', '[', ']']);

export function readMark(state: State, at: number, token: Token): number {
  const place = { from: at, to: at + 1 };
  if (token.word === '/') state.elements.push({ ...place, type: 'break', strength: 'slash' });
  else if (SENTENCE_MARKS.has(token.word))
    state.elements.push({
      ...place,
      type: 'break',
      strength: ['–', '—', '|', '·'].includes(token.word) ? 'comma' : 'sentence',
      asks: token.word === '?',
    });
  else if (COMMA_MARKS.has(token.word))
    state.elements.push({ ...place, type: 'break', strength: 'comma', opens: token.word === '(' });
  else if (token.word === '+' || token.word === '&')
    state.elements.push({ ...place, type: 'cue', cue: 'and' });
  else state.elements.push({ ...place, type: 'filler', colon: token.word === ':' });
  if (token.word === '.' || token.word === '\n' || token.word === ';') state.inSkills = false;
  return at + 1;
}

/** Adds the commas and "or"s that a reader stepped over inside a list of its own. */
function pushGap(state: State, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const token = state.text.tokens[at];
    const cue = CUES.match(state.text.tokens, at)?.meaning;
    if (token?.word === 'ni' || token?.word === 'nor')
      state.elements.push({ from: at, to: at + 1, type: 'cue', cue: 'or' });
    else if (cue?.act === 'cue' && (cue.cue === 'and' || cue.cue === 'or'))
      state.elements.push({ from: at, to: at + 1, type: 'cue', cue: cue.cue });
    else if (token?.kind === 'mark') readMark(state, at, token);
    else state.elements.push({ from: at, to: at + 1, type: 'filler' });
  }
}

/** Adds the items of a reader, and returns the token where reading continues. */
export function pushItems(state: State, reading: Reading): number {
  let read = reading.items[0]?.to ?? reading.to;
  for (const one of reading.items) {
    pushGap(state, read, one.from);
    state.elements.push({ from: one.from, to: one.to, type: 'item', item: one });
    state.titled ||= one.meaning.kind === 'title';
    read = Math.max(read, one.to);
  }
  return reading.to;
}

export function pushFiller(state: State, from: number, to: number): number {
  state.elements.push({ from, to, type: 'filler' });
  return to;
}

export function isSkill(element: Element | undefined): boolean {
  return element?.type === 'item' && element.item.meaning.kind === 'skill';
}
