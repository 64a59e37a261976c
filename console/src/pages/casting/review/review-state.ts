import type { QualifiedTalent } from '../queries.ts';
import type { Verdict } from '../verdicts.ts';

/** What users said of a judged person; null where nothing is said. */
export interface ReviewState {
  verdict: Verdict | null;
  rating: number | null;
  note: string | null;
}

/** What this tab said, and when the service had stored it; null: on its way. */
export interface LocalReview {
  state: ReviewState;
  storedAt: string | null;
}

/** A review as the service has it. */
export const storedState = ({ review }: Pick<QualifiedTalent, 'review'>): ReviewState => ({
  verdict: review?.verdict ?? null,
  rating: review?.rating ?? null,
  note: review?.note ?? null,
});

/**
 * What to show: what this tab said last, unless somebody changed it after that. An answer read
 * before a change arrived is older than the change, so it never replaces it.
 */
export function shownState(
  talent: Pick<QualifiedTalent, 'review'>,
  local: LocalReview | undefined,
): ReviewState {
  if (!local) return storedState(talent);
  const isNewer =
    talent.review !== null && local.storedAt !== null && talent.review.at > local.storedAt;
  return isNewer ? storedState(talent) : local.state;
}

/**
 * The next person without a verdict after one of them, going round; null when everybody has one.
 */
export function nextLeft(
  ids: readonly string[],
  hasVerdict: (id: string) => boolean,
  from: string,
): string | null {
  const at = ids.indexOf(from);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return round.find((id) => !hasVerdict(id)) ?? null;
}
