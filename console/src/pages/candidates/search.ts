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

export const DRAWER_TABS = ['profile', 'contacts', 'verdict', 'sequences', 'history'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

/**
 * The parameters of the listing, named as the API names them; then how the page shows it, and whose
 * drawer is open.
 */
export const readSearch = searchParams({
  search: text,
  statusHandle: texts,
  location: texts,
  jobTitle: texts,
  currentCompany: texts,
  sortField: oneOf(...SORT_FIELDS),
  sortOrder: oneOf('asc', 'desc'),
  view: oneOf('board'),
  candidate: text,
  tab: oneOf(...DRAWER_TABS),
});
export type CandidatesSearch = ReturnType<typeof readSearch>;

/** Filters whose values people type, in the order in which they are offered. */
export const TYPED_FILTERS = ['location', 'jobTitle', 'currentCompany'] as const;
export type TypedFilter = (typeof TYPED_FILTERS)[number];

/** What the listing is asked with, as the API takes it. */
export function listParameters({
  search,
  statusHandle,
  location,
  jobTitle,
  currentCompany,
  sortField,
  sortOrder,
}: CandidatesSearch) {
  return { search, statusHandle, location, jobTitle, currentCompany, sortField, sortOrder };
}
export type ListParameters = ReturnType<typeof listParameters>;

/**
 * What a saved view keeps: the listing and how it is shown, without whose drawer happens to be
 * open.
 */
export const viewOf = (search: CandidatesSearch): CandidatesSearch => ({
  ...listParameters(search),
  view: search.view,
});

export const isFiltered = (search: CandidatesSearch): boolean =>
  (['search', 'statusHandle', 'location', 'jobTitle', 'currentCompany'] as const).some(
    (name) => search[name] !== undefined,
  );

/** With a value of a filter put in or taken out; undefined when none is left. */
export function toggledValue(
  values: readonly string[] | undefined,
  value: string,
): string[] | undefined {
  const next = values?.includes(value)
    ? values.filter((one) => one !== value)
    : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}
