/** What may be said in a comment, and the order of what happened. */

/** Characters of a comment: as long as a letter. */
export const MAX_COMMENT = 4_000;
/** One comment tells at most this many members. */
export const MAX_MENTIONS = 20;

/** The first mention whose `@name` is not in the text; -1 when all are. */
export function firstUnnamed(text: string, names: readonly string[]): number {
  const said = text.toLocaleLowerCase();
  return names.findIndex((name) => {
    const mention = `@${name.toLocaleLowerCase()}`;
    // A longer name may begin with it: "@Anna" does not mention Ann.
    for (let at = said.indexOf(mention); at >= 0; at = said.indexOf(mention, at + 1))
      if (!/^[\p{L}\p{N}]/u.test(said.slice(at + mention.length))) return false;
    return true;
  });
}

/** Who is told of a comment: each mentioned member once, and not the author. */
export const toldOf = (mentions: readonly string[], authorUserId: string): string[] =>
  [...new Set(mentions)].filter((userId) => userId !== authorUserId);

export interface PageAsked {
  pageIndex: number;
  pageSize: number;
}

/** How many rows each source must give, so that the page and whether another follows are known. */
export const rowsNeeded = ({ pageIndex, pageSize }: PageAsked): number =>
  (pageIndex + 1) * pageSize + 1;

/**
 * One page of what several sources tell, each of them newest first. Of the same moment, the order
 * of the sources stays.
 */
export function pageOfAll<Entry extends { at: Date }>(
  sources: readonly (readonly Entry[])[],
  { pageIndex, pageSize }: PageAsked,
): { entries: Entry[]; hasNextPage: boolean } {
  const all = sources.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  const start = pageIndex * pageSize;
  return {
    entries: all.slice(start, start + pageSize),
    hasNextPage: all.length > start + pageSize,
  };
}
