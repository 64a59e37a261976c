import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchTool } from '../../../tools/fetch.ts';

const run = promisify(execFile);
const document = fileURLToPath(new URL('../../../client/openapi.json', import.meta.url));
const SLOW_MS = 600_000;

/** What the linters may say, each with the reason why it stays. */
const EXCEPTIONS: { rule: string; message: RegExp; reason: string }[] = [
  {
    rule: 'no-ambiguous-paths',
    message: /^Paths should resolve unambiguously.*`\/api\/v1\/talents\/(?:imports\/|\{talentId\})/,
    reason: 'A fixed part of a path wins, and no talent has the identifier `imports`.',
  },
  {
    rule: 'no-unused-components',
    message: /"\w+Error" is never used/,
    reason: '`x-errors` refers to the codes that no operation with a key answers.',
  },
  {
    rule: 'info-contact',
    message: /contact/,
    reason: 'Every installation has an operator of its own.',
  },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-lint-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Problem {
  rule: string;
  message: string;
  at: string;
}

const unexpected = (problems: Problem[]): Problem[] =>
  problems.filter(
    ({ rule, message }) =>
      !EXCEPTIONS.some((exception) => exception.rule === rule && exception.message.test(message)),
  );

/** Both exit with an error when they find something, and print it all the same. */
async function report<T>(program: string, args: string[]): Promise<T> {
  const file = join(folder, `${program}.json`);
  const path = join(await fetchTool('openapi-lint'), '.bin', program);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: folder, env, maxBuffer: 64 * 1_048_576 };
  const { stdout } = await run(path, args, options).catch((error) => error as { stdout: string });
  await writeFile(file, stdout);
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

it(
  'has nothing that redocly minds, but for the listed exceptions',
  async () => {
    await writeFile(join(folder, 'redocly.yaml'), 'extends: [recommended-strict]\n');
    const args = ['--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000'];
    const { problems } = await report<{
      problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
    }>('redocly', ['lint', document, ...args]);
    const found = problems.map(({ ruleId, message, location }) => ({
      ...{ rule: ruleId, message, at: location[0]?.pointer ?? '' },
    }));
    expect(unexpected(found)).toEqual([]);
  },
  SLOW_MS,
);

it(
  'has nothing that spectral minds, but for the listed exceptions',
  async () => {
    await writeFile(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
    const args = ['lint', document, '--ruleset', 'spectral.yaml', '-f', 'json', '-q'];
    const problems = await report<{ code: string; message: string; path: string[] }[]>(
      'spectral',
      args,
    );
    const found = problems.map(({ code, message, path }) => ({
      ...{ rule: code, message, at: path.join('/') },
    }));
    expect(unexpected(found)).toEqual([]);
  },
  SLOW_MS,
);
