import type { Lexicon } from '../../src/lexicon/types.ts';
import type { Token } from '../../src/reader/tokens.ts';
import {
  followsTag,
  type UnlistedText,
  unlistedFeatures,
} from '../../src/reader/unlisted/features.ts';
import { TAGS, type Tag } from '../../src/reader/unlisted/learned.ts';
import { elementsByLists } from '../../src/search/rules/interpret/interpret.ts';
import { unlistedText } from '../../src/search/rules/interpret/unlisted-names.ts';
import { type Mark, type MarkedText, readMarked } from '../prompts/marked.ts';
import { type Case, trainLinear } from './train-forces.ts';

/** A marked text as the finder sees it; null: whether a token belongs to a name, nobody says. */
export interface UnlistedSample {
  marked: MarkedText;
  text: UnlistedText;
  tags: (Tag | null)[];
}

const KINDS: readonly string[] = TAGS.filter((one) => one !== 'none' && one !== 'inside');

const isRead = (readAs: string | undefined): boolean =>
  !['word', 'filler', 'contract', 'comma', 'slash', 'cue and', 'cue or'].includes(readAs ?? '');

/** The tokens of a span, from the first up to and without the last; none: the same number twice. */
function tokensOf(tokens: readonly Token[], start: number, end: number): [number, number] {
  const from = tokens.findIndex((token) => token.end > start);
  const after = tokens.findIndex((token) => token.start >= end);
  const to = after < 0 ? tokens.length : after;
  return from < 0 || from >= to ? [0, 0] : [from, to];
}

/** A title that a text does not ask for is a post: of who writes, or of a colleague. */
const kindOf = ({ kind, force }: Mark): string =>
  kind === 'title' && force !== 'required' ? 'post' : kind;

/** A mark ends a name; the terms of a contract go on behind it. */
function tagAt(kind: string, at: number, from: number, tokens: readonly Token[]): Tag | null {
  if (at === from) return kind as Tag;
  if (tokens[at - 1]!.kind !== 'mark') return 'inside';
  return kind === 'contract' ? kind : null;
}

/** The tags of a text: names of these kinds of which nothing was read yet. */
function tagsOf({ marks }: MarkedText, { tokens, readAs }: UnlistedText): (Tag | null)[] {
  const tags = tokens.map((): Tag | null => 'none');
  for (const mark of marks) {
    const kind = kindOf(mark);
    const [from, to] = tokensOf(tokens, mark.start, mark.end);
    if (!KINDS.includes(kind)) continue;
    const isPart = readAs.slice(from, to).some(isRead);
    for (let at = from; at < to; at++) tags[at] = isPart ? null : tagAt(kind, at, from, tokens);
  }
  return tags;
}

export function unlistedSamples(lexicon: Lexicon): UnlistedSample[] {
  return readMarked('work').map((marked) => {
    const read = elementsByLists(marked.text, lexicon, null);
    const text = unlistedText(read.elements, read.text);
    return { marked, text, tags: tagsOf(marked, text) };
  });
}

/** Features seen less often teach nothing that holds elsewhere. */
const MIN_SEEN = 9;

/** How often each text is learned from once more with names hidden, and how many of a hundred. */
const MASKED_COPIES = 3;
const MASKED = 30;

/**
 * The text with some of the names that lists have as if nothing were read of them: they stand where
 * names stand that no list has, and there are many more of them.
 */
function masked({ marked, text, tags }: UnlistedSample, copy: number): UnlistedSample {
  const { tokens } = text;
  const readAs = [...text.readAs];
  const listed = [...text.listed];
  const hidden = [...tags];
  marked.marks.forEach((mark, index) => {
    const kind = kindOf(mark);
    const draw = Math.imul(index + 1, 2654435761) + Math.imul(copy, 40503);
    if (!KINDS.includes(kind) || (draw >>> 0) % 100 >= MASKED) return;
    const [from, to] = tokensOf(tokens, mark.start, mark.end);
    for (let at = from; at < to; at++) {
      const isMark = tokens[at]!.kind === 'mark';
      if (!isMark) readAs[at] = 'word';
      // Nearly all languages are listed: what hides is that they were asked.
      if (kind !== 'language') listed[at] = null;
      hidden[at] = isMark ? null : tagAt(kind, at, from, tokens);
    }
  });
  return { marked, text: { ...text, readAs, listed }, tags: hidden };
}

/** The weights of the finder; each token follows on the tag of the one before. */
export function trainUnlisted(
  samples: readonly UnlistedSample[],
): ReadonlyMap<string, readonly number[]> {
  const copies = Array.from({ length: MASKED_COPIES }, (_, copy) =>
    samples.map((one) => masked(one, copy + 1)),
  );
  const cases = [...samples, ...copies.flat()].flatMap(({ text, tags }) =>
    unlistedFeatures(text).flatMap((features, at): Case[] => {
      const tag = tags[at];
      if (features === null || tag === null || tag === undefined) return [];
      const before = tags[at - 1] ?? 'none';
      return [
        { features: [...features, ...followsTag(features, before)], answer: TAGS.indexOf(tag) },
      ];
    }),
  );
  return trainLinear(cases, TAGS.length, { epochs: 6, left: 0, least: MIN_SEEN });
}
