import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { newSourcing } from '../../test/sourcings.ts';
import { until } from '../../test/until.ts';
import { zipOf } from '../documents/archive.testing.ts';
import { createFileReader } from '../documents/documents.ts';
import { silentLog } from '../platform/log.ts';
import { createAdvance } from './advance.ts';
import type { TalentImportData } from './contract.ts';
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
type Fields = Record<string, string>;

async function send(client: Client, name: string, content: string | Blob, fields: Fields) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([content]), name);
  const response = await fetch(`${api.url}/api${PATH}`, {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': client.apiKey },
  });
  const body = (await response.json()) as {
    data: { importId: string };
    error: { issues: { path: string[] }[] };
  };
  return { status: response.status, body };
}

async function ended(client: Client, importId: string): Promise<TalentImportData> {
  let data: TalentImportData | undefined;
  await until(async () => {
    data = (await client.get(`${PATH}/${importId}`)).body.data as unknown as TalentImportData;
    return !['queued', 'running'].includes(data.status);
  });
  return data!;
}

async function imported(client: Client, name: string, content: string | Blob, fields: Fields) {
  const sent = await send(client, name, content, fields);
  expect([sent.status, sent.body.error]).toEqual([202, undefined]);
  return ended(client, sent.body.data.importId);
}

async function undone(client: Client, { importId }: TalentImportData): Promise<void> {
  expect((await client.post(`${PATH}/${importId}/undo`)).status).toBe(202);
  expect((await ended(client, importId)).status).toBe('undone');
}

interface Listed {
  id: string;
  lastname: string | null;
  statusHandle: string;
  notes: string | null;
}

/** The candidates of a sourcing by last name, whatever their status. */
async function candidatesOf(client: Client, sourcingId: string, search = ''): Promise<Listed[]> {
  const { body: known } = await client.get('/v1/candidate-statuses');
  const { statuses } = known.data as unknown as { statuses: { handle: string }[] };
  const query = statuses.map(({ handle }) => `statusHandle=${handle}`).join('&');
  const { body } = await client.get(
    `/v1/sourcings/${sourcingId}/candidates?${query}&pageSize=50&sortField=name&search=${search}`,
  );
  expect(body.error).toBeUndefined();
  const { candidates } = body.data as unknown as {
    candidates: { candidate: Listed; talent: { lastname: string | null } }[];
  };
  return candidates.map(({ candidate, talent }) => ({ ...candidate, lastname: talent.lastname }));
}
const brief = (candidates: readonly Listed[]) =>
  candidates.map(({ lastname, statusHandle, notes }) => [lastname, statusHandle, notes]);
const countsOf = async (client: Client, sourcingId: string) =>
  (await client.get(`/v1/sourcings/${sourcingId}`)).body.data.candidateCount as number;

const HEADINGS = 'Candidate ID,Candidate Name,Email,Job,Current Stage,Status,Recruiter,Notes';
const greenhouse = (city: string): string =>
  [
    HEADINGS,
    `${city}1,Ada Arbo,ada@${city}.example,Engineer,Phone Screen,Active,Bob,"Strong in SQL.\n\nWants Lyon"`,
    `${city}2,Bea Bolt,bea@${city}.example,Engineer,Application Review,Active,Bob,`,
    `${city}3,Cy Cole,cy@${city}.example,Engineer,Onsite,Rejected,Bob,Too junior`,
    `${city}4,Di Dunn,di@${city}.example,Engineer,Round of Zeus,Active,Bob,`,
  ].join('\n');

test('two systems that both number their people from one keep them apart', async () => {
  const row = '1,Eve East,eve@one.example,Engineer,Onsite,Active,Bob,';
  const fay = { id: '1', name: 'Fay Ford', emails: ['fay@two.example'], archived: null };
  const lever = { data: [{ ...fay, stage: { id: '7', text: 'Reached Out' }, applications: [] }] };
  const first = await imported(ours, 'g.csv', `${HEADINGS}\n${row}`, {});
  const second = await imported(ours, 'l.json', JSON.stringify(lever), {});
  const again = await imported(ours, 'g.csv', `${HEADINGS}\n${row}`, {});
  expect(first.counts).toMatchObject({ created: 1, updated: 0 });
  expect(second.counts).toMatchObject({ created: 1, updated: 0, merged: 0 });
  expect(again.counts).toMatchObject({ created: 0 });
});

describe('people of an export become candidates', () => {
  test('with statuses by their stages, and notes that say where they come from', async () => {
    const { sourcingId } = await newSourcing(ours);
    const dry = await imported(ours, 'g.csv', greenhouse('oslo'), { sourcingId, dryRun: 'true' });
    const sourcing = {
      sourcingId,
      candidates: 4,
      notes: 2,
      stages: [
        {
          stage: 'Application Review / Active',
          statusHandle: 'TO_BE_CONTACTED',
          isKnown: true,
          people: 1,
        },
        { stage: 'Onsite / Rejected', statusHandle: 'NOT_RETAINED', isKnown: true, people: 1 },
        { stage: 'Phone Screen / Active', statusHandle: 'CONTACTED', isKnown: true, people: 1 },
        {
          stage: 'Round of Zeus / Active',
          statusHandle: 'TO_BE_CONTACTED',
          isKnown: false,
          people: 1,
        },
      ],
    };
    expect(dry).toMatchObject({ counts: { created: 4 }, sourcing });
    expect(await countsOf(ours, sourcingId)).toBe(0);
    const done = await imported(ours, 'g.csv', greenhouse('oslo'), { sourcingId });
    expect(done).toMatchObject({ status: 'completed', counts: { created: 4 }, sourcing });
    const expected = [
      ['Arbo', 'CONTACTED', 'Imported from Greenhouse:\nStrong in SQL.\nWants Lyon'],
      ['Bolt', 'TO_BE_CONTACTED', null],
      ['Cole', 'NOT_RETAINED', 'Imported from Greenhouse:\nToo junior'],
      ['Dunn', 'TO_BE_CONTACTED', null],
    ];
    const first = await candidatesOf(ours, sourcingId);
    expect(brief(first)).toEqual(expected);
    const history = await ours.get(`/v1/candidates/${first[0]!.id}/history`);
    expect(history.body.data.history).toMatchObject([
      { change: 'notes', cause: 'import' },
      { change: 'added', to: 'CONTACTED', cause: 'import' },
    ]);

    // The same file again adds nobody and nothing, whatever the team did meanwhile.
    await ours.patch(`/v1/candidates/${first[1]!.id}/status`, {
      statusHandle: 'NOT_RETAINED',
    });
    const again = await imported(ours, 'g.csv', greenhouse('oslo'), { sourcingId });
    expect(again).toMatchObject({
      counts: { created: 0, updated: 4 },
      sourcing: { candidates: 0, notes: 0 },
    });
    expected[1]![1] = 'NOT_RETAINED';
    expect(brief(await candidatesOf(ours, sourcingId))).toEqual(expected);
    const sure = await imported(ours, 'g.csv', greenhouse('oslo'), { sourcingId, dryRun: 'true' });
    expect(sure.sourcing).toMatchObject({ candidates: 0, notes: 0 });
  });

  test('from XLSX as from CSV', async () => {
    const { sourcingId } = await newSourcing(ours);
    const rows = [
      HEADINGS.split(','),
      ['x1', 'Ann Ames', 'ann@x.example', 'Nurse', 'Onsite', 'Active', 'Bob', 'Met in May'],
      ['x2', 'Ben Bode', 'ben@x.example', 'Nurse', 'Onsite', 'Rejected', 'Bob', ''],
    ];
    const texts = rows.flat();
    const sheet = rows.map((row, y) => {
      const cells = row.map((_, x) => {
        const place = `${String.fromCharCode(65 + x)}${y + 1}`;
        return `<c r="${place}" t="s"><v>${y * rows[0]!.length + x}</v></c>`;
      });
      return `<row>${cells.join('')}</row>`;
    });
    const shared = texts.map((text) => `<si><t>${text}</t></si>`).join('');
    const file = zipOf([
      { name: 'xl/workbook.xml', data: '<workbook/>' },
      { name: 'xl/sharedStrings.xml', data: `<sst>${shared}</sst>` },
      {
        name: 'xl/worksheets/sheet1.xml',
        data: `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
      },
    ]);
    const done = await imported(ours, 'g.xlsx', new Blob([new Uint8Array(file)]), { sourcingId });
    expect(done).toMatchObject({ counts: { created: 2 }, sourcing: { candidates: 2, notes: 1 } });
    expect(brief(await candidatesOf(ours, sourcingId))).toEqual([
      ['Ames', 'CONTACTED', 'Imported from Greenhouse:\nMet in May'],
      ['Bode', 'NOT_RETAINED', null],
    ]);
  });

  test('by the names of the statuses of the workspace, the furthest of several rows', async () => {
    const status = { handle: 'OFFER_SENT', label: 'Offre envoyée' };
    expect((await ours.post('/v1/candidate-statuses', status)).status).toBe(200);
    const { sourcingId } = await newSourcing(ours);
    const row = (id: number, stage: string) => `${id},Eve Ezra,eve@lima.example,${stage}`;
    const filler = Array.from({ length: 600 }, (_, n) => `f${n},Flo F${n},f${n}@lima.example,Neu`);
    const rows = ['id,name,email,étape', row(1, 'Refusé'), ...filler, row(1, 'offre envoyee')];
    const done = await imported(ours, 'lima.csv', rows.join('\n'), { sourcingId });
    expect(done.sourcing).toMatchObject({ candidates: 601 });
    expect(await countsOf(ours, sourcingId)).toBe(601);
    const moved = await candidatesOf(ours, sourcingId, 'Ezra');
    expect(brief(moved)).toEqual([['Ezra', 'OFFER_SENT', null]]);
  });

  const JSON_EXPORTS: readonly [system: string, file: (name: string) => unknown][] = [
    [
      'Greenhouse',
      (name) => {
        const [first, last] = name.split(' ');
        const ended = { status: 'rejected', rejected_at: '2024-02-02T00:00:00Z' };
        return [
          {
            ...{ id: 101, first_name: first, last_name: last, can_email: true },
            email_addresses: [{ value: `${last}@gh.example`, type: 'personal' }],
            applications: [
              { current_stage: { id: 9, name: 'Application Review' }, ...ended },
              { current_stage: { id: 4, name: 'Phone Screen' }, status: 'active' },
            ],
            activity_feed: { notes: [{ body: 'Called', created_at: '2024-03-05T10:00:00Z' }] },
          },
        ];
      },
    ],
    [
      'Lever',
      (name) => ({
        data: [
          {
            ...{ id: 'd1f0a2b4-0000-4000-8000-000000000001', name, archived: null },
            emails: [`${name.replace(' ', '.')}@lever.example`],
            stage: { id: '00922a60-7c15-422b-b086-f62000824fd7', text: 'Reached Out' },
            applications: [{ type: 'posting', posting: '3ee8a2b4-0000-4000-8000-000000000002' }],
            notes: [{ fields: [{ type: 'note', value: 'Called' }], createdAt: 1_709_632_800_000 }],
          },
        ],
      }),
    ],
    [
      'Ashby',
      (name) => ({
        results: [
          {
            ...{ id: 'a1', status: 'Active', job: { title: 'Engineer' } },
            candidate: { name, primaryEmailAddress: { value: 'x@ashby.example' } },
            currentInterviewStage: { title: 'Onsite Interview', type: 'Active' },
            notes: [{ content: 'Called', createdAt: '2024-03-05T10:00:00Z' }],
          },
        ],
      }),
    ],
    [
      'Workable',
      (name) => {
        const [first, last] = name.split(' ');
        return {
          candidates: [
            {
              ...{ id: 'w1', name, firstname: first, lastname: last, email: 'x@workable.example' },
              ...{ job: { title: 'Engineer' }, stage: 'Interview', disqualified: false },
              comments: [{ body: 'Called', created_at: '2024-03-05T10:00:00Z' }],
            },
          ],
        };
      },
    ],
    [
      'Teamtailor',
      (name) => {
        const [first, last] = name.split(' ');
        const to = (type: string, id: string) => ({ data: { type, id } });
        return {
          data: [
            {
              ...{ id: '7', type: 'candidates' },
              attributes: { 'first-name': first, 'last-name': last, email: 'x@tt.example' },
              relationships: {
                'job-applications': { data: [{ type: 'job-applications', id: '8' }] },
                notes: { data: [{ type: 'notes', id: '9' }] },
              },
            },
          ],
          included: [
            {
              ...{ id: '8', type: 'job-applications', attributes: { 'rejected-at': null } },
              relationships: { stage: to('stages', '3') },
            },
            { id: '3', type: 'stages', attributes: { name: 'Phone interview' } },
            {
              ...{ id: '9', type: 'notes' },
              attributes: { note: 'Called', 'created-at': '2024-03-05T10:00:00Z' },
            },
          ],
        };
      },
    ],
    [
      'Recruitee',
      (name) => ({
        candidates: [
          {
            ...{ id: 102, name, emails: ['x@recruitee.example'] },
            placements: [{ offer: { title: 'Engineer' }, stage: { name: 'Phone screen' } }],
            notes: [{ body: 'Called', created_at: '2024-03-05T10:00:00Z' }],
          },
        ],
      }),
    ],
    [
      'Bullhorn',
      (name) => {
        const [first, last] = name.split(' ');
        return {
          data: [
            {
              ...{
                id: 103,
                firstName: first,
                lastName: last,
                email: 'x@bh.example',
                status: 'New',
              },
              ...{ occupation: 'Engineer', skillSet: 'SQL' },
              submissions: {
                data: [{ status: 'Client Submission', jobOrder: { title: 'Engineer' } }],
              },
              notes: { data: [{ comments: 'Called', dateAdded: 1_709_632_800_000 }] },
            },
          ],
        };
      },
    ],
  ];
  test.each(JSON_EXPORTS)('of %s, as its interface answers', async (system, file) => {
    const { sourcingId } = await newSourcing(ours);
    const done = await imported(ours, 'export.json', JSON.stringify(file(`Gus ${system}`)), {
      sourcingId,
    });
    expect(done).toMatchObject({ counts: { read: 1, created: 1, rejected: 0 } });
    expect(brief(await candidatesOf(ours, sourcingId))).toEqual([
      [system, 'CONTACTED', `Imported from ${system}, 2024-03-05:\nCalled`],
    ]);
  });

  test('only of a sourcing of the workspace, and of people who were brought', async () => {
    const foreign = await newSourcing(theirs);
    const refused = await send(ours, 'g.csv', greenhouse('bari'), {
      sourcingId: foreign.sourcingId,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: ['sourcingId'] }] } },
    });
    const { sourcingId } = await newSourcing(ours);
    const rows = `${HEADINGS}\n,,x@bari.example,Engineer,Offer,Active,Bob,Nobody\n`;
    const done = await imported(ours, 'g.csv', rows, { sourcingId });
    expect(done).toMatchObject({ counts: { rejected: 1 }, sourcing: { candidates: 0, notes: 0 } });
  });
});

describe('an undo takes back what the import added', () => {
  test('candidates whom nobody touched, and its notes from the others', async () => {
    const { sourcingId } = await newSourcing(ours);
    await imported(ours, 'before.csv', `${HEADINGS}\nrome1,Ada Arbo,ada@rome.example,E,Neu,,B,`, {
      sourcingId,
    });
    const [before] = await candidatesOf(ours, sourcingId);
    await ours.patch(`/v1/candidates/${before!.id}`, { notes: 'Ours' });
    const done = await imported(ours, 'g.csv', greenhouse('rome'), { sourcingId });
    expect(done.sourcing).toMatchObject({ candidates: 3, notes: 2 });
    const added = await candidatesOf(ours, sourcingId);
    expect(added[0]!.notes).toContain('Ours\n\nImported from Greenhouse:');
    const cole = added.find(({ lastname }) => lastname === 'Cole')!;
    await ours.patch(`/v1/candidates/${cole.id}/status`, { statusHandle: 'CONTACTED' });
    await undone(ours, done);
    expect(brief(await candidatesOf(ours, sourcingId))).toEqual([
      ['Arbo', 'TO_BE_CONTACTED', 'Ours'],
      // The person of this one came with the import alone; the team's work on them stays.
      [null, 'CONTACTED', null],
    ]);
    expect(await countsOf(ours, sourcingId)).toBe(2);
    const feed = await ours.get('/v1/events?types=candidate.removed&limit=100');
    const removed = (feed.body.data as unknown as { events: { data: { sourcingId: string } }[] })
      .events;
    expect(removed.filter(({ data }) => data.sourcingId === sourcingId)).toHaveLength(2);
    const again = await imported(ours, 'g.csv', greenhouse('rome'), { sourcingId });
    expect(again.sourcing).toMatchObject({ candidates: 4 - 1, notes: 2 });
  });

  test('not a candidate of whom a later import said more', async () => {
    const { sourcingId } = await newSourcing(ours);
    const row = (title: string, note: string) =>
      `${HEADINGS},Title\nnice1,Ada Arbo,ada@nice.example,E,Neu,,B,${note},${title}`;
    const first = await imported(ours, 'a.csv', row('Chemist', 'One'), { sourcingId });
    await imported(ours, 'b.csv', row('Head of chemistry', 'Two'), { sourcingId });
    await undone(ours, first);
    expect(brief(await candidatesOf(ours, sourcingId))).toEqual([
      ['Arbo', 'TO_BE_CONTACTED', 'Imported from Greenhouse:\nTwo'],
    ]);
  });
});

test('a new candidate costs what it always does; whom the balance does not pay for is a problem', async () => {
  const paid = await testApi({ env: { PRICE_ADD_CANDIDATE: '3' } });
  try {
    const client = await paid.newClient({ workspaceCredits: 7 });
    const { sourcingId } = await newSourcing(client);
    const { body } = await client.post(`${PATH}?sourcingId=${sourcingId}`, {
      fileName: 'g.csv',
      content: greenhouse('kiel'),
    });
    const done = await ended(client, body.data.importId as string);
    expect(done).toMatchObject({
      counts: { created: 4, rejected: 0 },
      sourcing: { candidates: 2, notes: 1 },
    });
    expect(done.problems.map(({ row, reason }) => [row, reason.split(':')[0]])).toEqual([
      [3, 'imported, but not added to the sourcing'],
      [4, 'imported, but not added to the sourcing'],
    ]);
    expect(await countsOf(client, sourcingId)).toBe(2);
  } finally {
    await paid.close();
  }
});

/** The process of an import, which dies when it is about to write for the `dieAt`th time. */
function processOf(id: string) {
  const { db, clock, secretBox, talents, sourcings, originals, erasure } = api.services;
  const advance = createAdvance({
    ...{ db, clock, log: silentLog, secretBox, talents, sourcings, originals },
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

// The last test: it stops the engine.
test('a process that dies between batches adds and takes back each candidate once', async () => {
  await api.services.engine.stop(2_000);
  const { sourcingId } = await newSourcing(ours);
  const rows = Array.from(
    { length: 1_100 },
    (_, n) => `k${n},Kim K${n},k${n}@kos.example,E,Offer,,B,Note ${n}`,
  );
  const { body } = await send(ours, 'kos.csv', [HEADINGS, ...rows].join('\n'), { sourcingId });
  const id = body.data.importId;
  await expect(processOf(id)(2)).rejects.toThrow('killed');
  expect(await countsOf(ours, sourcingId)).toBe(500);
  expect(await processOf(id)(0)).toBe('done');
  expect(await ended(ours, id)).toMatchObject({
    counts: { read: 1_100, created: 1_100 },
    sourcing: { candidates: 1_100, notes: 1_100 },
  });
  expect(await countsOf(ours, sourcingId)).toBe(1_100);
  await ours.post(`${PATH}/${id}/undo`);
  await expect(processOf(id)(3)).rejects.toThrow('killed');
  expect(await countsOf(ours, sourcingId)).toBe(700);
  expect(await processOf(id)(0)).toBe('done');
  expect(await countsOf(ours, sourcingId)).toBe(0);
});
