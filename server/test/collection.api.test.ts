import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchTool } from '../../tools/fetch.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { operations, webhookEvents } from '../src/operations.ts';
import { SAMPLE_LIMITS } from '../src/sample.ts';
import { testApi } from './api.ts';

/* docs/collection: its own program runs it in order on the service, as its README says. */

const collection = fileURLToPath(new URL('../../docs/collection', import.meta.url));
const SLOW_MS = 600_000;

/** Every request that the interface describes, and how its success is answered. */
const INTERFACE_REQUESTS = [
  'POST /v0.1/search/talents 200',
  'POST /v1/search/talents 200',
  'POST /v1/search/talents/by-prompt 200',
  'POST /v1/search/talents/qualified 202',
  'POST /v1/search/talents/qualified/by-prompt 202',
  'GET /v1/search/talents/qualified/{castingId} 200',
  'POST /v1/search/talents/qualified/{castingId}/continue 202',
  'POST /v1/contact/enrich 200',
  'POST /v1/candidates/{candidateId}/enrich-contacts 200',
  'PATCH /v1/candidates/{candidateId}/status 200',
  'POST /v1/sourcings 200',
  'GET /v1/sourcings 200',
  'POST /v1/sourcings/{sourcingId}/candidates 200',
  'GET /v1/sourcings/{sourcingId}/candidates 200',
  'POST /v1/sourcings/{sourcingId}/sequence-blueprints 200',
  'PATCH /v1/sequence-blueprints/{blueprintId} 200',
  'POST /v1/sequence-blueprints/{blueprintId}/start 200',
];

/** What the program reports of a request that it sent. */
interface Sent {
  path: string;
  error: string | null;
  request: { method: string; url: string; data?: string };
  response: { status: number; data: unknown };
  assertionResults: { status: string; lhsExpr: string; error?: string }[];
}

const document = openApiDocument(operations, '1.0.0', webhookEvents);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(document, 'document');

/** Fixed parts win over parameters, as in the service. */
const paths = Object.keys(document.paths).toSorted(
  (a, b) => a.split('{').length - b.split('{').length,
);

let folder: string;
let first: Sent[];
let second: Sent[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-collection-'));
  const program = join(await fetchTool('api-collection'), '.bin', 'bru');
  const api = await testApi();
  try {
    // The people and the limits of a first start, only fewer people.
    await api.services.talents.generate({ count: 400, seed: 1 });
    await api.importTalents([]);
    const { apiKey } = await api.newClient({
      workspaceCredits: 1_000,
      limits: SAMPLE_LIMITS,
    });
    first = await runCollection(program, api.url, apiKey);
    second = await runCollection(program, api.url, apiKey);
  } finally {
    await api.close();
  }
}, SLOW_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function runCollection(program: string, url: string, apiKey: string): Promise<Sent[]> {
  const report = join(folder, 'report.json');
  const variables = [`baseUrl=${url}/api`, `apiKey=${apiKey}`];
  const args = ['run', '--env', 'local', ...variables.flatMap((one) => ['--env-var', one])];
  // It exits with an error when an assertion fails, and reports all the same.
  await promisify(execFile)(program, [...args, '--noproxy', '--reporter-json', report], {
    cwd: collection,
    maxBuffer: 64 * 1_048_576,
  }).catch(() => {});
  const [run] = JSON.parse(await readFile(report, 'utf8')) as [{ results: Sent[] }];
  return run.results;
}

/** The path as the contract names it, without the base and the query. */
function pathOf({ request }: Sent): string {
  const { pathname } = new URL(request.url);
  const parts = pathname.split('/');
  return (
    paths.find((path) => {
      const named = path.split('/');
      return (
        named.length === parts.length &&
        named.every((part, index) => part.startsWith('{') || part === parts[index])
      );
    }) ?? `unknown: ${pathname}`
  );
}

const nameOf = (sent: Sent): string =>
  `${sent.request.method} ${pathOf(sent).replace('/api', '')} ${sent.response.status}`;

it('has a file for every request of the interface, which succeeds', () => {
  const sent = new Set(first.map(nameOf));
  expect(INTERFACE_REQUESTS.filter((request) => !sent.has(request))).toEqual([]);
});

it('sends each of its files', () => {
  const files = globSync('*/*.yml', { cwd: collection }).filter(
    (file) => !file.startsWith('environments') && !file.endsWith('folder.yml'),
  );
  expect(files.length).toBeGreaterThan(INTERFACE_REQUESTS.length);
  expect([...new Set(first.map(({ path }) => path))].toSorted()).toEqual(files.toSorted());
});

it.each([
  ['first', () => first],
  ['second', () => second],
])('every assertion holds in a %s run on one workspace', (_, run) => {
  const failed = run().flatMap(({ path, error, assertionResults }) => [
    ...(error ? [{ path, error }] : []),
    ...(assertionResults.length === 0 ? [{ path, error: 'asserts nothing' }] : []),
    ...assertionResults
      .filter(({ status }) => status !== 'pass')
      .map((assertion) => ({ path, ...assertion })),
  ]);
  expect(failed).toEqual([]);
});

it('every answer has the shape that the contract declares for its status', () => {
  const wrong = first.flatMap((sent) => {
    const { method } = sent.request;
    const status = String(sent.response.status);
    const pointer = ['paths', pathOf(sent), method.toLowerCase(), 'responses', status];
    const ref = [...pointer, 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.compile({ $ref: `document#/${ref}` });
    return validate(sent.response.data) ? [] : [{ file: sent.path, errors: validate.errors }];
  });
  expect(wrong).toEqual([]);
});

it('sends the variables of a message as they are written', () => {
  const bodies = first
    .filter(({ path }) => /(?:create|update)-blueprint/.test(path))
    .map(({ request }) => JSON.stringify(request.data));
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toContain('{{firstname}}');
});
