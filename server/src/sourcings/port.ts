import type { Tx } from '../platform/db.ts';

/** The verdict on a talent in a casting, as shown on its candidate. */
export interface TalentVerdict {
  castingId: string;
  talentId: string;
  verdict: 'green' | 'amber' | 'red';
  /** The user's verdict that overrides it. */
  override: 'green' | 'amber' | 'red' | null;
  recap: string | null;
}

/**
 * The verdicts of these talents in these castings of the workspace; unjudged talents are absent.
 */
export type VerdictsOf = (
  tx: Tx,
  workspaceId: string,
  pairs: readonly { castingId: string; talentId: string }[],
) => Promise<TalentVerdict[]>;

/**
 * Ends the outreach to candidates that become NOT_RETAINED, in the transaction that sets this
 * status and with their rows locked.
 */
export type StopOutreach = (
  tx: Tx,
  workspaceId: string,
  candidateIds: readonly string[],
) => Promise<void>;
