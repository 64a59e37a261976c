import { once } from '../../platform/once.ts';
import { UNLISTED_WEIGHTS } from '../data/unlisted-weights.gen.ts';
import { followsTag, type UnlistedText, unlistedFeatures } from './features.ts';

/*
 * Names of abilities, certificates and industries that no list has, by learned scores of their
 * tokens. docs/decisions/0139
 */

/** What a token begins, or `inside` what the one before it is of. */
export type Tag = 'none' | 'skill' | 'certification' | 'industry' | 'contract' | 'inside';

export const TAGS: readonly Tag[] = [
  'none',
  'skill',
  'certification',
  'industry',
  'contract',
  'inside',
];

/** A name: tokens `from` up to and without `to`. */
export interface Unlisted {
  from: number;
  to: number;
  kind: Exclude<Tag, 'none' | 'inside'>;
  /** By how much it leads over no name, in hundredths of a logarithm of odds. */
  lead: number;
}

/** Weights of each feature, one for each of `TAGS`. */
export type TagWeights = ReadonlyMap<string, readonly number[]>;

const TABLE = once(
  (): TagWeights =>
    new Map(
      UNLISTED_WEIGHTS.split('\n').map((row) => {
        const [feature = '', ...weights] = row.split('\t');
        return [feature, weights.map(Number)];
      }),
    ),
);

const MAX_TOKENS = 5;
/** By how much a beginning must lead over nothing (docs/decisions/0139). */
const LEAD = 100;

function scoresOf(features: readonly string[], weights: TagWeights): number[] {
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
    const score = scores[at]! + (tag === 'contract' && !open ? lead : 0);
    if (at === 0 || (tag === 'inside' && !open) || score <= most) return;
    best = tag;
    most = score;
  });
  return best;
}

/** The names in a text, in order. Linear in its length. */
export function unlistedNames(
  text: UnlistedText,
  weights: TagWeights = TABLE(),
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
    else if (tag !== 'none' && tag !== 'inside' && !isEnd(at))
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
