import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient } from '../../client/src/client.ts';
import { type SampleService, startSampleService } from '../../tools/service.ts';
import { createProgram } from '../src/cli/program.ts';
import { codeBlocks, PAGES, sampleCommands, shellBlocks } from './documentation-pages.ts';
import { until } from './until.ts';

/*
 * The commands of the documentation. Those with curl are run, in their order; an id that a page
 * leaves out (`cast_...`) is the newest of its kind in an earlier answer. Those of `greenroom` are
 * compared with the program.
 */

const run = promisify(execFile);

const SAMPLES = PAGES.map((page) => ({ page, blocks: sampleCommands(page) })).filter(
  ({ blocks }) => blocks.length > 0,
);

let service: SampleService;
let greenroom: Client;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-samples-'));
  await writeFile(join(folder, 'people.csv'), 'firstname,lastname,jobTitle\nAda,Lovelace,Nurse\n');
  service = await startSampleService();
  const { GREENROOM_URL: baseUrl, GREENROOM_WIDE_KEY: apiKey } = service.env;
  greenroom = createClient({ baseUrl: baseUrl!, apiKey: apiKey! });
  await greenroom.channelAccounts.connect({
    type: 'email',
    provider: 'sandbox',
    address: 'a@b.test',
  });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** Around the commands: a request that waits for events ends in time; each prints one line. */
const PRELUDE = `set -e
npx() { :; }
curl() {
  case "$*" in *-sN*|*wait=*) seconds=2 ;; *) seconds=60 ;; esac
  command curl --max-time $seconds -w '\\n' "$@" || [ $? = 28 ]
}
`;

/** A page says that some of the made-up people have no contacts. */
const isTold = (script: string, code: string | undefined): boolean =>
  code === 'missing_enrich_providers' && script.includes('/enrich-');

/** One by one, so that each knows the ids of the answers before it. */
const commandsIn = (block: string): string[] => block.split(/^(?=curl |npx )/m);

/** The newest id of a kind for its first place in a command, the one before it for the second. */
function newestOf(seen: ReadonlyMap<string, ReadonlySet<string>>) {
  const used = new Map<string, number>();
  return (left: string, prefix: string): string => {
    const count = (used.get(prefix) ?? 0) + 1;
    used.set(prefix, count);
    return [...(seen.get(prefix) ?? [])].at(-count) ?? left;
  };
}

it.each(SAMPLES)('every request of $page is accepted', async ({ blocks }) => {
  const seen = new Map<string, Set<string>>();
  let variables = `KEY=${service.env.GREENROOM_WIDE_KEY}\n`;
  for (const command of blocks.flatMap(commandsIn)) {
    const script = command
      .replaceAll('the-key-that-was-printed', service.env.GREENROOM_WIDE_KEY!)
      .replaceAll('http://127.0.0.1:3000', service.env.GREENROOM_URL!)
      .replace(/\b([a-z]+)_\.\.\./g, newestOf(seen));
    variables += (script.match(/^[A-Z]+=.*$/gm) ?? []).map((line) => `${line}\n`).join('');
    if (!script.startsWith('curl ')) continue;
    const { stdout } = await run('bash', ['-c', `${PRELUDE}${variables}${script}`], {
      cwd: folder,
    });
    for (const line of stdout.split('\n').filter((one) => one.startsWith('{'))) {
      const { success, error } = JSON.parse(line) as { success: boolean; error?: { code: string } };
      expect(success || isTold(script, error?.code), `${script}\n${line.slice(0, 400)}`).toBe(true);
    }
    for (const [id, prefix] of stdout.matchAll(/\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g))
      seen.set(prefix!, (seen.get(prefix!) ?? new Set()).add(id));
    for (const [id] of stdout.matchAll(/\bcast_[0-9a-z]{26}\b/g)) await callEnds(id);
  }
});

/** A page reads the verdicts that an earlier command asked for. */
const callEnds = (castingId: string): Promise<void> =>
  until(async () => (await greenroom.castings.get(castingId)).nextAction !== 'wait');

/** Whole programs in TypeScript, as they are but for the client's place and the service's address. */
const PROGRAMS = PAGES.flatMap((page) =>
  codeBlocks(page, 'ts').map((program) => ({ page, program })),
);

it.each(PROGRAMS)('the program of $page runs and prints what it found', async ({ program }) => {
  const client = new URL('../../client/src/client.ts', import.meta.url).href;
  const path = join(folder, 'program.ts');
  await writeFile(
    path,
    program
      .replace("'@greenroom/client'", `'${client}'`)
      .replace('http://127.0.0.1:3000', service.env.GREENROOM_URL!),
  );
  const { stdout } = await run(process.execPath, [path], {
    env: { ...process.env, GREENROOM_KEY: service.env.GREENROOM_WIDE_KEY },
  });
  expect(stdout).toMatch(/^(?:green|amber|red) \S+/m);
});

const PROGRAM = createProgram();

it.each(PAGES)('every greenroom command of %s exists, with its options', (page) => {
  const blocks = shellBlocks(page).join('\n').replace(/\\\n/g, ' ');
  const commands = /^(?:[A-Z_]+=\S+ +)*(?:npx )?greenroom ([^|\n#]+)/gm;
  for (const [, line = ''] of blocks.matchAll(commands)) {
    let command = PROGRAM as (typeof PROGRAM)['commands'][number];
    for (const word of line.trim().split(/\s+/)) {
      const inner = command.commands.find((one) => one.name() === word);
      if (!inner) break;
      command = inner;
    }
    expect(command, line).not.toBe(PROGRAM);
    const known = [...command.options.map(({ long }) => long), '--json', '--help'];
    for (const [option] of line.matchAll(/(?<=\s)--[a-z-]+/g))
      expect(known, line).toContain(option);
  }
});
