import { oneOf, searchParams, text, texts } from '../../app/search-params.ts';

export const SORT_FIELDS = [
  'name',
  'companyName',
  'statusHandle',
  'city',
  'jobTitle',
  'userRating',
  'contacts',
  'createdAt',
  'history',
] as const;

export const DRAWER_TABS = [
  'profile',
  'comments',
  'contacts',
  'verdict',
  'sequences',
  'history',
] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

/**
 * The parameters of the listing, named as in the API; then the layout of the page, and the
 * candidate whose drawer is open.
 */
export const readSearch = searchParams({
  search: text,
  statusHandle: texts,
  location: texts,
  jobTitle: texts,
  currentCompany: texts,
  /** The user's own candidates only. */
  ownership: oneOf('mine'),
  sortField: oneOf(...SORT_FIELDS),
  sortOrder: oneOf('asc', 'desc'),
  view: oneOf('board'),
  candidate: text,
  tab: oneOf(...DRAWER_TABS),
  /** Candidates side by side. */
  compare: texts,
  /** The links to the shortlist are open. */
  share: oneOf('open'),
  /** What happened in the sourcing is open. */
  activity: oneOf('open'),
});
export type CandidatesSearch = ReturnType<typeof readSearch>;

/** Filters with typed values, in the order of the menu. */
export const TYPED_FILTERS = ['location', 'jobTitle', 'currentCompany'] as const;
export type TypedFilter = (typeof TYPED_FILTERS)[number];

/** The parameters of the listing, as the API expects them. */
export function listParameters({
  search,
  statusHandle,
  location,
  jobTitle,
  currentCompany,
  ownership,
  sortField,
  sortOrder,
}: CandidatesSearch) {
  return {
    search,
    statusHandle,
    location,
    jobTitle,
    currentCompany,
    ownership,
    sortField,
    sortOrder,
  };
}
export type ListParameters = ReturnType<typeof listParameters>;

/** What a saved view stores: the listing and its layout, without the open drawer. */
export const viewOf = (search: CandidatesSearch): CandidatesSearch => ({
  ...listParameters(search),
  view: search.view,
});

export const isFiltered = (search: CandidatesSearch): boolean =>
  FILTERS.some((name) => search[name] !== undefined);

const FILTERS = [
  'search',
  'statusHandle',
  'location',
  'jobTitle',
  'currentCompany',
  'ownership',
] as const;

/** Takes every filter away. */
export const UNFILTERED = Object.fromEntries(FILTERS.map((name) => [name, undefined])) as Record<
  (typeof FILTERS)[number],
  undefined
>;

/** Adds or removes one value of a filter; undefined when no value is left. */
export function toggledValue(
  values: readonly string[] | undefined,
  value: string,
): string[] | undefined {
  const next = values?.includes(value)
    ? values.filter((one) => one !== value)
    : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}
