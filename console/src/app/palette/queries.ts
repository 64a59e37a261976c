import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, data } from '../api.ts';

/** As many as a list shows without scrolling past the rest. */
const MAX_PEOPLE = 5;
/** The newest are searched in the browser: as many as the API gives at once. */
const MAX_SOURCINGS = 50;
const MAX_CASTINGS = 100;
/** Shorter names would match nearly everyone. */
const MIN_NAME = 2;

/** The workspace's own people of a name. */
export const namedPeopleQuery = (name: string) =>
  queryOptions({
    queryKey: ['people', 'named', name],
    queryFn:
      name.length < MIN_NAME
        ? skipToken
        : ({ signal }) =>
            data(
              api.GET('/v1/talents', {
                params: { query: { name, page: 1, pageSize: MAX_PEOPLE } },
                signal,
              }),
            ),
  });

export const allSourcingsQuery = queryOptions({
  queryKey: ['sourcings', 'list', 'named'],
  queryFn: ({ signal }) =>
    data(
      api.GET('/v1/sourcings', {
        params: { query: { ownership: 'all', page: 0, pageSize: MAX_SOURCINGS } },
        signal,
      }),
    ),
});

export const newestCastingsQuery = queryOptions({
  queryKey: ['castings', 'list', 'named'],
  queryFn: ({ signal }) =>
    data(
      api.GET('/v1/search/talents/qualified', {
        params: { query: { pageSize: MAX_CASTINGS } },
        signal,
      }),
    ),
});
