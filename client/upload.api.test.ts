import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../server/test/api.ts';
import { until } from '../server/test/until.ts';
import { type Client, createClient } from './src/client.ts';

const TABLE = 'firstname,lastname,jobTitle\nZoé,Typed,Data Engineer\n';
let api: TestApi;
let greenroom: Client;
let folder: string;
beforeAll(async () => {
  api = await testApi();
  const { apiKey } = await api.newClient();
  greenroom = createClient({ baseUrl: api.url, apiKey });
  folder = await mkdtemp(join(tmpdir(), 'greenroom-upload-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.close();
});

it('imports a file by its name, and from a path, with its options in the query', async () => {
  const path = join(folder, 'people.csv');
  await writeFile(path, TABLE);
  const files = [
    { file: new File([TABLE], 'été (1).csv'), name: 'été (1).csv' },
    { file: await openAsBlob(path), fileName: 'people.csv', name: 'people.csv' },
  ];
  for (const { name, ...sent } of files) {
    const { importId } = await greenroom.imports.create({ ...sent, dryRun: 'true' });
    await until(async () => (await greenroom.imports.get(importId)).status === 'completed');
    expect(await greenroom.imports.get(importId)).toMatchObject({
      fileName: name,
      dryRun: true,
      counts: { read: 1, created: 1, rejected: 0 },
    });
  }
});

it('previews a file, and still takes its text', async () => {
  const file = new File([TABLE], 'people.csv');
  const asFile = await greenroom.imports.preview({ file, mapping: '{"jobTitle":null}' });
  expect(asFile.columns.map(({ field }) => field)).toEqual(['firstname', 'lastname', null]);
  const asText = await greenroom.imports.preview({ fileName: 'people.csv', content: TABLE });
  expect(asText.people).toMatchObject([{ firstname: 'Zoé', jobTitle: 'Data Engineer' }]);
});
