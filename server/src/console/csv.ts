/**
 * What a spreadsheet takes for the beginning of a formula: = + - @, and the wide, small and
 * mathematical forms that some take for the same.
 */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫−');
/**
 * Where some reader begins a cell: at the start, and after what it may take for the end of one.
 * Which character separates cells is the reader's setting (a French Excel splits at `;`), and one
 * that does not know quotes splits inside them too. With it goes what a reader leaves out or does
 * not show before it looks for a formula: white space, controls, zero-width characters, fillers,
 * quotes.
 */
const SEPARATOR = '[,;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]';
const PASSED_OVER = '[\\s"\\p{C}\\p{Z}\\p{M}\\u115F\\u1160\\u2800\\u3164\\uFFA0]';
const CELL_START = new RegExp(`(${SEPARATOR}|^)((?:(?!${SEPARATOR})${PASSED_OVER})*)`, 'gu');
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

/**
 * A line of a CSV file (RFC 4180). Where a spreadsheet would read a formula, whatever it splits
 * cells at, an apostrophe is put in front, which makes it a text there: names and titles come from
 * profiles that anybody may have written. Numbers are written as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const guarded = cell.replace(
    CELL_START,
    (found, separator: string, passed: string, at: number) =>
      FORMULA.has(cell.charAt(at + found.length)) ? `${separator}'${passed}` : found,
  );
  // Some drop a tab or a line end at the beginning before they look.
  const text = /^[\t\r]/.test(cell) ? `'${guarded}` : guarded;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A phone number as RFC 3966 writes it: no spreadsheet runs it, or reads it as a number and drops
 * its plus.
 */
export const phoneCell = (phone: string): string => `tel:${phone}`;

/** Without it, Excel reads UTF-8 as the code page of the machine. */
export const BYTE_ORDER_MARK = '\uFEFF';
