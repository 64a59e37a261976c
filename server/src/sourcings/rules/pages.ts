/** A page by number, from 0. */
export interface Page {
  index: number;
  size: number;
}

/** Rows to read. */
export interface Window {
  limit: number;
  offset: number;
}

/**
 * The maximum page index: `index * size` stays far below the largest offset the database supports.
 */
export const MAX_PAGE_INDEX = 2_147_483_647;

export const windowOf = ({ index, size }: Page): Window => ({ limit: size, offset: index * size });

/** The page fields of a response, besides the page number. */
export function pageOf(
  { index, size }: Page,
  total: number,
): { pageSize: number; total: number; hasNextPage: boolean } {
  return { pageSize: size, total, hasNextPage: (index + 1) * size < total };
}

/**
 * Counts the same rows from the nearer end. A database walks to a page row by row, so the last of
 * two thousand pages is read as the first of the reversed order. Null when the page has no rows.
 */
export function nearestWindow(page: Page, total: number): (Window & { reversed: boolean }) | null {
  const { limit: size, offset } = windowOf(page);
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return null;
  const fromEnd = total - offset - limit;
  return fromEnd < offset
    ? { limit, offset: fromEnd, reversed: true }
    : { limit, offset, reversed: false };
}
