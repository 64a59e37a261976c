/** The weights of a feature, one for each column of the table. */
export interface Weights {
  get(feature: string): readonly number[] | undefined;
}

/**
 * The rows of a learned table: the feature, a tab, its weights; none is 0. A row without a feature is
 * the names of the columns. A table has some ten
 * thousand rows, and a text asks for a few hundred: so only their beginnings are found at first, in
 * a fifth of the time.
 */
export function readWeights(rows: string): Weights {
  const found = new Map<string, number | readonly number[]>();
  for (let at = 0; at < rows.length; ) {
    const end = endOfRow(rows, at);
    const tab = rows.indexOf('\t', at);
    if (tab > at && tab < end) found.set(rows.slice(at, tab), tab + 1);
    at = end + 1;
  }
  return {
    get(feature) {
      const row = found.get(feature);
      if (typeof row !== 'number') return row;
      const weights = rows.slice(row, endOfRow(rows, row)).split('\t').map(Number);
      found.set(feature, weights);
      return weights;
    },
  };
}

/** The names of the columns, which stand in the first row. */
export const columnsOf = (table: string): string[] =>
  table.slice(0, endOfRow(table, 0)).split('\t').slice(1);

function endOfRow(rows: string, from: number): number {
  const end = rows.indexOf('\n', from);
  return end === -1 ? rows.length : end;
}
