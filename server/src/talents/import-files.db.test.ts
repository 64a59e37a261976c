import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Clock } from '../platform/clock.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createTalents, type Talents } from './talents.ts';

let t: TestDatabase;
let talents: Talents;
let folder: string;
let now = new Date('2026-03-01T10:00:00Z');
const clock: Clock = { now: () => now, databaseNow: () => now };
const secretBox = createSecretBox('a key for the tests');

beforeAll(async () => {
  t = await testDatabase();
  talents = createTalents({ db: t.db, clock, secretBox });
  folder = await mkdtemp(join(tmpdir(), 'talents-test-'));
});

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await sql`delete from talents`.execute(t.db);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await t.close();
});

describe('import of files', () => {
  async function importText(name: string, text: string | Buffer) {
    const path = join(folder, name);
    await writeFile(path, text);
    const rejected: { line: number; reason: string }[] = [];
    return {
      totals: await talents.importFile(path, {
        onRejected: (rejection) => rejected.push(rejection),
      }),
      rejected,
    };
  }

  test('.jsonl: invalid lines are reported with their numbers and the others are imported', async () => {
    const deep = `{"firstname":"Deep","skills":${'['.repeat(40)}${']'.repeat(40)}}`;
    const long = JSON.stringify({ firstname: 'Long', summary: 'x'.repeat(1024 * 1024) });
    const lines = [
      '{"id":"a","firstname":"A"}',
      '{oops',
      '',
      deep,
      long,
      '{"firstname":"\\u0000"}',
      '{"firstname":"\\ud83d"}',
      '[1]',
      '{}',
      '{"id":"b","firstname":"Zoé 🌱"}',
    ];
    const { totals, rejected } = await importText('people.jsonl', `\ufeff${lines.join('\r\n')}`);
    expect(totals).toEqual({ imported: 2, updated: 0, rejected: 7 });
    expect(rejected.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9]);
    expect((await talents.load(['b'])).get('b')?.firstname).toBe('Zoé 🌱');
  });

  test('.json: one JSON Resume, or an array with a bad element', async () => {
    const resume = {
      id: 'r1',
      basics: { name: 'Ada Lovelace', label: 'Analyst', email: 'ada@example.org' },
      work: [{ name: 'Engine', position: 'Analyst', startDate: '2020' }],
    };
    expect((await importText('one.json', JSON.stringify(resume, null, 2))).totals).toEqual({
      imported: 1,
      updated: 0,
      rejected: 0,
    });
    expect((await talents.load(['r1'])).get('r1')).toMatchObject({
      firstname: 'Ada',
      lastname: 'Lovelace',
      jobTitle: 'Analyst',
      currentOrganization: { name: 'Engine' },
    });
    const { totals, rejected } = await importText(
      'many.json',
      `[\n${JSON.stringify(resume)},\n{"basics": nope},\n${JSON.stringify({ ...resume, id: 'r2' })}\n]`,
    );
    expect(totals).toEqual({ imported: 1, updated: 1, rejected: 1 });
    expect(rejected).toEqual([{ line: 3, reason: 'not valid JSON' }]);
  });

  test('.csv: a French spreadsheet, with a record that is broken', async () => {
    const text =
      'Prénom;Nom;Intitulé du poste;Entreprise;Ville;Pays;Compétences\nZoé;Martin;Développeuse;Doctolib;Paris;France;"TypeScript;SQL"\nA;B;C;D;E;F;G;H;I\nBob;Roy;Chef;Accor;Lyon;France;\n';
    const { totals, rejected } = await importText('gens.csv', Buffer.from(text, 'latin1'));
    expect(totals).toEqual({ imported: 2, updated: 0, rejected: 1 });
    expect(rejected).toEqual([
      { line: 3, reason: '9 fields under 7 headings; quote the fields that hold the separator' },
    ]);
    // What has just ended in another database still counts as running.
    const changes = await vi.waitUntil(
      async () => {
        const read = await talents.changesSince(null, 100);
        return read.changes.length >= 2 && read.changes;
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(
      JSON.parse(changes.find(({ profile }) => profile?.includes('Martin'))?.profile ?? 'null'),
    ).toMatchObject({
      firstname: 'Zoé',
      jobTitle: 'Développeuse',
      currentOrganization: { name: 'Doctolib' },
      skills: ['TypeScript', 'SQL'],
      experiences: [{ isCurrent: true }],
    });
  });

  test('.json truncated: the complete elements are imported and the totals name its last line', async () => {
    expect(
      await importText(
        'cut.json',
        '[{"id":"a","firstname":"A"},\n{"id":"b","firstname":"B"},\n{"id":"c","first',
      ),
    ).toEqual({
      totals: { imported: 2, updated: 0, rejected: 0, cutAtLine: 3 },
      rejected: [],
    });
  });

  test('.csv with a repeated heading: nothing is imported', async () => {
    await expect(importText('twice.csv', 'firstname,firstname\nAda,Eve\n')).rejects.toMatchObject({
      code: 'validation_error',
    });
    expect(await talents.count()).toBe(0);
  });

  test('a company page as profile URL is refused each time, and nobody is duplicated', async () => {
    const lines = '{"firstname":"A","proNetworkUrl":"https://www.linkedin.com/company/acme"}\n';
    for (const _ of [1, 2])
      expect((await importText('company.jsonl', lines)).totals).toEqual({
        imported: 0,
        updated: 0,
        rejected: 1,
      });
    expect(await talents.count()).toBe(0);
  });

  test('another kind of file, or none, is a validation error', async () => {
    await expect(talents.importFile(join(folder, 'people.xlsx'))).rejects.toMatchObject({
      code: 'validation_error',
    });
    await expect(talents.importFile(join(folder, 'absent.csv'))).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});
