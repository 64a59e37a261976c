import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Castings } from '../castings/castings.ts';
import type { EnrichmentService } from '../enrichment/enrichment.ts';
import { readInput } from '../http/input.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import type { Search } from '../search/search.ts';
import { type ExportQuery, exportQuery } from '../sourcings/contract.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import {
  type Column,
  candidateColumns,
  castingColumns,
  type Reachable,
  searchColumns,
} from './export-columns.ts';

export interface ExportOptions {
  sourcings: Pick<Sourcings, 'exportCandidates' | 'statuses'>;
  castings: Pick<Castings, 'exportTalents'>;
  search: Pick<Search, 'exportReturned'>;
  talents: Pick<Talents, 'load'>;
  enrichment: Pick<EnrichmentService, 'contactsOfAll'>;
  /** Throws as every route of the console does. */
  enter(
    request: FastifyRequest,
    workspaceId: string | null,
  ): Promise<{ principal: Principal; headers: Record<string, string | string[]> }>;
}

/**
 * Downloads under way of one workspace in this process: each holds the ids of a whole listing for
 * as long as its client reads.
 */
const EXPORTS_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;
/** People read at once for a file of a search. */
const BATCH = 500;

const workspaceQuery = z.object({ workspaceId: z.string().optional() });
const castingQuery = z.object({ castingId: z.string().min(1) });
const searchQuery = z.object({
  searchTransactionId: z
    .union([z.string(), z.array(z.string())])
    .transform((sent) => [sent].flat()),
});

/** A file: what it is called, and its rows, each with what there is to reach its person by. */
interface ExportedFile<Row> {
  name: string;
  columns: readonly Column<Row & Reachable>[];
  batches: AsyncIterable<Row[]>;
  talentIdOf(row: Row): string;
}

/**
 * `GET /console/export/*.csv`: what a page of the console shows, as a file (docs/decisions/0065).
 */
export function serveExports(
  app: FastifyInstance,
  { sourcings, castings, search, talents, enrichment, enter }: ExportOptions,
): void {
  const takePlace = createPlaces();

  function file<Row>(
    path: string,
    open: (principal: Principal, query: unknown) => Promise<ExportedFile<Row>>,
  ): void {
    app.get(`/console/export/${path}`, async (request, reply): Promise<FastifyReply> => {
      // Another site could have people download lists that they did not ask for, and the log say
      // that they did.
      if (request.headers['sec-fetch-site'] === 'cross-site')
        throw new AppError('forbidden', { details: { code: 'not_from_the_console' } });
      // A link cannot send a header.
      const { workspaceId: named } = queryOf(workspaceQuery, request.query);
      const { principal, headers } = await enter(request, named || null);
      const { workspaceId, language } = principal;
      takePlace(workspaceId, reply.raw);
      const opened = await runInWorkspace(workspaceId, () => open(principal, request.query));
      reply.headers(headers).type('text/csv; charset=utf-8');
      reply.header('Content-Disposition', `attachment; filename="${opened.name}.csv"`);
      reply.header('X-Content-Type-Options', 'nosniff');
      const contactsOf = (ids: readonly string[]) =>
        runInWorkspace(workspaceId, () => enrichment.contactsOfAll(workspaceId, ids));
      return reply.send(Readable.from(linesOf(opened, contactsOf, language ?? 'en')));
    });
  }

  file('candidates.csv', async (principal, sent) => {
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
  });

  file('casting.csv', async (principal, sent) => {
    const { castingId } = queryOf(castingQuery, sent);
    const { criterias, batches } = await castings.exportTalents(principal, castingId);
    return {
      name: `casting-${castingId}`,
      columns: castingColumns(criterias),
      batches,
      talentIdOf: ({ talentId }) => talentId,
    };
  });

  file('search.csv', async (principal, sent) => {
    const { searchTransactionId: ids } = queryOf(searchQuery, sent);
    // Who may not search was shown no result.
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
  });
}

const queryOf = <S extends z.ZodObject>(shape: S, query: unknown): z.output<S> =>
  readInput({ query: shape }, { params: {}, query, body: undefined }).query as z.output<S>;

/**
 * A place until the answer has ended, however it ends. Throws rate_limit_exceeded, without details
 * as the limit is of no window.
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

async function* linesOf<Row>(
  { columns, batches, talentIdOf }: ExportedFile<Row>,
  contactsOf: (
    talentIds: readonly string[],
  ) => Promise<Map<string, Reachable['contacts'][number][]>>,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => heading[language]));
  for await (const batch of batches) {
    const contacts = await contactsOf(batch.map(talentIdOf));
    yield batch
      .map((row) => ({ ...row, contacts: contacts.get(talentIdOf(row)) ?? [] }))
      .map((row) => csvLine(columns.map(({ cell }) => cell(row, language))))
      .join('');
  }
}
