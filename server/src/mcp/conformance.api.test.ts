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

const REVISIONS = ['2025-11-25', '2026-07-28'];
const IN_BOTH = ['tools-list', 'prompts-list', 'resources-list', 'dns-rebinding-protection'];
const APPLY: [scenario: string, revision: string][] = [
  ['server-initialize', '2025-11-25'],
  ['ping', '2025-11-25'],
  ...IN_BOTH.flatMap((name) => REVISIONS.map((revision): [string, string] => [name, revision])),
  ['sep-2164-resource-not-found', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
  ['caching', '2026-07-28'],
  ['server-sse-multiple-streams', '2026-07-28'],
  ['input-required-result-unsupported-methods', '2026-07-28'],
];

/** Checks of server-stateless that this service cannot pass, each with the reason. */
const STATELESS_MISSING: Record<string, string> = {
  ServerRejectsUndeclaredCapability: 'needs a tool that only a demonstration server has',
  MissingCapabilityHttp400: 'needs a tool that only a demonstration server has',
  HttpServerNoIndependentRequestsOnStream: 'needs a tool that only a demonstration server has',
  ServerNoLogWithoutLogLevel: 'needs a tool that only a demonstration server has',
  ServerSendsSubscriptionAck: 'nothing that a client could subscribe to changes',
  ServerTagsSubscriptionId: 'nothing that a client could subscribe to changes',
};

/** Why the scenarios with these beginnings do not apply; the first that fits. */
const DO_NOT_APPLY: [beginning: string, reason: string][] = [
  ['tools-call-sampling', 'the service asks nothing of the model of its client'],
  ['tools-call-', 'calls a tool that only a demonstration server has'],
  ['json-schema-2020-12', 'reads a tool that only a demonstration server has'],
  ['input-required-result-', 'calls a tool that only a demonstration server has'],
  ['elicitation-', 'calls a tool that only a demonstration server has'],
  ['prompts-get-', 'gets a prompt that only a demonstration server has'],
  ['resources-read-', 'reads a resource that only a demonstration server has'],
  ['resources-templates-read', 'reads a resource that only a demonstration server has'],
  ['resources-', 'nothing that a client could subscribe to changes'],
  ['server-session-lifecycle', 'there are no sessions'],
  ['server-sse-polling', 'resumes the stream of a session, and there are no sessions'],
  ['logging-set-level', 'no log messages are sent to clients'],
  ['completion-complete', 'no argument has a list of values to complete'],
  ['http-custom-header', 'no tool takes an argument from a header'],
  ['sep-2640-', 'an extension that the service does not offer'],
  ['tasks-', 'an extension that the service does not offer'],
];

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
    const applied = new Set([...APPLY.map(([scenario]) => scenario), 'server-stateless']);
    const unexplained = scenarios.filter(
      (name) =>
        !applied.has(name!) && !DO_NOT_APPLY.some(([beginning]) => name!.startsWith(beginning)),
    );
    expect(unexplained).toEqual([]);
    expect(scenarios).toEqual(expect.arrayContaining([...applied]));
  });

  async function report(scenario: string, revision: string): Promise<string> {
    const { port } = keyed.address() as AddressInfo;
    const { stdout } = await run(process.execPath, [
      tool,
      'server',
      '--url',
      `http://localhost:${port}/mcp`,
      ...['--scenario', scenario, '--spec-version', revision],
    ]).catch((error: { stdout: string }) => error);
    return stdout;
  }

  it.each(APPLY)('finds nothing wrong in %s of %s', async (scenario, revision) => {
    expect(await report(scenario, revision)).toMatch(
      /Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/,
    );
  });

  it('finds wrong in server-stateless only what is listed', async () => {
    const found = await report('server-stateless', '2026-07-28');
    expect(found).toMatch(/Passed: 22\/28, 6 failed, 0 warnings/);
    const failed = [...found.matchAll(/^ {2}- (\w+): /gm)].map(([, name]) => name!);
    expect(failed.toSorted()).toEqual(Object.keys(STATELESS_MISSING).toSorted());
  });
});
