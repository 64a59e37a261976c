import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../test/api.ts';
import { type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, type SignedIn, signIn } from '../../test/console.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';

let api: TestApi;
let person: SignedIn;
let sourcingId: string;
const PEOPLE = 6;

beforeAll(async () => {
  api = await testApi();
  const evil = {
    id: 'evil',
    firstname: '=HYPERLINK("https://evil.example")',
    lastname: '+1',
    jobTitle: 'He said "no", twice',
    city: '@Paris',
  };
  await api.importTalents([...engineers(PEOPLE), ...engineers(2, { city: 'Lyon' }), evil]);
  person = await signIn(api);
  const client = browserClient(person);
  ({ sourcingId } = await newSourcing(client));
  for (const talent of [...engineers(PEOPLE), ...engineers(2, { city: 'Lyon' }), evil])
    await addCandidate(client, sourcingId, (talent as { id: string }).id);
});
afterAll(() => api.close());

const browserClient = (browser: SignedIn) => ({ ...browser, apiKey: '', balance: async () => 0 });

async function download(
  query: Record<string, string>,
  { cookie }: { cookie: string } = person,
  headers: Record<string, string> = {},
) {
  const response = await fetch(
    `${api.url}/console/export/candidates.csv?${new URLSearchParams(query)}`,
    { headers: { cookie, ...headers } },
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  };
}
const all = () => ({ sourcingId, workspaceId: person.workspaceId });
const lines = (text: string) => text.slice(1).split('\r\n').slice(1, -1);
const exports = async (): Promise<{ actor: string; details: object }[]> => {
  const { body }: Answer = await person.get('/v1/audit?pageSize=50');
  return (body.data.entries as { action: string; actor: string; details: object }[]).filter(
    ({ action }) => action === 'candidates.exported',
  );
};

describe('the file of candidates', () => {
  it('has a line for each candidate of the listing with the same filters, in its order, and is audited with how many', async () => {
    const before = (await exports()).length;
    const { status, headers, text } = await download({
      ...all(),
      location: 'Paris',
      sortField: 'name',
      sortOrder: 'desc',
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="candidates-${sourcingId}.csv"`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const listed = await person.get(
      `/v1/sourcings/${sourcingId}/candidates?location=Paris&sortField=name&sortOrder=desc&pageSize=50`,
    );
    const ids = (listed.body.data.candidates as { candidate: { id: string } }[]).map(
      ({ candidate }) => candidate.id,
    );
    expect(ids).toHaveLength(PEOPLE);
    expect(lines(text).map((line) => line.split(',').at(-1))).toEqual(ids);
    const after = await exports();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ actor: person.userId, details: { candidates: PEOPLE } });
  });

  it('is UTF-8 that a spreadsheet knows as such, and holds no formula', async () => {
    const { text } = await download({ ...all(), search: 'evil.example' });
    expect(text.startsWith('\uFEFFFirst name,Last name,Job title,Company,City,Status,')).toBe(true);
    expect(lines(text)[0]).toMatch(
      /^"'=HYPERLINK\(""https:\/\/evil\.example""\)",'\+1,"He said ""no"", twice",,'@Paris,To be contacted,,,,0,,/,
    );
  });

  it('speaks the language of the person', async () => {
    const french = await signIn(api, {
      workspaceId: person.workspaceId,
      role: 'viewer',
      language: 'fr',
    });
    const { text } = await download({ ...all(), location: 'Lyon' }, french);
    expect(text.startsWith('\uFEFFPrénom,Nom,Poste,')).toBe(true);
    expect(lines(text)).toHaveLength(2);
  });

  it('is of a sourcing of the workspace, for its members, asked for by our own pages, with filters that there are', async () => {
    const stranger = await signIn(api);
    expect((await download(all(), newBrowser(api.url))).status).toBe(401);
    expect((await download(all(), stranger)).status).toBe(404);
    expect((await download({ ...all(), workspaceId: stranger.workspaceId }, stranger)).status).toBe(
      404,
    );
    expect((await download({ workspaceId: person.workspaceId })).status).toBe(400);
    expect((await download({ ...all(), sortField: 'age' })).status).toBe(400);
    expect((await download({ ...all(), statusHandle: 'NOBODYS' })).status).toBe(400);
    const before = (await exports()).length;
    expect((await download(all(), person, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await exports()).toHaveLength(before);
  });

  it('is one of three at once of a workspace: a fourth is told to wait, another workspace is not, and there is room again when they are complete', async () => {
    const other = await signIn(api);
    const { sourcingId: theirs } = await newSourcing(browserClient(other));
    const { db } = api.database;
    const held = await db.transaction().execute(async (tx) => {
      // No query reads a candidate until this transaction ends.
      await sql`lock table candidates`.execute(tx);
      const downloads = [
        download(all()),
        download(all()),
        download(all()),
        download({ workspaceId: other.workspaceId, sourcingId: theirs }, other),
      ];
      await until(async () => {
        const { rows } =
          await sql`select 1 from pg_locks where relation = 'candidates'::regclass and not granted`.execute(
            db,
          );
        return rows.length === downloads.length;
      });
      const refused = await download(all());
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(JSON.parse(refused.text).error).toMatchObject({
        code: 'rate_limit_exceeded',
        message: expect.stringContaining('At most 3 files'),
      });
      return downloads;
    });
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
    expect((await download(all())).status).toBe(200);
  });
});
