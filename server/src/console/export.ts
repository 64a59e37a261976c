import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readInput } from '../http/input.ts';
import { withinWorkspace } from '../platform/enclosure.ts';
import { AppError } from '../platform/errors.ts';
import type { Language, Principal } from '../platform/operation.ts';
import { type ExportQuery, exportQuery } from '../sourcings/contract.ts';
import type { CandidateStatus, ExportedCandidate, Sourcings } from '../sourcings/sourcings.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

export interface ExportOptions {
  sourcings: Pick<Sourcings, 'exportCandidates' | 'statuses'>;
  /** Throws as every route of the console does. */
  enter(request: FastifyRequest, workspaceId: string | null): Promise<{ principal: Principal; headers: Record<string, string | string[]> }>;
}

/** Downloads under way of one workspace in this process: each holds the ids of a whole listing for as long as its client reads. */
const EXPORTS_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;

const workspaceQuery = z.object({ workspaceId: z.string().optional() });

/** `GET /console/export/candidates.csv`: what the table of candidates shows with these filters, as a file (docs/decisions/0037). */
export function serveCandidateExport({ sourcings, enter }: ExportOptions) {
  const takePlace = createPlaces();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Another site could have people download lists that they did not ask for, and the log say that they did.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('forbidden', { details: { code: 'not_from_the_console' } });
    // A link cannot send a header.
    const { query: link } = readInput({ query: workspaceQuery }, { params: {}, query: request.query, body: undefined });
    const { principal, headers } = await enter(request, (link as z.output<typeof workspaceQuery>).workspaceId || null);
    const { query } = readInput({ query: exportQuery }, { params: {}, query: request.query, body: undefined });
    const { sourcingId } = query as ExportQuery;
    const { workspaceId } = principal;
    takePlace(workspaceId, reply.raw);
    const language = principal.language ?? 'en';
    const [statuses, batches] = await withinWorkspace(workspaceId, async () => [
      await sourcings.statuses.list(workspaceId, language),
      await sourcings.exportCandidates(principal, sourcingId, query as ExportQuery),
    ]);
    reply.headers(headers).type('text/csv; charset=utf-8');
    reply.header('Content-Disposition', `attachment; filename="candidates-${sourcingId}.csv"`);
    reply.header('X-Content-Type-Options', 'nosniff');
    return reply.send(Readable.from(linesOf(batches, statuses, language)));
  };
}

/** A place until the answer has ended, however it ends. Throws rate_limit_exceeded, without details as the limit is of no window. */
function createPlaces() {
  const taken = new Map<string, number>();
  return function takePlace(workspaceId: string, response: ServerResponse): void {
    const before = taken.get(workspaceId) ?? 0;
    if (before >= EXPORTS_AT_ONCE) {
      const message = `At most ${EXPORTS_AT_ONCE} files of a workspace at once: wait until one is complete, then try again.`;
      throw new AppError('rate_limit_exceeded', { message, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
    }
    taken.set(workspaceId, before + 1);
    response.once('close', () => {
      const left = taken.get(workspaceId)! - 1;
      if (left === 0) taken.delete(workspaceId);
      else taken.set(workspaceId, left);
    });
  };
}

async function* linesOf(
  batches: AsyncIterable<ExportedCandidate[]>,
  statuses: readonly CandidateStatus[],
  language: Language,
): AsyncGenerator<string> {
  const labels = new Map(statuses.map(({ handle, label }) => [handle, label]));
  yield BYTE_ORDER_MARK + csvLine(HEADER[language]);
  for await (const batch of batches) yield batch.map((one) => csvLine(cellsOf(one, labels, language))).join('');
}

function cellsOf({ candidate, talent }: ExportedCandidate, labels: ReadonlyMap<string, string>, language: Language) {
  const verdict = (one: Verdict | null) => (one === null ? null : VERDICT_WORDS[language][one]);
  return [
    talent.firstname,
    talent.lastname,
    talent.jobTitle,
    talent.companyName,
    talent.city,
    labels.get(candidate.statusHandle) ?? candidate.statusHandle,
    candidate.userRating,
    verdict(candidate.effectiveVerdict),
    verdict(candidate.verdict),
    candidate.contactsCount,
    talent.proNetworkUrl,
    candidate.createdAt,
    candidate.updatedAt,
    candidate.id,
  ];
}

type Verdict = NonNullable<ExportedCandidate['candidate']['verdict']>;

const VERDICT_WORDS: Record<Language, Record<Verdict, string>> = {
  en: { green: 'Green', amber: 'Amber', red: 'Red' },
  fr: { green: 'Vert', amber: 'Orange', red: 'Rouge' },
};

const HEADER: Record<Language, string[]> = {
  en: [
    'First name',
    'Last name',
    'Job title',
    'Company',
    'City',
    'Status',
    'Rating',
    'Verdict',
    'Verdict by the judge',
    'Contacts',
    'Profile',
    'Added',
    'Updated',
    'Candidate',
  ],
  fr: [
    'Prénom',
    'Nom',
    'Poste',
    'Entreprise',
    'Ville',
    'Statut',
    'Note',
    'Verdict',
    'Verdict de l’évaluation',
    'Contacts',
    'Profil',
    'Ajout',
    'Modification',
    'Candidat',
  ],
};
