import { parse } from 'csv-parse/sync';
import type { Lexicon } from '../lexicon/types.ts';
import { readDocx } from './formats/docx.ts';
import { readHtml } from './formats/html.ts';
import { readOdt } from './formats/odt.ts';
import { readPdf } from './formats/pdf.ts';
import { ReadFailure } from './formats/read-failure.ts';
import { recognizeFormat } from './formats/recognize.ts';
import { readRtf } from './formats/rtf.ts';
import { decodeText, readText } from './formats/text.ts';
import { readXlsx } from './formats/xlsx.ts';
import { readXmlPeople } from './formats/xml-people.ts';
import type {
  DocumentFormat,
  FileProblem,
  FileResult,
  ReadOptions,
  ReadPerson,
  SourceLine,
} from './port.ts';
import { readCv } from './rules/cv.ts';
import { peopleIn, readJsonPerson } from './rules/json-people.ts';
import { problem } from './rules/problems.ts';
import { readTable } from './rules/table-people.ts';
import type { DocumentText } from './rules/text-line.ts';
import { readVcards } from './rules/vcard.ts';

export type BytesResult = Omit<FileResult, 'file'>;

/** Reads one file that is no archive. Never throws for its content. */
export async function readBytes(
  { name, bytes }: { name: string; bytes: Uint8Array },
  options: ReadOptions,
  lexicon: Lexicon,
): Promise<BytesResult> {
  let format: DocumentFormat | null = null;
  try {
    format = await recognizeFormat(name, bytes);
    if (format === null) throw new ReadFailure('unknown_format');
    return {
      format,
      table: null,
      problems: [],
      ...(await readAs(format, bytes, { options, lexicon })),
    };
  } catch (error) {
    const code = error instanceof ReadFailure ? error.code : 'broken';
    return { format, people: [], table: null, problems: [problem(code)] };
  }
}

type Read = Pick<BytesResult, 'people'> & Partial<BytesResult>;

async function readAs(
  format: DocumentFormat,
  bytes: Uint8Array,
  { options, lexicon }: { options: ReadOptions; lexicon: Lexicon },
): Promise<Read> {
  if (format === 'csv') return tableOf(readCsv(decodeText(bytes)), options, lexicon);
  if (format === 'xlsx') return tableOf(await readXlsx(bytes), options, lexicon);
  if (format === 'vcard') return { people: readVcards(decodeText(bytes)) };
  if (format === 'jsonl') return readJsonLines(decodeText(bytes), lexicon);
  if (format === 'json' || format === 'json-resume')
    return readJson(decodeText(bytes), lexicon, format);
  if (format === 'hr-open-xml' || format === 'europass-xml')
    return { people: readXmlPeople(decodeText(bytes), lexicon) };
  const document = await readDocument(format, bytes);
  if (document.lines.length === 0) throw new ReadFailure('no_text');
  const people = [readCv(document, lexicon)];
  return options.withLines ? { people, lines: numbered(document) } : { people };
}

function numbered({ lines }: DocumentText): SourceLine[] | null {
  const shown = lines.flatMap(({ line, text }) => (line === null ? [] : { line, text }));
  return shown.length > 0 ? shown : null;
}

function tableOf(rows: string[][], options: ReadOptions, lexicon: Lexicon): Read {
  if (rows.length === 0) throw new ReadFailure('no_text');
  return readTable(rows, options, lexicon);
}

const MAX_ROWS = 200_000;

function readCsv(text: string): string[][] {
  // Preambles and notes may hold other marks than the table: the header has the most of its own.
  const head = text.split(/\r?\n/).slice(0, 12);
  const marks = [',', ';', '\t', '|'].map((mark) => ({
    mark,
    count: Math.max(...head.map((row) => row.split(mark).length)),
  }));
  const [best] = marks.toSorted((a, b) => b.count - a.count);
  return parse(text, {
    delimiter: best!.mark,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    to: MAX_ROWS,
  });
}

function readJsonLines(text: string, lexicon: Lexicon): Read {
  const people: ReadPerson[] = [];
  const problems: FileProblem[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    // A line may hold a whole answer of an interface, with its list of people.
    const found = peopleIn(parsed(line)).map((one) => readJsonPerson(one, lexicon));
    const read = found.filter((person) => person !== null);
    people.push(...read);
    if (found.length === 0 || read.length < found.length)
      problems.push(problem('unreadable_row', { row: index + 1 }));
  });
  return { people, problems };
}

function readJson(text: string, lexicon: Lexicon, format: DocumentFormat): Read {
  const json = parsed(text);
  if (json === undefined) throw new ReadFailure('broken');
  const people: ReadPerson[] = [];
  const problems: FileProblem[] = [];
  const found = peopleIn(json);
  found.forEach((one, index) => {
    const person = readJsonPerson(one, lexicon);
    if (person) people.push(person);
    else problems.push(problem('no_name', { row: found.length > 1 ? index + 1 : null }));
  });
  return { people, problems, format };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

async function readDocument(format: DocumentFormat, bytes: Uint8Array): Promise<DocumentText> {
  if (format === 'pdf') return readPdf(bytes);
  if (format === 'docx') return readDocx(bytes);
  if (format === 'odt') return readOdt(bytes);
  if (format === 'rtf') return readRtf(new TextDecoder('latin1').decode(bytes));
  if (format === 'html') return readHtml(decodeText(bytes));
  if (format === 'txt') return readText(decodeText(bytes));
  // An archive in a task for one file.
  throw new ReadFailure('too_deep');
}
