import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../server/test/api.ts';
import { engineers } from '../server/test/talents.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
/** What a new key has (interface, "Limits"). */
const DEFAULT_LIMITS = [1, 30, 200, 1_000, 15_000] as const;

let api: TestApi;
/** Inside the repository, where packages are found. */
let folder: string;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(25, { title: 'Data Engineer' }));
  folder = await mkdtemp(join(root, '.cache', 'readme-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.close();
});

it('runs the script of the README whole, on a key with the default limits', async () => {
  const text = await readFile(join(root, 'client/README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);
  expect(blocks.length).toBeGreaterThan(7);
  const script = join(folder, 'script.ts');
  await writeFile(
    script,
    blocks.join('\n').replaceAll('@greenroom/client', '../../client/src/client.ts'),
  );
  await run(join(root, 'node_modules/.bin/tsc'), [
    ...['--noEmit', '--skipLibCheck', '--strict', '--allowImportingTsExtensions'],
    ...['--target', 'es2024', '--lib', 'es2024,esnext.array,esnext.iterator'],
    ...['--module', 'nodenext', '--types', 'node', script],
  ]).catch((error: { stdout?: string }) => expect.fail(error.stdout));
  const { apiKey, workspaceId } = await api.newClient({
    apiCredits: 100,
    limits: [...DEFAULT_LIMITS],
  });
  const { stdout } = await run(process.execPath, [script], {
    env: { ...process.env, GREENROOM_URL: api.url, GREENROOM_KEY: apiKey },
  });
  expect(stdout).toMatch(/Person Number \d+ Data Engineer/);
  expect(stdout).toMatch(/^(green|amber|red) Person /m);
  expect(stdout).toMatch(/filters/);
  const { balance } = api.clientOf(workspaceId, apiKey);
  // The first page, then all people since nobody is in Lyon, and ten verdicts.
  expect(await balance()).toBe(100 - 10 - 25 - 20);
});
