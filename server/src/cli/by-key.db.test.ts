import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type TestCli, testCli } from '../../test/cli.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { connectSandbox, emailStep, newBlueprint } from '../../test/sequences.ts';
import { engineers } from '../../test/talents.ts';
import { RELAY_HOST } from '../castings/rules/delivery.ts';

/* The commands of a workspace, with nothing but an address and a key: no database, no settings. */

let api: TestApi;
/** A receiver on the machine of a developer, and the deliveries that it got. */
let server: Server;
let receiverUrl: string;
const received: unknown[] = [];
let cli: TestCli;
let client: Client;
let key: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request.headers['x-service-delivery-id']);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await testApi({ judge: scriptedJudge(() => 'met') });
  await api.importTalents(engineers(12));
  client = await api.newClient({ apiCredits: 500, workspaceCredits: 100 });
  key = client.apiKey;
  cli = await testCli({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
});
afterAll(async () => {
  await cli.close();
  await api.close();
  server.close();
});

/** What the command answers to `--json`. */
async function json<T = Record<string, unknown>>(...args: string[]): Promise<T> {
  const { exitCode, stdout, stderr } = await cli.run([...args, '--json']);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  return JSON.parse(stdout) as T;
}

test('login keeps an accepted key where only its owner can read it, and sends it nowhere else', async () => {
  const refused = await cli.run(['login', '--url', api.url, '--key', 'grk_wrong']);
  expect([refused.exitCode, refused.stderr]).toEqual([3, expect.stringContaining('key')]);
  expect(await json('login', '--url', `${api.url}/`, '--key', key)).toMatchObject({
    profile: 'default',
    url: api.url,
  });
  const path = join(cli.folder, '.config', 'greenroom', 'profiles.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toContain(key);
  expect(JSON.stringify(await json('profiles', 'list'))).not.toContain(key);
  const elsewhere = await cli.run(['search', 'x', '--url', receiverUrl]);
  expect([elsewhere.exitCode, received]).toEqual([3, []]);
});

describe('with a profile', () => {
  test('a workspace is worked with from search to candidates', async () => {
    expect((await cli.run(['search', '--preview', 'backend engineer in Paris'])).stdout).toContain(
      '12 people match.',
    );
    const page = await json<{ talents: object[] }>('search', 'backend engineer in Paris');
    expect(page.talents).toHaveLength(10);
    const casting = await json<{ castingId: string; talents: { talentId: string }[] }>(
      ...['castings', 'start', 'backend engineer in Paris', '--criterion', 'Has used Python'],
      ...['--greens', '2', '--max-credits', '20', '--watch', '--every', '1'],
      ...['--webhook', `https://${RELAY_HOST}/`],
    );
    expect(casting).toMatchObject({ nextAction: 'continue', counts: { green: 2 } });
    const shown = await cli.run(['castings', 'show', casting.castingId]);
    expect(shown.stdout).toMatch(/2 green, 0 amber, 0 red[\s\S]*VERDICT[\s\S]*Next: continue/);
    expect((await cli.run(['castings', 'list'])).stdout).toContain(casting.castingId);
    const { sourcingId } = await json<{ sourcingId: string }>(
      ...['sourcings', 'create', '--name', 'Engineers'],
    );
    const talents = casting.talents.map(({ talentId }) => talentId);
    const added = await cli.run(
      ['candidates', 'add', sourcingId, ...talents].concat(['--casting', casting.castingId]),
    );
    expect(added.stdout.match(/added/g)).toHaveLength(2);
    const { candidates } = await json<{ candidates: { candidate: { id: string } }[] }>(
      ...['candidates', 'list', sourcingId],
    );
    const id = candidates[0]!.candidate.id;
    await json('candidates', 'status', 'CONTACTED', id);
    expect((await cli.run(['candidates', 'list', sourcingId])).stdout).toContain('CONTACTED');
    expect((await cli.run(['candidates', 'contacts', id])).stdout).toContain('0 contacts');
    expect((await cli.run(['sequences', 'list', sourcingId])).stdout).toContain('no blueprints');
    await connectSandbox(api, client, 'email');
    const step = emailStep({ name: 'First', subject: 'A job', subjectB: 'Another job' });
    const sequence = await newBlueprint(client, sourcingId, [step]);
    const tested = await cli.run(['sequences', 'test', sequence, 'email', id]);
    expect(tested.stdout).toBe('Sent to email of the tests.\n');
    const results = (await cli.run(['sequences', 'results', sequence])).stdout;
    expect(results).toMatch(/^First +0 +0 +0$/m);
    expect(results).toMatch(/^- B: Another job +0 +0 +0$/m);
    expect(results).toContain('at least 8 more are needed');
    expect((await cli.run(['sourcings', 'list'])).stdout).toContain('Engineers');
    const events = await json<{ events: { type: string }[] }>('events');
    expect(events.events.map(({ type }) => type)).toContain('candidate.added');
    expect((await cli.run(['deliveries', 'list'])).stdout).toContain('wave_finished');
  });

  test('a search starts from filters, and its events are signed with a secret of its own', async () => {
    const start = [
      ...['castings', 'start', '--filters', '[{"filterType": "JOB_TITLE", "value": "engineer"}]'],
      ...['--criterion', 'Has used Python', '--greens', '1', '--max-credits', '4'],
      ...['--webhook', `https://${RELAY_HOST}/`, '--signed'],
    ];
    const started = await cli.run(start);
    expect({ ...started, stdout: started.stdout.split('\n')[1] }).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^Webhook secret, shown only once: whsec_/),
    });
    expect((await cli.run(start)).stdout).toMatch(
      /identical search existed[\s\S]*keeps the webhook/,
    );
    const watched = await json(...start, '--new', '--watch', '--every', '1');
    expect(watched).toMatchObject({
      counts: { green: 1 },
      webhookSecret: expect.stringMatching(/^whsec_/),
    });
    for (const [args, line] of [
      [start.slice(0, 4), /--filters needs --criterion/],
      [['castings', 'start', 'x', '--signed'], /--signed needs --webhook/],
      [['castings', 'start'], /give a prompt or --filters/],
    ] as const)
      expect(await cli.run(args)).toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(line),
      });
  });

  test('files are imported, and anything else is one request', async () => {
    const path = join(cli.folder, 'people.jsonl');
    await writeFile(path, '{"headline":"Gardener"}\n');
    const imported = await cli.run(['import', '--watch', path]);
    expect([imported.exitCode, imported.stdout]).toEqual([0, expect.stringContaining('1 created')]);
    const created = await json<{ sourcingId: string }>('api', 'POST', '/v1/sourcings');
    const named = await json(
      ...['api', 'PATCH', `/v1/sourcings/${created.sourcingId}`, '--data', '{"name":"Named"}'],
    );
    expect(named).toMatchObject({ name: 'Named' });
  });

  test('the feed is followed, and an event is printed when it happens', async () => {
    const following = cli.start(['events', '--after', 'now', '--follow', '--json']);
    const path = join(cli.folder, 'followed.jsonl');
    await writeFile(path, '{"headline":"Baker"}\n');
    // The first of them may be over before it begins to follow.
    for (let turn = 0; turn < 20 && following.output.stdout === ''; turn++)
      await cli.run(['import', '--watch', path]);
    await following.printed('import.finished');
    following.signal('SIGINT');
    expect((await following.ended).exitCode).toBe(0);
  });

  /** A service that refuses for a while, each time for 0 seconds, and then answers this. */
  async function busyService(data: object): Promise<{ url: string; close(): void }> {
    const refusals = 12;
    let asked = 0;
    const busy = createServer((_, response) => {
      asked++;
      if (asked > refusals + 1) return;
      const refused = { success: false, error: { code: 'rate_limit_exceeded', message: 'Many.' } };
      const isRefused = asked <= refusals;
      response
        .writeHead(isRefused ? 429 : 200, { 'retry-after': '0' })
        .end(JSON.stringify(isRefused ? refused : { success: true, data }));
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    return {
      url: `http://127.0.0.1:${(busy.address() as AddressInfo).port}`,
      close() {
        busy.close();
        busy.closeAllConnections();
      },
    };
  }

  test('a command without an end waits for room in the limits, however often it is refused', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const event = { id: 'evt_1', type: 'candidate.added', at, data: {} };
    const { url, close } = await busyService({ events: [event], nextCursor: 'c' });
    const following = cli.start(['events', '--follow', '--json', '--url', url, '--key', 'grk_1']);
    await following.printed('candidate.added');
    expect(following.output.stderr).toContain('going on in 0 s');
    following.signal('SIGINT');
    await following.ended;
    close();
  });

  test('following a search waits for room in the limits too', async () => {
    const { url, close } = await busyService({
      ...{ castingId: 'cast_1', status: 'can_continue', nextAction: 'continue', talents: [] },
      ...{ counts: { green: 1, amber: 0, red: 0 }, creditsCharged: 2 },
    });
    const watched = await cli.run(['castings', 'watch', 'cast_1', '--url', url, '--key', 'grk_1']);
    expect(watched).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('1 green, 0 amber, 0 red'),
      stderr: expect.stringContaining('going on in 0 s'),
    });
    close();
  });

  test('a sample event reaches a receiver on this machine, and an earlier event can be read', async () => {
    const sent = await json<{ deliveryId: string; attempt: object }>(
      ...['trigger', 'talent_judged', '--forward-to', receiverUrl],
    );
    expect(sent.attempt).toMatchObject({ status: 204 });
    expect(received.at(-1)).toBe(sent.deliveryId);
    const { deliveries } = await json<{ deliveries: { deliveryId: string }[] }>(
      ...['deliveries', 'list'],
    );
    const { deliveryId } = deliveries[0]!;
    expect(await json('deliveries', 'show', deliveryId)).toMatchObject({
      headers: { 'X-Service-Delivery-Id': deliveryId },
    });
    expect(await json('deliveries', 'redeliver', deliveryId)).toMatchObject({ deliveryId });
  });

  test('listen relays what is sent from now on, to who has signed in', async () => {
    const listening = cli.start(['listen', '--forward-to', receiverUrl, '--json']);
    const { deliveries } = await json<{ deliveries: { deliveryId: string }[] }>(
      ...['deliveries', 'list'],
    );
    const { deliveryId } = deliveries[0]!;
    while (!listening.output.stderr.includes('Relaying')) await json('profiles', 'list');
    await json('deliveries', 'redeliver', deliveryId);
    await listening.printed(deliveryId);
    listening.signal('SIGINT');
    expect((await listening.ended).exitCode).toBe(0);
  });
});

describe('a failure', () => {
  test.each<[string[], number, string]>([
    [['castings', 'show', 'cast_none'], 4, 'casting_not_found'],
    [['search', 'x', '--key', 'grk_wrong'], 3, 'invalid_api_key'],
    [['search', 'x', '--url', 'http://127.0.0.1:1', '--key', 'k'], 6, 'unreachable'],
    [['sourcings', 'update', 'src_1'], 2, 'usage'],
    [['api', 'GET', '/v1/candidates/a/b/c'], 4, 'not_found'],
    [['api', 'POST', '/v1/search/talents'], 1, 'validation_error'],
  ])(
    'of greenroom %j exits with %i, and is JSON on standard output',
    async (args, exitCode, code) => {
      const done = await cli.run([...args, '--json']);
      expect(done.exitCode).toBe(exitCode);
      expect(JSON.parse(done.stdout)).toMatchObject({ error: { code } });
      expect(done.stderr).not.toBe('');
    },
  );

  test('of credits exits with 5', async () => {
    const poor = await api.newClient({ apiCredits: 0 });
    const { exitCode } = await cli.run(
      ['search', 'backend engineer in Paris', '--url', api.url].concat('--key', poor.apiKey),
    );
    expect(exitCode).toBe(5);
  });
});
