import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

  test('runs the joined program while the sources are those that it was made from', async () => {
    const place = await mkdtemp(join(tmpdir(), 'greenroom-launcher-'));
    try {
      const source = join(place, 'src', 'cli', 'main.ts');
      const joined = join(place, '.cache', 'joined');
      await cp(dirname(launcher), join(place, 'bin'), { recursive: true });
      for (const folder of [dirname(source), joined]) await mkdir(folder, { recursive: true });
      await writeFile(join(place, 'package.json'), '{ "type": "module" }');
      await writeFile(source, "console.log('from the sources');");
      await writeFile(join(joined, 'main.js'), "console.log('joined');");
      const { size, mtimeMs } = await stat(source);
      const list = { entry: 'main.js', sources: [['../../src/cli/main.ts', size, mtimeMs]] };
      const printed = async () =>
        (await run(process.execPath, [join(place, 'bin', 'greenroom.js'), 'config'])).stdout.trim();
      expect(await printed()).toBe('from the sources');
      await writeFile(join(joined, 'program.json'), JSON.stringify(list));
      expect(await printed()).toBe('joined');
      await writeFile(source, "console.log('from other sources');");
      expect(await printed()).toBe('from other sources');
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });
});
