import { type FileHandle, open } from 'node:fs/promises';
import { createThreads, ThreadLimitReached, type Threads } from '../platform/threads.ts';
import { ReadFailure } from './formats/read-failure.ts';
import { type ByteSource, bytesSource, readZipDirectory, readZipMember } from './formats/zip.ts';
import type {
  EachResult,
  FileReader,
  FileResult,
  FileSource,
  ProblemCode,
  ReadOptions,
} from './port.ts';
import type { BytesResult } from './read-bytes.ts';
import type { ReadFileTask } from './read-thread.ts';
import { problem } from './rules/problems.ts';

export { countHeaders } from './rules/table-headers.ts';

/** Of one file; an archive may be larger, its members not. */
const MAX_FILE_BYTES = 50_000_000;
const MAX_ARCHIVE_BYTES = 4_000_000_000;
/** Archives inside an archive: one is how some systems export, more is a bomb. */
const MAX_ARCHIVE_DEPTH = 2;

export interface FileReaderOptions {
  /** How many files are read at a time. */
  threads?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

const IDLE_MS = 15_000;

/** Files that a program writes beside the ones people mean. */
const UNWANTED = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/**
 * Reads people out of files, each file in a thread with limits on time and memory. Holds no
 * connection and stores nothing.
 */
export function createFileReader({
  threads: count = 1,
  timeLimitMs = 10_000,
  memoryLimitMb = 256,
}: FileReaderOptions = {}): FileReader {
  const threads = createThreads<ReadFileTask, BytesResult>({
    beside: import.meta.url,
    program: 'read-thread',
    count,
    idleMs: IDLE_MS,
    limits: { memoryMb: memoryLimitMb, timeMs: timeLimitMs },
  });

  async function* readArchive(
    file: string,
    source: ByteSource,
    { options, depth }: { options: ReadOptions; depth: number },
  ): AsyncGenerator<EachResult> {
    if (depth > MAX_ARCHIVE_DEPTH) {
      yield failed(file, 'too_deep', 'zip');
      return;
    }
    try {
      for (const member of await readZipDirectory(source)) {
        if (UNWANTED.test(member.name)) continue;
        const name = `${file}/${member.name}`;
        const bytes = await readZipMember(source, member, MAX_FILE_BYTES).catch(codeOf);
        if (typeof bytes === 'string') yield failed(name, bytes);
        else yield* readSource(name, bytesSource(bytes), { options, depth: depth + 1 });
      }
    } catch (error) {
      yield failed(file, codeOf(error), 'zip');
    }
  }

  async function* readSource(
    file: string,
    source: ByteSource,
    { options, depth }: { options: ReadOptions; depth: number },
  ): AsyncGenerator<EachResult> {
    if (await isArchive(source)) {
      yield* readArchive(file, source, { options, depth });
      return;
    }
    if (source.size > MAX_FILE_BYTES) yield failed(file, 'too_large');
    else yield await readOne(threads, file, await source.read(0, source.size), options);
  }

  async function* readEach(
    source: FileSource,
    options: ReadOptions = {},
  ): AsyncGenerator<EachResult> {
    if ('bytes' in source) {
      yield* readSource(source.name, bytesSource(source.bytes), { options, depth: 0 });
      return;
    }
    const handle = await open(source.path, 'r');
    try {
      const { size } = await handle.stat();
      if (size > MAX_ARCHIVE_BYTES) yield failed(source.name, 'too_large');
      else yield* readSource(source.name, diskSource(handle, size), { options, depth: 0 });
    } finally {
      await handle.close();
    }
  }

  return {
    readEach,
    async readFile(source, options = {}) {
      const results: FileResult[] = [];
      for await (const { bytes: _, ...result } of readEach(source, options)) results.push(result);
      const [only] = results;
      if (only && results.length === 1 && only.file === source.name) return only;
      return archiveOf(source.name, results);
    },
  };
}

async function readOne(
  threads: Threads<ReadFileTask, BytesResult>,
  file: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<EachResult> {
  if (bytes.length > MAX_FILE_BYTES) return failed(file, 'too_large');
  try {
    return { file, bytes, ...(await threads.run({ name: file, bytes, options })) };
  } catch (error) {
    return failed(file, codeOf(error));
  }
}

const diskSource = (handle: FileHandle, size: number): ByteSource => ({
  size,
  async read(offset, length) {
    const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
    return buffer.subarray(0, bytesRead);
  },
});

/** The members of an archive as one file; each problem names its member. */
const archiveOf = (name: string, members: readonly FileResult[]): FileResult => ({
  file: name,
  format: 'zip',
  people: members.flatMap(({ people }) => people),
  table: null,
  problems: members.flatMap(({ file, problems }) =>
    problems.map((one) => ({
      ...one,
      message: { en: `${file}: ${one.message.en}`, fr: `${file} : ${one.message.fr}` },
    })),
  ),
});

/** A ZIP that is no document of a word processor or spreadsheet. */
async function isArchive(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 4);
  const isZip = head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);
  if (!isZip) return false;
  const members = await readZipDirectory(source).catch(() => []);
  return !members.some(({ name }) =>
    /^(?:word\/document\.xml|xl\/workbook\.xml|mimetype)$/.test(name),
  );
}

const failed = (
  file: string,
  code: ProblemCode,
  format: FileResult['format'] = null,
): EachResult => ({
  file,
  format,
  bytes: null,
  people: [],
  table: null,
  problems: [problem(code)],
});

function codeOf(error: unknown): ProblemCode {
  if (error instanceof ReadFailure) return error.code;
  if (error instanceof ThreadLimitReached)
    return error.limit === 'timeMs' ? 'too_slow' : 'too_much_memory';
  return 'broken';
}
