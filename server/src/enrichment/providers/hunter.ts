import { z } from 'zod';
import type { ContactKind, ContactStatus } from '../contract.ts';
import { failed, failedWithStatus, failureUnlessOk, shaped, unreadable } from './answers.ts';
import type { Adapter, HttpAnswer, Person, Reply } from './port.ts';

const finding = z.object({
  data: z.object({
    email: z.string().nullish(),
    verification: z.object({ status: z.string().nullish() }).nullish(),
  }),
});

/** Hunter's verification statuses. `invalid` is missing on purpose: such an address is unusable. */
const STATUSES: Readonly<Record<string, ContactStatus>> = {
  valid: 'verified',
  accept_all: 'probable',
  webmail: 'probable',
  unknown: 'unverified',
  disposable: 'unverified',
};

function ask(
  { firstname, lastname, company, profileUrl }: Person,
  _kinds: readonly ContactKind[],
  apiKey: string,
) {
  const query = new URLSearchParams();
  const handle = profileUrl?.split('/in/')[1];
  if (handle) query.set('linkedin_handle', decodeURIComponent(handle));
  if (company) query.set('company', company);
  if (firstname) query.set('first_name', firstname);
  if (lastname) query.set('last_name', lastname);
  if (!handle && !(company && firstname && lastname)) return null;
  return {
    method: 'GET' as const,
    path: `/v2/email-finder?${query}`,
    headers: { 'X-API-KEY': apiKey },
  };
}

function read(answer: HttpAnswer): Reply {
  const { status, retryAfterMs } = answer;
  // 451: the person asked Hunter to be excluded, and we respect that too.
  if (status === 404 || status === 451) return { outcome: 'answered', found: [] };
  // Hunter uses 403 for the rate limit and 429 for the monthly quota. Waiting does not help with
  // the quota, unless Hunter names a time.
  if (status === 403) return failed('rate_limited', 'rate_limited', retryAfterMs);
  if (status === 429 && retryAfterMs === null) return failed('refused', 'quota_used');
  if (status !== 200) return failedWithStatus(answer);
  const body = shaped(answer, finding);
  if (!body) return unreadable();
  const { email, verification } = body.data;
  const known = STATUSES[verification?.status ?? 'unknown'];
  if (!email || !known) return { outcome: 'answered', found: [] };
  const usage = verification?.status === 'webmail' ? 'personal' : 'professional';
  return { outcome: 'answered', found: [{ kind: 'email', value: email, status: known, usage }] };
}

/**
 * Hunter, Email Finder of API v2: synchronous, bills each address it finds. Finds professional
 * addresses.
 */
export const hunter: Adapter = {
  type: 'hunter',
  label: 'Hunter',
  baseUrl: 'https://api.hunter.io',
  kinds: ['email'],
  cost: 1,
  ask,
  read,
  check: (apiKey) => ({ method: 'GET', path: '/v2/account', headers: { 'X-API-KEY': apiKey } }),
  readCheck: failureUnlessOk,
};
