import { cutToWidth, displayWidth, harmless } from './display-width.ts';

/** No column becomes narrower than this. */
const MIN_COLUMN = 6;
const GAP = 2;
/** People copy identifiers, so a column of them is never cut. */
const IDENTIFIER = /^[a-z]{2,5}_[\w-]+$/;

/** Columns of the terminal that standard output is; a pipe or a file has room for everything. */
const columnsOfOutput = (): number =>
  (process.stdout.isTTY && process.stdout.columns) || Number.POSITIVE_INFINITY;

/**
 * Columns as wide as their widest cell, two spaces apart. What does not fit into `columns` is cut
 * with an ellipsis, in the widest columns first.
 */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns = columnsOfOutput(),
): string {
  const lines = [header, ...rows.map((row) => row.map(harmless))];
  const widths = fitWidths(
    header.map((_, column) => Math.max(...lines.map((line) => displayWidth(line[column] ?? '')))),
    header.map((_, column) => rows.every((row) => IDENTIFIER.test(row[column] ?? ''))),
    columns - GAP * (header.length - 1),
  );
  return lines
    .map((line) =>
      header
        .map((_, column) => {
          const cell = cutToWidth(line[column] ?? '', widths[column]!);
          return cell + ' '.repeat(widths[column]! - displayWidth(cell));
        })
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
    .join('\n');
}

/** Takes from the widest column that may be cut until all fit, or no column may be cut further. */
function fitWidths(wanted: readonly number[], isFixed: readonly boolean[], room: number): number[] {
  const widths = [...wanted];
  let surplus = widths.reduce((sum, width) => sum + width, 0) - room;
  while (surplus > 0) {
    const widest = Math.max(...widths.map((width, column) => (isFixed[column] ? 0 : width)));
    if (widest <= MIN_COLUMN) break;
    widths[widths.findIndex((width, column) => width === widest && !isFixed[column])]! -= 1;
    surplus -= 1;
  }
  return widths;
}

/**
 * Line breaks and what surrounds them become one space: what goes to standard error as one line.
 */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');
}

/** 12,345 */
export function quantity(value: number): string {
  return value.toLocaleString('en');
}

/** `1 talent`, `2 talents` */
export function counted(value: number, singular: string, plural = `${singular}s`): string {
  return `${quantity(value)} ${value === 1 ? singular : plural}`;
}
