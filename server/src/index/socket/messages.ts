import type { Facet, FacetCounts, Plan, SearchResult } from '../port.ts';

/*
 * What the processes of a machine say to the one that holds the index, and what it answers. A
 * connection begins with `hello`; `state` may be asked before it, by whoever only looks. Both, and
 * `refused`, stay as they are in every version, so that another version is told what is wrong.
 */

/** Raise it with every change of these messages, of plans, or of their meaning. */
export const PROTOCOL = 1;

/** How far the index is. */
export interface IndexState {
  /** False until everything was read once: an index that is half full answers nothing. */
  isLoaded: boolean;
  /** Whether the last look at the record reached its end. */
  isCaughtUp: boolean;
  /** Documents. */
  size: number;
  mark: string | null;
}

export type Request =
  | { kind: 'search'; id: number; plan: Plan; exclude: readonly string[]; limit: number }
  | { kind: 'facet'; id: number; plan: Plan; facet: Facet };

export type ToIndex =
  /** `rules`: by which code and vocabularies this process reads documents and makes plans. */
  | { kind: 'hello'; protocol: number; rules: string }
  | { kind: 'state'; id: number }
  | { kind: 'cancel'; id: number }
  | Request;

export type FromIndex =
  | { kind: 'welcome'; state: IndexState }
  /** The last message of the connection: what is wrong, and what to do. */
  | { kind: 'refused'; message: string }
  | { kind: 'state'; id: number; state: IndexState }
  | { kind: 'found'; id: number; answer: SearchResult | FacetCounts }
  /** `isLoading`: the index cannot answer yet. Else the request made it fail. */
  | { kind: 'failed'; id: number; message: string; isLoading: boolean };

/** Why two processes cannot work together; null when they can. */
export function disagreement(
  asking: { protocol: number; rules: string },
  holding: { rules: string },
): string | null {
  if (asking.protocol !== PROTOCOL)
    return `the index process speaks version ${PROTOCOL} of the index protocol and this process version ${String(asking.protocol)}; run one version of Greenroom on the machine, and restart all its processes`;
  if (asking.rules !== holding.rules)
    return 'the index process searches by other code or other vocabularies than this process; run one version of Greenroom on the machine, and restart all its processes';
  return null;
}
