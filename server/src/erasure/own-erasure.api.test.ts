import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { tracesInDatabase, tracesInFiles } from '../../test/traces.ts';
import { until } from '../../test/until.ts';
import { zipOf } from '../documents/archive.testing.ts';
import { createSecretBox } from '../platform/secret-box.ts';

/*
 * A person of a workspace's own pool comes in a file, twice, is merged with an alias, proposed as
 * somebody else, told, kept longer, and erased: nothing of what was known may stand anywhere.
 */

// The same key as testApi's.
const secretBox = createSecretBox('the secret key of the tests');
/** Words that nothing but this person has: first name, last name, street of email, phone, job. */
const CANARIES = ['zorabelle', 'kanarifugl', 'papagena', '612345678', 'vogelhandel'];

let api: TestApi;
let dataDir: string;
let client: Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-own-erasure-'));
  api = await testApi({ env: { DATA_DIR: dataDir } });
  client = await api.newClient({ workspaceCredits: 100 });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const CV = `Zorabelle Kanarifugl
papagena@example.org
+33 6 12 34 56 78

EXPERIENCE
Data Engineer, Vogelhandel
2019 - 2022

EDUCATION
MSc in Physics, University of Leeds
2012 - 2014
`;

async function imported(fileName: string, bytes: Uint8Array | string): Promise<string> {
  const response = await fetch(`${api.url}/api/v1/talents/imports`, {
    method: 'POST',
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    headers: {
      'x-api-key': client.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
  const { data } = (await response.json()) as { data: { importId: string } };
  const status = async (): Promise<string> =>
    String((await client.get(`/v1/talents/imports/${data.importId}`)).body.data.status);
  await until(async () => (await status()) === 'completed');
  return data.importId;
}

const idsNamed = async (lastname: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from talents where workspace_id = ${client.workspaceId} and profile->>'lastname' = ${lastname} order by id`.execute(
    api.services.db,
  );
  return rows.map(({ id }) => id);
};
const proposals = async () =>
  (await client.get('/v1/identity-proposals')).body.data.proposals as {
    proposalId: string;
    talents: { talentId: string }[];
  }[];

async function traces(): Promise<string[]> {
  const found = await Promise.all(
    CANARIES.map((word) => tracesInDatabase(api.database.db, secretBox, word)),
  );
  return [...new Set(found.flat())].sort();
}

/** In the language of tables and files: where the person stands, and how it is said. */
async function bringEverywhere(): Promise<string> {
  await imported('Zorabelle KANARIFUGL - CV.txt', CV);
  // Rows that could not be read quote what was in them.
  const problem = {
    firstname: 'Zorabelle',
    lastname: 'Kanarifugl',
    contacts: { personalEmails: ['papagena@example.org at home'] },
    experiences: [{ title: 'Engineer', startDate: 'vor Zorabelle Kanarifugl' }],
  };
  await imported('Candidats Kanarifugl Zorabelle.jsonl', JSON.stringify(problem));
  await imported('many.zip', zipOf([{ name: 'in/Kanarifugl-Zorabelle.pdf', data: 'no PDF' }]));
  const [id] = await idsNamed('Kanarifugl');
  // Without a contact in common: proposed, then merged.
  const alias = {
    id: 'ats-1',
    firstname: 'Zorabelle',
    lastname: 'Kanarifugle',
    experiences: [
      { organizationName: 'Vogelhandel', title: 'Data Engineer', startDate: '2019-01-01' },
    ],
  };
  await client.post('/v1/talents', { talents: [alias] });
  const [first] = await proposals();
  await client.post(`/v1/identity-proposals/${first!.proposalId}/merge`);
  await client.post('/v1/talents', {
    talents: [{ ...alias, id: 'ats-2', lastname: 'Kanarifugll' }],
  });
  await client.patch(`/v1/talents/${id}`, { headline: 'Kanarifugl, met in March' });
  await client.post('/v1/talents/notices', { talentIds: [id], how: 'email' });
  await client.post(`/v1/talents/${id}/keep`, { months: 6 });
  return id!;
}

it('an own person with a file, an alias and an open proposal leaves no trace, and is refused when they come again', async () => {
  const id = await bringEverywhere();
  const open = await proposals();
  expect(open).toHaveLength(1);
  const others = open[0]!.talents.map(({ talentId }) => talentId).filter((one) => one !== id);
  // The search must be able to find its target.
  const tables = new Set((await traces()).map((place) => place.split('.')[0]));
  expect(tables).toEqual(
    new Set([
      'talent_contacts',
      'talent_import_rejects',
      'talent_imports',
      'talent_originals',
      'talent_records',
      'talents',
    ]),
  );
  // A file whose person was rejected has no key any more, and is deleted after an hour.
  const keptFiles = async (): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select file_id as id from file_removals`.execute(
      api.services.db,
    );
    const gone = new Set(rows.map(({ id }) => id));
    const names = await readdir(join(dataDir, 'files', client.workspaceId));
    return names.filter((name) => !gone.has(name));
  };
  expect(await keptFiles()).toHaveLength(1);

  // The namesake is somebody else as far as anybody knows: erased too, as the person asks.
  for (const one of [id, ...others])
    expect((await client.post(`/v1/talents/${one}/erase`)).status).toBe(200);
  await api.services.originals.prune();
  expect(await traces()).toEqual([]);
  for (const word of CANARIES) expect(await tracesInFiles(dataDir, word)).toEqual([]);
  expect(await keptFiles()).toEqual([]);
  expect(await proposals()).toEqual([]);
  for (const table of ['talent_identity_keys', 'talent_merges', 'talent_notices', 'talent_keeps']) {
    const { rows } = await sql`
      select from ${sql.table(table)} where workspace_id = ${client.workspaceId}`.execute(
      api.services.db,
    );
    expect(rows, table).toEqual([]);
  }

  const importId = await imported('again.txt', CV);
  const { counts, problems } = (await client.get(`/v1/talents/imports/${importId}`)).body
    .data as unknown as { counts: object; problems: { reason: string }[] };
  expect(counts).toMatchObject({ created: 0, updated: 0, merged: 0, rejected: 1 });
  expect(problems).toMatchObject([{ row: 1, reason: expect.stringContaining('erased') }]);
  const rejected = await client.get(`/v1/talents/imports/${importId}/rejected`);
  expect(rejected.body.data.csv).toMatch(/^row,file,reason\r?\n1,,.*erased/);
  // By the id of the workspace's own system too.
  const added = await client.post('/v1/talents', {
    talents: [{ id: 'ats-1', firstname: 'Anybody', lastname: 'Else' }],
  });
  expect(added.body.data.results).toMatchObject([{ outcome: 'rejected' }]);
  expect(await keptFiles()).toEqual([]);
});
