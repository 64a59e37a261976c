import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { until } from '../../test/until.ts';
import { zipOf } from '../documents/archive.testing.ts';
import { createFileReader } from '../documents/documents.ts';
import { createFolderStore } from '../platform/file-store.ts';
import { createOriginals } from './originals.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

beforeAll(async () => {
  api = await testApi();
  [ours, theirs] = await Promise.all([api.newClient({}), api.newClient({})]);
});
afterAll(() => api.close());

const cvOf = (name: string): string => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

EXPERIENCE
Data Engineer, Globex
2019 - 2022

EDUCATION
MSc in Physics, University of Leeds
2012 - 2014
`;

/** Imports a file to its end; answers the import's id. */
async function imported(fileName: string, bytes: Uint8Array | string): Promise<string> {
  const response = await fetch(`${api.url}/api/v1/talents/imports`, {
    method: 'POST',
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    headers: {
      'x-api-key': ours.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
  const { data } = (await response.json()) as { data: { importId: string } };
  const path = `/v1/talents/imports/${data.importId}`;
  await until(async () => (await statusOf(path)) === 'completed');
  return data.importId;
}

const statusOf = async (path: string): Promise<string> =>
  String((await ours.get(path)).body.data.status);

async function idOf(lastname: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from talents where workspace_id = ${ours.workspaceId} and profile->>'lastname' = ${lastname}`.execute(
    api.services.db,
  );
  return rows[0]!.id;
}

const pathOf = (id: string, query = ''): string => `/v1/talents/${id}/original${query}`;
const fileOf = (id: string, as: string, { apiKey }: Client) =>
  fetch(`${api.url}/api${pathOf(id, `?as=${as}`)}`, { headers: { 'x-api-key': apiKey } });
const folder = (): string => join(api.services.config.dataDir, 'files', ours.workspaceId);

test('the file of each person in an archive is kept sealed, and answered with where fields stood', async () => {
  await imported(
    'cvs.zip',
    zipOf([
      { name: 'a/Zoë "CV".txt', data: cvOf('Zoe Marlow') },
      { name: 'list.csv', data: 'First name,Last name\nTab,Leman\n' },
    ]),
  );
  const id = await idOf('Marlow');
  const { data } = (await ours.get(pathOf(id))).body;
  expect(data).toMatchObject({
    talentId: id,
    fileName: 'Zoë "CV".txt',
    format: 'txt',
    mediaType: 'text/plain',
    size: Buffer.byteLength(cvOf('Zoe Marlow')),
  });
  expect(data.spans).toContainEqual(
    expect.objectContaining({ path: '/experiences/0/title', line: 5, text: 'Data Engineer' }),
  );
  const answer = await fileOf(id, 'attachment', ours);
  expect(await answer.text()).toBe(cvOf('Zoe Marlow'));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': `attachment; filename="Zoe _CV_.txt"; filename*=UTF-8''Zo%C3%AB%20%22CV%22.txt`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  });
  for (const file of await readdir(folder()))
    expect(await readFile(join(folder(), file), 'latin1')).not.toContain('Marlow');
  // A person from a table has no file of their own.
  expect((await ours.get(pathOf(await idOf('Leman')))).status).toBe(404);
});

test('another workspace finds no original', async () => {
  await imported('ida.txt', cvOf('Ida Quarle'));
  const id = await idOf('Quarle');
  expect((await theirs.get(pathOf(id))).status).toBe(404);
  expect((await fileOf(id, 'inline', theirs)).status).toBe(404);
});

test.each([
  ['deletion of the talent', 'Fernlea', (id: string) => ours.delete(`/v1/talents/${id}`)],
  ['erasure', 'Fernby', (id: string) => api.services.erasure.erase(id)],
  [
    'undo of the import',
    'Ferndale',
    async (_: string, importId: string) => {
      await ours.post(`/v1/talents/imports/${importId}/undo`);
      const path = `/v1/talents/imports/${importId}`;
      await until(async () => (await statusOf(path)) === 'undone');
    },
  ],
])(
  '%s deletes the key at once, and the file with the next housekeeping',
  async (_, lastname, remove) => {
    const before = new Set(await readdir(folder()));
    const importId = await imported('fern.txt', cvOf(`Noa ${lastname}`));
    const id = await idOf(lastname);
    const added = (await readdir(folder())).filter((name) => !before.has(name));
    expect(added).toHaveLength(1);
    await remove(id, importId);
    const { db, originals } = api.services;
    const { rows } = await sql`select from talent_originals where id = ${added[0]}`.execute(db);
    expect(rows).toEqual([]);
    expect((await ours.get(pathOf(id))).status).toBe(404);
    await originals.prune();
    expect(await readdir(folder())).not.toContain(added[0]);
  },
);

test('the same file again replaces the one that is there', async () => {
  const before = (await readdir(folder())).length;
  for (const _ of [1, 2]) await imported('rue.txt', cvOf('Rue Talbot'));
  await api.services.originals.prune();
  expect((await readdir(folder())).length).toBe(before + 1);
});

test('beyond the quota, or too large, a file is not kept, and one that is never recorded goes', async () => {
  const { db, clock, secretBox } = api.services;
  const root = join(api.services.config.dataDir, 'few');
  const documents = createFileReader();
  const late = { ...clock, now: () => new Date(clock.now().getTime() + 2 * 60 * 60 * 1_000) };
  const small = { db, secretBox, files: createFolderStore(root), documents, quotaBytes: 1e12 };
  const original = (size: number) => ({
    fileName: 'a.txt',
    format: 'txt' as const,
    bytes: new Uint8Array(size),
    spans: [],
  });
  const { keep } = createOriginals({ ...small, clock });
  const kept = await keep(ours.workspaceId, [original(10), original(20_000_001)]);
  expect(kept).toMatchObject([
    { row: { size: 10 } },
    { reason: expect.stringContaining('larger than 20 MB') },
  ]);
  const none = createOriginals({ ...small, clock, quotaBytes: 5 });
  expect(await none.keep(ours.workspaceId, [original(10)])).toMatchObject([
    { reason: expect.stringContaining('the files of the workspace reached') },
  ]);
  expect(await readdir(join(root, ours.workspaceId))).toHaveLength(1);
  await createOriginals({ ...small, clock: late }).prune();
  expect(await readdir(join(root, ours.workspaceId))).toEqual([]);
});
