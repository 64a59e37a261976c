import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type TestCli, testCli } from '../../test/cli.ts';
import { SCOPES } from '../platform/operation.ts';

let api: TestApi;
let cli: TestCli;
let client: Client;
beforeAll(async () => {
  api = await testApi();
  client = await api.newClient({ scopes: SCOPES });
  cli = await testCli({
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
    GREENROOM_URL: api.url,
    GREENROOM_API_KEY: client.apiKey,
  });
});
afterAll(async () => {
  await cli.close();
  await api.close();
});

const run = async (...words: string[]): Promise<string> => {
  const { exitCode, stdout, stderr } = await cli.run(['talents', ...words]);
  expect(exitCode, stderr).toBe(0);
  return stdout;
};

test('terms, provenance, notices, retention and what is known are read and set with a key', async () => {
  const { body } = await client.post('/v1/talents', {
    talents: [{ firstname: 'Ada', lastname: 'Lovelace' }],
  });
  const id = (body.data.results as { talentId: string }[])[0]!.talentId;
  await api.services.feed.catchUp();
  expect(await run('terms')).toContain('not decided');
  expect(await run('terms', '--basis', 'consent', '--months', '24')).toContain('24 months');
  expect(await run('provenance', id)).toMatch(/legal basis: consent[\s\S]*not yet, due/);
  expect(await run('notice')).toContain('1 to tell, 0 overdue');
  expect(await run('notice', '--told', id, '--how', 'letter', '--on', '2026-01-05')).toContain(
    '1 person',
  );
  expect(await run('notice')).toContain('Everybody was told.');
  expect(await run('notice', '--template', '--language', 'fr')).toContain('24 mois');
  expect(await run('retention')).toContain('No retention has ended.');
  expect(await run('retention', '--keep', id, '--months', '3')).toContain('Kept until');
  expect(JSON.parse(await run('subject', 'Ada Lovelace'))).toMatchObject({
    talentId: id,
    provenance: { legalBasis: 'consent', notice: { how: 'letter' } },
  });
  expect(JSON.parse(await run('export', '--talent', id))).toMatchObject({ talentId: id });
  const page = join(cli.folder, 'ada.html');
  await run('subject', id, '--html', page, '--language', 'fr');
  expect(await readFile(page, 'utf8')).toContain('Données personnelles de Ada Lovelace');
});

test('what is wrong is said with what to do', async () => {
  const wrong = async (...words: string[]) => cli.run(['talents', ...words]);
  expect(await wrong('notice', '--told', 'tal_x')).toMatchObject({ exitCode: 2 });
  expect(await wrong('retention', '--months', '3')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--keep and --months go together'),
  });
  expect(await wrong('subject', 'Nobody Known')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('holds nothing about Nobody Known'),
  });
});
