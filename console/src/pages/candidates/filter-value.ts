import { useMessages } from './messages.ts';
import { type CandidatesSearch, RATINGS, type Rating } from './search.ts';

interface Named<T> {
  value: T;
  label: string;
}

interface FilterValues {
  userRating: readonly Named<Rating>[];
  hasNotes: readonly Named<NonNullable<CandidatesSearch['hasNotes']>>[];
}

/** What each filter with few values offers, as people read it. */
export function useFilterValues(): FilterValues {
  const messages = useMessages();
  return {
    userRating: RATINGS.map((value) => ({
      value,
      label: value === 'none' ? messages.noRating : messages.rated(Number(value)),
    })),
    hasNotes: (['true', 'false'] as const).map((value) => ({
      value,
      label: messages.withNotes[value],
    })),
  };
}
