import type { Lexicon } from '../../../lexicon/types.ts';

export interface CompileContext {
  lexicon: Lexicon;
  /**
   * Today, in days since the Unix epoch: "updated within" counts back from it, and current jobs run
   * until it.
   */
  today: number;
  /**
   * The workspace that searches: its own people are found beside the shared ones. Without it, only
   * the shared ones are.
   */
  workspaceId?: string;
  /** Needed only by HAS_CONTACT and IN_SOURCING: the caller's workspace provides the data. */
  membersOf?: MembersOf;
}

/**
 * The ids of the talents with a contact of this kind in the workspace, or of the candidates of this
 * sourcing (`any`: of any of its sourcings).
 */
export type MembersOf = (
  filterType: 'HAS_CONTACT' | 'IN_SOURCING',
  value: string,
) => readonly string[];
