import { readCsv } from './csv.ts';
import { readJsonFile } from './json-file.ts';
import { readJsonLines } from './jsonl.ts';
import type { ReadRow } from './read-row.ts';

export interface PeopleStreamOptions {
  asOf: Date;
  /** Heading of a CSV file to a known heading; null leaves the column out. */
  mapping?: Readonly<Record<string, string | null>>;
}

/** Reads the rows of a file of any size. Throws validation_error for a table without headings. */
export function readPeopleStream(
  format: 'jsonl' | 'json' | 'csv',
  chunks: AsyncIterable<Buffer>,
  { asOf, mapping }: PeopleStreamOptions,
): AsyncIterable<ReadRow[]> {
  if (format === 'jsonl') return readJsonLines(chunks);
  return format === 'json' ? readJsonFile(chunks) : readCsv(chunks, asOf, mapping);
}
