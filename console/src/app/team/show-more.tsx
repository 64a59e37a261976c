import { Button } from '../../ui/button.tsx';

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** The next page of a list that goes back in time; nothing when all of it is shown. */
export function ShowMore({ query, children }: { query: Paged; children: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className="mt-3"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
