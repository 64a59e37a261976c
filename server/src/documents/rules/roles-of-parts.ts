import type { Lexicon } from '../../lexicon/types.ts';
import type { Entry } from './entries.ts';
import type { Part } from './parts.ts';
import { organizationScore, placeScore, titleScore } from './title-like.ts';

/*
 * Decides which piece of each entry's heading is the title and which the employer. Entries of one
 * CV are built alike, so all of them vote on what each place in the heading holds.
 */

export interface JobHead {
  title: Part | null;
  organization: Part | null;
  place: Part | null;
  /** What is left. */
  others: Part[];
}

interface Slot {
  part: Part;
  key: string;
  title: number;
  organization: number;
  place: number;
}

export function readJobHeads(entries: readonly Entry[], lexicon: Lexicon): JobHead[] {
  const slots = entries.map((entry) => slotsOf(entry, lexicon));
  const votes = new Map<string, { title: number; count: number }>();
  for (const list of slots) {
    for (const { key, title, organization, place } of list) {
      const vote = votes.get(key) ?? { title: 0, count: 0 };
      vote.title += Math.max(-2, Math.min(3, title - organization - place * 0.5));
      vote.count += 1;
      votes.set(key, vote);
    }
  }
  const mean = (key: string): number => {
    const { title, count } = votes.get(key)!;
    // A vote of several entries counts more than that of one.
    return (title / count) * Math.min(2, 0.5 + count * 0.5);
  };
  return slots.map((list) => assign(list, mean));
}

function slotsOf({ head, dateLines }: Entry, lexicon: Lexicon): Slot[] {
  const date = head.findIndex(({ line }) => dateLines.includes(line));
  const pieces = head.flatMap(({ parts }, index) =>
    parts.map((part) => ({ part, offset: index - Math.max(0, date) })),
  );
  const parts = pieces.flatMap(({ part, offset }) =>
    withoutPlace(part, lexicon).map((piece) => ({ part: piece, offset })),
  );
  const strong = parts.filter(({ part }) => placeScore(part.text, lexicon) < 2);
  const cut =
    strong.length < 2
      ? parts.flatMap(({ part, offset }) =>
          cutAtComma(part, lexicon).map((piece) => ({ part: piece, offset })),
        )
      : parts;
  return cut.map(({ part, offset }) => {
    const title = titleScore(part.text, lexicon);
    const place = placeScore(part.text, lexicon);
    return {
      part,
      key: `${offset} ${part.index} ${part.bold} ${part.isAfterAt}`,
      title,
      organization: organizationScore(part.text) + (part.isAfterAt ? 3 : 0),
      place: title > 0 ? Math.min(place, 1) : place,
    };
  });
}

/** "Acme (Paris)" and "Acme, Boston, MA": the place stands behind the name. */
function withoutPlace(part: Part, lexicon: Lexicon): Part[] {
  const match =
    /^(?<name>[^(]+?)\s*\((?<place>[^()]+)\)$/.exec(part.text) ??
    /^(?<name>.+?),\s+(?<place>[^,]+(?:,\s+[^,]+)?)$/.exec(part.text);
  const { name = '', place = '' } = match?.groups ?? {};
  if (place === '' || placeScore(place, lexicon) < 2 || placeScore(name, lexicon) >= 2)
    return [part];
  return [
    { ...part, text: name },
    { ...part, text: place, index: part.index + 0.5 },
  ];
}

/** "Engineer, Acme" and "Acme, Paris" where nothing stronger cuts the line. */
function cutAtComma(part: Part, lexicon: Lexicon): Part[] {
  const pieces = part.text.split(/,\s+/);
  if (pieces.length < 2 || /^(?:inc|ltd|llc|gmbh|sa|co)\b/i.test(pieces[1]!)) return [part];
  const scores = pieces.map((piece) => titleScore(piece, lexicon) > 0);
  const titles = scores.filter(Boolean).length;
  const places = pieces.filter((piece) => placeScore(piece, lexicon) >= 2).length;
  // "Vice President, Sales" is one title; "Engineer, Acme" is two things.
  const functions = pieces.filter(
    (piece) => lexicon.readFunction(piece) || lexicon.readSkill(piece),
  ).length;
  if (titles === 0 && places === 0) return [part];
  if (functions > 0 && pieces.length === 2) return [part];
  const merged: string[] = [];
  pieces.forEach((piece, index) => {
    const isPlace = placeScore(piece, lexicon) >= 1 && !scores[index];
    const wasPlace =
      index > 0 && placeScore(pieces[index - 1]!, lexicon) >= 1 && !scores[index - 1];
    if (isPlace && wasPlace) merged[merged.length - 1] += `, ${piece}`;
    else merged.push(piece);
  });
  return merged.map((text, index) => ({ ...part, text, index: part.index * 10 + index }));
}

function assign(slots: readonly Slot[], mean: (key: string) => number): JobHead {
  const score = (slot: Slot): number => slot.title * 0.8 + mean(slot.key);
  const named = slots.filter((slot) => slot.place < 2 || slot.title > 1);
  const pool = named.length > 0 ? named : slots;
  if (pool.length === 0)
    return { title: null, organization: null, place: slots[0]?.part ?? null, others: [] };
  const byTitle = pool.toSorted((a, b) => score(b) - score(a));
  const title = pickTitle(byTitle, score);
  const rest = pool.filter((slot) => slot !== title);
  const organization =
    rest.toSorted((a, b) => organizationRank(b, title) - organizationRank(a, title))[0] ?? null;
  const place =
    slots.find((slot) => slot !== title && slot !== organization && slot.place >= 1.5) ?? null;
  return {
    title: title?.part ?? null,
    organization: organization?.part ?? null,
    place: place?.part ?? null,
    others: slots
      .filter((slot) => slot !== title && slot !== organization && slot !== place)
      .map((slot) => slot.part),
  };
}

function pickTitle(byTitle: readonly Slot[], score: (slot: Slot) => number): Slot | null {
  const [best] = byTitle;
  if (!best) return null;
  // A lone piece that looks like nothing else is the employer unless it may be a trade.
  if (byTitle.length === 1 && (best.organization > 0 || score(best) < 0)) return null;
  return best;
}

/** The employer stands near the title, in letters at least as strong as what surrounds it. */
function organizationRank(slot: Slot, title: Slot | null): number {
  const { part } = slot;
  const isNear = title && part.line === title.part.line ? 0.8 : 0;
  const order = title ? -Math.abs(part.index - title.part.index) * 0.1 : 0;
  return (
    slot.organization * 2 -
    slot.place -
    Math.max(0, slot.title) * 0.5 +
    (part.bold ? 0.6 : 0) +
    isNear +
    order -
    (part.text.split(' ').length > 8 ? 2 : 0)
  );
}
