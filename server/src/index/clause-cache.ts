import type { Bitset } from './bitset.ts';
import type { Segment } from './segment.ts';

/** Memory that each set takes in addition to its bits. */
const SET_BYTES = 256;

/**
 * Caches the matches of whole clauses in each segment, within a memory bound; the least recently
 * used are evicted first. Entries never become stale because a segment never changes. One bound
 * covers all entries, regardless of the number of segments and the size of the clauses.
 */
export interface ClauseCache {
  /** The stored matches of the clause with this key. The clause becomes the most recently used. */
  find(key: string): RememberedClause;
  /** Drops the matches of a segment that no longer exists. */
  forget(segment: Segment): void;
  /** The memory used by all matches. */
  bytes(): number;
}

/** The sets are shared: never write to them. */
export interface RememberedClause {
  get(segment: Segment): Bitset | undefined;
  set(segment: Segment, found: Bitset): void;
}

/** `room` returns how many bytes all matches may use. */
export function createClauseCache(room: () => number): ClauseCache {
  interface Kept extends RememberedClause {
    bytes: number;
    forget(segment: Segment): void;
  }
  /** By key, least recently used first. */
  const clauses = new Map<string, Kept>();
  let total = 0;

  function count(clause: Kept, bytes: number): void {
    clause.bytes += bytes;
    total += bytes;
  }

  function makeRoom(): void {
    const most = room();
    for (const [key, { bytes }] of clauses) {
      if (total <= most) return;
      clauses.delete(key);
      total -= bytes;
    }
  }

  function create(key: string): Kept {
    const sets = new Map<Segment, Bitset>();
    const clause: Kept = {
      bytes: 0,
      get: (segment) => sets.get(segment),
      set(segment, found) {
        sets.set(segment, found);
        // A query larger than the whole cache can hold clauses that were already evicted.
        if (clauses.get(key) !== clause) return;
        count(clause, bytesOf(segment, found));
        makeRoom();
      },
      forget(segment) {
        const found = sets.get(segment);
        if (!found) return;
        sets.delete(segment);
        count(clause, -bytesOf(segment, found));
      },
    };
    return clause;
  }

  return {
    find(key) {
      const known = clauses.get(key);
      const clause = known ?? create(key);
      clauses.delete(key);
      clauses.set(key, clause);
      if (!known) count(clause, SET_BYTES + key.length);
      makeRoom();
      return clause;
    },
    forget(segment) {
      for (const clause of clauses.values()) clause.forget(segment);
    },
    bytes: () => total,
  };
}

/** A heavy list is part of its segment, so it uses no additional memory. */
function bytesOf({ buffer }: Segment, found: Bitset): number {
  return SET_BYTES + (found.buffer === buffer ? 0 : found.byteLength);
}
