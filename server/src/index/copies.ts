import { clearBit, hasBit, setBit } from './bitset.ts';
import { compareIds, lotOfId } from './ids.ts';
import { createLocationTable } from './locations.ts';
import { NUMBER_FIELDS } from './port.ts';
import { absentIn, type Segment } from './segment.ts';

/**
 * Finds the rows of one person in one pool, and shows only one of them: the most complete, then the newest. The
 * others are marked in their segments, so a search leaves them out like deleted ones, and its count
 * stays exact. When the shown row is deleted, the next one takes its place.
 *
 * A location is the number of a segment times 65,536, plus an offset there.
 */
export interface Copies {
  /** A row was added. */
  enter(location: number): void;
  /** A row is about to be deleted. */
  leave(location: number): void;
  /** A row was merged into another segment. */
  move(from: number, to: number): void;
  /** Replaces each location of a hidden row by that of the row shown in its place. */
  show(locations: Uint32Array): Uint32Array;
}

const UPDATED_DAY = NUMBER_FIELDS.indexOf('updatedDay');

export function createCopies(segments: ReadonlyMap<number, Segment>): Copies {
  const { lowOf, hasKey, isSamePerson, isHidden, isBetter, hide, unhide, ...rows } =
    createRows(segments);
  /** The shown row of each key. */
  const shown = createLocationTable();

  /** The position in the table of the row shown for this person, or -1. */
  function placeOfShown(location: number): number {
    const low = lowOf(location);
    let place = shown.probe(low, low);
    while (place >= 0 && !isSamePerson(shown.at(place), location))
      place = shown.probe(low, place + 1);
    return place;
  }

  return {
    enter(location) {
      if (!hasKey(location)) return;
      const place = placeOfShown(location);
      if (place < 0) {
        shown.insert(lowOf(location), location);
        return;
      }
      const other = shown.at(place);
      if (!isBetter(location, other)) {
        hide(location);
        return;
      }
      shown.set(place, location);
      hide(other);
    },

    leave(location) {
      if (!hasKey(location)) return;
      if (isHidden(location)) {
        unhide(location);
        return;
      }
      const place = shown.placeOf(lowOf(location), location);
      const others = rows.hiddenBeside(location);
      if (others.length === 0) {
        shown.remove(place);
        return;
      }
      const next = others.reduce((best, one) => (isBetter(one, best) ? one : best));
      unhide(next);
      shown.set(place, next);
    },

    move(from, to) {
      if (!hasKey(to)) return;
      if (!isHidden(from)) {
        shown.set(shown.placeOf(lowOf(to), from), to);
        return;
      }
      unhide(from);
      hide(to);
    },

    show: (locations) =>
      rows.areAllShown()
        ? locations
        : locations.map((location) =>
            isHidden(location) ? shown.at(placeOfShown(location)) : location,
          ),
  };
}

/** The rows at locations, and their marks. */
function createRows(segments: ReadonlyMap<number, Segment>) {
  /** The hidden rows of each key that has any. */
  const hidden = new Map<string, Set<number>>();
  const segmentOf = (location: number): Segment => segments.get(location >>> 16)!;
  const lowOf = (location: number): number =>
    segmentOf(location).personKeys[2 * (location & 0xffff)]!;
  const highOf = (location: number): number =>
    segmentOf(location).personKeys[2 * (location & 0xffff) + 1]!;
  const keyOf = (location: number): string =>
    `${lowOf(location)} ${highOf(location)} ${segmentOf(location).pool}`;

  return {
    lowOf,
    hasKey: (location: number): boolean => lowOf(location) !== 0 || highOf(location) !== 0,
    isSamePerson: (one: number, other: number): boolean =>
      lowOf(one) === lowOf(other) &&
      highOf(one) === highOf(other) &&
      segmentOf(one).pool === segmentOf(other).pool,
    isHidden: (location: number): boolean => hasBit(segmentOf(location).copies, location & 0xffff),
    areAllShown: (): boolean => hidden.size === 0,
    hiddenBeside: (location: number): readonly number[] => [...(hidden.get(keyOf(location)) ?? [])],

    hide(location: number): void {
      const segment = segmentOf(location);
      setBit(segment.copies, location & 0xffff);
      segment.copyCount++;
      const others = hidden.get(keyOf(location)) ?? new Set();
      hidden.set(keyOf(location), others.add(location));
    },

    unhide(location: number): void {
      const segment = segmentOf(location);
      clearBit(segment.copies, location & 0xffff);
      segment.copyCount--;
      const others = hidden.get(keyOf(location))!;
      others.delete(location);
      if (others.size === 0) hidden.delete(keyOf(location));
    },

    /** Whether the first row is the better one of its person. */
    isBetter(one: number, other: number): boolean {
      const [a, b] = [segmentOf(one), segmentOf(other)];
      const [at, there] = [one & 0xffff, other & 0xffff];
      const ahead =
        a.quality[at]! - b.quality[there]! ||
        updatedDay(a, at) - updatedDay(b, there) ||
        lotOfId(b.ids, there) - lotOfId(a.ids, at) ||
        compareIds(b.ids, there, a.ids, at);
      return ahead > 0;
    },
  };
}

function updatedDay({ numbers }: Segment, offset: number): number {
  const column = numbers[UPDATED_DAY]!;
  const day = column[offset]!;
  return day === absentIn(column) ? -Infinity : day;
}
