import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from './api.ts';

/* Uploads as an attacker writes them, byte by byte: two readers must never see two different files. */

const PATH = '/api/v1/talents/imports';
const CSV = 'firstname,lastname\r\nAda,Lovelace\r\n';
const SMUGGLED = `GET /api/v1/sourcings HTTP/1.1\r\nHost: smuggled\r\n\r\n`;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  // Nobody works on the imports, so their files stay.
  api = await testApi({ roles: ['api'] });
  client = await api.newClient();
});
afterAll(() => api.close());

/** The statuses of all answers on one connection that sends these bytes, until it is closed. */
async function statusesOf(bytes: string, { isCut = false } = {}): Promise<number[]> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => {});
  if (isCut) socket.end(bytes);
  else socket.write(bytes);
  await once(socket, 'close');
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

const request = (headers: readonly string[], body: string, query = ''): string =>
  [
    `POST ${PATH}${query} HTTP/1.1`,
    'Host: x',
    `x-api-key: ${client.apiKey}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

interface Stored {
  fileName: string;
  dryRun: boolean;
  bytes: string;
}

/** The imports that were begun meanwhile, with the bytes that were stored. */
async function importsOf(work: () => Promise<unknown>): Promise<Stored[]> {
  const { rows: before } = await sql<{ id: string }>`select id from talent_imports`.execute(
    api.database.db,
  );
  await work();
  const { rows } = await sql<Stored>`
    select i.file_name as "fileName", i.dry_run as "dryRun",
      coalesce((select string_agg(encode(c.bytes, 'escape'), '' order by c.position) from talent_import_chunks c where c.import_id = i.id), '') as bytes
    from talent_imports i where i.status <> 'uploading' and i.id <> all(${before.map(({ id }) => id)}::text[]) order by i.created_at`.execute(
    api.database.db,
  );
  return rows;
}

const TYPE = 'Content-Type: text/csv';
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test.each<[string, string[], string]>([
  [
    'a length and chunks',
    [TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    chunked(CSV) + SMUGGLED,
  ],
  ['two lengths', [TYPE, `Content-Length: ${CSV.length}`, 'Content-Length: 5'], CSV + SMUGGLED],
  ['a length in hexadecimal', [TYPE, 'Content-Length: 0x5'], CSV + SMUGGLED],
  ['a negative length', [TYPE, 'Content-Length: -5'], CSV + SMUGGLED],
  ['chunks by another name', [TYPE, 'Transfer-Encoding: xchunked'], chunked(CSV) + SMUGGLED],
  ['chunks that are not the last coding', [TYPE, 'Transfer-Encoding: chunked, gzip'], chunked(CSV)],
  ['a header folded over two lines', [TYPE, 'Transfer-Encoding:', ' chunked'], chunked(CSV)],
  [
    'a chunk of more than 64 bits',
    [TYPE, 'Transfer-Encoding: chunked'],
    `10000000000000005\r\n${CSV}\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'a chunk without its line end',
    [TYPE, 'Transfer-Encoding: chunked'],
    `5\r\n${CSV}\r\n0\r\n\r\n${SMUGGLED}`,
  ],
])('%s: one refusal, no second request, and no file', async (_name, headers, body) => {
  let statuses: number[] = [];
  const stored = await importsOf(async () => {
    statuses = await statusesOf(request(headers, body));
  });
  expect(statuses).toEqual([400]);
  expect(stored.map(({ bytes }) => bytes)).toEqual([]);
});

test('a file that is shorter than its length is not imported', async () => {
  const stored = await importsOf(() =>
    statusesOf(request([TYPE, `Content-Length: ${CSV.length + 10}`], CSV), { isCut: true }),
  );
  expect(stored).toEqual([]);
});

const BOUNDARY = 'between';
const part = (disposition: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const FILE = part('name="file"; filename="people.csv"', CSV);
const END = `--${BOUNDARY}--\r\n`;

const multipart = (body: string, query = '', boundary = `boundary=${BOUNDARY}`): string =>
  request(
    [
      `Content-Type: multipart/form-data; ${boundary}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ],
    body,
    query,
  );

async function sent(bytes: string): Promise<{ statuses: number[]; stored: Stored[] }> {
  let statuses: number[] = [];
  const stored = await importsOf(async () => {
    statuses = await statusesOf(bytes);
  });
  return { statuses, stored };
}

test.each<[string, string, string?]>([
  ['without a boundary', FILE + END, 'charset=utf-8'],
  ['with an empty boundary', FILE + END, 'boundary=""'],
  ['with another boundary', FILE + END, 'boundary=other'],
  ['that never ends', FILE],
  ['with lines that end in a line feed alone', (FILE + END).replaceAll('\r\n', '\n')],
  ['without a file', part('name="file"', CSV) + END],
])('a multipart body %s is refused, and stores nothing', async (_name, body, boundary) => {
  const { statuses, stored } = await sent(multipart(body, '', boundary));
  expect(statuses).toEqual([400]);
  expect(stored).toEqual([]);
});

test.each<[string, string, string]>([
  ['nearly a boundary in the file', `${CSV}\r\n--betwee\r\nx--between\r\n -- between`, END],
  ['a request after the end', CSV, END + SMUGGLED],
  ['a second file', CSV, part('name="file"; filename="second.csv"', 'x,y') + END],
])('%s: one file, whole, and one answer', async (_name, content, rest) => {
  const body = part('name="file"; filename="people.csv"', content) + rest;
  const { statuses, stored } = await sent(multipart(body));
  expect(statuses).toEqual([202]);
  expect(stored).toEqual([{ fileName: 'people.csv', dryRun: false, bytes: content }]);
});

test.each<[string, string]>([
  ['filename="../../etc/passwd"', 'passwd'],
  ['filename="C:\\\\Windows\\\\evil.csv"', 'evil.csv'],
  ['filename="/etc/cron.d/people.csv"', 'people.csv'],
  ['filename="people.csv\0.exe"', 'people.csv.exe'],
  ['filename="pe\u001bople.csv"', 'people.csv'],
  ['filename="people.csv"; filename*=utf-8\'\'..%2F..%2Fother%00.exe', 'people.csv'],
  ['filename=".."', 'file'],
])('the name %j of a part is shown as %s, and is no path anywhere', async (name, shown) => {
  const { statuses, stored } = await sent(multipart(part(`name="file"; ${name}`, CSV) + END));
  expect(statuses).toEqual([202]);
  expect(stored.map(({ fileName }) => fileName)).toEqual([shown]);
});

test('a header with the name of the file is read the same way', async () => {
  const names = [
    'attachment; filename="../../etc/passwd.csv"',
    "attachment; filename*=utf-8''..%2fpe%00ople.csv",
    'attachment; filename="one.csv"; filename="two.csv"',
  ];
  const stored = await importsOf(async () => {
    for (const name of names) {
      const headers = [TYPE, `Content-Length: ${CSV.length}`, `Content-Disposition: ${name}`];
      await statusesOf(request([...headers, 'Connection: close'], CSV));
    }
  });
  expect(stored.map(({ fileName }) => fileName)).toEqual(['passwd.csv', 'people.csv', 'one.csv']);
});

test('a part overrules no parameter of the address', async () => {
  const { statuses, stored } = await sent(
    multipart(
      part('name="dryRun"', 'false') + part('name="__proto__"', 'polluted') + FILE + END,
      '?dryRun=true',
    ),
  );
  expect(statuses).toEqual([202]);
  expect(stored.map(({ dryRun }) => dryRun)).toEqual([true]);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
