import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../language/language.ts';
import { type Filter, slim } from '../filters/filter.ts';
import { askedOf } from './asked.ts';
import { diagnosisQuery, readingQuery } from './queries.ts';

export interface PoolAsked {
  prompt?: string;
  /** Those that somebody changed; undefined: as the prompt was read. */
  filters?: Filter[];
}

export type Pool = ReturnType<typeof usePool>;

/** Who a prompt or filters would find, as far as that can be known for free. */
export function usePool({ prompt, filters }: PoolAsked, scoringLanguage?: Language) {
  const reading = useQuery(readingQuery(prompt, scoringLanguage));
  const chips = filters ?? (reading.data?.filters ?? []).map(slim);
  // Counted by the reading of the prompt; once that is nobody, or the filters are the person's own,
  // filter by filter.
  const nobody = filters === undefined && reading.data?.estimationCount === 0 && chips.length > 0;
  const diagnosis = useQuery(diagnosisQuery(filters ?? (nobody ? chips : undefined)));
  const isRefused = filters === undefined && (reading.data?.refused.length ?? 0) > 0;
  return {
    prompt,
    filters,
    asked: askedOf({ prompt, filters }),
    reading,
    diagnosis,
    chips,
    /** Matches; undefined while nobody knows. */
    count: filters === undefined ? reading.data?.estimationCount : diagnosis.data?.count,
    /** Words of the prompt are about protected attributes. */
    isRefused,
    /** The service would refuse a search as it is. */
    isBlocked: isRefused || (filters === undefined ? reading.error : diagnosis.error) !== null,
  };
}
