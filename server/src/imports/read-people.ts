import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileReader, FileResult, ReadPerson, TableMapping } from '../documents/port.ts';
import type { Clock } from '../platform/clock.ts';
import { readPeopleStream } from '../talents/talents.ts';
import type { PeopleFile, PersonRow, ReadPeople, ReadResult } from './port.ts';

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
        ? { ...place, reason: `line ${read.line}: ${read.reason}` }
        : { ...place, value: read.value };
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

function rowsOf({ file, people, problems }: FileResult, name: string): ReadResult[] {
  const place = { file: file === name ? null : file };
  return [
    ...people.map((person) => ({ ...place, value: importRowOf(person) })),
    // A note on people who were read is no rejection.
    ...(people.length > 0 ? [] : problems).map(({ message }) => ({
      ...place,
      reason: message.en,
    })),
  ];
}

const importRowOf = ({ externalId, profile, contacts }: ReadPerson): object => ({
  ...profile,
  ...(externalId !== null && { id: externalId }),
  contacts: { personalEmails: contacts.emails, phones: contacts.phones },
});
