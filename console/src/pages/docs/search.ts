import { queryOptions } from '@tanstack/react-query';
import MiniSearch from 'minisearch';
import { type Passage, SEARCH_OPTIONS } from '../../../site/search-options.ts';

/** The index of the documentation in the service. Its name changes with its content; a page knows it. */
const INDEX = /data-index="([^"]+)"/;

export const docsIndexQuery = queryOptions({
  queryKey: ['docs-index'],
  queryFn: async ({ signal }): Promise<MiniSearch<Passage>> => {
    const page = await read('/docs/', signal);
    const [, address] = INDEX.exec(page) ?? [];
    if (address === undefined) throw new Error('The documentation has no index.');
    return MiniSearch.loadJSON<Passage>(await read(address, signal), SEARCH_OPTIONS);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

async function read(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.text();
}

export interface FoundPassage {
  /** Its address. */
  id: string;
  title: string;
  about: string;
}

const MAX_FOUND = 12;

export const passagesFor = (index: MiniSearch<Passage>, typed: string): FoundPassage[] =>
  index
    .search(typed)
    .slice(0, MAX_FOUND)
    .map(({ id, page, heading, about }) => ({
      id: String(id),
      title: page === heading ? String(page) : `${page}: ${heading}`,
      about: String(about),
    }));

/** The heading of an operation, which the console shows itself. */
const OPERATION = /^\/docs\/reference\/api-[a-z-]+#(.+)$/;

/** The operation that a passage describes, as the page of the reference takes it. */
export const operationOf = (id: string): string | undefined => OPERATION.exec(id)?.[1];
