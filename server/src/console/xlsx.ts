import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { startsFormula } from './csv.ts';

/*
 * One sheet as an XLSX file, written while its rows arrive: a ZIP of XML parts (ECMA-376). Every text
 * is an inline string, which no spreadsheet runs. A text that would be a formula elsewhere still gets
 * the apostrophe of the CSV file: people save sheets as CSV.
 */

type Cell = string | number | null;

/** Excel refuses a file with a longer cell. */
const MAX_CELL = 32_767;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Text (style 1) stays text when somebody edits it; headings are bold (style 2). */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Greenroom" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};

/** The bytes of a file with these rows; the first one has the headings and stays in sight. */
export async function* xlsxOf(rows: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Buffer> {
  const zip = createZip();
  for (const [name, text] of Object.entries(PARTS)) yield* zip.add(name, [text]);
  yield* zip.add('xl/worksheets/sheet1.xml', sheetOf(rows));
  yield zip.end();
}

async function* sheetOf(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultColWidth="22" defaultRowHeight="15"/><sheetData>`;
  let isHeading = true;
  for await (const batch of batches) {
    let xml = '';
    for (const row of batch) {
      xml += `<row>${row.map((cell) => cellXml(cell, isHeading ? 2 : 1)).join('')}</row>`;
      isHeading = false;
    }
    yield xml;
  }
  yield '</sheetData></worksheet>';
}

function cellXml(cell: Cell, style: 1 | 2): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const guarded = startsFormula(cell) ? `'${cell}` : cell;
  const text =
    guarded.length > MAX_CELL ? `${guarded.slice(0, MAX_CELL - 1).toWellFormed()}…` : guarded;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without the characters that XML cannot hold. Excel reads `_x003D_` as `=`: it is told not to. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character]!);

/** Sizes and sums come after each part (flag 8), and names are UTF-8 (flag 2048). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: the file does not say when it was made. */
const DATE = 0x0021;

/** Writes the parts of a ZIP one after the other, without holding one in memory. */
function createZip() {
  const directory: Buffer[] = [];
  let written = 0;

  async function* add(
    name: string,
    chunks: Iterable<string> | AsyncIterable<string>,
  ): AsyncGenerator<Buffer> {
    const start = written;
    const path = Buffer.from(name);
    const sums = { crc: 0, size: 0, packed: 0 };
    async function* counted() {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        sums.crc = crc32(bytes, sums.crc);
        sums.size += bytes.length;
        yield bytes;
      }
    }
    const head = fields(0x04034b50, [VERSION, FLAGS, DEFLATED, 0, DATE]);
    yield Buffer.concat([head, longs(0, 0, 0), shorts(path.length, 0), path]);
    const source = Readable.from(counted());
    const packing = createDeflateRaw();
    source.on('error', (error) => packing.destroy(error));
    for await (const bytes of source.pipe(packing) as AsyncIterable<Buffer>) {
      sums.packed += bytes.length;
      yield bytes;
    }
    const figures = longs(sums.crc, sums.packed, sums.size);
    yield Buffer.concat([longs(0x08074b50), figures]);
    written += 30 + path.length + sums.packed + 16;
    directory.push(
      fields(0x02014b50, [VERSION, VERSION, FLAGS, DEFLATED, 0, DATE]),
      figures,
      shorts(path.length, 0, 0, 0, 0),
      longs(0, start),
      path,
    );
  }

  function end(): Buffer {
    const entries = directory.length / 5;
    const list = Buffer.concat(directory);
    const tail = [fields(0x06054b50, [0, 0, entries, entries]), longs(list.length, written)];
    return Buffer.concat([list, ...tail, shorts(0)]);
  }

  return { add, end };
}

const longs = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 4 * index);
  return bytes;
};

const shorts = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index);
  return bytes;
};

const fields = (signature: number, values: number[]): Buffer =>
  Buffer.concat([longs(signature), shorts(...values)]);
