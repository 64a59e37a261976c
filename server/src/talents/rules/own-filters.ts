/** How somebody came: with a file, with a key, or typed by a user. */
export const OWN_SOURCES = ['import', 'request', 'user'] as const;
export type OwnSource = (typeof OWN_SOURCES)[number];

export type OwnFacet = 'place' | 'title' | 'skill' | 'source' | 'import';

/** What all listed people have. Texts are compared without case, the name without accents. */
export interface OwnFilters {
  /** Words of the name, in any order. */
  name?: string;
  /** A city, region or country. */
  place?: string;
  title?: string;
  skill?: string;
  source?: OwnSource;
  importId?: string;
  /** Somebody, or whoever they were merged into. */
  talentId?: string;
}

/** How many people share a value, among those who were found. */
export interface FacetValue {
  facet: OwnFacet;
  value: string;
  /** The name of the file, for an import. */
  label: string | null;
  count: number;
}
