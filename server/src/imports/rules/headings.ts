/** What a workspace decided about headings: a field, or null to leave the column out. */
export type Headings = Readonly<Record<string, string | null>>;

/** What was decided before, with what is said for this file. */
export const joinedMapping = (before: Headings, said: Headings | null): Headings | null => {
  const all = { ...before, ...said };
  return Object.keys(all).length === 0 ? null : all;
};

/** Decisions that can be remembered: about fields that a column of a table may fill. */
export function memorable(
  said: Headings,
  fields: readonly string[],
): { heading: string; field: string | null }[] {
  return Object.entries(said)
    .filter(
      ([heading, field]) => heading.length <= 300 && (field === null || fields.includes(field)),
    )
    .slice(0, 200)
    .map(([heading, field]) => ({ heading, field }));
}
