import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type ServeProcess, type TestCli, testCli } from './cli.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { openIdleStreams } from './idle-streams.ts';

const SECRET_KEY = 'the secret key of the tests';
const KEYS = 10;
const STREAMS_OF_A_KEY = 10;

let database: TestDatabase;
let cli: TestCli;
let service: ServeProcess;
let url: string;
const keys: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const { access } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  for (let n = 0; n < KEYS; n++)
    keys.push((await access.createKey(workspaceId, { limits: WIDE_LIMITS })).apiKey);
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY });
  service = cli.serve(['--json']);
  ({ url } = JSON.parse((await service.printed('\n')).split('\n', 1)[0]!) as { url: string });
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

/** `bench/idle-streams.ts` does the same with ten thousand. */
it('idle streams hold nobody up, the eleventh of a key is refused, and all end when the service stops', async () => {
  const streams = await openIdleStreams(
    url,
    keys.flatMap((key) => Array<string>(STREAMS_OF_A_KEY).fill(key)),
  );
  expect(streams.count()).toBe(KEYS * STREAMS_OF_A_KEY);
  const refused = await fetch(`${url}/api/v1/events`, {
    headers: { 'x-api-key': keys[0]!, accept: 'text/event-stream' },
  });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'rate_limit_exceeded',
      message: 'A key has at most 10 event streams. Close one, or read pages.',
    },
  });
  const answered = await fetch(`${url}/api/v1/candidate-statuses`, {
    headers: { 'x-api-key': keys[0]! },
  });
  expect(answered.status).toBe(200);
  service.signal('SIGTERM');
  await streams.closed;
  expect((await service.ended).exitCode).toBe(0);
});
