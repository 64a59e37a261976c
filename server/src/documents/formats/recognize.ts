import type { DocumentFormat } from '../port.ts';
import { ReadFailure } from './read-failure.ts';
import { bytesSource, readZipDirectory, readZipMember } from './zip.ts';

/* What a file is, by its content. The name only decides between kinds of plain text. */

const HEAD_BYTES = 4_096;

export async function recognizeFormat(
  name: string,
  bytes: Uint8Array,
): Promise<DocumentFormat | null> {
  const head = latin(bytes.subarray(0, HEAD_BYTES));
  if (head.slice(0, 1_024).includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return recognizeZip(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0')) return recognizeOldOffice(bytes);
  if (head.startsWith('{\\rtf')) return 'rtf';
  const isWide = head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff');
  if (!isWide && head.includes('\0')) return null;
  return recognizeText(
    name,
    head.replace(/\0/g, '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, ''),
  );
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

async function recognizeZip(bytes: Uint8Array): Promise<DocumentFormat> {
  const source = bytesSource(bytes);
  const members = await readZipDirectory(source);
  const names = new Set(members.map((member) => member.name));
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  const kind = members.find((member) => member.name === 'mimetype');
  if (kind) {
    const mime = latin(await readZipMember(source, kind, 1_000));
    if (mime.startsWith('application/vnd.oasis.opendocument.text')) return 'odt';
  }
  return 'zip';
}

/** Word and Excel store a document with a password in their old container. */
function recognizeOldOffice(bytes: Uint8Array): null {
  const wide = [...'EncryptedPackage'].join('\0');
  if (latin(bytes.subarray(0, 1_000_000)).includes(wide)) throw new ReadFailure('encrypted');
  return null;
}

function recognizeText(name: string, head: string): DocumentFormat {
  const start = head.trimStart();
  if (/^BEGIN:VCARD/i.test(start)) return 'vcard';
  if (/^[{[]/.test(start)) return recognizeJson(start);
  if (start.startsWith('<')) {
    if (/<(?:\w+:)?(?:SkillsPassport|LearnerInfo)\b/i.test(start)) return 'europass-xml';
    if (
      /<(?:\w+:)?(?:Candidate|Resume|StructuredXMLResume)\b/i.test(start) &&
      !/<html/i.test(start)
    )
      return /europass/i.test(start) ? 'europass-xml' : 'hr-open-xml';
    return 'html';
  }
  if (/\.(?:csv|tsv)$/i.test(name)) return 'csv';
  if (/\.html?$/i.test(name)) return 'html';
  return !/\.(?:txt|md|text)$/i.test(name) && isTable(start) ? 'csv' : 'txt';
}

function recognizeJson(start: string): DocumentFormat {
  const [first = ''] = start.split('\n');
  if (/^\{.*\}\s*$/.test(first) && !/"basics"\s*:/.test(first)) return 'jsonl';
  return /"basics"\s*:/.test(start) ? 'json-resume' : 'json';
}

/** The first lines have the same number of cells, two or more. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).slice(0, 5).filter(Boolean);
  return [',', ';', '\t'].some((mark) => {
    const counts = lines.map((line) => line.split(mark).length);
    return (
      lines.length > 1 && counts[0]! > 2 && counts.slice(0, -1).every((one) => one === counts[0])
    );
  });
}
