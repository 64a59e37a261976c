import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const launcher = fileURLToPath(new URL('../../bin/greenroom.js', import.meta.url));
/** Each program that a process runs prints its process id and flags. */
const PRINT_PROCESS =
  "--import=data:text/javascript,console.log('program',process.pid,...process.execArgv)";

/** The programs that the launcher ran, one after another, and what they printed. */
async function launch(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { MALLOC_ARENA_MAX: _, ...inherited } = process.env;
  const { stdout } = await run(process.execPath, [launcher, ...args], {
    env: { ...inherited, NODE_OPTIONS: PRINT_PROCESS, ...env },
  });
  const programs = [...stdout.matchAll(/^program (\d+) ?(.*)$/gm)].map(([, pid, flags]) => ({
    pid,
    flags,
  }));
  return { programs, stdout };
}

describe('the launcher', () => {
  test('has a service begin again in its own process, with what keeps its memory low', async () => {
    const { programs, stdout } = await launch(['serve', '--help']);
    expect(programs).toEqual([
      { pid: expect.any(String), flags: '' },
      {
        pid: programs[0]!.pid,
        flags:
          '--max-semi-space-size=8 --no-parallel-scavenge --report-exclude-env --report-exclude-network',
      },
    ]);
    expect(stdout).toContain('greenroom serve');
  });

  test('runs a service as it is where the operator has chosen for themselves', async () => {
    const { programs, stdout } = await launch(['serve', '--help'], { MALLOC_ARENA_MAX: '8' });
    expect(programs).toEqual([{ pid: expect.any(String), flags: '' }]);
    expect(stdout).toContain('greenroom serve');
  });

  test('runs every other command as it is', async () => {
    const { programs } = await launch(['config', '--help']);
    expect(programs).toEqual([{ pid: expect.any(String), flags: '' }]);
  });
});
