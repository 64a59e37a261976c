/** Columns as wide as their widest cell, two spaces apart; the last one is left as it is. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  );
  const pad = (cell: string, column: number): string =>
    cell + ' '.repeat(Math.max(0, widths[column]! - [...cell].length));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === line.length - 1 ? cell : pad(cell, column)))
        .join('  '),
    )
    .join('\n');
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
