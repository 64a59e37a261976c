import type { components } from '../../../../client/src/types.gen.ts';
import type { Verdict } from '../../ui/badge.tsx';

type Schemas = components['schemas'];

/** More columns are narrower than a quote can be read in. */
const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** Those that an address names: each once, and no more than fit. */
export const comparedIn = (ids: readonly string[]): string[] =>
  [...new Set(ids)].slice(0, MAX_COMPARED);

export const isComparable = (count: number): boolean =>
  count >= MIN_COMPARED && count <= MAX_COMPARED;

export type Finding = Pick<Schemas['ScoredCriterion'], 'result' | 'status' | 'references'>;

/** One column of a comparison. */
export interface Compared {
  id: string;
  name: string;
  verdict: Verdict | null;
  /** By the text of the criterion. */
  findings: ReadonlyMap<string, Finding>;
  /** Null: the person is no longer there. */
  profile: Schemas['TalentProfile'] | null;
}

/** Every criterion that was asked of anybody, in the order of the first who was asked. */
export const criteriaOf = (people: readonly Pick<Compared, 'findings'>[]): string[] => [
  ...new Set(people.flatMap(({ findings }) => [...findings.keys()])),
];
