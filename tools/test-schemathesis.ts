import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleService } from './service.ts';

/*
 * npm run test:schemathesis: sends the service what its OpenAPI document allows and what it forbids, for
 * 60 seconds, and checks each answer against the document. It needs Python 3.10 or newer (PYTHON names
 * another than `python3`) and PyPI, so it is not part of `npm test`. Arguments go to schemathesis:
 * `--seed 7` sends other requests.
 */

const VERSION = '4.32.5';
const SECONDS = 60;

const root = join(import.meta.dirname, '..');
const environment = join(root, '.cache/schemathesis');
const isWindows = process.platform === 'win32';
const binary = (name: string): string =>
  join(environment, isWindows ? 'Scripts' : 'bin', isWindows ? `${name}.exe` : name);

async function run(command: string, args: readonly string[]): Promise<void> {
  // Its own folder, where it stores the examples that failed.
  const child = spawn(command, args, { cwd: join(root, '.cache'), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} failed (exit code ${code})`);
}

async function main(): Promise<void> {
  const python = process.env.PYTHON ?? (isWindows ? 'python' : 'python3');
  if (!existsSync(binary('python'))) await run(python, ['-m', 'venv', environment]);
  await run(binary('python'), ['-m', 'pip', 'install', '--quiet', `schemathesis==${VERSION}`]);
  const service = await startSampleService();
  try {
    await run(binary('st'), [
      ...['--config-file', join(root, 'clients/schemathesis.toml'), 'run'],
      ...[join(root, 'client/openapi.json'), '--url', service.env.GREENROOM_URL!],
      ...['-H', `x-api-key: ${service.env.GREENROOM_WIDE_KEY}`],
      ...['--max-time', String(SECONDS), '--phases', 'examples,coverage,fuzzing'],
      ...['--seed', '1', '--workers', '2', '--no-shrink', '--continue-on-failure'],
      ...['--warnings', 'off', ...process.argv.slice(2)],
    ]);
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
