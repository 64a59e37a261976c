import { parse } from 'csv-parse/sync';
import { invalid } from '../../platform/errors.ts';
import { type Column, readHeader, recordToRow, repeatedHeading } from './csv-columns.ts';
import { type CsvRecord, splitRecords } from './csv-records.ts';
import type { ReadRow } from './read-row.ts';

/**
 * Reads one person per record, under a header in English or French. The delimiter is the most
 * frequent in the header: commas, semicolons, tabs or bars. `mapping` gives headings a known one.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  asOf: Date,
  mapping: Readonly<Record<string, string | null>> = {},
): AsyncGenerator<ReadRow[]> {
  let table: CsvTable | null = null;
  for await (const records of splitRecords(chunks)) {
    let rest = records.filter((record) => 'reason' in record || record.text.trim() !== '');
    if (table === null && rest.length > 0) {
      table = readTable(rest[0]!, mapping);
      rest = rest.slice(1);
    }
    if (table !== null && rest.length > 0) yield readRecords(rest, table, asOf);
  }
}

interface CsvTable {
  columns: (Column | null)[];
  /** As written. */
  headings: string[];
  delimiter: string;
}

const DELIMITERS = [',', ';', '\t', '|'];

function readTable(header: CsvRecord, mapping: Readonly<Record<string, string | null>>): CsvTable {
  if ('reason' in header)
    throw invalid(
      ['file'],
      `The first line must hold the headings, and cannot be read: ${header.reason}.`,
    );
  const { text } = header;
  const unquoted = text.replace(/"[^"]*"/g, '');
  const delimiter = DELIMITERS.toSorted(
    (a, b) => unquoted.split(b).length - unquoted.split(a).length,
  )[0]!;
  const written = parseCells(text, delimiter)[0] ?? [];
  // An empty heading names no column.
  const headings = written.map((heading) =>
    Object.hasOwn(mapping, heading.trim()) ? (mapping[heading.trim()] ?? '') : heading,
  );
  const width = written.findLastIndex((heading) => heading.trim() !== '') + 1;
  const columns = readHeader(headings.slice(0, width));
  if (columns.every((column) => column === null))
    throw invalid(
      ['file'],
      'The first line names no known column, such as firstname, lastname or job_title.',
    );
  const repeated = repeatedHeading(headings);
  if (repeated !== null)
    throw invalid(['file'], `Two columns are headed "${repeated}"; rename or remove one of them.`);
  return { columns, delimiter, headings: written.slice(0, width) };
}

function parseCells(text: string, delimiter: string): string[][] {
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
}

function readRecords(
  records: readonly CsvRecord[],
  { columns, headings, delimiter }: CsvTable,
  asOf: Date,
): ReadRow[] {
  const texts = records.flatMap((record) => ('text' in record ? record.text : []));
  const cellsOf =
    parseTogether(texts, delimiter) ?? texts.map((text) => parseAlone(text, delimiter));
  let next = 0;
  return records.map((record): ReadRow => {
    if ('reason' in record) return record;
    const cells = cellsOf[next++];
    if (!cells) return { line: record.line, reason: 'the quotes of the record do not match' };
    const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    if (extra || cells.length < columns.length)
      return { line: record.line, reason: miscounted(cells.length, columns.length) };
    const row = recordToRow(columns, cells, asOf);
    return 'reason' in row
      ? { line: record.line, ...row, cells: namedCells(headings, cells) }
      : { line: record.line, ...row };
  });
}

const namedCells = (headings: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    headings.flatMap((heading, index) => {
      const text = cells[index]?.trim() ?? '';
      return heading.trim() === '' || text === '' ? [] : [[heading.trim(), text]];
    }),
  );

const miscounted = (cells: number, headings: number): string =>
  `${cells} fields under ${headings} headings; ${cells > headings ? 'quote the fields that hold the separator' : 'write the empty fields too'}`;

/**
 * Parses many records in one call, which is ten times as fast. Null when a record is malformed; the
 * records are then parsed one by one.
 */
function parseTogether(texts: readonly string[], delimiter: string): string[][] | null {
  try {
    const cells = parseCells(texts.join('\n'), delimiter);
    return cells.length === texts.length ? cells : null;
  } catch {
    return null;
  }
}

function parseAlone(text: string, delimiter: string): string[] | null {
  try {
    const cells = parseCells(text, delimiter);
    return cells.length === 1 ? cells[0]! : null;
  } catch {
    return null;
  }
}
