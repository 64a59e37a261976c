import { hashOfId, type Ids, idCount, isSameId, packIds } from './ids.ts';

/** Where a document is. */
export interface Location {
  /** The number of its segment. */
  segment: number;
  offset: number;
}

const EMPTY = 0xffffffff;
const REMOVED = 0xfffffffe;
/** Segment numbers stay below this, so that no location equals one of the two marks. */
export const MAX_SEGMENTS = 65_535;

/**
 * Finds every document by its id: one open-addressed array of hashes and locations. A Map of a
 * million ids would take ten times the memory. The ids themselves are stored in the segments.
 */
export interface Locations {
  /** The position of id `number` of `ids` in the table, or -1; `hash` is its hash. */
  find(hash: number, ids: Ids, number: number): number;
  /**
   * The locations of the documents with these ids, in any order, without the ids that do not exist.
   * A location is the segment number times 65,536, plus the offset.
   */
  locate(ids: ReadonlySet<string> | readonly string[]): Uint32Array;
  /**
   * The position in the table of the id at this location, or -1. Cheaper than `find`, because no
   * text is compared.
   */
  findAt(hash: number, location: Location): number;
  at(place: number): Location;
  move(place: number, location: Location): void;
  remove(place: number): void;
  /** Adds an id that is not in the table. */
  insert(hash: number, location: Location): void;
  size(): number;
}

const pack = ({ segment, offset }: Location): number => segment * 65_536 + offset;

/** Hashes and locations in one open-addressed array that grows; several may have one hash. */
export function createLocationTable() {
  /**
   * Entry n has its hash at 2n and its location at 2n + 1, so that one memory access reads both.
   */
  let table = emptyTable(1024);
  let size = 0;
  let used = 0;

  function grow(): void {
    const old = table;
    const places = old.length / 2;
    table = emptyTable(size * 4 > places ? places * 2 : places);
    used = size;
    for (let at = 0; at < old.length; at += 2)
      if (old[at + 1]! < REMOVED) put(old[at]!, old[at + 1]!);
  }

  function put(hash: number, value: number): void {
    const mask = table.length / 2 - 1;
    let place = hash & mask;
    while (table[2 * place + 1] !== EMPTY) place = (place + 1) & mask;
    table[2 * place] = hash;
    table[2 * place + 1] = value;
  }

  return {
    /** The next position with that hash, starting at `place`, or -1. */
    probe(hash: number, place: number): number {
      const mask = table.length / 2 - 1;
      for (let at = place & mask; ; at = (at + 1) & mask) {
        const value = table[2 * at + 1]!;
        if (value === EMPTY) return -1;
        if (table[2 * at] === hash && value !== REMOVED) return at;
      }
    },
    /** The position that holds this location, or -1. */
    placeOf(hash: number, wanted: number): number {
      const mask = table.length / 2 - 1;
      for (let place = hash & mask; table[2 * place + 1] !== EMPTY; place = (place + 1) & mask)
        if (table[2 * place + 1] === wanted) return place;
      return -1;
    },
    at: (place: number): number => table[2 * place + 1]!,
    set(place: number, location: number): void {
      table[2 * place + 1] = location;
    },
    remove(place: number): void {
      table[2 * place + 1] = REMOVED;
      size--;
    },
    insert(hash: number, location: number): void {
      // Above two thirds, probe sequences become long.
      if (used * 3 >= table.length) grow();
      put(hash, location);
      size++;
      used++;
    },
    size: () => size,
  };
}

/** `idsOf[n]` holds the ids of segment n, by offset; the caller keeps it up to date. */
export function createLocations(idsOf: readonly (Ids | undefined)[]): Locations {
  const table = createLocationTable();

  function findFrom(first: number, hash: number, ids: Ids, number: number): number {
    let place = first;
    while (place >= 0) {
      const location = table.at(place);
      if (isSameId(idsOf[location >>> 16]!, location & 0xffff, ids, number)) break;
      place = table.probe(hash, place + 1);
    }
    return place;
  }

  return {
    find: (hash, ids, number) => findFrom(table.probe(hash, hash), hash, ids, number),
    locate(wanted) {
      const ids = packIds(wanted instanceof Set ? [...wanted] : (wanted as readonly string[]));
      const hashes = new Uint32Array(idCount(ids));
      const places = new Int32Array(hashes.length);
      for (let n = 0; n < hashes.length; n++) hashes[n] = hashOfId(ids, n);
      // A separate loop, because these entries are rarely cached: the processor can fetch those of
      // several ids at once.
      for (let n = 0; n < hashes.length; n++) places[n] = table.probe(hashes[n]!, hashes[n]!);
      const located = new Uint32Array(hashes.length);
      let count = 0;
      for (let n = 0; n < hashes.length; n++) {
        const place = findFrom(places[n]!, hashes[n]!, ids, n);
        if (place >= 0) located[count++] = table.at(place);
      }
      return located.subarray(0, count);
    },
    findAt: (hash, location) => table.placeOf(hash, pack(location)),
    at(place) {
      const location = table.at(place);
      return { segment: location >>> 16, offset: location & 0xffff };
    },
    move: (place, location) => table.set(place, pack(location)),
    remove: table.remove,
    insert: (hash, location) => table.insert(hash, pack(location)),
    size: table.size,
  };
}

function emptyTable(places: number): Uint32Array {
  return new Uint32Array(places * 2).fill(EMPTY);
}
