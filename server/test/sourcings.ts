import type { CandidateDetail, CandidatePage } from '../src/sourcings/candidate-contract.ts';
import type { HistoryEntry } from '../src/sourcings/history-store.ts';
import type { Answer, Client } from './api.ts';

/** A new sourcing of the client's workspace. */
export async function newSourcing(client: Client): Promise<{ sourcingId: string }> {
  const { body } = await client.post('/v1/sourcings', {});
  return { sourcingId: body.data.sourcingId as string };
}

/** Adds a talent to a sourcing; throws unless that worked. */
export async function addCandidate(
  client: Client,
  sourcingId: string,
  talentId: string,
  more: object = {},
): Promise<string> {
  const { status, body } = await client.post(`/v1/sourcings/${sourcingId}/candidates`, {
    talentId,
    ...more,
  });
  if (status !== 200)
    throw new Error(`adding ${talentId} answered ${status}: ${JSON.stringify(body)}`);
  return body.data.candidateId as string;
}

export const listed = ({ body }: Answer): CandidatePage => body.data as unknown as CandidatePage;
export const detailed = ({ body }: Answer): CandidateDetail =>
  body.data as unknown as CandidateDetail;

/** What changed, the newest first: what it was, from what, to what, and why. */
export async function changesOf(client: Client, candidateId: string): Promise<(string | null)[][]> {
  const { body } = await client.get(`/v1/candidates/${candidateId}/history`);
  return (body.data.history as unknown as HistoryEntry[]).map(({ change, from, to, cause }) => [
    change,
    from,
    to,
    cause,
  ]);
}
