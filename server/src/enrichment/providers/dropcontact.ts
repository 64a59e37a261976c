import { z } from 'zod';
import type { ContactKind, ContactStatus, ContactUsage } from '../contract.ts';
import { failed, failedWithStatus, failureUnlessOk, shaped, unreadable } from './answers.ts';
import type { Adapter, FoundContact, HttpAnswer, Person, Reply } from './port.ts';

const PATH = '/v1/enrich/all';

const accepted = z.object({
  success: z.boolean().optional(),
  error: z.unknown(),
  request_id: z.string().nullish(),
  reason: z.string().nullish(),
});

const enriched = z.object({
  success: z.boolean().optional(),
  error: z.unknown(),
  data: z
    .array(
      z.object({
        email: z
          .array(z.object({ email: z.string().nullish(), qualification: z.string().nullish() }))
          .nullish(),
        // `phone` is the company's switchboard, which does not reach the person.
        mobile_phone: z.string().nullish(),
      }),
    )
    .nullish(),
});

/**
 * The two parts of a qualification such as `nominative@pro`. A value that is missing here (generic,
 * invalid, Do_Not_Contact) is not an address of the person.
 */
const LOCAL_PARTS: Readonly<Record<string, ContactStatus>> = {
  nominative: 'verified',
  nominatif: 'verified',
  'catch-all': 'probable',
  catch_all: 'probable',
  non_confirm: 'unverified',
  non_validated: 'unverified',
};
const DOMAINS: Readonly<Record<string, ContactUsage>> = {
  pro: 'professional',
  school: 'professional',
  perso: 'personal',
};

function ask(
  { firstname, lastname, company, profileUrl }: Person,
  _kinds: readonly ContactKind[],
  apiKey: string,
) {
  if (!profileUrl && !(firstname && lastname && company)) return null;
  const record = { first_name: firstname, last_name: lastname, company, linkedin: profileUrl };
  const known = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
  return {
    method: 'POST' as const,
    path: PATH,
    headers: { 'X-Access-Token': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: [known], siren: false, language: 'en' }),
  };
}

function read(answer: HttpAnswer): Reply {
  // Dropcontact's 403 on a new request means that the account has too few credits.
  if (answer.status === 403) return failed('refused', 'no_credits');
  if (answer.status >= 300) return failedWithStatus(answer);
  const body = shaped(answer, accepted);
  if (!body?.request_id)
    return body?.success === false ? failed('refused', 'request_refused') : unreadable();
  return { outcome: 'pending', ticket: body.request_id };
}

function readResult(answer: HttpAnswer, ticket: string): Reply {
  if (answer.status >= 300) return failedWithStatus(answer);
  const body = shaped(answer, enriched);
  if (!body) return unreadable();
  // "Request not ready yet" is a 200, and so is the response for an unknown id.
  if (!body.success) return { outcome: 'pending', ticket };
  const [record] = body.data ?? [];
  const found: FoundContact[] = (record?.email ?? []).flatMap(({ email, qualification }) => {
    const [local = '', domain = ''] = (qualification ?? '').toLowerCase().split('@');
    const status = LOCAL_PARTS[local];
    const usage = DOMAINS[domain];
    return email && status && usage
      ? [{ kind: 'email' as const, value: email, status, usage }]
      : [];
  });
  if (record?.mobile_phone)
    found.push({ kind: 'phone', value: record.mobile_phone, status: 'unverified', usage: null });
  return { outcome: 'answered', found };
}

/**
 * Dropcontact, API v1: asynchronous (polled), bills each address it finds. Finds mainly
 * professional addresses.
 */
export const dropcontact: Adapter = {
  type: 'dropcontact',
  label: 'Dropcontact',
  baseUrl: 'https://api.dropcontact.com',
  kinds: ['email', 'phone'],
  cost: 2,
  ask,
  read,
  polling: {
    // The interval that Dropcontact asks for.
    everyMs: 30_000,
    giveUpAfterMs: 10 * 60_000,
    request: (ticket, apiKey) => ({
      method: 'GET',
      path: `${PATH}/${encodeURIComponent(ticket)}`,
      headers: { 'X-Access-Token': apiKey },
    }),
    read: readResult,
  },
  check: (apiKey) => ({
    method: 'GET',
    path: '/v1/account/credits',
    headers: { 'X-Access-Token': apiKey },
  }),
  readCheck: failureUnlessOk,
};
