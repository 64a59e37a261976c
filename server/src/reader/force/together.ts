import type { Force } from './mention.ts';

/*
 * The second reading of a mention's force, which sees what the first made of the others: a text
 * asks for one trade in one place, so the likeliest place speaks against the next.
 * docs/decisions/0129
 */

/** A mention after the first reading. */
export interface FirstReading {
  kind: string;
  force: Force;
  /** In hundredths of a logarithm of odds. */
  scores: Readonly<Record<Force, number>>;
}

const NONE = 'none';
/** What a text asks for nearly always, and once. */
const ONCE = ['title', 'place', 'years'];
/** Leads that are as good as the same, and those that decide. */
const [SMALL, LARGE] = [70, 200];

function sizeOf(lead: number): string {
  if (Math.abs(lead) < SMALL) return '0';
  return (lead < 0 ? '-' : '+').repeat(Math.abs(lead) < LARGE ? 1 : 2);
}

/** By how much "required" leads over any other force. */
const leadOf = ({ scores }: FirstReading): number =>
  scores.required - Math.max(scores.wished, scores.excluded, scores.aside);

/** The largest lead of those before and after each mention, of its kind; null: there is none. */
function bestBeside(read: readonly FirstReading[]): [number | null, number | null][] {
  const beside = read.map((): [number | null, number | null] => [null, null]);
  const walk = (side: 0 | 1, at: number, best: Map<string, number>): void => {
    const { kind } = read[at]!;
    const most = best.get(kind) ?? null;
    beside[at]![side] = most;
    best.set(kind, Math.max(most ?? Number.NEGATIVE_INFINITY, leadOf(read[at]!)));
  };
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  for (let at = 0; at < read.length; at++) walk(0, at, before);
  for (let at = read.length - 1; at >= 0; at--) walk(1, at, after);
  return beside;
}

/** How many of what is asked once the first reading requires. */
function requiredOf(read: readonly FirstReading[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, force } of read)
    if (force === 'required') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The features of the second reading, for each mention of a text in order. Linear. */
export function togetherFeatures(read: readonly FirstReading[]): string[][] {
  const beside = bestBeside(read);
  const counts = requiredOf(read);
  return read.map((one, at) => {
    const { kind, force } = one;
    const lead = leadOf(one);
    const [before, after] = beside[at]!;
    const others = [before, after].filter((other) => other !== null);
    const best = others.length > 0 ? Math.max(...others) : null;
    const name = (other: number | null): string => (other === null ? NONE : sizeOf(other));
    const asked = ONCE.map((other) => {
      const own = other === kind && force === 'required' ? 1 : 0;
      return (counts.get(other) ?? 0) > own ? 1 : 0;
    });
    const [last, next] = [read[at - 1], read[at + 1]];
    const features = [
      kind,
      force,
      `${force} ${kind}`,
      `lead:${sizeOf(lead)}`,
      `best:${name(best)} ${kind}`,
      `best:${name(best)} ${sizeOf(lead)} ${kind}`,
      `before:${name(before)} ${kind}`,
      `after:${name(after)} ${kind}`,
      `last:${last?.force ?? NONE} ${last?.kind ?? ''}`,
      `next:${next?.force ?? NONE} ${next?.kind ?? ''}`,
      `row:${last?.force} ${force} ${next?.force}`,
      `asked:${asked.join('')} ${kind}`,
    ];
    if (best !== null)
      features.push(
        `order:${lead > best ? 'best' : lead > best - SMALL ? 'near' : 'less'} ${kind}`,
      );
    return features.map((feature) => `again ${feature}`);
  });
}
