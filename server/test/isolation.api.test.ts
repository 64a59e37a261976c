import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolName } from '../src/mcp/tools.ts';
import { operations } from '../src/operations.ts';
import { newId } from '../src/platform/ids.ts';
import type { Operation } from '../src/platform/operation.ts';
import { SCOPES } from '../src/platform/operation.ts';
import { createOutbound } from '../src/platform/outbound.ts';
import type { Answer, Client, TestApi } from './api.ts';
import { testApi, WIDE_LIMITS } from './api.ts';
import { type SignedIn, signIn } from './console.ts';
import { documented, type Schema, schemaOf } from './fuzz/requests.ts';
import { type Ids, type Kind, PARAMS, PLACES } from './isolation-places.ts';
import { letIn, STEP, seed } from './isolation-seed.ts';
import { type Agent, connectAgent, EVERYTHING } from './mcp.ts';
import { byPath, byTool, type Sender } from './senders.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';

/*
 * Every operation crossed with the ids of another workspace, wherever one can stand in it: path,
 * query or body. Which places there are is read from the OpenAPI document, so an operation that
 * gets a new one without a row in isolation-places.ts fails the first test.
 */

/** Under the cap of the protocol, however fast this runs. */
const AGENTS = 6;

/** Bodies that are in order but for the id that is put in. */
const BODIES: Record<string, (own: Ids) => object> = {
  createTalentImport: () => ({ fileName: 'people.csv', content: 'firstname\nAda\n' }),
  searchTalents: () => ({ filters: ENGINEERS_IN('Paris') }),
  searchTalentsByPrompt: () => ({ prompt: 'Backend engineers in Paris' }),
  searchTalentsLegacy: () => ({ filters: ENGINEERS_IN('Paris') }),
  overrideQualifiedVerdict: () => ({ verdict: 'red', reason: 'Said by a person' }),
  reviewQualifiedVerdict: () => ({ verdict: 'red', rating: 2 }),
  updateSourcing: () => ({ name: 'Renamed' }),
  addCandidate: ({ talent }) => ({ talentId: talent }),
  addCandidates: ({ talent }) => ({ talentIds: [talent] }),
  changeCandidateStatuses: ({ candidate }) => ({
    candidateIds: [candidate],
    statusHandle: 'NOT_RETAINED',
  }),
  enrichCandidates: ({ candidate }) => ({ candidateIds: [candidate], enrichmentType: 'all' }),
  readCandidatesContacts: ({ candidate }) => ({ candidateIds: [candidate] }),
  changeTalent: () => ({ headline: 'Changed' }),
  keepTalent: () => ({ months: 1 }),
  recordTalentNotices: ({ talent }) => ({ talentIds: [talent], how: 'phone' }),
  updateCandidate: () => ({ userRating: 1 }),
  changeCandidateStatus: () => ({ statusHandle: 'NOT_RETAINED' }),
  createCandidateStatus: () => ({ handle: 'OWN_STATUS', label: 'Own' }),
  updateCandidateStatus: () => ({ label: 'Renamed' }),
  enrichCandidate: () => ({ enrichmentType: 'all' }),
  changeEnrichmentProvider: () => ({ position: 1, apiKey: 'another-key-of-a-provider' }),
  createSequenceBlueprint: () => ({ name: 'Blueprint', steps: [STEP] }),
  updateSequenceBlueprint: () => ({ name: 'Renamed', steps: [STEP] }),
  startSequence: ({ candidate }) => ({ candidateIds: [candidate] }),
  simulateSequence: ({ candidate }) => ({ candidateIds: [candidate] }),
  sendTestEmail: ({ candidate }) => ({ candidateId: candidate, stepId: STEP.id }),
  changeConversation: () => ({ unread: false }),
  markConversation: () => ({ mark: 'interested' }),
  answerConversation: () => ({ text: 'Hello' }),
  connectChannelAccount: () => ({ type: 'sms', provider: 'sandbox', address: 'phone' }),
  reconnectChannelAccount: () => ({ credentials: {} }),
  changeApiKey: () => ({ name: 'Renamed' }),
  changeSavedView: () => ({ name: 'Renamed' }),
  changeMember: () => ({ role: 'viewer' }),
  addComment: () => ({ text: 'Seen' }),
  createShareLink: ({ candidate }) => ({ candidateIds: [candidate] }),
  auditCounterfactuals: ({ casting }) => ({ castingId: casting, talents: 1 }),
  changeSavedSearch: () => ({ name: 'Renamed' }),
  findSeenTalents: ({ talent }) => ({ talentIds: [talent] }),
};

interface Documentation {
  places: Map<string, string[]>;
}

let api: TestApi;
let owner: Client;
let intruder: Client;
/** The same workspace by the console: a person who owns it. */
let visitor: SignedIn;
/** An access token of the intruder's workspace. */
let program: Client;
const agents: Agent[] = [];
let agent: Sender;
let foreign: Ids;
let own: Ids;
let documentation: Documentation;

beforeAll(async () => {
  documentation = await readDocumentation();
  api = await testApi({
    env: { REQUEST_BODY_HOURS: '1' },
    outbound: {
      ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
      post: async () => ({ status: 204, body: '' }),
    },
  });
  await api.importTalents(engineers(8));
  owner = await api.newClient({ workspaceCredits: 100, scopes: SCOPES });
  intruder = await api.newClient({ workspaceCredits: 100, scopes: SCOPES });
  visitor = await signIn(api, { workspaceId: intruder.workspaceId });
  [foreign, own] = await Promise.all([seed(api, owner, 'THEIRS'), seed(api, intruder, 'OURS')]);
  // A token of a key of its own: the one that is attacked may be revoked.
  const { access } = api.services;
  const keys = await Array.fromAsync({ length: AGENTS }, () =>
    access.createKey(intruder.workspaceId, { limits: WIDE_LIMITS, scopes: SCOPES }),
  );
  program = api.clientOf(intruder.workspaceId, (await letIn(api, keys[0]!)).accessToken);
  agents.push(
    ...(await Promise.all(keys.map((key) => connectAgent(api.url, key, { query: EVERYTHING })))),
  );
  agent = byTool(agents, toolName);
  // From here on nothing moves but by a request.
  await api.services.engine.stop(2_000);
  await api.services.requests.flush();
});
afterAll(async () => {
  await Promise.all(agents.map((one) => one.close()));
  await api.close();
});

const inventedWorkspace = newId('workspace');
const unknown = new Map<Kind, string>();

/** An unknown id in the right form; always the same. */
function unknownOf(kind: Kind): string {
  if (!unknown.has(kind)) unknown.set(kind, inventedId(kind));
  return unknown.get(kind)!;
}

function inventedId(kind: Kind): string {
  const id = foreign[kind];
  if (kind === 'status') return 'NOBODYS';
  if (kind === 'step') return 'step of NOBODY';
  if (kind.endsWith('Cursor')) return `${id.slice(0, -6)}AAAAAA`;
  return newId('request').replace(/^[a-z]+_/, id.replace(/_.*$/, '_'));
}

/**
 * Places for ids in queries and bodies, as the OpenAPI document has them; those of lists are
 * written with a 0.
 */
async function readDocumentation(): Promise<Documentation> {
  const document = JSON.parse(
    await readFile(new URL('../../client/openapi.json', import.meta.url), 'utf8'),
  );
  const takesId = /(?:Ids?|cursor|[hH]andle)$/;
  const placesIn = (schema: Schema, path: string[]): string[] => {
    const resolved = schemaOf(document, schema);
    return [
      ...Object.entries(resolved.properties ?? {}).flatMap(([key, child]) => [
        ...(takesId.test(key) ? [[...path, key].join('.')] : []),
        ...placesIn(child, [...path, key]),
      ]),
      ...(resolved.items ? placesIn(resolved.items, [...path, '0']) : []),
      ...(resolved.anyOf ?? []).flatMap((choice) => placesIn(choice, path)),
    ];
  };
  /** An id that a company's own sign-in provider gave: it names nothing here. */
  const ELSEWHERE = ['setSso.clientId'];
  const places = documented(document).map(({ operationId, query, body }): [string, string[]] => [
    operationId,
    [
      ...Object.keys(query).filter((name) => takesId.test(name)),
      ...(body ? placesIn(body, []) : []),
    ].filter((place) => !ELSEWHERE.includes(`${operationId}.${place}`)),
  ]);
  return { places: new Map(places) };
}

/**
 * The value with something else at the place: `steps.0.config.userId`; an array takes it as its
 * only entry.
 */
function withAt(value: unknown, [key, ...rest]: string[], put: string): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.with(Number(key), withAt(value[Number(key)], rest, put));
  const record = (value ?? {}) as Record<string, unknown>;
  const isList = rest.length === 0 && key.endsWith('Ids');
  return { ...record, [key]: isList ? [put] : withAt(record[key], rest, put) };
}

interface Attempt {
  params: Record<string, string>;
  place: string | null;
}

const SENDERS: [string, () => Sender][] = [
  ['with a key', () => byPath(intruder)],
  ['with an access token', () => byPath(program)],
  ['by its tool', () => agent],
  ['in the console', () => byPath(visitor)],
];

async function send(
  ask: Sender,
  operation: Operation,
  { params, place }: Attempt,
  put: string,
): Promise<Answer> {
  const given = BODIES[operation.id]?.(own);
  if (place === null) return ask(operation, { params, query: {}, body: given });
  if (operation.method === 'GET') return ask(operation, { params, query: { [place]: put } });
  return ask(operation, { params, query: {}, body: withAt(given, place.split('.'), put) });
}

/**
 * An answer without what is different each time, and with the id that was asked for by another
 * name.
 */
function comparable({ status, body }: Answer, put: string): object {
  const text = JSON.stringify(body)
    .replaceAll(put, '<asked>')
    .replaceAll(/"debugTrackingCode":"[^"]*"/g, '')
    .replaceAll(/[a-z]+_[0-9a-z]{26}/g, '<made>')
    .replaceAll(/"(?:position|name)":(?:\d+|"[^"]*")/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  return { status, text };
}

/** A hash of every row of every table about the workspace. */
async function rowsOf(workspaceId: string, ids: Ids): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    api.database.db,
  );
  const needles = [
    workspaceId,
    ...Object.values(ids).filter((id) => /_[0-9a-z]{26}$/.test(id)),
  ].map((id) => `%${id}%`);
  const hashes = tables.map(async ({ name }): Promise<[string, string]> => {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
      from ${sql.table(name)} t where t::text like any(${needles}::text[])`.execute(
      api.database.db,
    );
    return [name, rows[0]!.hash];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const paramsOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const placesOf = (id: string): [string, Kind][] => Object.entries(PLACES[id] ?? {});

describe('the matrix', () => {
  it('has a row for every place where an operation takes an id', () => {
    for (const operation of operations) {
      for (const name of paramsOf(operation))
        expect(PARAMS, `${operation.id} has a new path parameter`).toHaveProperty(name);
      expect(Object.keys(PLACES[operation.id] ?? {}).toSorted(), operation.id).toEqual(
        (documentation.places.get(operation.id) ?? []).toSorted(),
      );
    }
  });

  it('has a body for every operation that needs one before it checks an id', () => {
    const needy = operations.filter(
      (operation) =>
        operation.body &&
        !operation.bodyOptional &&
        paramsOf(operation).length + placesOf(operation.id).length > 0,
    );
    for (const { id, body } of needy) {
      expect(BODIES, id).toHaveProperty(id);
      expect(body!.safeParse(BODIES[id]!(own)).error, id).toBeUndefined();
    }
  });
});

/**
 * What takes a name that another workspace uses comes last: from then on the name is the caller's
 * own.
 */
function byEffect(a: Operation, b: Operation): number {
  return Number(a.id === 'createCandidateStatus') - Number(b.id === 'createCandidateStatus');
}

interface Case {
  operation: Operation;
  what: string;
  kind: Kind;
  attempt(id: (kind: Kind) => string): Attempt;
}

/**
 * Each path parameter alone and all of them together, then each field of the query and the
 * body, with own ids everywhere else.
 */
const cases: Case[] = operations.toSorted(byEffect).flatMap((operation) => {
  const names = paramsOf(operation);
  const fill = (strange: readonly string[], id: (kind: Kind) => string) =>
    Object.fromEntries(
      paramsOf(operation).map((name) => {
        const kind = PARAMS[name]!;
        return [name, strange.includes(name) ? id(kind) : own[kind]];
      }),
    );
  const sets =
    names.length > 1 ? [...names.map((name) => [name]), names] : names.map((name) => [name]);
  const inPath = sets.map((strange): Case => {
    const kind = PARAMS[strange[0]!]!;
    return {
      operation,
      what: strange.join(' and '),
      kind,
      attempt: (id) => ({ params: fill(strange, id), place: null }),
    };
  });
  const elsewhere = placesOf(operation.id).map(
    ([place, kind]): Case => ({
      operation,
      what: place,
      kind,
      attempt: () => ({ params: fill([], () => ''), place }),
    }),
  );
  return [...inPath, ...elsewhere];
});

/** What only a person may do has no tool. */
const crossings = cases.flatMap((one) =>
  SENDERS.filter(([way]) => way !== 'by its tool' || !one.operation.sessionOnly).map(
    ([way, sender]) => [one.operation.id, one.what, way, one, sender] as const,
  ),
);

/**
 * Whether the caller is refused before anything of the input is looked at: no access token has the
 * scope admin, and no key is a person.
 */
const isRefused = ({ scope, sessionOnly }: Operation, way: string): boolean =>
  way !== 'in the console' &&
  (sessionOnly === true || (scope === 'admin' && way === 'with an access token'));

describe('an id of another workspace answers exactly like an unknown one, and changes nothing there', () => {
  it.each(crossings)(
    '%s: %s, %s',
    async (_id, _what, way, { operation, kind, attempt }, sender) => {
      const before = await rowsOf(owner.workspaceId, foreign);
      const nobodys = await send(sender(), operation, attempt(unknownOf), unknownOf(kind));
      const theirs = await send(
        sender(),
        operation,
        attempt((each) => foreign[each]),
        foreign[kind],
      );
      expect(comparable(theirs, foreign[kind])).toEqual(comparable(nobodys, unknownOf(kind)));
      if (attempt(unknownOf).place === null)
        expect(theirs.status).toBe(isRefused(operation, way) ? 403 : 404);
      expect(await rowsOf(owner.workspaceId, foreign)).toEqual(before);
    },
  );
});

it('in the console, a foreign workspace answers like an unknown one, for every operation', async () => {
  const before = await rowsOf(owner.workspaceId, foreign);
  for (const operation of operations) {
    const params = Object.fromEntries(
      paramsOf(operation).map((name) => [name, foreign[PARAMS[name]!]]),
    );
    const asked = async (workspaceId: string) => {
      visitor.headers['x-workspace-id'] = workspaceId;
      return comparable(
        await send(byPath(visitor), operation, { params, place: null }, ''),
        workspaceId,
      );
    };
    const theirs = await asked(owner.workspaceId);
    expect(theirs, operation.id).toMatchObject({ status: 404 });
    expect(theirs, operation.id).toEqual(await asked(inventedWorkspace));
  }
  visitor.headers['x-workspace-id'] = intruder.workspaceId;
  expect(await rowsOf(owner.workspaceId, foreign)).toEqual(before);
});
