import type { Verdict } from '../../judging/contract.ts';
import type { Language } from '../../platform/operation.ts';

/** What a user says of a judged talent; null where nothing is said. */
export interface ReviewState {
  verdict: Verdict | null;
  /** 1 to 5. */
  rating: number | null;
  note: string | null;
}

export const NO_REVIEW: ReviewState = { verdict: null, rating: null, note: null };

/** Fields that a change leaves out stay as they were. */
export const changed = (before: ReviewState, change: Partial<ReviewState>): ReviewState => ({
  verdict: change.verdict === undefined ? before.verdict : change.verdict,
  rating: change.rating === undefined ? before.rating : change.rating,
  note: change.note === undefined ? before.note : change.note,
});

/** The reason of an override that a verdict without a note makes. */
const WITHOUT_NOTE: Record<Language, string> = {
  en: 'Own verdict in review, without a note',
  fr: 'Verdict donné en revue, sans note',
};

/**
 * The override that a review asks for: none while its verdict is the judge's, or when it has none.
 */
export function overrideOf(
  { verdict, note }: ReviewState,
  aiVerdict: Verdict,
  language: Language,
): { verdict: Verdict; reason: string } | null {
  if (verdict === null || verdict === aiVerdict) return null;
  return { verdict, reason: note ?? WITHOUT_NOTE[language] };
}
