import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type TestCli, testCli } from '../../test/cli.ts';

let api: TestApi;
let cli: TestCli;
let client: Client;
beforeAll(async () => {
  api = await testApi();
  client = await api.newClient({});
  // No database answers there: these commands need a service and a key alone.
  cli = await testCli({
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
    GREENROOM_URL: api.url,
    GREENROOM_API_KEY: client.apiKey,
  });
});
afterAll(async () => {
  await cli.close();
  await api.close();
});

const ALIKE = {
  firstname: 'Ada',
  lastname: 'Vasseur',
  experiences: [{ organizationName: 'Acme', title: 'Florist', startDate: '2019-03-01' }],
};

async function file(name: string, rows: readonly object[]): Promise<string> {
  const path = join(cli.folder, name);
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'));
  return path;
}

describe('with a key, the own people of its workspace', () => {
  test('are added, listed, shown, merged, parted, exported and deleted', async () => {
    const path = await file('ada.jsonl', [ALIKE, { ...ALIKE, lastname: 'Vaseur' }]);
    const added = await cli.run(['talents', 'add', path]);
    expect(added).toMatchObject({
      exitCode: 0,
      stdout: '2 created, 0 updated, 0 merged, 0 rejected\n',
    });
    const { proposals } = await cli.json<{ proposals: { proposalId: string }[] }>(
      'talents',
      'proposals',
    );
    const merged = await cli.json('talents', 'proposals', '--merge', proposals[0]!.proposalId);
    const id = merged.talentId as string;
    expect((await cli.run(['talents', 'list'])).stdout.trim().split('\n')).toHaveLength(2);
    expect((await cli.run(['talents', 'get', id])).stdout).toContain('added by');
    expect((await cli.run(['talents', 'proposals', '--unmerge', id])).stdout).toContain('Parted');
    const lines = (await cli.run(['talents', 'export'])).stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).firstname)).toEqual(['Ada', 'Ada']);
    expect((await cli.run(['talents', 'delete', id])).stdout).toBe(`Deleted ${id}.\n`);
    const gone = await cli.run(['talents', 'get', id]);
    expect(gone).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('not_found') });
  });

  test('are imported from a file, dry or not, with its problems', async () => {
    const path = await file('grace.jsonl', [
      { id: 'g', headline: 'Florist' },
      { experiences: 'none' },
    ]);
    for (const dry of [['--dry-run'], []]) {
      const done = await cli.run(['talents', 'import', '--own', '--watch', ...dry, path]);
      expect(done.stderr).toContain(':2: experiences must be a list');
      expect(done.stdout).toContain('completed, 2 read, 1 created');
    }
    const started = await cli.json<{ imports: object[] }>('talents', 'import', '--own', path);
    expect(started.imports).toMatchObject([{ status: 'queued' }]);
  });

  test('become candidates of a sourcing, with the stages of an export', async () => {
    const { body } = await client.post('/v1/sourcings', {});
    const sourcingId = body.data.sourcingId as string;
    const path = join(cli.folder, 'ats.csv');
    await writeFile(
      path,
      'Candidate ID,Candidate Name,Current Stage,Notes\n1,Ida Noddack,Phone Screen,Rhenium\n',
    );
    for (const command of [['import'], ['talents', 'import', '--own']]) {
      const done = await cli.run([...command, '--watch', '--sourcing', sourcingId, path]);
      const isFirst = command.length === 1;
      expect(done.stdout).toContain(
        isFirst ? '1 new candidate, 1 note\n' : '0 new candidates, 0 notes\n',
      );
      expect(done.stdout).toContain('  Phone Screen -> CONTACTED: 1');
    }
    const [{ importId }] = (await client.get('/v1/talents/imports')).body.data
      .imports as unknown as [{ importId: string }];
    const shown = await cli.run(['imports', 'show', importId]);
    expect(shown.stdout).toContain('Phone Screen -> CONTACTED');
    const operators = await cli.run(['talents', 'import', '--sourcing', sourcingId, path]);
    expect(operators).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--own') });
  });

  test('a refusal, a missing key and a missing service say why', async () => {
    const path = await file('wrong.jsonl', [{ experiences: 'none' }]);
    expect(await cli.run(['talents', 'add', path])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('person 1: experiences must be a list'),
    });
    const nowhere = await cli.run(['talents', 'list', '--url', 'http://127.0.0.1:1']);
    expect(nowhere).toMatchObject({
      exitCode: 6,
      stderr: expect.stringContaining('No service answers'),
    });
    const keyless = await cli.run(['talents', 'list'], { GREENROOM_API_KEY: '' });
    expect(keyless).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('greenroom login'),
    });
    expect(await cli.run(['talents', 'import', '--watch', path])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('need --own'),
    });
  });
});
