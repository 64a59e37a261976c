import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram } from '../src/cli/program.ts';
import { SCOPES } from '../src/platform/operation.ts';
import { type TestApi, testApi } from './api.ts';

/* docs/webhook-receiver.md: its program is run, and its commands are those of the program. */

const page = await readFile(new URL('../../docs/webhook-receiver.md', import.meta.url), 'utf8');

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  folder = await mkdtemp(join(tmpdir(), 'receiver-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

it('the receiver of the tutorial takes a signed event once, and refuses any other', async () => {
  const client = await api.newClient({ scopes: SCOPES });
  const { webhookSecret } = (await client.post('/v1/webhook-secret', {})).body.data;
  const path = join(folder, 'receiver.mjs');
  await writeFile(path, /^```js\n(.*?)^```/ms.exec(page)![1]!);
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET: String(webhookSecret), PORT: '0' };
  const receiver = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = receiver.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  try {
    const [, port] = /^port (\d+)/.exec(await next())!;
    const { headers, body } = (
      await client.post('/v1/webhook-events', { eventType: 'talent_judged' })
    ).body.data as unknown as { headers: Record<string, string>; body: string };
    const post = async (text: string) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text })).status;
    expect(await post(body.replace('Kafka', 'Excel'))).toBe(400);
    expect(await post(body)).toBe(204);
    expect(await next()).toMatch(/^Ada: Runs Kafka in production since 2021/);
    expect(await post(body)).toBe(204);
  } finally {
    receiver.kill();
  }
});

it('the commands of the tutorial exist, with their options', () => {
  const commands = [...page.matchAll(/^npx greenroom (.+)$/gm)].map(([, line]) => line!);
  expect(commands.length).toBeGreaterThan(5);
  for (const line of commands) {
    let command = createProgram() as ReturnType<typeof createProgram>['commands'][number];
    for (const word of line.split(' ')) {
      const inner = command.commands.find((one) => one.name() === word);
      if (!inner) break;
      command = inner;
    }
    const known = command.options.map(({ long }) => long);
    for (const [option] of line.matchAll(/--[a-z-]+/g)) expect(known, line).toContain(option);
  }
});
