import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../language/language.ts';
import { type Filter, slim } from '../filters/filter.ts';
import { askedOf } from './asked.ts';
import { diagnosisQuery, readingQuery } from './queries.ts';

export interface PoolAsked {
  prompt?: string;
  /** The filters that the user changed; undefined: those read from the prompt. */
  filters?: Filter[];
}

export type Pool = ReturnType<typeof usePool>;

/** The people that a prompt or filters would find, as far as this is free to know. */
export function usePool({ prompt, filters }: PoolAsked, scoringLanguage?: Language) {
  const reading = useQuery(readingQuery(prompt, scoringLanguage));
  const chips = filters ?? (reading.data?.filters ?? []).map(slim);
  // The reading of the prompt gives the count and, when it is zero, nearly always the diagnosis.
  // Once the user changed the filters, the diagnosis counts filter by filter.
  const nobody = filters === undefined && reading.data?.estimationCount === 0 && chips.length > 0;
  const diagnosis = useQuery(
    filters === undefined
      ? diagnosisQuery(nobody ? chips : undefined, reading.data?.diagnosis)
      : diagnosisQuery(filters),
  );
  const isRefused = filters === undefined && (reading.data?.refused.length ?? 0) > 0;
  return {
    prompt,
    filters,
    asked: askedOf({ prompt, filters }),
    reading,
    diagnosis,
    chips,
    /** Number of matches; undefined while unknown. */
    count: filters === undefined ? reading.data?.estimationCount : diagnosis.data?.count,
    /** The prompt mentions protected attributes. */
    isRefused,
    /** The service would refuse this search. */
    isBlocked: isRefused || (filters === undefined ? reading.error : diagnosis.error) !== null,
  };
}
