import type { Lexicon } from '../../../lexicon/types.ts';

export interface CompileContext {
  lexicon: Lexicon;
  /**
   * Today, in days since the Unix epoch: "updated within" counts back from it, and current jobs
   * last until it.
   */
  today: number;
  /** Needed by HAS_CONTACT and IN_SOURCING only: the caller's workspace answers them. */
  membersOf?: MembersOf;
}

/**
 * The ids of the talents for which a workspace has a contact of this kind, or which are candidates
 * of this sourcing (`any`: of any of its sourcings).
 */
export type MembersOf = (
  filterType: 'HAS_CONTACT' | 'IN_SOURCING',
  value: string,
) => readonly string[];
