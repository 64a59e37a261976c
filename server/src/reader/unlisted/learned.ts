import { once } from '../../platform/once.ts';
import { UNLISTED_WEIGHTS } from '../data/unlisted-weights.gen.ts';
import { readWeights, type Weights } from '../weights.ts';
import { followsTag, type UnlistedText, unlistedFeatures } from './features.ts';

/*
 * Names that were not read, because no list has them or nothing beside them is sure, by learned
 * scores of their tokens. docs/decisions/0139
 */

/** What a token may begin, or `inside` what the one before it is of. */
export const TAGS = [
  ...(['none', 'skill', 'certification', 'industry', 'contract', 'language'] as const),
  ...(['title', 'post', 'inside'] as const),
];

export type Tag = (typeof TAGS)[number];

const isKind = (tag: Tag): tag is Unlisted['kind'] =>
  !['none', 'title', 'post', 'inside'].includes(tag);

/** A name: tokens `from` up to and without `to`. */
export interface Unlisted {
  from: number;
  to: number;
  kind: Exclude<Tag, 'none' | 'title' | 'post' | 'inside'>;
  /** By how much it leads over no name, in hundredths of a logarithm of odds. */
  lead: number;
}

/** The weights of a feature are those of `TAGS`, in their order. */
const TABLE = once(() => readWeights(UNLISTED_WEIGHTS));

const MAX_TOKENS = 5;
/** What is nearly always right where it leads at all: few words say it, or all of them are listed. */
const SURE: ReadonlySet<Tag> = new Set(['contract', 'language']);
/** By how much another beginning must lead over nothing (docs/decisions/0139). */
const LEAD = 100;

function scoresOf(features: readonly string[], weights: Weights): number[] {
  const scores = TAGS.map(() => 0);
  for (const feature of features)
    weights.get(feature)?.forEach((weight, at) => {
      scores[at]! += weight;
    });
  return scores;
}

function bestTag(scores: readonly number[], open: boolean, lead: number): Tag {
  let best: Tag = 'none';
  let most = scores[0]! + (open ? 0 : lead);
  TAGS.forEach((tag, at) => {
    const score = scores[at]! + (SURE.has(tag) && !open ? lead : 0);
    if (at === 0 || (tag === 'inside' && !open) || score <= most) return;
    best = tag;
    most = score;
  });
  return best;
}

/** The names in a text, in order. Linear in its length. */
export function unlistedNames(
  text: UnlistedText,
  weights: Weights = TABLE(),
  isEnd: (at: number) => boolean = (at) => text.readAs[at] === 'filler',
  lead = LEAD,
): Unlisted[] {
  const names: Unlisted[] = [];
  let before: Tag = 'none';
  unlistedFeatures(text).forEach((features, at) => {
    if (features === null) {
      before = 'none';
      return;
    }
    const open = names.at(-1);
    const goesOn = before !== 'none' && open?.to === at && at - open.from < MAX_TOKENS;
    const scores = scoresOf([...features, ...followsTag(features, before)], weights);
    const tag = bestTag(scores, goesOn, lead);
    if (tag === 'inside' && open) open.to = at + 1;
    else if (isKind(tag) && !isEnd(at))
      names.push({
        from: at,
        to: at + 1,
        kind: tag,
        lead: scores[TAGS.indexOf(tag)]! - scores[0]!,
      });
    before = tag;
  });
  for (const one of names) while (one.to > one.from + 1 && isEnd(one.to - 1)) one.to--;
  return names;
}

const TITLE = TAGS.indexOf('title');
const INSIDE = TAGS.indexOf('inside');

/**
 * The likeliest title of a text of which no title was read; `lead` says by how much it leads over
 * the likeliest other tag. Null: no word may begin one. Linear in the length of the text.
 */
export function likeliestTitle(
  text: UnlistedText,
  weights: Weights = TABLE(),
): { from: number; to: number; lead: number } | null {
  const seen = unlistedFeatures(text);
  const scored = (at: number, before: Tag): number[] | null => {
    const features = seen[at];
    return features ? scoresOf([...features, ...followsTag(features, before)], weights) : null;
  };
  let best: { from: number; to: number; lead: number } | null = null;
  for (let at = 0; at < seen.length; at++) {
    const scores = text.readAs[at] === 'filler' ? null : scored(at, 'none');
    if (scores === null) continue;
    const lead = scores[TITLE]! - Math.max(...scores.filter((_, tag) => tag !== TITLE));
    if (best === null || lead > best.lead) best = { from: at, to: at + 1, lead };
  }
  if (best === null) return null;
  let to = best.to;
  for (let before: Tag = 'title'; to - best.from < MAX_TOKENS; to++) {
    const scores = scored(to, before);
    if (scores === null || scores[INSIDE]! < scores[0]!) break;
    before = 'inside';
    if (text.readAs[to] !== 'filler') best.to = to + 1;
  }
  return best;
}
