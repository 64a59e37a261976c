import { getRouteApi, useNavigate } from '@tanstack/react-router';

const route = getRouteApi('/frame/castings/$castingId');

/** Which cards the board shows, and in which order. The URL holds all of it. */
export function useBoardSearch() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const change = (next: Partial<typeof search>): Promise<void> =>
    navigate({
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}
