import type { Token } from '../tokens.ts';
import type { Mention, MentionText } from './mention.ts';

/*
 * Where a mention stands among those of its kind, and the form of its own words. A text names the
 * place of the work last, or twice, and a colleague's title in the plural.
 */

const MAX_COUNTED = 5;
const PARTS = 6;

const wordsOf = (tokens: readonly Token[], { from, to }: Mention): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** For each mention: its number among those of its kind, whether its words come again, and where. */
export function orderFeatures({ tokens }: MentionText, mentions: readonly Mention[]): string[][] {
  const counts = new Map<string, number>();
  const said = new Map<string, number>();
  const words = mentions.map((mention) => `${mention.kind} ${wordsOf(tokens, mention)}`);
  for (const [at, { kind }] of mentions.entries()) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    said.set(words[at]!, (said.get(words[at]!) ?? 0) + 1);
  }
  const seen = new Map<string, number>();
  return mentions.map(({ kind, from }, at) => {
    const count = counts.get(kind)!;
    const rank = seen.get(kind) ?? 0;
    seen.set(kind, rank + 1);
    return [
      `kinds:${Math.min(count, MAX_COUNTED)} ${kind}`,
      `rank:${Math.min(rank, MAX_COUNTED - 1)} of ${Math.min(count, MAX_COUNTED)} ${kind}`,
      `part:${Math.floor((from * PARTS) / tokens.length)} ${kind}`,
      ...(rank === count - 1 ? [`last ${kind}`] : []),
      ...(said.get(words[at]!)! > 1 ? [`twice ${kind}`] : []),
    ];
  });
}

/** The form of a mention: its ending, its capitals, its length, and its first word ("our", "a"). */
export function ownForm({ tokens }: MentionText, { from, to, kind }: Mention): string[] {
  const [first, last] = [tokens[from]!, tokens[to - 1]!];
  const capitals = `${first.capital ? 'C' : 'c'}${last.capital ? 'C' : 'c'}`;
  return [
    `many:${last.word.endsWith('s')} ${kind}`,
    `capitals:${capitals} ${kind}`,
    `long:${Math.min(to - from, 4)} ${kind}`,
    `first=${first.word}`,
  ];
}
