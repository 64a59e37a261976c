/**
 * Characters that a spreadsheet reads as the start of a formula: = + - @, and the wide, small and
 * mathematical forms that some treat the same.
 */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫−');
/**
 * Where some spreadsheet programs start a cell: at the beginning, and after any character that may
 * end one. The reader's settings decide which character separates cells (a French Excel splits at
 * `;`), and a program that does not know quotes splits inside them too. The match includes
 * characters that a program drops or hides before it checks for a formula: white space, controls,
 * zero-width characters, fillers, quotes.
 */
const SEPARATOR = '[,;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]';
const PASSED_OVER = '[\\s"\\p{C}\\p{Z}\\p{M}\\u115F\\u1160\\u2800\\u3164\\uFFA0]';
const CELL_START = new RegExp(`(${SEPARATOR}|^)((?:(?!${SEPARATOR})${PASSED_OVER})*)`, 'gu');
const BEGINNING = new RegExp(`^(?:${PASSED_OVER})*`, 'u');
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

/**
 * A line of a CSV file (RFC 4180). Where a spreadsheet could read a formula, however it splits
 * cells, an apostrophe in front makes it text: names and titles come from profiles that anyone may
 * have written. Numbers are written unchanged.
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
  // Some programs drop a leading tab or line end before they check.
  const text = /^[\t\r]/.test(cell) ? `'${guarded}` : guarded;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether a spreadsheet could read a whole cell as a formula. */
export function startsFormula(cell: string): boolean {
  const [found = ''] = cell.match(BEGINNING) ?? [];
  return FORMULA.has(cell.charAt(found.length)) || /^[\t\r]/.test(cell);
}

/**
 * A phone number in the form of RFC 3966: no spreadsheet runs it, or reads it as a number and drops
 * its plus.
 */
export const phoneCell = (phone: string): string => `tel:${phone}`;

/** Without it, Excel reads UTF-8 as the code page of the machine. */
export const BYTE_ORDER_MARK = '\uFEFF';
