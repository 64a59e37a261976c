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

/** Values of the filter by rating. */
export const RATINGS = ['5', '4', '3', '2', '1', 'none'] as const;
export type Rating = (typeof RATINGS)[number];

function keepAccepted<T extends string>(
  values: readonly string[] | undefined,
  accepted: readonly T[],
): T[] | undefined {
  const kept = accepted.filter((one) => values?.includes(one));
  return kept.length > 0 ? kept : undefined;
}

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
  userRating: (value) => keepAccepted(texts(value), RATINGS),
  // The router reads the word as a truth value.
  hasNotes: (value) => oneOf('true', 'false')(text(value)),
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

/** Filters whose values are few enough to choose from. */
export const CHOSEN_FILTERS = ['userRating', 'hasNotes'] as const;
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number];
export type AddedFilter = TypedFilter | ChosenFilter;

/** The search with one more value of a filter. */
export function withValue(
  search: CandidatesSearch,
  filter: AddedFilter,
  value: string,
): Partial<CandidatesSearch> {
  if (filter === 'hasNotes') return { hasNotes: oneOf('true', 'false')(value) };
  if (filter === 'userRating')
    return { userRating: keepAccepted([...(search.userRating ?? []), value], RATINGS) };
  return { [filter]: [...new Set([...(search[filter] ?? []), value])] };
}

/** The parameters of the listing, as the API expects them. */
export function listParameters({
  search,
  statusHandle,
  location,
  jobTitle,
  currentCompany,
  ownership,
  userRating,
  hasNotes,
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
    userRating,
    hasNotes,
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
  'userRating',
  'hasNotes',
] as const;

/** Takes every filter away. */
export const UNFILTERED = Object.fromEntries(FILTERS.map((name) => [name, undefined])) as Record<
  (typeof FILTERS)[number],
  undefined
>;

/** Adds or removes one value of a filter; undefined when no value is left. */
export function toggledValue<T extends string>(
  values: readonly T[] | undefined,
  value: T,
): T[] | undefined {
  const next = values?.includes(value)
    ? values.filter((one) => one !== value)
    : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}
