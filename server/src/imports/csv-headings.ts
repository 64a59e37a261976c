import { parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t', '|'];

/** The headings of a CSV file, from how it begins; empty when its first line is no record. */
export function headingsOf(head: Uint8Array): string[] {
  const text = new TextDecoder()
    .decode(head)
    .replace(/^\ufeff/, '')
    .trimStart();
  const [first = ''] = text.split(/\r?\n/, 1);
  const unquoted = first.replace(/"[^"]*"/g, '');
  const delimiter = DELIMITERS.toSorted(
    (a, b) => unquoted.split(b).length - unquoted.split(a).length,
  )[0]!;
  try {
    const [cells = []] = parse(first, { delimiter, relax_quotes: true }) as string[][];
    return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  } catch {
    return [];
  }
}
