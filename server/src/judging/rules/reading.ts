import type { CompanyKind, Place, Seniority } from '../../lexicon/types.ts';
import type { ConceptId } from './concepts.ts';
import type { Bound } from './durations.ts';
import type { ScaledThing } from './scale.ts';

/**
 * The requirement of a criterion, once read; the same in every language. Anything a profile cannot
 * show is `unreadable`, never guessed.
 */
export type CriterionReading =
  | { kind: 'all' | 'any'; of: readonly CriterionReading[] }
  /** At least `min` of them. */
  | { kind: 'some'; min: number; of: readonly CriterionReading[] }
  | { kind: 'not'; of: CriterionReading }
  /** Only jobs held in the last `years` years count. */
  | { kind: 'recent'; years: number; of: CriterionReading }
  | { kind: 'years'; bound: Bound; scope: YearsScope }
  | { kind: 'mention'; subject: Subject; depth: MentionDepth }
  /** All of the terms in one sentence of the profile. */
  | { kind: 'phrase'; label: string; terms: readonly PhraseTerm[] }
  | { kind: 'title'; role: Role; when: When }
  | { kind: 'seniority'; level: Seniority }
  | PlaceReading
  | { kind: 'language'; code: string; names: { en: string; fr: string }; level: number | null }
  | { kind: 'company'; label: string; forms: readonly string[]; when: When }
  | { kind: 'company_kind'; of: CompanyKind; when: When }
  /** How many people an employer has. */
  | { kind: 'company_size'; bound: Bound; when: When }
  /** Higher titles at the same employer, at least so many times. */
  | { kind: 'promotion'; times: number }
  /** Work in so many countries, in one outside a place, or inside one of several places. */
  | CountriesReading
  /** No longer time between two jobs than this. */
  | { kind: 'gap'; maxMonths: number }
  /** How much of something the person was responsible for, in units or in money of any currency. */
  | { kind: 'scale'; of: ScaledThing; bound: Bound; label: string }
  | { kind: 'degree'; level: number; atLeast: boolean; family: string | null; label: string }
  | { kind: 'school'; label: string; forms: readonly string[] }
  | { kind: 'field'; label: string; groups: readonly (readonly string[])[] }
  | { kind: 'certification'; label: string; forms: readonly string[]; stems: readonly string[] }
  | { kind: 'management'; teamSize: Bound | null }
  /** How many employers, in all or in the last `years` years. */
  | { kind: 'employers'; bound: Bound; years: number | null }
  /** In a job today. */
  | { kind: 'employed' }
  /** A number of languages, no matter which. */
  | { kind: 'languages'; min: number; level: number | null }
  | { kind: 'unreadable'; reason: UnreadableReason };

export type When = 'current' | 'past' | 'ever';

/**
 * Where a mention counts: `lists` only in skills, titles and certifications (for words that the
 * lexicon does not know); `job` only in a job.
 */
export type MentionDepth = 'anywhere' | 'lists' | 'job';

export type UnreadableReason =
  | 'soft_skill'
  | 'salary'
  | 'availability'
  | 'mobility'
  | 'motivation'
  | 'other';

/** A part of a phrase: a meaning with many wordings, a thing that the lexicon knows, or a word. */
export type PhraseTerm =
  | { of: 'concept'; concept: ConceptId }
  | { of: 'subject'; subject: Subject }
  | { of: 'word'; stem: string; label: string };

/** Something that one can know, do or work in. */
export interface Subject {
  /** Its usual spelling, else as the criterion writes it. */
  label: string;
  /** As the criterion writes it. */
  written: string;
  /** Folded phrases that name it in running text. */
  forms: readonly string[];
  /**
   * Role families and job functions that count as the subject; a job whose title has one of them
   * counts.
   */
  families: readonly string[];
  functions: readonly string[];
  /** Key of the industry that it names: to have worked for an employer of it counts. */
  industry: string | null;
  /**
   * Finds, in folded text, a skill that is only practised in this subject: a job that names one is
   * work in it. Null when there is none.
   */
  practices: RegExp | null;
  /** Stems of its words; a title that holds all of them counts. */
  stems: readonly string[];
  /** Only titles show it ("as a nurse"). */
  isRole: boolean;
}

export interface Role {
  label: string;
  family: string | null;
  forms: readonly string[];
  stems: readonly string[];
  /**
   * For a role that is only a rank ("team leader"): any person who holds that rank has the role,
   * under any name.
   */
  rank: Seniority | null;
}

export type YearsScope =
  | { of: 'total' }
  | { of: 'subject'; subject: Subject }
  | { of: 'company'; label: string; forms: readonly string[] }
  | { of: 'company_kind'; companyKind: CompanyKind }
  | { of: 'seniority'; level: Seniority }
  | { of: 'management' }
  /** The longest stay at one employer; every finished stay. */
  | { of: 'one_employer' }
  | { of: 'each_employer' }
  /** The mean stay at an employer. */
  | { of: 'average_stay' }
  | { of: 'current_role' }
  | { of: 'current_company' };

export interface CountriesReading {
  kind: 'countries';
  min: number;
  outside: Place | null;
  /** Work in any of them counts; empty when the places do not matter. */
  inside: readonly Place[];
  label: string;
}

export interface PlaceReading {
  kind: 'place';
  label: string;
  /** As the criterion writes it. */
  written: string;
  places: readonly Place[];
  radiusKm: number | null;
  /** Folded words of the place, for places that the lexicon does not know. */
  literal: string;
}

export const unreadable = (reason: UnreadableReason): CriterionReading => ({
  kind: 'unreadable',
  reason,
});

/** Combines readings; a single one is returned unchanged, and of none nothing can be read. */
export function together(
  kind: 'all' | 'any',
  readings: readonly CriterionReading[],
): CriterionReading {
  if (readings.length === 0) return unreadable('other');
  return readings.length === 1 ? readings[0]! : { kind, of: readings };
}

/** Read by its words alone: the lexicon knows no other name for them. */
export function isLiteral(leaf: CriterionReading): boolean {
  if (leaf.kind === 'phrase') return leaf.terms.some(({ of }) => of === 'word');
  return leaf.kind === 'mention' && isUnknown(leaf.subject);
}

const isUnknown = ({ forms, families, functions, practices }: Subject): boolean =>
  new Set(forms).size <= 1 && families.length === 0 && functions.length === 0 && practices === null;
