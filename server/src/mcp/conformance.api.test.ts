import { execFile } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTool } from '../../../tools/fetch.ts';
import { type TestApi, testApi } from '../../test/api.ts';

/*
 * The protocol's own conformance tool, against a running service. It expects a server that
 * demonstrates every feature with tools, resources and prompts of agreed names. The test runs the
 * parts that apply to a service with its own tools, and lists the rest with reasons.
 */

const APPLY = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

const NEEDS_ITS_TOOLS = 'calls a tool that only a demonstration server has';
const DO_NOT_APPLY: Record<string, string> = {
  'tools-call-simple-text': NEEDS_ITS_TOOLS,
  'tools-call-image': NEEDS_ITS_TOOLS,
  'tools-call-audio': NEEDS_ITS_TOOLS,
  'tools-call-embedded-resource': NEEDS_ITS_TOOLS,
  'tools-call-mixed-content': NEEDS_ITS_TOOLS,
  'tools-call-with-logging': NEEDS_ITS_TOOLS,
  'tools-call-error': NEEDS_ITS_TOOLS,
  'tools-call-with-progress': NEEDS_ITS_TOOLS,
  'json-schema-2020-12': NEEDS_ITS_TOOLS,
  'server-sse-polling':
    'resumes the streams of a session, and there are no sessions: it checks nothing and warns',
  'server-sse-multiple-streams':
    'opens several streams of a session, and there are no sessions: it checks nothing and warns',
  'tools-call-sampling': 'the service asks nothing of the model of its client',
  'tools-call-elicitation': 'the service asks nothing of the person at its client',
  'elicitation-sep1034-defaults': 'the service asks nothing of the person at its client',
  'elicitation-sep1330-enums': 'the service asks nothing of the person at its client',
  'logging-set-level': 'no log messages are sent to clients',
  'completion-complete': 'there are no prompts or resource templates to complete',
  'resources-list': 'there are no resources',
  'resources-read-text': 'there are no resources',
  'resources-read-binary': 'there are no resources',
  'resources-templates-read': 'there are no resources',
  'resources-subscribe': 'there are no resources',
  'resources-unsubscribe': 'there are no resources',
  'prompts-list': 'there are no prompts',
  'prompts-get-simple': 'there are no prompts',
  'prompts-get-with-args': 'there are no prompts',
  'prompts-get-embedded-resource': 'there are no prompts',
  'prompts-get-with-image': 'there are no prompts',
};

const run = promisify(execFile);

let api: TestApi;
let keyed: Server;
let tool: string;

beforeAll(async () => {
  tool = join(
    await fetchTool('mcp-conformance'),
    '@modelcontextprotocol/conformance/dist/index.js',
  );
  api = await testApi();
  const { apiKey } = await api.newClient();
  keyed = await addingKey(api.url, apiKey);
});
afterAll(async () => {
  keyed.close();
  await api.close();
});

/** The tool cannot send a key, so it connects through this proxy, which changes nothing else. */
async function addingKey(url: string, apiKey: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-api-key': apiKey };
    const forwarded = request(
      new URL(asked.url ?? '/', url),
      { method: asked.method, headers, setHost: false },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('the conformance tool', () => {
  it('has no scenario that is neither run nor explained', async () => {
    const { stdout } = await run(process.execPath, [tool, 'list', '--server']);
    const scenarios = [...stdout.matchAll(/^ {2}- ([\w-]+)/gm)].map(([, name]) => name);
    expect(scenarios.toSorted()).toEqual([...APPLY, ...Object.keys(DO_NOT_APPLY)].toSorted());
  });

  it.each(APPLY)('finds nothing wrong in %s', async (scenario) => {
    const { port } = keyed.address() as AddressInfo;
    const { stdout } = await run(process.execPath, [
      tool,
      'server',
      '--url',
      `http://localhost:${port}/mcp`,
      '--scenario',
      scenario,
    ]);
    expect(stdout).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
  });
});
