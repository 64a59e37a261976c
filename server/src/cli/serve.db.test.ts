import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { silentLog } from '../platform/log.ts';

interface Announcement {
  url: string;
  workspaceId?: string;
  apiKey?: string;
  roles: string[];
}

/** The `--json` line of a serve that has become ready. */
async function announcement(printed: Promise<string>): Promise<Announcement> {
  return JSON.parse((await printed).split('\n', 1)[0]!) as Announcement;
}

describe('on a database that is there', () => {
  let database: TestDatabase;
  let cli: TestCli;
  beforeAll(async () => {
    database = await testDatabase();
    cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests' });
  });
  afterAll(async () => {
    await cli.close();
    await database.close();
  });

  test('serve answers probes when it reports ready, and ends with 0 on SIGTERM and on SIGINT', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const service = cli.serve(['--json']);
      const { url, roles } = await announcement(service.printed('\n'));
      expect(roles).toEqual(['api', 'worker']);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      service.signal(signal);
      const { exitCode, stdout } = await service.ended;
      expect({ exitCode, lines: stdout.trimEnd().split('\n').length }).toEqual({
        exitCode: 0,
        lines: 1,
      });
    }
  });

  test('serve warns when others can reach it and no proxy is named', async () => {
    const logged = async (env: Record<string, string>) => {
      const service = cli.serve(['--json'], env);
      await service.printed('\n');
      service.signal('SIGTERM');
      return (await service.ended).stderr;
    };
    expect(await logged({ HOST: '0.0.0.0' })).toContain(
      'HOST is 0.0.0.0 and TRUSTED_PROXIES is empty',
    );
    expect(await logged({ HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8' })).not.toContain(
      'TRUSTED_PROXIES',
    );
    expect(await logged({})).not.toContain('TRUSTED_PROXIES');
  });

  test('a second signal ends it at once, without waiting for the graceful stop', async () => {
    const service = cli.serve(['--json']);
    await service.printed('\n');
    // Two kinds, because the system merges two of one kind that come together.
    service.signal('SIGTERM');
    service.signal('SIGINT');
    expect([130, 143]).toContain((await service.ended).exitCode);
  });

  test('a port in use is reported with a remedy, before anything is created', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const { exitCode, stdout, stderr } = await cli.run(['serve'], {
      PORT: String(port),
      SAMPLE_DATA: 'on',
    });
    server.close();
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(
      `greenroom: Port ${port} on 127.0.0.1 is in use: set PORT to another port (PORT=${port + 1}), or stop the process that uses this one.\n`,
    );
  });

  test('a worker serves no HTTP and stops as gracefully', async () => {
    const worker = cli.serve(['--roles', 'worker', '--json']);
    expect(await announcement(worker.printed('\n'))).toEqual({ url: null, roles: ['worker'] });
    worker.signal('SIGTERM');
    expect((await worker.ended).exitCode).toBe(0);
  });

  test('a misspelt variable is named at the start, with the one that was probably meant', async () => {
    const worker = cli.serve(['--roles', 'worker', '--json'], { ENGINE_LEASE_SM: '900' });
    await worker.printed('\n');
    worker.signal('SIGTERM');
    const { exitCode, stderr } = await worker.ended;
    expect(exitCode).toBe(0);
    expect(stderr).toContain(
      'ENGINE_LEASE_SM is set but is not a Greenroom variable; the closest name is ENGINE_LEASE_MS',
    );
  });
});

describe('on an empty data folder', () => {
  let cli: TestCli;
  beforeAll(async () => {
    cli = await testCli();
  });
  afterAll(async () => {
    await cli.close();
    // A PostgreSQL that outlived a failed test is joined, and stopped by leaving it.
    await (await startEmbeddedPostgres({ dataDir: `${cli.folder}/data`, log: silentLog })).stop();
    await cli.close();
  });

  test('the first start prints requests that work as they are; the command works beside it; kill -9 and a new start lose nothing', async () => {
    const first = cli.serve([], { SAMPLE_DATA: 'on' });
    const text = await first.printed('CASTING_ID');
    const [search, start, read] = [...text.matchAll(/^curl .*$/gm)].map(([line]) => replay(line));
    expect((await search!()).talents.length).toBeGreaterThan(0);
    const { castingId } = await start!();
    expect(await read!(String(castingId))).toMatchObject({ castingId });
    const workspaceId = /ws_\w+/.exec(text)![0];

    const key = await cli.json<{ apiKey: string }>('keys', 'create', '--workspace', workspaceId);
    const url = /http:\/\/[\d.:]+/.exec(text)![0];
    const beside = await fetch(`${url}/api/v1/search/filters`, {
      headers: { 'x-api-key': key.apiKey },
    });
    expect(beside.status).toBe(200);

    first.signal('SIGKILL');
    await first.ended;
    const second = cli.serve([], { SAMPLE_DATA: 'on' });
    const later = await second.printed('Another key');
    expect(later).toContain(`greenroom keys create --workspace ${workspaceId}`);
    expect(later).not.toContain('API key');
    const again = await fetch(`${/http:\/\/[\d.:]+/.exec(later)![0]}/api/v1/search/filters`, {
      headers: { 'x-api-key': key.apiKey },
    });
    expect(again.status).toBe(200);
    second.signal('SIGTERM');
    expect((await second.ended).exitCode).toBe(0);
  });
});

type Data = Record<string, unknown> & { talents: unknown[] };

/** Sends what a printed curl line would send; throws unless it succeeds. */
function replay(line: string): (castingId?: string) => Promise<Data> {
  const url = /http\S+/.exec(line)![0];
  const headers = Object.fromEntries(
    [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name!, value!]),
  );
  const body = / -d '(.*)'$/.exec(line)?.[1];
  return async (castingId = '') => {
    const response = await fetch(url.replace('CASTING_ID', castingId), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body,
    });
    if (!response.ok)
      throw new Error(`${line}\nanswered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };
}
