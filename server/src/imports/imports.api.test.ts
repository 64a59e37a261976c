import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { createFileReader } from '../documents/documents.ts';
import { silentLog } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import { newTrace, runTraced } from '../platform/request-trace.ts';
import { createAdvance } from './advance.ts';
import type { TalentImportData } from './contract.ts';
import { createImports } from './imports.ts';
import { createReadPeople } from './read-people.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

beforeAll(async () => {
  api = await testApi();
  [ours, theirs] = await Promise.all([api.newClient({}), api.newClient({})]);
});
afterAll(() => api.close());

const PATH = '/v1/talents/imports';
const people = (
  count: number,
  city: string,
  fields: (n: number) => object = () => ({}),
): object[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${city}-${n}`,
    firstname: 'Ada',
    lastname: `Number ${n}`,
    city,
    country: 'France',
    jobTitle: 'Backend Engineer',
    ...fields(n),
  }));
const lines = (rows: readonly object[]): string =>
  rows.map((row) => JSON.stringify(row)).join('\n');

interface Sent {
  data: { importId: string; status: string };
  error: { issues: object[] };
}

/** Sends a file as the body. */
async function send(
  client: Client,
  body: string | FormData | Blob,
  headers: Record<string, string> = {},
  query = '',
): Promise<{ status: number; body: Sent }> {
  const response = await fetch(`${api.url}/api${PATH}${query}`, {
    method: 'POST',
    body,
    headers: { 'x-api-key': client.apiKey, ...headers },
  });
  return { status: response.status, body: (await response.json()) as Sent };
}

const named = (name: string, type = 'application/octet-stream') => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
});

async function ended(client: Client, importId: string): Promise<TalentImportData> {
  let data: TalentImportData | undefined;
  await until(async () => {
    data = (await client.get(`${PATH}/${importId}`)).body.data as unknown as TalentImportData;
    return !['queued', 'running'].includes(data.status);
  });
  return data!;
}

async function imported(
  client: Client,
  body: string | FormData | Blob,
  headers: Record<string, string>,
  query = '',
): Promise<TalentImportData> {
  const sent = await send(client, body, headers, query);
  expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  expect(sent.body.data.status).toBe('queued');
  const done = await ended(client, sent.body.data.importId);
  await api.services.feed.catchUp();
  return done;
}

async function found(client: Client, city: string): Promise<number> {
  const filters = ENGINEERS_IN(city);
  const { body } = await client.post('/v1/search/diagnose', { filters });
  return (body.data as unknown as { count: number }).count;
}

describe('a file becomes people of the own pool', () => {
  test('JSON lines as the body, with the rejected rows and their reasons', async () => {
    const rows = [...people(1_200, 'Rennes'), { id: 'bad', experiences: 'none' }];
    const done = await imported(ours, `${lines(rows)}\nnot json\n`, named('people.jsonl'));
    expect(done).toMatchObject({
      status: 'completed',
      format: 'jsonl',
      fileName: 'people.jsonl',
      counts: { read: 1_202, created: 1_200, updated: 0, merged: 0, proposed: 0, rejected: 2 },
      problems: [
        { row: 1_201, reason: 'experiences must be a list' },
        { row: 1_202, reason: 'line 1202: not valid JSON' },
      ],
    });
    expect([await found(ours, 'Rennes'), await found(theirs, 'Rennes')]).toEqual([1_200, 0]);
    const asked = { headers: { 'x-api-key': ours.apiKey, accept: 'text/csv' } };
    const csv = await fetch(`${api.url}/api${PATH}/${done.importId}/rejected`, asked);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toBe(
      'row,file,reason,id\r\n1201,,experiences must be a list,bad\r\n1202,,line 1202: not valid JSON,\r\n',
    );
    const json = await ours.get(`${PATH}/${done.importId}/rejected`);
    expect(json.body.data).toMatchObject({ csv: expect.stringContaining('row,file,reason') });
  });

  test('multipart with a mapping that no address has room for, which is refused with the way out', async () => {
    const unused = Array.from({ length: 700 }, (_, n) => [`Überschrift ${n}`, null]);
    const mapping = JSON.stringify({ Rufname: 'firstname', ...Object.fromEntries(unused) });
    expect(mapping.length).toBeGreaterThan(16_000);
    const table = 'Rufname,lastname,city\nAnni,Albers,Dessau\n';
    const query = `?mapping=${encodeURIComponent(mapping)}`;
    const refused = await send(ours, table, named('leute.csv'), query);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('as fields of multipart/form-data');
    const form = new FormData();
    form.set('mapping', mapping);
    form.set('file', new Blob([table]), 'leute.csv');
    expect((await imported(ours, form, {})).counts).toMatchObject({ created: 1, rejected: 0 });
  });

  test('multipart with a mapping, JSON, a JSON Resume, and a document', async () => {
    const form = new FormData();
    form.set('mapping', JSON.stringify({ Rufname: 'firstname', Ort: 'city', Notiz: null }));
    const table = 'Rufname,lastname,Ort,job title,Notiz\nKurt,Weill,Dessau,Composer,x\n';
    form.set('file', new Blob([table]), 'leute.csv');
    expect(await imported(ours, form, {})).toMatchObject({
      format: 'csv',
      fileName: 'leute.csv',
      counts: { read: 1, created: 1 },
    });
    const resume = { basics: { name: 'Lise Meitner', label: 'Physicist' } };
    expect(
      await imported(ours, JSON.stringify(resume), named('resume.json', 'application/json')),
    ).toMatchObject({ format: 'json', counts: { created: 1 } });
    const asText = await ours.post(PATH, {
      fileName: 'two.jsonl',
      content: lines(people(2, 'Albi')),
    });
    expect(asText.status).toBe(202);
    expect((await ended(ours, asText.body.data.importId as string)).counts.created).toBe(2);
    const cv =
      'Rosalind Franklin\nChemist\nrosalind@example.org\n\nExperience\nChemist, Birkbeck\n2015 - 2019\n';
    expect(await imported(ours, cv, named('cv.txt', 'text/plain'))).toMatchObject({
      format: 'document',
      counts: { created: 1 },
    });
    const broken = await imported(ours, new Blob([new Uint8Array([0, 1, 2, 3])]), named('x.bin'));
    expect(broken).toMatchObject({ status: 'completed', counts: { created: 0, rejected: 1 } });
  });

  test('the same file again changes nothing, and a dry run never does', async () => {
    const file = lines(people(30, 'Vannes'));
    const dry = await imported(ours, file, named('v.jsonl'), '?dryRun=true');
    expect(dry).toMatchObject({ dryRun: true, counts: { read: 30, created: 30 } });
    expect(await found(ours, 'Vannes')).toBe(0);
    expect((await imported(ours, file, named('v.jsonl'))).counts.created).toBe(30);
    const again = await imported(ours, file, named('v.jsonl'));
    expect(again.counts).toMatchObject({ created: 0, updated: 30 });
    expect(await found(ours, 'Vannes')).toBe(30);
  });

  test('an unreadable file fails, and reports why', async () => {
    const done = await imported(ours, 'a,b,c\n1,2,3\n', named('odd.csv'));
    expect(done.status).toBe('failed');
    expect(done.problems[0]!.reason).toContain('names no known column');
  });

  test.each([
    ['an empty file', '', named('empty.jsonl'), ''],
    ['no file at all', '{}', { 'content-type': 'application/json' }, ''],
    ['an unknown format', 'x', named('a.jsonl'), '?format=tape'],
    ['a mapping that is no object', 'x', named('a.csv'), '?mapping=%5B%5D'],
    ['multipart without a file', new FormData(), {}, ''],
  ])('%s is refused', async (_, body, headers, query) => {
    const sent = await send(ours, body, headers as Record<string, string>, query);
    expect(sent.status).toBe(400);
    expect(sent.body.error.issues.length).toBeGreaterThan(0);
  });
});

const LIMIT = 3 * 1024 * 1024;
test.each([
  ['of one file', { maxFileBytes: LIMIT, maxStoredBytes: 10 * LIMIT }, 'is larger than'],
  ['of a workspace', { maxFileBytes: 10 * LIMIT, maxStoredBytes: LIMIT }, 'does not fit'],
])(
  'a file over the limit %s is refused, and nothing of it is stored',
  async (_, limits, message) => {
    const { db, clock, secretBox, talents, sourcings, originals, erasure } = api.services;
    const documents = createFileReader();
    const { start } = createImports({
      db,
      clock,
      log: silentLog,
      engine: { register: () => {}, enqueue: () => Promise.reject(new Error('enqueued')) },
      talents,
      sourcings,
      originals,
      secretBox,
      documents,
      readPeople: createReadPeople({ clock, documents }),
      remove: erasure.removeOwn,
      ...limits,
    });
    const { workspaceId } = ours;
    const principal = { workspaceId, userId: null, keyId: 'key' } as Principal;
    const chunks = (async function* () {
      for (let sent = 0; sent <= LIMIT; sent += 65_536) yield Buffer.alloc(65_536, 'x');
    })();
    const terms = { legalBasis: null, retentionMonths: null };
    const file = { fileName: 'large.jsonl', format: null, mapping: null, sourcingId: null };
    const given = { ...file, dryRun: false, terms, chunks };
    await expect(start(principal, given, async () => {})).rejects.toMatchObject({
      code: 'validation_error',
      fields: { issues: [{ path: ['file'], message: expect.stringContaining(message) }] },
    });
    const { rows } = await sql`
    select from talent_imports where workspace_id = ${workspaceId} and (file_name = 'large.jsonl' or stored_bytes > 0)`.execute(
      db,
    );
    expect(rows).toEqual([]);
  },
);

test('of an import, another workspace sees nothing and changes nothing', async () => {
  const { importId } = await imported(ours, lines(people(2, 'Dinan')), named('own.jsonl'));
  for (const path of [`${PATH}/${importId}`, `${PATH}/${importId}/rejected`])
    expect((await theirs.get(path)).status).toBe(404);
  expect((await theirs.post(`${PATH}/${importId}/undo`)).status).toBe(404);
  expect(JSON.stringify((await theirs.get(PATH)).body)).not.toContain(importId);
  expect([await found(ours, 'Dinan'), await found(theirs, 'Dinan')]).toEqual([2, 0]);
});

test('undone removes people who were edited meanwhile: an edit is no source', async () => {
  const { importId } = (await send(ours, lines(people(1, 'Vierzon')))).body.data;
  await ended(ours, importId);
  const { rows } = await sql<{ id: string }>`
    select talent_id as id from talent_records where import_id = ${importId}`.execute(
    api.database.db,
  );
  const path = `/v1/talents/${rows[0]!.id}`;
  expect((await ours.patch(path, { headline: 'Edited' })).status).toBe(200);
  expect((await ours.post(`${PATH}/${importId}/undo`)).status).toBe(202);
  expect((await ended(ours, importId)).status).toBe('undone');
  expect((await ours.get(path)).status).toBe(404);
});

test('undone removes the people of this import only, and restores what it changed in others', async () => {
  await ours.post('/v1/talents', { talents: people(2, 'Quimper', () => ({ headline: 'Before' })) });
  const changes = (n: number) => ({
    headline: 'After',
    contacts: { personalEmails: [`q${n}@example.org`] },
  });
  const done = await imported(ours, lines(people(40, 'Quimper', changes)), named('q.jsonl'));
  expect(done.counts).toMatchObject({ created: 38, updated: 2 });
  expect(await found(ours, 'Quimper')).toBe(40);
  const stranger = await theirs.post(`${PATH}/${done.importId}/undo`);
  expect(stranger.status).toBe(404);
  expect((await ours.post(`${PATH}/${done.importId}/undo`)).status).toBe(202);
  expect((await ended(ours, done.importId)).status).toBe('undone');
  await api.services.feed.catchUp();
  expect(await found(ours, 'Quimper')).toBe(2);
  const { body } = await ours.post('/v1/talents', { talents: [{ id: 'Quimper-0', summary: 'x' }] });
  const [{ talentId }] = body.data.results as [{ talentId: string }];
  const { body: read } = await ours.get(`/v1/talents/${talentId}`);
  expect(read.data).toMatchObject({ talent: { headline: 'Before' }, contacts: [] });
  expect((await ours.post(`${PATH}/${done.importId}/undo`)).status).toBe(202);
  const again = await imported(ours, lines(people(40, 'Quimper', changes)), named('q.jsonl'));
  expect(again.counts).toMatchObject({ created: 38, updated: 2 });
});

test('two concurrent imports of the same people end and add each person once', async () => {
  const file = lines(people(700, 'Grenoble'));
  const sent = await Promise.all([
    send(ours, file, named('a.jsonl')),
    send(ours, file, named('b.jsonl')),
    send(theirs, file, named('c.jsonl')),
  ]);
  const clients = [ours, ours, theirs];
  const done = await Promise.all(sent.map(({ body }, n) => ended(clients[n]!, body.data.importId)));
  expect(done.map(({ counts }) => counts.created + counts.updated)).toEqual([700, 700, 700]);
  expect(done[0]!.counts.created + done[1]!.counts.created).toBe(700);
  await api.services.feed.catchUp();
  expect([await found(ours, 'Grenoble'), await found(theirs, 'Grenoble')]).toEqual([700, 700]);
});

test('lists the imports of the workspace, newest first', async () => {
  const { body } = await ours.get(`${PATH}?pageSize=2`);
  const page = body.data as unknown as { imports: TalentImportData[]; hasNextPage: boolean };
  expect(page.imports).toHaveLength(2);
  expect(page.hasNextPage).toBe(true);
  expect(page.imports[0]!.createdAt >= page.imports[1]!.createdAt).toBe(true);
});

test('an Idempotency-Key imports a file once', async () => {
  const headers = { ...named('once.jsonl'), 'idempotency-key': 'import-once' };
  const first = await send(ours, lines(people(1, 'Tulle')), headers);
  const again = await send(ours, lines(people(1, 'Tulle')), headers);
  expect(again.body.data).toEqual(first.body.data);
});

/** The process of an import, which dies when it is about to write for the `dieAt`th time. */
function processOf(id: string) {
  const { db, clock, secretBox, talents, sourcings, originals, erasure } = api.services;
  const advance = createAdvance({
    db,
    clock,
    log: silentLog,
    secretBox,
    talents,
    sourcings,
    originals,
    remove: erasure.removeOwn,
    readPeople: createReadPeople({ clock, documents: createFileReader() }),
  });
  let fences = 0;
  return (dieAt: number) =>
    advance({
      id,
      workspaceId: ours.workspaceId,
      signal: new AbortController().signal,
      fence: async () => {
        if (++fences === dieAt) throw new Error('killed');
      },
    });
}

test('after a process died between or within batches, the import continues without a row twice', async () => {
  await api.services.engine.stop(2_000);
  const started = await send(ours, lines(people(1_300, 'Dole')), named('dies.jsonl'));
  const id = started.body.data.importId;
  const run = processOf(id);
  await expect(run(2)).rejects.toThrow('killed');
  await expect(run(4)).rejects.toThrow('killed');
  const half = (await ours.get(`${PATH}/${id}`)).body.data as unknown as TalentImportData;
  expect(half).toMatchObject({ status: 'running', counts: { read: 1_000, created: 1_000 } });
  expect(await run(0)).toBe('done');
  expect((await ended(ours, id)).counts).toMatchObject({ read: 1_300, created: 1_300, updated: 0 });
});

test('an undo whose process died continues, deletes each person once, and needs few statements', async () => {
  const { db } = api.services;
  await api.services.engine.stop(2_000);
  const id = (await send(ours, lines(people(500, 'Gap')), named('gap.jsonl'))).body.data.importId;
  await processOf(id)(0);
  const { rows } = await sql<{ id: string }>`
    select talent_id as id from talent_records where import_id = ${id}`.execute(db);
  const ids = rows.map((row) => row.id);
  expect(ids).toHaveLength(500);
  const leftOf = async () => {
    const left = await sql<{ n: number }>`
      select count(*)::int as n from talents where id = any(${ids}::text[]) and erased_at is null`.execute(
      db,
    );
    return left.rows[0]!.n;
  };
  await ours.post(`${PATH}/${id}/undo`);
  const trace = newTrace(undefined);
  const undo = processOf(id);
  await expect(runTraced(trace, () => undo(3))).rejects.toThrow('killed');
  expect(await leftOf()).toBe(100);
  expect(await runTraced(trace, () => undo(0))).toBe('done');
  expect((await ours.get(`${PATH}/${id}`)).body.data.status).toBe('undone');
  expect(await leftOf()).toBe(0);
  const { rows: entries } = await sql<{ subject: string }>`
    select subject from audit_entries where chain = ${ours.workspaceId} and action = 'talent.deleted' and subject = any(${ids}::text[])`.execute(
    db,
  );
  expect(entries.map(({ subject }) => subject).sort()).toEqual(ids.sort());
  expect(trace.queries / ids.length).toBeGreaterThan(0);
  expect(trace.queries / ids.length).toBeLessThan(0.5);
});
