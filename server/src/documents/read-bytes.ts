import type { Lexicon } from '../lexicon/types.ts';
import { readDocx } from './formats/docx.ts';
import { readHtml } from './formats/html.ts';
import { readPdf } from './formats/pdf.ts';
import { ReadFailure } from './formats/read-failure.ts';
import { recognizeFormat } from './formats/recognize.ts';
import { decodeText, readText } from './formats/text.ts';
import type { DocumentFormat, FileResult, ReadOptions, ReadPerson } from './port.ts';
import { readCv } from './rules/cv.ts';
import { problem } from './rules/problems.ts';
import type { DocumentText } from './rules/text-line.ts';

export type BytesResult = Omit<FileResult, 'file'>;

/** Reads one file that is no archive. Never throws for its content. */
export async function readBytes(
  { name, bytes }: { name: string; bytes: Uint8Array },
  _options: ReadOptions,
  lexicon: Lexicon,
): Promise<BytesResult> {
  let format: DocumentFormat | null = null;
  try {
    format = await recognizeFormat(name, bytes);
    if (format === null) throw new ReadFailure('unknown_format');
    return { format, table: null, problems: [], ...(await readAs(format, bytes, lexicon)) };
  } catch (error) {
    const code = error instanceof ReadFailure ? error.code : 'broken';
    return { format, people: [], table: null, problems: [problem(code)] };
  }
}

type Read = Pick<BytesResult, 'people'> & Partial<BytesResult>;

async function readAs(format: DocumentFormat, bytes: Uint8Array, lexicon: Lexicon): Promise<Read> {
  const document = await readDocument(format, bytes);
  if (document === null) throw new ReadFailure('unknown_format');
  return { people: [personOf(document, lexicon)] };
}

function personOf(document: DocumentText, lexicon: Lexicon): ReadPerson {
  if (document.lines.length === 0) throw new ReadFailure('no_text');
  return readCv(document, lexicon);
}

async function readDocument(
  format: DocumentFormat,
  bytes: Uint8Array,
): Promise<DocumentText | null> {
  if (format === 'pdf') return readPdf(bytes);
  if (format === 'docx') return readDocx(bytes);
  if (format === 'html') return readHtml(decodeText(bytes));
  if (format === 'txt') return readText(decodeText(bytes));
  return null;
}
