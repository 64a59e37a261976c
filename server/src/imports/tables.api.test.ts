import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { until } from '../../test/until.ts';
import type { ImportPreviewData, TalentImportData } from './contract.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

beforeAll(async () => {
  api = await testApi();
  [ours, theirs] = await Promise.all([api.newClient({}), api.newClient({})]);
});
afterAll(() => api.close());

const PATH = '/v1/talents/imports';

async function preview(client: Client, content: string, mapping?: object) {
  const query = mapping ? `?mapping=${encodeURIComponent(JSON.stringify(mapping))}` : '';
  const { status, body } = await client.post(`${PATH}/preview${query}`, {
    fileName: 'people.csv',
    content,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as ImportPreviewData;
}

async function imported(client: Client, content: string, mapping?: object) {
  const query = mapping ? `?mapping=${encodeURIComponent(JSON.stringify(mapping))}` : '';
  const { body } = await client.post(`${PATH}${query}`, { fileName: 'people.csv', content });
  const { importId } = body.data as unknown as { importId: string };
  let data: TalentImportData | undefined;
  await until(async () => {
    data = (await client.get(`${PATH}/${importId}`)).body.data as unknown as TalentImportData;
    return !['queued', 'running'].includes(data.status);
  });
  return data!;
}

const STRANGE = 'Rufname,Zuname,Sitz,Intern\nAda,Byron,London,7\nAlan,Turing,Wilmslow,8\n';
const SAID = { Rufname: 'firstname', Zuname: 'lastname', Sitz: 'city', Intern: null };

test('headings that are not known are previewed, decided once, and remembered by the workspace', async () => {
  const asked = await preview(ours, STRANGE);
  expect(asked).toMatchObject({ isTable: true, isRecognised: false, people: [] });
  expect(asked.columns[0]).toMatchObject({
    heading: 'Rufname',
    field: null,
    samples: ['Ada', 'Alan'],
  });
  expect(asked.problems).toHaveLength(1);

  const tried = await preview(ours, STRANGE, SAID);
  expect(tried.people[0]).toMatchObject({ firstname: 'Ada', lastname: 'Byron', place: 'London' });
  // A preview decides nothing.
  expect((await preview(ours, STRANGE)).isRecognised).toBe(false);

  expect(await imported(ours, STRANGE, SAID)).toMatchObject({
    status: 'completed',
    counts: { created: 2, rejected: 0 },
  });
  const again = await preview(ours, STRANGE.replace('Ada,Byron', 'Grace,Hopper'));
  expect(again.isRecognised).toBe(true);
  expect(again.columns.every(({ isRemembered }) => isRemembered)).toBe(true);
  expect(await imported(ours, 'Rufname,Zuname\nGrace,Hopper\n')).toMatchObject({
    counts: { created: 1 },
  });
  expect((await preview(theirs, STRANGE)).isRecognised).toBe(false);
});

test('a CSV file with German headings is imported without a mapping', async () => {
  const done = await imported(theirs, 'Vorname;Nachname;Firma;Ort\nEmmy;Noether;Uni;Erlangen\n');
  expect(done).toMatchObject({ status: 'completed', counts: { created: 1 } });
  const { body } = await theirs.get('/v1/talents');
  expect(body.data).toMatchObject({
    talents: [{ talent: { firstname: 'Emmy', lastname: 'Noether', city: 'Erlangen' } }],
  });
});

test('rejected rows come with what they held, and are imported once corrected', async () => {
  const table =
    'first name,last name,start date,company\nIda,Rhodes,someday,NBS\nJean,Bartik,1945,ENIAC\n';
  const done = await imported(ours, table);
  expect(done.counts).toMatchObject({ created: 1, rejected: 1 });
  const { body } = await ours.get(`${PATH}/${done.importId}/rejected`);
  const { csv } = body.data as unknown as { csv: string };
  const [head, row] = csv.split('\r\n');
  expect(head).toContain('row,file,reason,firstname,lastname');
  expect(row).toContain('Ida,Rhodes');
  const corrected = csv.replaceAll('someday', '1950').replace(/"[^"]*"/, '');
  expect((await preview(ours, corrected)).isRecognised).toBe(true);
  expect((await imported(ours, corrected)).counts).toMatchObject({ created: 1, rejected: 0 });
});

test('rows of a table without a name are rejected, and erasing somebody empties the rows that name them', async () => {
  const done = await imported(
    ours,
    'Vorname;Nachname;Ort;Firma\nKathleen;Booth;;IAS\n;;Paris;IAS\n',
  );
  expect(done.counts).toMatchObject({ created: 1, rejected: 1 });
  const bad = await imported(
    ours,
    'first name,last name,start date,company\nKathleen,Booth,never,IAS\n',
  );
  expect(bad.counts).toMatchObject({ rejected: 1 });
  const { body } = await ours.get('/v1/talents?name=booth');
  const [{ talent }] = (body.data as unknown as { talents: [{ talent: { id: string } }] }).talents;
  await ours.delete(`/v1/talents/${talent.id}`);
  const rejected = await ours.get(`${PATH}/${bad.importId}/rejected`);
  expect(rejected.body.data.csv).toBe('row,file,reason\r\n1,,(erased)\r\n');
});
