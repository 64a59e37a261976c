import { type NormalRow, normalizeRow } from '../rules/normalize-row.ts';
import { parseJson } from './jsonl.ts';

/** A row to be written, with its profile as JSON alone: a text goes cheaply from thread to thread. */
export interface PreparedRow extends Pick<NormalRow, 'id' | 'url' | 'contacts'> {
  /** Its index in the caller's batch. */
  index: number;
  json: string;
  /** The profile URL as the row says it. */
  shownUrl: string | null;
}

export interface PreparedRows {
  good: PreparedRow[];
  rejected: { index: number; reason: string }[];
}

/** What rows are read by. */
export interface RowReading {
  /** Hosts of profile URLs without `www.`. */
  profileHosts: readonly string[];
  asOf: Date;
}

export function prepareRows(rows: readonly unknown[], reading: RowReading): PreparedRows {
  const prepared: PreparedRows = { good: [], rejected: [] };
  for (const [index, raw] of rows.entries()) prepareRow(prepared, index, raw, reading);
  return prepared;
}

function prepareRow(
  { good, rejected }: PreparedRows,
  index: number,
  raw: unknown,
  reading: RowReading,
): void {
  const read = normalizeRow(raw, reading);
  if (!read.ok) {
    rejected.push({ index, reason: read.reason });
    return;
  }
  const { id, url, contacts, profile } = read.row;
  const shownUrl = profile.proNetworkUrl;
  good.push({ index, id, url, contacts, json: JSON.stringify(profile), shownUrl });
}

/** Lines of JSON one after the other, as they go to a thread. */
export interface PackedLines {
  bytes: Uint8Array;
  /** Where each line ends. */
  ends: readonly number[];
}

export function packLines(lines: readonly Uint8Array[]): PackedLines {
  let end = 0;
  const ends = lines.map(({ length }) => {
    end += length;
    return end;
  });
  return { bytes: Buffer.concat(lines), ends };
}

/** The rows on lines of JSON, none of them blank. */
export function prepareLines({ bytes, ends }: PackedLines, reading: RowReading): PreparedRows {
  const prepared: PreparedRows = { good: [], rejected: [] };
  let start = 0;
  for (const [index, end] of ends.entries()) {
    const parsed = parseJson(bytes.subarray(start, end)) ?? { reason: 'not valid JSON' };
    start = end;
    if ('reason' in parsed) prepared.rejected.push({ index, reason: parsed.reason });
    else prepareRow(prepared, index, parsed.value, reading);
  }
  return prepared;
}
