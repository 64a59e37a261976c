import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSampleService } from './service.ts';

/*
 * npm run test:python: builds the Python client as it is published, installs it with the tools that
 * test it into a virtual environment, and runs its tests against a service started for them. It
 * needs Python 3.11 or newer (PYTHON names another than `python3`) and the packages of PyPI, so it is
 * not part of `npm test`. Arguments go to pytest.
 */

const root = join(import.meta.dirname, '..');
const source = join(root, 'clients/python');
const environment = join(root, '.cache/python/venv');
const wheels = join(root, '.cache/python/dist');
const isWindows = process.platform === 'win32';
const binary = (name: string): string =>
  join(environment, isWindows ? 'Scripts' : 'bin', isWindows ? `${name}.exe` : name);

async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd: source,
    stdio: 'inherit',
    env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit code ${code})`);
}

async function install(): Promise<void> {
  const python = process.env.PYTHON ?? (isWindows ? 'python' : 'python3');
  if (!existsSync(binary('python'))) await run(python, ['-m', 'venv', environment]);
  const pip = (...args: string[]) => run(binary('python'), ['-m', 'pip', ...args]);
  await pip('install', '--quiet', '--requirement', 'requirements-test.txt');
  await rm(wheels, { recursive: true, force: true });
  await mkdir(wheels, { recursive: true });
  // The tests see the package as its users do, with its marker of types.
  await run(binary('python'), ['-m', 'build', '--wheel', '--outdir', wheels, '.']);
  const [wheel] = await readdir(wheels);
  await pip('install', '--quiet', '--force-reinstall', '--no-deps', join(wheels, wheel!));
}

async function main(): Promise<void> {
  await install();
  await run(binary('ruff'), ['check', '.']);
  await run(binary('ruff'), ['format', '--check', '.']);
  await run(binary('mypy'), ['src', 'tests']);
  const service = await startSampleService();
  try {
    await run(binary('pytest'), process.argv.slice(2), service.env);
  } finally {
    await service.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
