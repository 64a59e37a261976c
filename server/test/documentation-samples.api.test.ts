import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient } from '../../client/src/client.ts';
import { type SampleService, startSampleService } from '../../tools/service.ts';
import { RELAY_HOST } from '../src/castings/rules/delivery.ts';
import { createProgram } from '../src/cli/program.ts';
import { zipOf } from '../src/documents/archive.testing.ts';
import {
  codeBlocks,
  commandsIn,
  IS_GREENROOM,
  isElsewhere,
  PAGES,
  sampleCommands,
  shellBlocks,
} from './documentation-pages.ts';
import { until } from './until.ts';

/*
 * The commands of the documentation are run, in their order: those with curl, and those of
 * `greenroom`. An id that a page leaves out (`cast_...`) is the newest of its kind in an earlier
 * answer.
 */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../bin/greenroom.js', import.meta.url));

const SAMPLES = PAGES.map((page) => ({ page, blocks: sampleCommands(page) })).filter(
  ({ blocks }) => blocks.length > 0,
);
/** Pages whose commands need a key with the scope `admin`, as they say. */
const BY_ADMIN = ['docs/people.md', 'docs/webhook-receiver.md'];

let service: SampleService;
let greenroom: Client;
let folder: string;
/** The server of a developer that webhooks are sent on to. */
let receiver: Server;
let receiverUrl: string;
/** Ids that no command of a page makes. */
let given: [prefix: string, id: string][];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-samples-'));
  // Enough that somebody of each file is left when the page has deleted two people.
  const csv = ['Ada,Lovelace,Nurse', 'Emmy,Noether,Nurse', 'Sofia,Kovalevskaya,Nurse'];
  await writeFile(join(folder, 'people.csv'), ['firstname,lastname,jobTitle', ...csv].join('\n'));
  const others = ['Grace', 'Alan'].map((firstname) => ({ firstname, lastname: 'Other' }));
  await writeFile(
    join(folder, 'people.jsonl'),
    others.map((one) => JSON.stringify(one)).join('\n'),
  );
  await writeFile(
    join(folder, 'greenhouse.csv'),
    'Candidate Name,Current Stage\nRosa Luz,Onsite\n',
  );
  const cv = 'Mary Somerville\nAstronomer\nmary@example.org\n';
  await writeFile(join(folder, 'cvs.zip'), zipOf([{ name: 'mary.txt', data: cv }]));
  receiver = createServer((_, response) => response.writeHead(204).end());
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  service = await startSampleService();
  const { GREENROOM_URL: baseUrl, GREENROOM_WIDE_KEY: apiKey } = service.env;
  greenroom = createClient({ baseUrl: baseUrl!, apiKey: apiKey! });
  await login(service.printedKey);
  // An event of the feed.
  const { sourcingId } = await greenroom.sourcings.create({});
  given = [
    ['src', sourcingId],
    ['ws', service.workspaceId],
    ['dlv', await aDelivery()],
  ];
});
afterAll(async () => {
  await service.close();
  receiver.close();
  await rm(folder, { recursive: true });
});

/** An event that was sent to nobody. */
async function aDelivery(): Promise<string> {
  await greenroom.castings.startByPrompt({
    prompt: 'Nurses in Lyon',
    qualificationCriterias: ['At least 2 years of experience'],
    target: { greens: 1, maxCredits: 2 },
    webhook: { url: `https://${RELAY_HOST}/` },
  });
  let found: { deliveryId: string } | undefined;
  await until(async () => {
    [found] = await greenroom.deliveries.list().toArray({ max: 1 });
    return found !== undefined;
  });
  return found!.deliveryId;
}

/** Around the commands: a request that waits for events ends in time; each prints one line. */
const PRELUDE = `set -e
npx() { "$@"; }
greenroom() { exec "$NODE" "$LAUNCHER" "$@"; }
curl() {
  case "$*" in *-sN*|*wait=*) seconds=2 ;; *) seconds=60 ;; esac
  command curl --max-time $seconds -w '\\n' "$@" || [ $? = 28 ]
}
`;

/** Commands that go on until Ctrl-C. */
const IS_ENDLESS = / listen | --follow\b/;

/** Runs it on the host of the service; one without an end is ended when it has said something. */
async function inShell(script: string, input = ''): Promise<string> {
  const child = spawn('bash', ['-c', `${PRELUDE}${script}`], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, NODE: process.execPath, LAUNCHER },
      ...{ ...service.settings, PORT: '0', SAMPLE_DATA: 'off', LOG_LEVEL: 'warn' },
    },
  });
  child.stdin.end(input);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  if (IS_ENDLESS.test(script))
    for (const stream of [child.stdout, child.stderr])
      stream.once('data', () => child.kill('SIGINT'));
  const [exitCode] = await once(child, 'close');
  expect(exitCode, `${script}\n${errors}`).toBe(0);
  return output;
}

const login = (key: string): Promise<string> =>
  inShell(`greenroom login --url ${service.env.GREENROOM_URL}`, `${key}\n`);

/** A page says that some of the made-up people have no contacts. */
const isTold = (script: string, code: string | undefined): boolean =>
  code === 'missing_enrich_providers' && script.includes('/enrich-');

/** The newest id of a kind for its first place in a command, the one before it for the second. */
function newestOf(seen: ReadonlyMap<string, ReadonlySet<string>>) {
  const used = new Map<string, number>();
  return (left: string, prefix: string): string => {
    const count = (used.get(prefix) ?? 0) + 1;
    used.set(prefix, count);
    return [...(seen.get(prefix) ?? [])].at(-count) ?? left;
  };
}

it.each(SAMPLES)('every request and command of $page is accepted', async ({ page, blocks }) => {
  const seen = new Map(given.map(([prefix, id]) => [prefix, new Set([id])]));
  const admin = service.env.GREENROOM_WIDE_KEY!;
  const isByAdmin = BY_ADMIN.includes(page);
  if (isByAdmin) expect(await readFile(join(ROOT, page), 'utf8')).toContain('scope `admin`');
  const key = isByAdmin ? admin : service.printedKey;
  await login(key);
  let variables = `KEY=${key}\n`;
  for (const command of blocks.flatMap(commandsIn)) {
    const script = command
      .replaceAll('the-key-that-was-printed', key)
      .replaceAll('the-key-of-an-administrator', admin)
      .replaceAll('GREENROOM_API_KEY=...', `GREENROOM_API_KEY=${key}`)
      .replaceAll(/http:\/\/127\.0\.0\.1:3000|https:\/\/greenroom\.example\.org/g, greenroomUrl)
      .replaceAll(/http:\/\/(?:localhost:4000|127\.0\.0\.1:8000)/g, receiverUrl)
      .replace(/\b([a-z]+)_\.\.\./g, newestOf(seen));
    variables += (script.match(/^(?:export )?[A-Z_]+=.*$/gm) ?? [])
      .filter((line) => !IS_GREENROOM.test(line))
      .map((line) => `${line}\n`)
      .join('');
    if (!/^curl /.test(script) && (!IS_GREENROOM.test(script) || isElsewhere(script))) continue;
    const output = await inShell(variables + script, `${key}\n`);
    for (const line of output.split('\n').filter((one) => /^\{"success":/.test(one))) {
      const { success, error } = JSON.parse(line) as { success: boolean; error?: { code: string } };
      expect(success || isTold(script, error?.code), `${script}\n${line.slice(0, 400)}`).toBe(true);
    }
    for (const [id, prefix] of output.matchAll(/\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g)) {
      const ids = seen.get(prefix!) ?? new Set();
      seen.set(prefix!, ids);
      // The newest is the last. What a command deletes is no longer there.
      ids.delete(id);
      if (!/ delete /.test(script)) ids.add(id);
    }
    for (const [id] of output.matchAll(/\bcast_[0-9a-z]{26}\b/g)) await callEnds(id);
  }
});

const greenroomUrl = (): string => service.env.GREENROOM_URL!;

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
