import { openPackage } from './office-package.ts';
import { ReadFailure } from './read-failure.ts';
import { walkXml } from './xml.ts';

const MAX_CELLS = 2_000_000;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, which count 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Formats of dates that every spreadsheet program has. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** The rows of the first sheet with cells, as text. Formulas are not run: their last value counts. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const parts = await openPackage(bytes);
  const shared = readSharedTexts((await parts.part('xl/sharedStrings.xml')) ?? '');
  const dates = readDateStyles((await parts.part('xl/styles.xml')) ?? '');
  const sheets = parts.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  for (const name of sheets) {
    const rows = readSheet((await parts.part(name)) ?? '', { shared, dates });
    if (rows.length > 0) return rows;
  }
  throw new ReadFailure('no_text');
}

function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let phonetic = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') phonetic += 1;
      if (name === 't') isText = true;
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
    },
    text: (text) => {
      if (isText && phonetic === 0 && texts.length > 0) texts[texts.length - 1] += text;
    },
  });
  return texts;
}

/** For each style of cells, whether it shows its number as a date. */
function readDateStyles(xml: string): boolean[] {
  const own = new Set<number>();
  const styles: boolean[] = [];
  let inCells = false;
  walkXml(xml, {
    open: (name, { numFmtId, formatCode }) => {
      if (
        name === 'numFmt' &&
        formatCode &&
        /[dy]/i.test(formatCode.replace(/"[^"]*"|\[[^\]]*\]/g, ''))
      )
        own.add(Number(numFmtId));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells)
        styles.push(DATE_FORMATS.has(Number(numFmtId)) || own.has(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
    text: () => {},
  });
  return styles;
}

interface Sheet {
  shared: readonly string[];
  dates: readonly boolean[];
}

function readSheet(xml: string, { shared, dates }: Sheet): string[][] {
  const rows: string[][] = [];
  let cell: { column: number; type: string; isDate: boolean; text: string } | null = null;
  let isValue = false;
  let cells = 0;
  walkXml(xml, {
    open: (name, { r = '', t = 'n', s = '' }) => {
      if (name === 'row') rows.push([]);
      if (name === 'c') {
        cells += 1;
        if (cells > MAX_CELLS) throw new ReadFailure('too_large');
        const column = r === '' ? (rows.at(-1)?.length ?? 0) : columnOf(r);
        cell = { column, type: t, isDate: dates[Number(s)] ?? false, text: '' };
      }
      if (name === 'v' || name === 't') isValue = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name !== 'c' || !cell) return;
      const row = rows.at(-1);
      while (row && row.length < cell.column) row.push('');
      if (row) row[cell.column] = shownValue(cell, shared);
      cell = null;
    },
    text: (text) => {
      if (cell && isValue) cell.text += text;
    },
  });
  return rows.filter((row) => row.some((text) => text.trim() !== ''));
}

const MAX_COLUMN = 16_384;

/** "BC12" is column 54, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= MAX_COLUMN) throw new ReadFailure('broken');
  return column;
}

function shownValue(
  { type, isDate, text }: { type: string; isDate: boolean; text: string },
  shared: readonly string[],
): string {
  if (type === 's') return unescaped(shared[Number(text)] ?? '');
  if (type === 'inlineStr' || type === 'str') return unescaped(text);
  if (type === 'e') return '';
  const number = Number(text);
  if (isDate && text !== '' && number > 0 && number < 200_000)
    return new Date(EPOCH + Math.floor(number) * DAY_MS).toISOString().slice(0, 10);
  return text;
}

/**
 * A spreadsheet writes `_x000D_` for a character that XML cannot hold, and `_x005F_` for an
 * underscore that could be read so (ECMA-376, part 1, 22.9.2.19). Of control characters only those
 * of lines and columns are kept.
 */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return character < ' ' && !'\t\n\r'.includes(character) ? '' : character;
  });
