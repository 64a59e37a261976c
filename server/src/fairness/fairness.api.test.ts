import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { type TestCli, testCli } from '../../test/cli.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { connectAgent } from '../../test/mcp.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { createJudging } from '../judging/judging.ts';
import type { JudgeInput } from '../judging/port.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { CounterfactualAudit } from './contract.ts';
import { createFairness } from './fairness.ts';

const CRITERIAS = ['Knows Python', 'At least 3 years of experience'];

let api: TestApi;
let client: Client;
let castingId: string;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(4));
  client = await api.newClient();
  ({ castingId } = await start(client, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: CRITERIAS,
    target: { greens: 9, maxCredits: 20 },
  }));
  await ended(client, castingId);
});
afterAll(() => api.close());

const audit = (body: object, by = client) => by.post('/v1/fairness/counterfactual', body);

it('an audit judges copies of the people of a casting, free, and finds no flip of the built-in judge', async () => {
  const before = (await client.get('/v1/workspace')).body.data.balances;
  const { status, body } = await audit({ castingId });
  expect(status).toBe(200);
  const data = body.data as unknown as CounterfactualAudit;
  expect(data).toMatchObject({
    castingId,
    talents: 4,
    criterias: CRITERIAS,
    flips: [],
    flipped: 0,
  });
  expect(data.judge).toMatch(/^rules\//);
  expect(data.copies).toBeGreaterThan(12);
  expect(data).toMatchObject({ rate: 0, low: 0, creditsCharged: 0 });
  expect(data.high).toBeGreaterThan(0);
  expect(data.changes.map(({ change }) => change)).toContain('name');
  expect((await client.get('/v1/workspace')).body.data.balances).toEqual(before);
});

it('is the same tool for agents, and a command', async () => {
  const agent = await connectAgent(api.url, client);
  const answer = await agent.call('audit_counterfactuals', { castingId, changes: ['name'] });
  expect(answer.data).toMatchObject({ flips: [], changes: [{ change: 'name' }] });
  await agent.close();
  const cli = await testCli({});
  const run = await cli.run([
    ...['fairness', 'counterfactual', castingId],
    ...['--key', client.apiKey, '--url', api.url],
  ]);
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/judged copies of 4 people[\s\S]*\nall +\d+ +0 +0\.00 %/);
  await cli.close();
});

it('an unknown casting and one of another workspace are not found, and wrong input names its path', async () => {
  const stranger = await api.newClient();
  expect(await audit({ castingId }, stranger)).toMatchObject({
    status: 404,
    body: { error: { code: 'casting_not_found' } },
  });
  expect(await audit({ castingId, changes: ['shoes'], talents: 0 })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: ['talents'] }, { path: ['changes', 0] }] } },
  });
});

const people = {
  criterias: ['Knows Python'],
  language: 'en' as const,
  profiles: [profileOf({ firstname: 'Marie', lastname: 'Martin', skills: ['Python'] })],
};
const clock = { now: () => new Date('2026-01-01T00:00:00Z') } as never;
const principal = { workspaceId: 'ws' } as never;
const asked = { castingId: 'cast_1', talents: 9, changes: ['name' as const] };

it('a judge that prefers a name is found out, with the evidence of both sides', async () => {
  const fair = createJudging({ lexicon: createLexicon() });
  const unfair = {
    judgeId: 'rules/unfair',
    judge: async (input: JudgeInput) => {
      const judged = await fair.judge(input);
      const [first] = judged.scoring.criterias;
      if (input.profile.firstname === 'Jamal') first!.status = 'not_met';
      return judged;
    },
  };
  const { auditCounterfactuals } = createFairness({
    castings: { judgedPeople: async () => people },
    judging: unfair,
    clock,
  });
  const found = await auditCounterfactuals(principal, asked);
  expect(found).toMatchObject({ copies: 3, flipped: 1, rate: 0.3333, low: 0.0615, high: 0.7923 });
  expect(found.flips).toMatchObject([
    {
      change: 'name',
      criterion: 'Knows Python',
      after: { status: 'not_met' },
      edits: [{ path: '/firstname', from: 'Marie', to: 'Jamal' }, { path: '/lastname' }],
    },
  ]);
});

it('a model is refused before it costs anything', async () => {
  const { auditCounterfactuals } = createFairness({
    castings: { judgedPeople: async () => people },
    judging: {
      judgeId: 'model/large/3',
      judge: () => {
        throw new Error('it was asked');
      },
    },
    clock,
  });
  await expect(auditCounterfactuals(principal, asked)).rejects.toMatchObject({
    code: 'validation_error',
    fields: { issues: [{ code: 'model_judge' }] },
  });
});

describe('the impact report', () => {
  let cli: TestCli;
  let ids: string[];
  /** Between the command and the service: what the command sends. */
  let relay: Server;
  const sent: string[] = [];
  beforeAll(async () => {
    cli = await testCli({});
    const { body } = await client.get(`/v1/search/talents/qualified/${castingId}`);
    ids = (body.data.talents as { talentId: string }[]).map(({ talentId }) => talentId);
    relay = createServer(async (request, response) => {
      const chunks = await Array.fromAsync(request);
      sent.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      const answer = await fetch(api.url + request.url, {
        headers: { 'x-api-key': String(request.headers['x-api-key']) },
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
  });
  afterAll(async () => {
    await cli.close();
    relay.close();
  });

  const report = async (categories: string, ...options: string[]) => {
    const file = path.join(cli.folder, 'declared.csv');
    await writeFile(file, categories);
    const { port } = relay.address() as AddressInfo;
    return cli.run([
      ...['--json', 'fairness', 'impact', castingId, '--categories', file, ...options],
      ...['--url', `http://127.0.0.1:${port}`, '--key', client.apiKey],
    ]);
  };

  it('counts people of castings by what a file declares, as data, page and CSV, and sends nothing of the file', async () => {
    const [first, second, third] = ids;
    const page = path.join(cli.folder, 'impact.html');
    const csv = path.join(cli.folder, 'impact.csv');
    const { stdout, stderr } = await report(
      `talentId,sex,ethnicity\n${first},F,<b>=1+1</b>\n${second},M,B\n${third},F,B\n`,
      ...['--html', page, '--csv', csv, '--language', 'fr'],
    );
    expect(stderr).toBe('');
    const data = JSON.parse(stdout);
    expect(data).toMatchObject({ castingIds: [castingId], verdicts: 'green', people: 4 });
    expect(data.tables.map((one: { categories: string[] }) => one.categories)).toEqual([
      ['sex'],
      ['ethnicity'],
      ['sex', 'ethnicity'],
    ]);
    expect(data.tables[0]).toMatchObject({ undeclared: 1, groups: [{ people: 2 }, { people: 1 }] });
    const html = await readFile(page, 'utf8');
    expect(html).toContain('Ratio d’impact');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<script|<b>|https?:/);
    expect(await readFile(csv, 'utf8')).toContain('sex × ethnicity');
    expect((await stat(page)).mode & 0o077).toBe(0);
    expect(sent).toEqual([`GET /api/v1/search/talents/qualified/${castingId}?pageSize=100 `]);
  });

  it.each([
    ['name,sex\nx,F\n', 'no column talentId'],
    ['talentId\nx\n', '0 categories'],
    ['talentId,sex\nx,F\nx,M\n', 'Line 3'],
    ['talentId,sex,sex\nx,F,F\n', 'two columns'],
    ['talentId,sex\nx,"F\n', 'cannot be read as CSV'],
  ])('says what is wrong with a file: %j', async (categories, why) => {
    const { exitCode, stdout, stderr } = await report(categories);
    expect(exitCode).toBe(1);
    expect(stdout + stderr).toContain(why);
  });
});
