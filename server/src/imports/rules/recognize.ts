/** Formats that are read as a stream, whatever their size. Every other one is read as a document. */
const STREAMED = ['jsonl', 'json', 'csv'] as const;

/** The accepted values of `format`. */
export const IMPORT_FORMATS = [...STREAMED, 'document'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const BYTE_ORDER_MARK = '\ufeff';

/** The format of a file by how it begins, and by its name where that does not say. */
export function recognizeImport(fileName: string, head: Uint8Array): ImportFormat {
  const text = new TextDecoder().decode(head).replace(BYTE_ORDER_MARK, '').trimStart();
  if (text.startsWith('[')) return 'json';
  // RTF opens with a brace as well.
  if (text.startsWith('{') && !text.startsWith('{\\rtf')) {
    const [first = ''] = text.split('\n', 1);
    // A file of one person is both; as lines it is read in one piece too.
    return isWholeObject(first) || /\.(?:jsonl|ndjson)$/i.test(fileName) ? 'jsonl' : 'json';
  }
  return /\.(?:csv|tsv)$/i.test(fileName) && !text.includes('\0') ? 'csv' : 'document';
}

function isWholeObject(line: string): boolean {
  try {
    const value = JSON.parse(line);
    // A JSON Resume may stand on one line: only the list reader knows its fields.
    return typeof value === 'object' && value !== null && !('basics' in value);
  } catch {
    return false;
  }
}

/** The last part of a path, without control characters, as a name to show. */
export const baseName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200);
