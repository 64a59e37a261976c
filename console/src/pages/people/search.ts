/** The parts of a person's page. */
export const PERSON_TABS = ['profile', 'contacts', 'law'] as const;

export const SOURCES = ['import', 'request', 'user'] as const;
/** The parts of the list's URL that narrow it, in the order in which they are shown. */
export const FACETS = ['place', 'title', 'skill', 'source', 'importId'] as const;
export type FacetName = (typeof FACETS)[number];
