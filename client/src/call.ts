import type { Answer } from './request.ts';

/** A request under way. Await it for its data. */
export interface Call<T> extends Promise<T> {
  /** The data with the status and headers of the response. */
  withResponse(): Promise<Answer<T>>;
}

/**
 * A list under way. Await it for its first page, or walk over its items: further pages are asked for
 * only when the loop wants them, so `break` ends the requests too.
 */
export interface Listing<Page, Item> extends Call<Page>, AsyncIterable<Item> {
  /** Every item of every page. */
  all(): AsyncGenerator<Item, void>;
  /** Page after page. */
  pages(): AsyncGenerator<Page, void>;
  /** The items in an array; `max` ends it early. */
  toArray(options?: { max?: number }): Promise<Item[]>;
}

/** How the next page is asked for: `x-paging` of the OpenAPI document explains the styles. */
export interface Paging {
  style: 'cursor' | 'page' | 'search' | 'none';
  items: string;
  send?: string;
  next?: string;
  more?: string;
  first?: number;
}

type Fields = Record<string, unknown>;
type Send = (input: Fields) => Promise<Answer<unknown>>;

export function createCall<T>(answer: Promise<Answer<T>>): Call<T> {
  const call = answer.then(({ data }) => data);
  return Object.assign(call, {
    withResponse() {
      // The caller handles the failure of this promise, not of the other.
      call.catch(() => {});
      return answer;
    },
  });
}

/** `send` sends the request with this input; the first page is asked for at once. */
export function createListing(
  send: Send,
  input: Fields,
  paging: Paging,
): Listing<unknown, unknown> {
  const first = send(input);
  const call = createCall(first);

  async function* pages(): AsyncGenerator<unknown, void> {
    call.catch(() => {});
    let sent: Fields | null = input;
    for (let answer = first; ; answer = send(sent)) {
      const page = (await answer).data as Fields;
      if (paging.style === 'search' && (page[paging.items] as unknown[]).length === 0) return;
      yield page;
      sent = nextInput(paging, sent, page);
      if (sent === null) return;
    }
  }

  async function* all(): AsyncGenerator<unknown, void> {
    for await (const page of pages()) yield* (page as Fields)[paging.items] as unknown[];
  }

  async function toArray({ max = Number.POSITIVE_INFINITY }: { max?: number } = {}) {
    const items: unknown[] = [];
    if (max > 0)
      for await (const item of all()) {
        items.push(item);
        if (items.length >= max) break;
      }
    return items;
  }

  return Object.assign(call, { pages, all, toArray, [Symbol.asyncIterator]: all });
}

/** The input of the next page; null after the last one. */
function nextInput({ style, send = '', ...paging }: Paging, sent: Fields, page: Fields) {
  const next = paging.next === undefined ? undefined : page[paging.next];
  const more = paging.more?.split('.').reduce<unknown>((at, key) => (at as Fields)?.[key], page);
  switch (style) {
    case 'cursor':
      return next == null || more === false ? null : { ...sent, [send]: next };
    case 'page':
      return more === true ? { ...sent, [send]: Number(sent[send] ?? paging.first) + 1 } : null;
    case 'search':
      return { ...sent, [send]: [...((sent[send] as unknown[] | undefined) ?? []), next] };
    case 'none':
      return null;
  }
}
