import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { until } from '../../test/until.ts';
import { operations } from '../operations.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiOperation } from './types.ts';

/** Files are sent and answered as the document declares them, and in no other form. */
const document = openApiDocument(operations, '1.0.0');
const declared = (id: string): { path: string; operation: OpenApiOperation } => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods))
      if (operation.operationId === id) return { path, operation };
  throw new Error(`There is no operation ${id}`);
};
/** The forms of its successes beside JSON. */
const otherFormsOf = (id: string): string[] =>
  Object.entries(declared(id).operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content))
    .filter((type) => type !== 'application/json');

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await testApi();
  client = await api.newClient();
});
afterAll(() => api.close());

const TABLE = 'firstname,lastname,jobTitle\nAda,Martin,Data Engineer\n';
const UPLOADS = operations.filter(({ upload }) => upload).map(({ id }) => id);

/** A body in a declared form, made from its schema and its example. */
function bodyIn(mediaType: string, { requestBody }: OpenApiOperation): FormData | string {
  const { schema, example } = requestBody!.content[mediaType]!;
  if (mediaType === 'application/json') return JSON.stringify(example);
  if (mediaType !== 'multipart/form-data') return TABLE;
  const form = new FormData();
  const { file, ...fields } = schema.properties as Record<string, object>;
  expect(file).toMatchObject({ contentMediaType: 'application/octet-stream' });
  if ('mapping' in fields) form.set('mapping', '{"jobTitle":null}');
  form.set('file', new Blob([TABLE]), 'people.csv');
  return form;
}

it.each(
  UPLOADS.flatMap((id) =>
    Object.keys(declared(id).operation.requestBody!.content).map((type) => [id, type] as const),
  ),
)('%s takes a file as %s', async (id, mediaType) => {
  const { path, operation } = declared(id);
  const name = operation.parameters!.find((one) => one.name === 'Content-Disposition')!;
  const isRaw = mediaType === 'application/octet-stream';
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    body: bodyIn(mediaType, operation),
    headers: {
      'x-api-key': client.apiKey,
      ...(mediaType === 'multipart/form-data' ? {} : { 'content-type': mediaType }),
      ...(isRaw ? { 'content-disposition': String(name.example) } : {}),
    },
  });
  const body = (await response.json()) as { data: Record<string, unknown> };
  expect(response.status, JSON.stringify(body)).toBeLessThan(300);
  if (id !== 'createTalentImport') {
    expect(body.data).toMatchObject({ format: 'csv', isTable: true });
    return;
  }
  const read = async () =>
    (await client.get(`/v1/talents/imports/${body.data.importId}`)).body.data;
  await until(async () => String((await read()).status) === 'completed');
  expect(await read()).toMatchObject({ fileName: 'people.csv', counts: { read: 1 } });
});

it.each(UPLOADS)(
  '%s without a file says how to send one, as the document requires it',
  async (id) => {
    const { path, operation } = declared(id);
    expect(operation.requestBody!.required).toBe(true);
    expect(operation.requestBody!.content['application/json'].schema.required).toEqual(['content']);
    const { status, body } = await client.post(path.replace('/api', '') as `/v${string}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body.error)).toContain('multipart/form-data');
  },
);

/** Imports a file to its end, with rows that are rejected; answers the import. */
async function imported(fileName: string, text: string): Promise<string> {
  const { body } = await client.post('/v1/talents/imports', { fileName, content: text });
  const { importId } = body.data as unknown as { importId: string };
  await until(
    async () =>
      String((await client.get(`/v1/talents/imports/${importId}`)).body.data.status) ===
      'completed',
  );
  return importId;
}

const CV = `Mary Seacole
mary.seacole@example.org

EXPERIENCE
Nurse, British Hotel
2019 - 2022
`;

it('answers files, tables, pages and streams in the declared forms', async () => {
  const importId = await imported('people.csv', `${TABLE},,\n`);
  await imported('cv.txt', CV);
  const { talents } = (await client.get('/v1/talents?name=Seacole')).body.data as unknown as {
    talents: { talent: { id: string } }[];
  };
  const talentId = talents[0]!.talent.id;
  const asked: [id: string, path: string, accept: string, form: string][] = [
    ['listRejectedRows', `/v1/talents/imports/${importId}/rejected`, 'text/csv', 'text/csv'],
    ['readSubject', `/v1/talents/${talentId}/subject-access?as=html`, '*/*', 'text/html'],
    ['getTalentOriginal', `/v1/talents/${talentId}/original?as=inline`, '*/*', 'text/plain'],
    ['listEvents', '/v1/events', 'text/event-stream', 'text/event-stream'],
  ];
  const withForms = operations.filter(({ otherForms, stream }) => otherForms || stream);
  expect(asked.map(([id]) => id).toSorted()).toEqual(withForms.map(({ id }) => id).toSorted());
  for (const [id, path, accept, form] of asked) {
    const headers = { 'x-api-key': client.apiKey, accept };
    const response = await fetch(`${api.url}/api${path}`, { headers });
    expect(response.status, id).toBe(200);
    expect(response.headers.get('content-type'), id).toContain(form);
    expect(otherFormsOf(id)).toContain(form);
    await response.body!.cancel();
  }
  const others = operations.filter(({ id }) => otherFormsOf(id).length > 0);
  expect(others).toEqual(withForms);
});

/** A table is answered only where the document declares it. */
it('answers JSON to who accepts CSV where there is none', async () => {
  const headers = { 'x-api-key': client.apiKey, accept: 'text/csv' };
  const response = await fetch(`${api.url}/api/v1/workspace`, { headers });
  expect(response.headers.get('content-type')).toContain('application/json');
});
