import type { Command } from 'commander';
import { wholeNumber } from './options.ts';
import {
  createServiceApi,
  queryOf,
  type ServiceApi,
  type ServiceOptions,
  sayWait,
} from './service-api.ts';

/*
 * Every list command by key answers a part of its list and says on standard error when there is
 * more. --limit says how much, --all reads everything, and --cursor or --page goes on.
 */

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

export interface CursorOptions {
  limit: number;
  all?: boolean;
  cursor?: string;
}

export interface PageOptions {
  limit: number;
  all?: boolean;
  page: number;
}

const ALL = ['--all', 'everything that is left, request after request'] as const;

export function addCursorPaging(command: Command, { limit = DEFAULT_LIMIT } = {}): Command {
  return command
    .option('--limit <n>', 'at most this number', wholeNumber(1, MAX_LIMIT), limit)
    .option('--cursor <cursor>', 'go on where an earlier answer ended')
    .option(...ALL);
}

export function addPagePaging(command: Command, { max }: { max: number }): Command {
  return command
    .option('--limit <n>', `at most this number, up to ${max}`, wholeNumber(1, max), DEFAULT_LIMIT)
    .option('--page <n>', 'which part of that size, from 1', wholeNumber(1, 1_000_000), 1)
    .option(...ALL);
}

/** The API of a list command: one that reads everything waits for room in the limits. */
export const listApi = (options: ServiceOptions & { all?: boolean }): ServiceApi =>
  createServiceApi(options, options.all ? { onWait: sayWait } : {});

type Query = Parameters<typeof queryOf>[0];

/** Tells on standard error how to go on. */
export function tellMore(how: string): void {
  process.stderr.write(`There is more: add ${how}.\n`);
}

/** The first page's answer with the items of all pages that were read, and where to go on. */
export async function readByCursor<
  Items extends string,
  Page extends { nextPageCursor: string | null } & Record<Items, readonly unknown[]>,
>(
  api: Pick<ServiceApi, 'get'>,
  {
    path,
    query = {},
    items,
    max = 100,
  }: { path: string; query?: Query; items: Items; max?: number },
  { limit, all, cursor }: CursorOptions,
): Promise<Page> {
  const wanted = all ? Number.POSITIVE_INFINITY : limit;
  const found: unknown[] = [];
  let whole: Page | null = null;
  for (let at: string | undefined = cursor; ; ) {
    const pageSize = Math.min(max, wanted - found.length);
    const page: Page = await api.get<Page>(`${path}${queryOf({ ...query, cursor: at, pageSize })}`);
    whole ??= page;
    found.push(...page[items]);
    const next = page.nextPageCursor;
    if (next !== null && found.length < wanted) {
      at = next;
      continue;
    }
    if (next !== null) tellMore(`--cursor ${next}, or --all`);
    return { ...whole, [items]: found, nextPageCursor: next };
  }
}

interface Numbered {
  hasNextPage?: boolean;
  pagination?: { hasNextPage: boolean };
}

interface NumberedList<Items extends string> {
  path: string;
  query?: Query;
  items: Items;
  /** The parameter with the number of the page, and the number of the first. */
  send: readonly [name: 'page' | 'pageIndex', first: 0 | 1];
  max: number;
}

/** The same of a list whose pages have numbers. */
export async function readByPage<
  Items extends string,
  Page extends Numbered & Record<Items, readonly unknown[]>,
>(
  api: Pick<ServiceApi, 'get'>,
  { path, query = {}, items, send: [name, first], max }: NumberedList<Items>,
  { limit, all, page: wanted }: PageOptions,
): Promise<Page> {
  // Pages of another size begin elsewhere: only the first one may be read in larger parts.
  const pageSize = all && wanted === 1 ? max : limit;
  const found: unknown[] = [];
  for (let number = wanted; ; number++) {
    const numbered = { ...query, [name]: number - 1 + first, pageSize };
    const page = await api.get<Page>(`${path}${queryOf(numbered)}`);
    found.push(...page[items]);
    const hasMore = page.hasNextPage ?? page.pagination?.hasNextPage ?? false;
    if (hasMore && all) continue;
    if (hasMore) tellMore(`--page ${number + 1}, or --all`);
    return { ...page, [items]: found };
  }
}
