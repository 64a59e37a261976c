import {
  type FileReader,
  type ReadPerson,
  TABLE_FIELDS,
  type TableMapping,
} from '../documents/port.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { ImportPreviewData } from './contract.ts';
import { type Headings, joinedMapping } from './rules/headings.ts';
import { readHeadings } from './store.ts';

export interface PreviewedFile {
  fileName: string;
  mapping: Headings | null;
  chunks: AsyncIterable<Buffer>;
}

/** How many people and values of each column are shown. */
const SHOWN = 10;
/** What the reader of documents takes; of a longer CSV file its beginning is enough. */
const MAX_BYTES = 50_000_000;

/** How a table would be read, with what the workspace decided about its headings. Stores nothing. */
export function createPreview({
  db,
  documents,
}: {
  db: Database;
  documents: Pick<FileReader, 'readFile'>;
}) {
  return async (
    { workspaceId, language }: Pick<Principal, 'workspaceId' | 'language'>,
    { fileName: name, mapping: said, chunks }: PreviewedFile,
  ): Promise<ImportPreviewData> => {
    const bytes = await wholeOf(chunks);
    const before = await readHeadings(db, workspaceId);
    const mapping = joinedMapping(before, said);
    const options = { samples: SHOWN, ...(mapping && { mapping: mapping as TableMapping }) };
    const { format, table, people, problems } = await documents.readFile({ name, bytes }, options);
    const columns = (table?.columns ?? []).filter(
      ({ header, samples }) => header !== '' || samples.length > 0,
    );
    const fileProblems = problems.filter(({ row }) => row === null);
    return {
      format,
      system: table?.system ?? null,
      isTable: table !== null,
      isRecognised:
        fileProblems.length === 0 &&
        columns.every(({ isCertain, samples }) => isCertain || samples.length === 0),
      columns: columns.map(({ header, field, isCertain, samples }) => ({
        heading: header,
        field,
        isCertain,
        isRemembered: Object.hasOwn(before, header) && !Object.hasOwn(said ?? {}, header),
        samples,
      })),
      fields: [...TABLE_FIELDS],
      people: people.slice(0, SHOWN).map(shownPerson),
      problems: fileProblems.map(({ message }) => message[language ?? 'en']),
    };
  };
}

const shownPerson = ({ profile, contacts }: ReadPerson) => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  jobTitle: profile.jobTitle ?? profile.headline,
  organizationName: profile.experiences[0]?.organizationName ?? null,
  place: [profile.city, profile.country].filter(Boolean).join(', ') || null,
  email: contacts.emails[0] ?? null,
});

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of chunks) {
    size += piece.length;
    if (size > MAX_BYTES)
      throw invalid(
        ['file'],
        `is larger than ${MAX_BYTES} bytes; send the beginning of a CSV file, or split another one`,
      );
    pieces.push(piece);
  }
  if (size === 0) throw invalid(['file'], 'is empty; send the file as the body');
  return Buffer.concat(pieces);
}
