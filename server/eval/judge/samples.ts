import type { CriterionStatus } from '../../src/judging/contract.ts';

/**
 * Castings a profile, each a few of its labelled criteria: as many that ask only what is met as any
 * others, since recruiters ask what they hope to find.
 */
const CASTINGS = 24;
const MAX_SAMPLES = 5;

/** Indexes of criteria, the same for a profile every time. */
export function castingsOf(name: string, statuses: readonly CriterionStatus[]): number[][] {
  const random = seeded(name);
  const all = statuses.map((_, index) => index);
  const met = all.filter((index) => statuses[index] === 'met');
  return Array.from({ length: CASTINGS }, (_, nth) =>
    drawn(
      nth % 2 === 0 && met.length > 0 ? met : all,
      1 + Math.floor(random() * MAX_SAMPLES),
      random,
    ),
  );
}

function drawn(from: readonly number[], count: number, random: () => number): number[] {
  const left = [...from];
  const taken: number[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  return taken;
}

/** Numbers from 0 to below 1 (mulberry32), from the characters of a name. */
function seeded(name: string): () => number {
  let state = [...name].reduce(
    (hash, character) => Math.imul(hash ^ character.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
