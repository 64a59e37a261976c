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

/** Fields of applicant tracking systems, by which the reader of documents knows their people. */
const TRACKING =
  /"(?:first_name|first-name|firstName|primaryEmailAddress|currentInterviewStage|applications|placements|opportunities|disqualified|job-applications|emailAddress|stage)"\s*:/;
/** Our own shape, and JSON Resume, unless the words of Workable stand beside it. */
const OURS = /"(?:firstname|basics)"\s*:/;

/** Whether JSON is in the shape of an applicant tracking system, by how it begins. */
export function isTrackingJson(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head);
  return TRACKING.test(text) && (!OURS.test(text) || /"disqualified"\s*:/.test(text));
}

/** The last part of a path, without control characters, as a name to show. */
export const baseName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200);
