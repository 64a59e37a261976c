import { hashText } from './texts.ts';

/** Where a document is. */
export interface Location {
  /** The number of its segment. */
  segment: number;
  offset: number;
}

const EMPTY = 0xffffffff;
const REMOVED = 0xfffffffe;
/** Numbers of segments stay below this, so that no location looks like one of the two marks. */
export const MAX_SEGMENTS = 65_535;

/**
 * Where every document is, by its id: two arrays of numbers, open-addressed, where a Map of a million ids would take ten times as much. The ids
 * themselves stand in the segments.
 */
export interface Locations {
  /** The place of an id in the table, or -1. */
  find(id: string): number;
  /** The same for an id by its hash; `isIt` says whether the document there has it. */
  findBy(hash: number, isIt: (segment: number, offset: number) => boolean): number;
  /** Where the documents of these ids are, those that there are, ascending: the number of the segment times 65,536, plus the offset. */
  locate(ids: ReadonlySet<string> | readonly string[]): Uint32Array;
  /** The place of the id whose document is there, or -1; cheaper than `find`, since no text is compared. */
  findAt(hash: number, location: Location): number;
  at(place: number): Location;
  move(place: number, location: Location): void;
  remove(place: number): void;
  /** Adds an id that is not there. */
  insert(hash: number, location: Location): void;
  size(): number;
}

const pack = ({ segment, offset }: Location): number => segment * 65_536 + offset;

/** `isAt` says whether the document there has that id. */
export function createLocations(isAt: (segment: number, offset: number, id: string) => boolean): Locations {
  let hashes = new Uint32Array(1024);
  let values = new Uint32Array(1024).fill(EMPTY);
  let size = 0;
  let used = 0;

  const unpack = (value: number): Location => ({ segment: value >>> 16, offset: value & 0xffff });

  function grow(): void {
    const [oldHashes, oldValues] = [hashes, values];
    const capacity = size * 4 > values.length ? values.length * 2 : values.length;
    hashes = new Uint32Array(capacity);
    values = new Uint32Array(capacity).fill(EMPTY);
    used = size;
    for (let place = 0; place < oldValues.length; place++) if (oldValues[place]! < REMOVED) put(oldHashes[place]!, oldValues[place]!);
  }

  function put(hash: number, value: number): void {
    const mask = values.length - 1;
    let place = hash & mask;
    while (values[place] !== EMPTY) place = (place + 1) & mask;
    hashes[place] = hash;
    values[place] = value;
  }

  function findBy(hash: number, isIt: (segment: number, offset: number) => boolean): number {
    const mask = values.length - 1;
    for (let place = hash & mask; values[place] !== EMPTY; place = (place + 1) & mask) {
      if (hashes[place] !== hash || values[place] === REMOVED) continue;
      if (isIt(values[place]! >>> 16, values[place]! & 0xffff)) return place;
    }
    return -1;
  }

  const find = (id: string): number => findBy(hashText(id), (segment, offset) => isAt(segment, offset, id));

  return {
    find,
    findBy,
    locate(ids) {
      const located = new Uint32Array(ids instanceof Set ? ids.size : (ids as readonly string[]).length);
      let count = 0;
      for (const id of ids) {
        const place = find(id);
        if (place >= 0) located[count++] = values[place]!;
      }
      return located.subarray(0, count).sort();
    },
    findAt(hash, location) {
      const mask = values.length - 1;
      const wanted = pack(location);
      for (let place = hash & mask; values[place] !== EMPTY; place = (place + 1) & mask) if (values[place] === wanted) return place;
      return -1;
    },
    at: (place) => unpack(values[place]!),
    move(place, location) {
      values[place] = pack(location);
    },
    remove(place) {
      values[place] = REMOVED;
      size--;
    },
    insert(hash, location) {
      // Above two thirds, probes become long.
      if (used * 3 >= values.length * 2) grow();
      put(hash, pack(location));
      size++;
      used++;
    },
    size: () => size,
  };
}
