import type { NearFamily } from '../types.ts';

/** How near the family is whose name also covers this one: a software engineer to a backend one. */
const BROADER = 0.8;
/** Two kinds of one family: a backend developer and a frontend developer. */
const SIBLING = 0.6;

/** Vocabularies know less of a trade than the names it gives itself. */
const MAX_NEIGHBOUR = 0.75;

/** Rows such as `data-scientist: data-engineer 76, data-analyst 53`, in hundredths. */
export function parseNearFamilies(table: string): Map<string, [family: string, weight: number][]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        const near = line.slice(colon + 2).split(', ');
        return [
          line.slice(0, colon),
          near.map((one): [string, number] => {
            const [family = '', hundredths] = one.split(' ');
            return [family, Number(hundredths) / 100];
          }),
        ];
      }),
  );
}

/**
 * Reads the neighbours of a family, the nearest first: the broader families, the other kinds of
 * those, and the families that vocabularies put beside it. Its own kinds are no neighbours: a search
 * for the family finds them anyway.
 */
export function createNearFamilies(
  kinds: ReadonlyMap<string, readonly string[]>,
  computed: ReadonlyMap<string, readonly (readonly [family: string, weight: number])[]>,
): (family: string) => readonly NearFamily[] {
  const broaderOf = new Map<string, string[]>();
  for (const [broader, narrower] of kinds)
    for (const kind of narrower) broaderOf.set(kind, [...(broaderOf.get(kind) ?? []), broader]);

  return (family) => {
    const found = new Map<string, NearFamily>();
    const own = new Set([family, ...(kinds.get(family) ?? [])]);
    const add = (near: NearFamily): void => {
      const known = found.get(near.family);
      if (!own.has(near.family) && (known === undefined || known.weight < near.weight))
        found.set(near.family, near);
    };
    const broader = broaderOf.get(family) ?? [];
    for (const one of broader) {
      add({ family: one, weight: BROADER, reason: 'broader' });
      for (const kind of kinds.get(one) ?? [])
        add({ family: kind, weight: SIBLING, reason: 'sibling' });
    }
    for (const [near, weight] of computed.get(family) ?? [])
      add({ family: near, weight: Math.min(weight, MAX_NEIGHBOUR), reason: 'neighbour' });
    return [...found.values()].sort(
      (a, b) => b.weight - a.weight || (a.family < b.family ? -1 : 1),
    );
  };
}
