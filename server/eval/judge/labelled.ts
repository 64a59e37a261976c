import type { CriterionStatus } from '../../src/judging/contract.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';

/**
 * A profile with what a careful recruiter says of criteria about it; how to label is in README.md.
 */
export interface Labelled {
  name: string;
  profile: TalentProfile;
  labels: Readonly<Record<CriterionStatus, readonly string[]>>;
}

/** The day on which every profile of the scorecard is judged. */
export const LABELLED_ON = new Date('2026-03-01T00:00:00Z');
