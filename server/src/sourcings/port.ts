import type { Tx } from '../platform/db.ts';

/** The verdict on a talent in a casting, as its candidate shows it. */
export interface TalentVerdict {
  castingId: string;
  talentId: string;
  verdict: 'green' | 'amber' | 'red';
  /** The verdict that a person gave instead. */
  override: 'green' | 'amber' | 'red' | null;
  recap: string | null;
}

/**
 * The verdicts of these talents in these castings of the workspace; those that were not judged are
 * absent.
 */
export type VerdictsOf = (
  tx: Tx,
  workspaceId: string,
  pairs: readonly { castingId: string; talentId: string }[],
) => Promise<TalentVerdict[]>;

/**
 * Ends the outreach to candidates that become NOT_RETAINED, in the transaction that gives them this
 * status and with their rows locked.
 */
export type StopOutreach = (
  tx: Tx,
  workspaceId: string,
  candidateIds: readonly string[],
) => Promise<void>;
