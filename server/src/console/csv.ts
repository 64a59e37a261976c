/** A spreadsheet runs what begins like this as a formula; the wide forms too, where it takes them for the same. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A line of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it a text there: names and
 * titles come from profiles that anybody may have written. Numbers are written as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, Excel reads UTF-8 as the code page of the machine. */
export const BYTE_ORDER_MARK = '\uFEFF';
