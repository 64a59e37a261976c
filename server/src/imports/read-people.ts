import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {
  EachResult,
  FileProblem,
  FileReader,
  ReadPerson,
  TableMapping,
} from '../documents/port.ts';
import type { NewOriginal } from '../originals/originals.ts';
import type { Clock } from '../platform/clock.ts';
import { readPeopleStream } from '../talents/talents.ts';
import type { PeopleFile, PersonRow, ReadPeople, ReadResult } from './port.ts';
import { baseName } from './rules/recognize.ts';

/** Streams of rows are read here, documents and archives by their reader. */
export function createReadPeople({
  clock,
  documents,
}: {
  clock: Clock;
  documents: Pick<FileReader, 'readEach'>;
}): ReadPeople {
  return (file) =>
    file.format === 'document' ? readDocuments(file, documents) : readStream(file, clock.now());
}

async function* readStream(file: PeopleFile, asOf: Date): AsyncGenerator<PersonRow[]> {
  const format = file.format as Exclude<PeopleFile['format'], 'document'>;
  let row = 0;
  const options = { asOf, ...(file.mapping && { mapping: file.mapping }) };
  for await (const rows of readPeopleStream(format, file.chunks(), options))
    yield rows.map((read): PersonRow => {
      const place = { row: ++row, file: null };
      return 'reason' in read
        ? { ...place, reason: `line ${read.line}: ${read.reason}`, cells: read.cells ?? null }
        : { ...place, value: read.value, original: null };
    });
}

/** The reader of documents wants the whole file, on disk: an archive is read from its end. */
async function* readDocuments(
  { name, mapping, chunks }: PeopleFile,
  documents: Pick<FileReader, 'readEach'>,
): AsyncGenerator<PersonRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-import-'));
  try {
    const path = join(folder, 'file');
    await pipeline(chunks(), createWriteStream(path, { mode: 0o600 }));
    let row = 0;
    const options = mapping ? { mapping: mapping as TableMapping } : {};
    for await (const result of documents.readEach({ name, path }, options)) {
      const rows = rowsOf(result, name);
      yield rows.map((read): PersonRow => ({ ...read, row: ++row }));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf(result: EachResult, name: string): ReadResult[] {
  const { file, people, problems, table } = result;
  const place = { file: file === name ? null : file };
  const original = originalOf(result);
  // A note on people who were read is no rejection; a row of a table that is left out is one.
  const isRejection = ({ row }: FileProblem) => people.length === 0 || (table && row !== null);
  return [
    ...people.map((person) => {
      const { system, applications, notes } = person;
      const tracking = { system, applications, notes };
      return { ...place, value: importRowOf(person), original, tracking };
    }),
    ...problems.filter(isRejection).map(({ message, row, cells = null }) => ({
      ...place,
      reason: row === null ? message.en : `line ${row}: ${message.en}`,
      cells,
    })),
  ];
}

/** Files that hold rows of people, however many they are. */
const TABLES: ReadonlySet<string | null> = new Set(['csv', 'xlsx', 'jsonl', 'json', 'zip', null]);

/** The file is somebody's own when it holds one person. */
function originalOf({ file, format, bytes, people }: EachResult): NewOriginal | null {
  const [person] = people;
  if (!person || people.length > 1 || !bytes || format === null || TABLES.has(format)) return null;
  return { fileName: baseName(file) || 'file', format, bytes, spans: person.spans };
}

/** Two systems number their people from one: an id is one only together with its system. */
const idOf = ({ system, externalId }: Pick<ReadPerson, 'system' | 'externalId'>): string | null =>
  system === null || externalId === null ? externalId : `${system}-${externalId}`;

const importRowOf = ({ profile, contacts, ...ids }: ReadPerson): object => ({
  ...profile,
  ...(idOf(ids) !== null && { id: idOf(ids) }),
  contacts: { personalEmails: contacts.emails, phones: contacts.phones },
});
