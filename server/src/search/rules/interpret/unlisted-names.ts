import type { UnlistedText } from '../../../reader/unlisted/features.ts';
import { type Unlisted, unlistedNames } from '../../../reader/unlisted/learned.ts';
import { type Element, item, type Meaning, type Scoped, type Text, textOf } from './elements.ts';

/*
 * Abilities, certificates and industries that no list has, found by what stands around them.
 * docs/decisions/0139
 */

/** Shorter texts are rows of words, and what to look for was learned from longer ones. */
const MIN_TOKENS = 46;

/** What was read of each token. */
export function unlistedText(elements: readonly Element[], text: Text): UnlistedText {
  const readAs = new Array<string>(text.tokens.length).fill('word');
  for (const element of elements) readAs.fill(readingOf(element), element.from, element.to);
  return { prompt: text.prompt, tokens: text.tokens, structure: text.structure, readAs };
}

function readingOf(element: Element): string {
  switch (element.type) {
    case 'item':
      return element.item.meaning.kind;
    case 'cue':
      return `cue ${element.cue}`;
    case 'break':
      return element.strength;
    default:
      return element.type;
  }
}

function meaningOf({ kind }: Unlisted, words: string): Meaning {
  if (kind === 'industry') return { kind: 'keyword', value: `"${words}"`, unlisted: true };
  return { kind, value: words, unlisted: true };
}

/** The elements, with the names that no list has as values. */
export function withUnlisted(elements: readonly Element[], text: Text): Element[] {
  if (text.tokens.length < MIN_TOKENS) return [...elements];
  const names = new Map(
    unlistedNames(unlistedText(elements, text)).map((one) => [one.from, one] as const),
  );
  let end = 0;
  return elements.flatMap((element): Element[] => {
    if (element.from < end) return [];
    const name = names.get(element.from);
    if (!name || element.type !== 'word') return [element];
    end = name.to;
    const { from, to } = name;
    const one = item(from, to, meaningOf(name, textOf(text, from, to)));
    return [{ from, to, type: 'item', item: one }];
  });
}

const CAPITALS = /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u;

/**
 * What is asked by a name that no list has ranks people, and a criterion asks for it: as a filter it
 * would hide those who write it otherwise. Letters such as "BOSIET" that a text insists on are
 * required. A field is excluded by a criterion alone: its word stands in many honest profiles.
 */
export function settleUnlisted(elements: readonly Scoped[]): Scoped[] {
  return elements.map((element): Scoped => {
    const meaning = element.type === 'item' ? element.item.meaning : null;
    if (!meaning || !('unlisted' in meaning)) return element;
    if (meaning.kind === 'keyword' && element.excluded) {
      const { type: _, ...rest } = element as Extract<Scoped, { type: 'item' }>;
      return { ...rest, type: 'word' };
    }
    if (element.excluded || element.nice) return element;
    if (element.must && meaning.kind === 'certification' && CAPITALS.test(meaning.value))
      return element;
    return { ...element, must: false, work: true };
  });
}
