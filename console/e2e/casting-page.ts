import { expect } from 'vitest';
import { ENGINEERS_IN } from '../../server/test/talents.ts';
import type { Console } from './harness.ts';

/* What tests do with a casting and its page. */

const QUALIFIED = '/v1/search/talents/qualified';
const CRITERIA = ['Builds services in Python', 'At least 5 years of experience'];

type Options = Parameters<Console['signIn']>[1] & {
  credits?: number;
  /** Waits for the end of the call. */
  over?: boolean;
  query?: string;
};
type Start = { city?: string; target?: object; webhook?: object };

/** Starts a casting, and signs a user in who watches it. */
export async function casting(
  app: Console,
  { city = 'Paris', ...start }: Start,
  { credits = 500, over = false, query = '', ...options }: Options = {},
) {
  const client = await app.api.newClient({ apiCredits: credits });
  const { status, body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN(city),
    qualificationCriterias: CRITERIA,
    ...start,
  });
  expect(status).toBe(202);
  const { castingId } = body.data;
  const read = async () => (await client.get(`${QUALIFIED}/${castingId}`)).body.data;
  if (over)
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).not.toBe('running');
  const { page, person } = await app.signIn(`/castings/${castingId}${query}`, {
    ...options,
    workspaceId: client.workspaceId,
  });
  return { page, person, castingId, read };
}
