/** The filter types of decision 16. MAJOR is read as FIELD_OF_STUDY. */
export const FILTER_TYPES = [
  'JOB_TITLE',
  'SENIORITY',
  'JOB_FUNCTION',
  'YEARS_OF_EXPERIENCE',
  'YEARS_IN_CURRENT_ROLE',
  'YEARS_AT_CURRENT_COMPANY',
  'LOCATION',
  'COUNTRY',
  'COMPANY',
  'CURRENT_COMPANY',
  'PAST_COMPANY',
  'INDUSTRY',
  'COMPANY_SIZE',
  'SKILL',
  'KEYWORD',
  'HEADLINE',
  'CERTIFICATION',
  'INTEREST',
  'LANGUAGE',
  'SCHOOL',
  'DEGREE',
  'FIELD_OF_STUDY',
  'HAS_CONTACT',
  'UPDATED_WITHIN',
  'FIRST_NAME',
  'LAST_NAME',
  'PRO_NETWORK_URL',
  'IN_SOURCING',
  'POOL',
] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

export const HISTORIES = ['CURRENT', 'PAST', 'CURRENT_AND_PAST'] as const;
export type History = (typeof HISTORIES)[number];

/** What HAS_CONTACT asks for. */
export const CONTACT_KINDS = ['email', 'phone', 'any'] as const;

/** What POOL asks for: the people that the workspace brought, or those that all workspaces share. */
export const POOLS = ['own', 'shared'] as const;

export type FilterValue =
  | string
  | number
  | boolean
  | (string | number)[]
  | { min?: number; max?: number };

/** A filter after validation, every default filled in (decision 15). */
export interface Filter {
  filterType: FilterType;
  value: FilterValue;
  isRequired: boolean;
  isExcluded: boolean;
  isExactMatch: boolean;
  /** Kilometres around a place; only on places. */
  radius?: number;
  /** Only on titles, companies and industries. */
  history?: History;
}

/** A filter read from a prompt, with its slice of the prompt (UTF-16 offsets). */
export interface InterpretedFilter extends Filter {
  span: { start: number; end: number; text: string };
}

/** How a prompt was understood. */
export interface Interpretation {
  filters: InterpretedFilter[];
  /** Short sentences for a judge to verify, in the scoring language. */
  criteria: string[];
  /** Words that were not understood or not used, each with the reason. */
  ignored: { text: string; reason: string }[];
  /** What words of the filters may mean instead: "did you mean Georgia, the country?" */
  uncertain?: UncertainReading[];
}

/** Words of the prompt that were read as one thing and may mean another. */
export interface UncertainReading {
  /** The words, with their UTF-16 offsets. */
  text: string;
  start: number;
  end: number;
  /** What the filter means by them, for people, and the values that say so. */
  taken: string;
  values: string[];
  instead: { filterType: FilterType; value: string; name: string };
  /** The share of the likelihood, 0 to 1. */
  score: number;
}
