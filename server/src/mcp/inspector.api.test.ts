import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTool } from '../../../tools/fetch.ts';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { engineers } from '../../test/talents.ts';

/*
 * The inspector's command line, as used to try the tools by hand: a third-party client with a key
 * in a header.
 */

const run = promisify(execFile);

let api: TestApi;
let client: Client;
let home: string;
let inspector: string;

beforeAll(async () => {
  inspector = join(
    await fetchTool('mcp-inspector'),
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  );
  api = await testApi();
  await api.importTalents(engineers(3, { city: 'Brest' }));
  client = await api.newClient();
  // It stores a list of servers in the user's home folder.
  home = await mkdtemp(join(tmpdir(), 'inspector-'));
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await api.close();
});

async function inspect<T>(...call: string[]): Promise<T> {
  const server = [
    `${api.url}/mcp`,
    '--transport',
    'http',
    '--header',
    `x-api-key: ${client.apiKey}`,
  ];
  const env = { ...process.env, HOME: home };
  const { stdout } = await run(process.execPath, [inspector, '--cli', ...server, ...call], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as T;
}

describe("the inspector's command line", () => {
  it('lists the tools, and finds no error in a schema of theirs', async () => {
    // Strict: it exits with 6 where a schema has an error.
    const { tools } = await inspect<{ tools: { name: string }[] }>(
      '--method',
      'tools/list',
      '--strict',
    );
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search_talents', 'start_qualified_search', 'wait_for_casting']),
    );
  });

  it('calls a tool with arguments and gets structured content with what it cost', async () => {
    const filters = `filters=${JSON.stringify([{ filterType: 'LOCATION', value: 'Brest' }])}`;
    const { structuredContent } = await inspect<{ structuredContent: object }>(
      ...['--method', 'tools/call', '--tool-name', 'search_talents', '--tool-arg', filters],
    );
    expect(structuredContent).toMatchObject({ estimationCount: 3, credits: { spent: 3 } });
  });
});
