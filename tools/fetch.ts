import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/*
 * Programs and data for single tests or scripts, which the service itself does not need. Each has a
 * folder here with its own lockfile, or with the POM of the jars that it is, and is installed into
 * `.cache/tools` when it is first needed. `npm run fetch:tools` installs all that this system can use.
 */

const HERE = import.meta.dirname;
const CACHE = path.join(path.dirname(HERE), '.cache', 'tools');
const NAMES = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const run = promisify(execFile);

const COPY_JARS = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies';

/** How a tool is installed. */
interface Source {
  /** What decides its contents. */
  lock: string;
  /** Where it is, below its folder in the cache. */
  result: string;
  /** Where it comes from. */
  registry: string;
  command(folder: string): [program: string, args: string[]];
}

const NPM: Source = {
  lock: 'package-lock.json',
  result: 'node_modules',
  registry: 'the npm registry',
  command: (folder) => [
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  ],
};

const MAVEN: Source = {
  lock: 'pom.xml',
  result: 'lib',
  registry: 'Maven Central',
  command: () => ['mvn', ['-q', '-B', COPY_JARS, '-DoutputDirectory=lib']],
};

const sourceOf = (name: string): Source =>
  existsSync(path.join(HERE, name, MAVEN.lock)) ? MAVEN : NPM;

/** Why this tool cannot run here, or null. Some packages contain programs for one system only. */
export function unusableBecause(
  name: string,
  system = `${process.platform}-${process.arch}`,
): string | null {
  if (sourceOf(name) === MAVEN) {
    const missing = ['java', 'mvn'].filter((program) => !isInstalled(program));
    return missing.length === 0
      ? null
      : `tools/${name} needs Java 17 and Maven, and there is no ${missing.join(' and no ')} here`;
  }
  if (!['chromium', 'postgres-15', 'runtimes'].includes(name) || system === 'linux-x64')
    return null;
  return `the package of tools/${name} is for Linux on x64, and this is ${system}`;
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) =>
      ['', '.exe', '.cmd'].some((ending) => existsSync(path.join(folder, `${program}${ending}`))),
    );

/**
 * Installs `tools/<name>` as its lockfile or POM says, unless that was done before. Returns its
 * `node_modules`, or the folder of its jars.
 */
export async function fetchTool(name: string): Promise<string> {
  const { lock, result, registry, command } = sourceOf(name);
  const source = path.join(HERE, name);
  const locked = await readFile(path.join(source, lock));
  const folder = path.join(
    CACHE,
    `${name}-${createHash('sha256').update(locked).digest('hex').slice(0, 12)}`,
  );
  const installed = path.join(folder, result);
  if (existsSync(installed)) return installed;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(path.join(CACHE, `.${name}-`));
  try {
    await cp(source, draft, {
      recursive: true,
      filter: (from) => path.basename(from) !== result,
    });
    const [program, args] = command(draft);
    await run(program, args, {
      cwd: draft,
      shell: process.platform === 'win32',
      maxBuffer: 16 * 1024 * 1024,
    });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have installed it meanwhile.
    if (existsSync(installed)) return installed;
    throw new Error(
      `tools/${name} could not be installed, which takes ${registry} once: ${(error as Error).message}`,
    );
  }
  return installed;
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
