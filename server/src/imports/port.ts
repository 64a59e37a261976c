import type { FileReader, ReadPerson } from '../documents/port.ts';
import type { NewOriginal, Originals } from '../originals/originals.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import type { ImportFormat } from './rules/recognize.ts';

/** What an applicant tracking system says of a person. */
export type Tracking = Pick<ReadPerson, 'system' | 'applications' | 'notes'>;

/** A person, or why one could not be read. `file`: within an archive. */
export type ReadResult = { file: string | null } & (
  | { value: unknown; original: NewOriginal | null; tracking?: Tracking }
  | { reason: string; cells?: Record<string, string> | null }
);

/** `row` counts from 1 in the whole file. */
export type PersonRow = ReadResult & { row: number };

export interface PeopleFile {
  name: string;
  format: ImportFormat;
  mapping: Readonly<Record<string, string | null>> | null;
  /** The bytes, in pieces of any size. */
  chunks(): AsyncIterable<Buffer>;
}

/**
 * Reads people out of a file, some at a time, in the same order each time. Throws
 * `validation_error` for a file that cannot be read at all.
 */
export type ReadPeople = (file: PeopleFile) => AsyncGenerator<PersonRow[]>;

export interface ImportsDependencies {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'info'>;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  documents: Pick<FileReader, 'readFile'>;
  engine: Pick<Engine, 'register' | 'enqueue'>;
  talents: Pick<Talents, 'inOwnTurn' | 'prepareOwn' | 'undoImport'>;
  sourcings: Pick<Sourcings, 'findSourcing' | 'addImported' | 'takeImported'>;
  originals: Pick<Originals, 'keep' | 'attach' | 'removeImport'>;
  readPeople: ReadPeople;
  /** The largest file. */
  maxFileBytes: number;
  /** Of all files of a workspace that wait or are read. */
  maxStoredBytes: number;
  /** Deletes people of the workspace's own pool everywhere. */
  remove(
    tx: Tx,
    talentIds: readonly string[],
    by: { actor: string; workspaceId: string; keepsImports: true },
  ): Promise<void>;
}
