import type { TalentProfile } from '../talents/profile.ts';

/*
 * What reading a file gives. Other slices and the command line know the reader of files only by
 * these types.
 */

/** A file to read: its bytes, or the path of a file on this machine (for large archives). */
export type FileSource = { name: string; bytes: Uint8Array } | { name: string; path: string };

export const DOCUMENT_FORMATS = [
  'pdf',
  'docx',
  'odt',
  'rtf',
  'html',
  'txt',
  'csv',
  'xlsx',
  'jsonl',
  'json-resume',
  'json',
  'vcard',
  'hr-open-xml',
  'europass-xml',
  'zip',
] as const;
/** `json` is a list of people in our shape or in the shape of an applicant tracking system. */
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Distances in points (1/72 inch) from the left and top edge of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a field stood in the file. */
export interface SourceSpan {
  /** JSON pointer: into the profile (`/experiences/0/title`), or `/contacts/emails/0`. */
  path: string;
  /** The page, from 1; null when the format has no pages. */
  page: number | null;
  /** Null when the format has no positions. */
  box: Box | null;
  /** The line, or the row of a table, from 1; null for a PDF, which has boxes. */
  line: number | null;
  /** The text as it stands in the file. */
  text: string;
}

export const PROBLEM_CODES = [
  /** The bytes are of no format that is read. */
  'unknown_format',
  /** Damaged, or not what its format demands. */
  'broken',
  'encrypted',
  /** A scan: pages without text. */
  'no_text',
  /** Bytes, pages, people, or the size of an archive once unpacked. */
  'too_large',
  'too_slow',
  'too_much_memory',
  /** An archive inside archives. */
  'too_deep',
  /** Text was read, but nobody's name. */
  'no_name',
  /** A row of a table that cannot be read. */
  'unreadable_row',
  /** The columns of a table are not known: a mapping is needed. */
  'mapping_needed',
  /** A part of the text was kept as text and not read as fields. */
  'left_as_text',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface FileProblem {
  code: ProblemCode;
  /** What happened and what to do next, in one sentence each. */
  message: { en: string; fr: string };
  /** The row or line it is about, from 1. */
  row: number | null;
  /** What the row of a table held, by header. */
  cells?: Record<string, string>;
}

/** The interface's profile without the id, which is given when a person is stored. */
export type ReadProfile = Omit<TalentProfile, 'id'>;

export interface ReadContacts {
  /** In lower case. */
  emails: string[];
  /** As written, with single spaces. */
  phones: string[];
  urls: string[];
}

/** One step of a person in another system: the job applied for and the stage reached. */
export interface SourceApplication {
  job: string | null;
  stage: string | null;
  /** How it ended, beside its last stage: `Rejected`, `Hired`. Null while it is open. */
  outcome: string | null;
  /** ISO 8601 timestamp. */
  date: string | null;
}

export interface SourceNote {
  text: string;
  /** ISO 8601 timestamp. */
  date: string | null;
}

export interface ReadPerson {
  /** The id in the file; null when it has none. */
  externalId: string | null;
  profile: ReadProfile;
  contacts: ReadContacts;
  spans: SourceSpan[];
  problems: FileProblem[];
  /** The system that the person comes from, such as `greenhouse`, when it shows. */
  system: string | null;
  /** What a recruiter noted, in exports of applicant tracking systems. */
  notes: SourceNote[];
  applications: SourceApplication[];
}

/** A column of a table and what it was read as. */
export interface ReadColumn {
  header: string;
  /** A field of `TABLE_FIELDS`, or null when the column is left out. */
  field: TableField | null;
  /** Whether the header is a known one, or the field was guessed from the values. */
  isCertain: boolean;
  /** The first values, for a preview. */
  samples: string[];
}

/** The fields that a column of a table may fill. */
export const TABLE_FIELDS = [
  'externalId',
  'firstname',
  'lastname',
  'name',
  'email',
  'phone',
  'proNetworkUrl',
  'url',
  'jobTitle',
  'organizationName',
  'headline',
  'summary',
  'city',
  'state',
  'country',
  'location',
  'gender',
  'photoUrl',
  'skills',
  'interests',
  'languages',
  'certifications',
  'schoolName',
  'degree',
  'major',
  'startDate',
  'endDate',
  'note',
  'job',
  'stage',
  'outcome',
  'appliedAt',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** Header to field; null leaves a column out. Other columns are recognised by their header. */
export type TableMapping = Readonly<Record<string, TableField | null>>;

export interface ReadTable {
  /** The system that the export comes from, when its columns show it. */
  system: string | null;
  columns: ReadColumn[];
}

/** What one file gives. An archive gives one result for each file in it. */
export interface FileResult {
  /** The name of the file, and for a file in an archive its path: `cvs.zip/anna.pdf`. */
  file: string;
  /** Null when the format is unknown. */
  format: DocumentFormat | null;
  people: ReadPerson[];
  /** Only for tables. */
  table: ReadTable | null;
  problems: FileProblem[];
  /** Only when asked for; null for a file with positions, and for tables. */
  lines?: SourceLine[] | null;
}

export interface ReadOptions {
  mapping?: TableMapping;
  /** How many values of each column are shown; a few by default. */
  samples?: number;
  /** Gives the text of a document that has lines instead of positions, too. */
  withLines?: boolean;
}

/** A line of a document, as `SourceSpan.line` counts them. */
export interface SourceLine {
  line: number;
  text: string;
}

/** One file, with its own bytes for who keeps originals; null when it was not read. */
export interface EachResult extends FileResult {
  bytes: Uint8Array | null;
}

/** Reads the people out of files. Never throws for what a file contains. */
export interface FileReader {
  /** An archive answers all its people at once, and its problems beside theirs. */
  readFile(source: FileSource, options?: ReadOptions): Promise<FileResult>;
  /**
   * One result at a time: for an archive one for each of its files, for a long table one for each
   * few hundred rows. Holds little in memory, whatever the size of the file.
   */
  readEach(source: FileSource, options?: ReadOptions): AsyncGenerator<EachResult>;
}
