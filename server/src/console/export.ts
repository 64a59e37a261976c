import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Castings } from '../castings/castings.ts';
import type { QualifiedTalent } from '../castings/page-contract.ts';
import type { EnrichmentService } from '../enrichment/enrichment.ts';
import { readInput } from '../http/input.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import type { Search } from '../search/search.ts';
import { type ExportQuery, exportQuery } from '../sourcings/candidate-contract.ts';
import type { ExportedCandidate, Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import {
  type Column,
  candidateColumns,
  castingColumns,
  type Reachable,
  searchColumns,
} from './export-columns.ts';
import type { EnterConsole } from './visit.ts';

export interface ExportOptions {
  sourcings: Pick<Sourcings, 'exportCandidates' | 'statuses'>;
  castings: Pick<Castings, 'exportTalents'>;
  search: Pick<Search, 'exportReturned'>;
  talents: Pick<Talents, 'load'>;
  enrichment: Pick<EnrichmentService, 'contactsOfAll'>;
  enter: EnterConsole;
}

/**
 * Concurrent downloads of one workspace in this process: each holds the ids of a whole listing
 * while its client reads.
 */
const EXPORTS_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;
/** Talents read at once for a file of a search. */
const BATCH = 500;

const workspaceQuery = z.object({ workspaceId: z.string().optional() });
const castingQuery = z.object({ castingId: z.string().min(1) });
const searchQuery = z.object({
  searchTransactionId: z
    .union([z.string(), z.array(z.string())])
    .transform((sent) => [sent].flat()),
});

/** A file's name and its rows, each with the contacts of its talent. */
interface ExportedFile<Row> {
  name: string;
  columns: readonly Column<Row & Reachable>[];
  batches: AsyncIterable<Row[]>;
  talentIdOf(row: Row): string;
}

type Cells = (string | number | null)[];

/** How a file is written. */
interface Form {
  extension: string;
  mediaType: string;
  write(rows: AsyncIterable<Cells[]>): Promise<AsyncIterable<string | Buffer>>;
}

const FORMS: readonly Form[] = [
  { extension: 'csv', mediaType: 'text/csv; charset=utf-8', write: async (rows) => linesOf(rows) },
  {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (rows) => (await import('./xlsx.ts')).xlsxOf(rows),
  },
];

/** Opens the file of a query for its reader. */
type OpenFile<Row> = (principal: Principal, query: unknown) => Promise<ExportedFile<Row>>;

/**
 * `GET /console/export/*.csv` and `*.xlsx`: what a page of the console shows, as a file (docs/decisions/0065).
 */
export function serveExports(app: FastifyInstance, options: ExportOptions): void {
  const serveFile = createFileRoutes(app, options);
  serveFile('candidates', candidatesOf(options));
  serveFile('casting', castingOf(options));
  serveFile('search', searchOf(options));
}

/** Routes that stream a file, each to a member and from the console only. */
function createFileRoutes(
  app: FastifyInstance,
  { enrichment, enter }: Pick<ExportOptions, 'enrichment' | 'enter'>,
) {
  const takePlace = createPlaces();
  return function serveFile<Row>(path: string, open: OpenFile<Row>): void {
    for (const form of FORMS)
      app.get(`/console/export/${path}.${form.extension}`, (request, reply) =>
        send(open, form, request, reply),
      );
  };

  async function send<Row>(
    open: OpenFile<Row>,
    form: Form,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // Another site could start downloads that the user did not ask for, and the log would show
    // them as the user's.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new AppError('forbidden', { details: { code: 'not_from_the_console' } });
    // A link cannot send a header.
    const { workspaceId: named } = queryOf(workspaceQuery, request.query);
    const { principal, headers } = await enter(request, named || null);
    const { workspaceId, language } = principal;
    takePlace(workspaceId, reply.raw);
    const opened = await runInWorkspace(workspaceId, () => open(principal, request.query));
    reply.headers(headers).type(form.mediaType);
    reply.header('Content-Disposition', `attachment; filename="${opened.name}.${form.extension}"`);
    reply.header('X-Content-Type-Options', 'nosniff');
    const contactsOf = (ids: readonly string[]) =>
      runInWorkspace(workspaceId, () => enrichment.contactsOfAll(workspaceId, ids));
    const rows = rowsOf(opened, contactsOf, language ?? 'en');
    return reply.send(Readable.from(await form.write(rows)));
  }
}

/** The candidates of a sourcing, filtered and sorted as the page shows them. */
function candidatesOf({
  sourcings,
}: Pick<ExportOptions, 'sourcings'>): OpenFile<ExportedCandidate> {
  return async (principal, sent) => {
    const query = queryOf(exportQuery, sent) as ExportQuery;
    const { sourcingId } = query;
    const statuses = await sourcings.statuses.list(
      principal.workspaceId,
      principal.language ?? 'en',
    );
    return {
      name: `candidates-${sourcingId}`,
      columns: candidateColumns(new Map(statuses.map(({ handle, label }) => [handle, label]))),
      batches: await sourcings.exportCandidates(principal, sourcingId, query),
      talentIdOf: ({ candidate }) => candidate.talentId,
    };
  };
}

/** The judged talents of a casting. */
function castingOf({ castings }: Pick<ExportOptions, 'castings'>): OpenFile<QualifiedTalent> {
  return async (principal, sent) => {
    const { castingId } = queryOf(castingQuery, sent);
    const { criterias, batches } = await castings.exportTalents(principal, castingId);
    return {
      name: `casting-${castingId}`,
      columns: castingColumns(criterias),
      batches,
      talentIdOf: ({ talentId }) => talentId,
    };
  };
}

/** The talents that the searches returned. */
function searchOf({
  search,
  talents,
}: Pick<ExportOptions, 'search' | 'talents'>): OpenFile<{ profile: TalentProfile }> {
  return async (principal, sent) => {
    const { searchTransactionId: ids } = queryOf(searchQuery, sent);
    // A member who may not search has seen no results.
    if (!principal.scopes.includes('spend')) {
      const message = 'Your role in this workspace does not allow this.';
      throw new AppError('forbidden', {
        message,
        details: { code: 'role_not_allowed', scope: 'spend' },
      });
    }
    const talentIds = await search.exportReturned(principal, ids);
    async function* batches() {
      for (let at = 0; at < talentIds.length; at += BATCH) {
        const some = talentIds.slice(at, at + BATCH);
        const profiles = await runInWorkspace(principal.workspaceId, () => talents.load(some));
        yield some.flatMap((id) => profiles.get(id) ?? []).map((profile) => ({ profile }));
      }
    }
    return {
      name: `search-${ids[0]}`,
      columns: searchColumns,
      batches: batches(),
      talentIdOf: ({ profile }) => profile.id,
    };
  };
}

const queryOf = <S extends z.ZodObject>(shape: S, query: unknown): z.output<S> =>
  readInput({ query: shape }, { params: {}, query, body: undefined }).query as z.output<S>;

/**
 * Limits the concurrent downloads of a workspace. A download holds its place until the response
 * closes. Throws rate_limit_exceeded, without details: no time window applies to this limit.
 */
function createPlaces() {
  const taken = new Map<string, number>();
  return function takePlace(workspaceId: string, response: ServerResponse): void {
    const before = taken.get(workspaceId) ?? 0;
    if (before >= EXPORTS_AT_ONCE) {
      const message = `At most ${EXPORTS_AT_ONCE} files of a workspace at once: wait until one is complete, then try again.`;
      throw new AppError('rate_limit_exceeded', {
        message,
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    }
    taken.set(workspaceId, before + 1);
    response.once('close', () => {
      const left = taken.get(workspaceId)! - 1;
      if (left === 0) taken.delete(workspaceId);
      else taken.set(workspaceId, left);
    });
  };
}

/** Batches of rows, the headings first. */
async function* rowsOf<Row>(
  { columns, batches, talentIdOf }: ExportedFile<Row>,
  contactsOf: (
    talentIds: readonly string[],
  ) => Promise<Map<string, Reachable['contacts'][number][]>>,
  language: Language,
): AsyncGenerator<Cells[]> {
  yield [columns.map(({ heading }) => heading[language])];
  for await (const batch of batches) {
    const contacts = await contactsOf(batch.map(talentIdOf));
    yield batch
      .map((row) => ({ ...row, contacts: contacts.get(talentIdOf(row)) ?? [] }))
      .map((row) => columns.map(({ cell }) => cell(row, language)));
  }
}

async function* linesOf(rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  let start = BYTE_ORDER_MARK;
  for await (const batch of rows) {
    yield start + batch.map(csvLine).join('');
    start = '';
  }
}
