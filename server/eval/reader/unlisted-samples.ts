import type { Lexicon } from '../../src/lexicon/types.ts';
import {
  followsTag,
  type UnlistedText,
  unlistedFeatures,
} from '../../src/reader/unlisted/features.ts';
import { TAGS, type Tag, type TagWeights } from '../../src/reader/unlisted/learned.ts';
import { listedElements } from '../../src/search/rules/interpret/interpret.ts';
import { unlistedText } from '../../src/search/rules/interpret/unlisted-names.ts';
import { type MarkedText, readMarked } from '../prompts/marked.ts';
import { type Case, trainLinear } from './train-forces.ts';

/** A marked text as the finder sees it; null: whether a token belongs to a name, nobody says. */
export interface UnlistedSample {
  marked: MarkedText;
  text: UnlistedText;
  tags: (Tag | null)[];
}

const KINDS: readonly string[] = ['skill', 'certification', 'industry'] satisfies Tag[];

const isRead = (readAs: string | undefined): boolean => readAs !== 'word' && readAs !== 'filler';

/** The tags of a text: names of the three kinds of which nothing was read yet. */
function tagsOf({ marks }: MarkedText, { tokens, readAs }: UnlistedText): (Tag | null)[] {
  const tags = tokens.map((): Tag | null => 'none');
  for (const { kind, start, end } of marks) {
    const from = tokens.findIndex((token) => token.end > start);
    const after = tokens.findIndex((token) => token.start >= end);
    const to = after < 0 ? tokens.length : after;
    if (from < 0 || from >= to || !KINDS.includes(kind)) continue;
    const isPart = readAs.slice(from, to).some(isRead);
    for (let at = from; at < to; at++)
      tags[at] = isPart ? null : at === from ? (kind as Tag) : 'inside';
  }
  return tags;
}

export function unlistedSamples(lexicon: Lexicon): UnlistedSample[] {
  return readMarked('work').flatMap((marked) => {
    const read = listedElements(marked.text, lexicon, null);
    if (!read) return [];
    const text = unlistedText(read.elements, read.text);
    return [{ marked, text, tags: tagsOf(marked, text) }];
  });
}

/** Features seen less often teach nothing that holds elsewhere. */
const MIN_SEEN = 3;

/** The weights of the finder; each token follows on the tag of the one before. */
export function trainUnlisted(samples: readonly UnlistedSample[]): TagWeights {
  const cases = samples.flatMap(({ text, tags }) =>
    unlistedFeatures(text).flatMap((features, at): Case[] => {
      const tag = tags[at];
      if (features === null || tag === null || tag === undefined) return [];
      const before = tags[at - 1] ?? 'none';
      return [
        { features: [...features, ...followsTag(features, before)], answer: TAGS.indexOf(tag) },
      ];
    }),
  );
  return trainLinear(cases, TAGS.length, MIN_SEEN);
}
