import { z } from 'zod';
import type { ContactKind, ContactStatus } from '../contract.ts';
import { failed, failedWithStatus, failureUnlessOk, shaped, unreadable } from './answers.ts';
import type { Adapter, FoundContact, HttpAnswer, Person, Reply } from './port.ts';

const PATH = '/api/v2/contact/enrich/bulk';

const FIELDS: Readonly<Record<ContactKind, string>> = {
  email: 'contact.personal_emails',
  phone: 'contact.phones',
};

const started = z.object({ enrichment_id: z.string() });

const address = z.object({ email: z.string().nullish(), status: z.string().nullish() }).nullish();
const number = z.object({ number: z.string().nullish() }).nullish();
const result = z.object({
  status: z.string(),
  data: z
    .array(
      z.object({
        contact_info: z
          .object({
            most_probable_personal_email: address,
            personal_emails: z.array(address).nullish(),
            most_probable_phone: number,
            phones: z.array(number).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
});
type ContactInfo = NonNullable<
  NonNullable<z.output<typeof result>['data']>[number]['contact_info']
>;

/** INVALID and INVALID_DOMAIN are missing on purpose: such an address is unusable. */
const STATUSES: Readonly<Record<string, ContactStatus>> = {
  DELIVERABLE: 'verified',
  HIGH_PROBABILITY: 'probable',
  CATCH_ALL: 'unverified',
  UNKNOWN: 'unverified',
};

function ask(
  { firstname, lastname, company, profileUrl }: Person,
  kinds: readonly ContactKind[],
  apiKey: string,
) {
  if (!profileUrl && !(firstname && lastname && company)) return null;
  const person = {
    linkedin_url: profileUrl,
    first_name: firstname,
    last_name: lastname,
    company_name: company,
  };
  const known = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
  return {
    method: 'POST' as const,
    path: PATH,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    // FullEnrich shows the name on a dashboard: it gives the source of the request, not the person.
    body: JSON.stringify({
      name: 'Greenroom',
      data: [{ ...known, enrich_fields: kinds.map((kind) => FIELDS[kind]) }],
    }),
  };
}

function read(answer: HttpAnswer): Reply {
  if (answer.status >= 300) return failedWithStatus(answer);
  const body = shaped(answer, started);
  return body ? { outcome: 'pending', ticket: body.enrichment_id } : unreadable();
}

function readResult(answer: HttpAnswer, ticket: string): Reply {
  if (answer.status >= 300) return failedWithStatus(answer);
  const body = shaped(answer, result);
  if (!body) return unreadable();
  if (body.status === 'CREDITS_INSUFFICIENT') return failed('refused', 'no_credits');
  if (body.status === 'CANCELED') return failed('refused', 'cancelled');
  if (body.status !== 'FINISHED') return { outcome: 'pending', ticket };
  const info = body.data?.[0]?.contact_info;
  return { outcome: 'answered', found: info ? [...emails(info), ...phones(info)] : [] };
}

function emails({ most_probable_personal_email, personal_emails }: ContactInfo): FoundContact[] {
  return [most_probable_personal_email, ...(personal_emails ?? [])].flatMap((item) => {
    const status = STATUSES[item?.status ?? 'UNKNOWN'];
    return item?.email && status
      ? [{ kind: 'email' as const, value: item.email, status, usage: 'personal' as const }]
      : [];
  });
}

function phones({ most_probable_phone, phones: others }: ContactInfo): FoundContact[] {
  return [most_probable_phone, ...(others ?? [])].flatMap((item) =>
    item?.number
      ? [{ kind: 'phone' as const, value: item.number, status: 'unverified' as const, usage: null }]
      : [],
  );
}

/**
 * FullEnrich, API v2: asynchronous (polled), bills what it finds. The same find is not billed again
 * within three months.
 */
export const fullEnrich: Adapter = {
  type: 'full_enrich',
  label: 'FullEnrich',
  baseUrl: 'https://app.fullenrich.com',
  kinds: ['email', 'phone'],
  cost: 10,
  ask,
  read,
  polling: {
    // Most requests take 30 to 90 seconds, and an account may make 60 calls a minute.
    everyMs: 20_000,
    giveUpAfterMs: 15 * 60_000,
    request: (ticket, apiKey) => ({
      method: 'GET',
      path: `${PATH}/${encodeURIComponent(ticket)}`,
      headers: { Authorization: `Bearer ${apiKey}` },
    }),
    read: readResult,
  },
  check: (apiKey) => ({
    method: 'GET',
    path: '/api/v2/account/credits',
    headers: { Authorization: `Bearer ${apiKey}` },
  }),
  readCheck: failureUnlessOk,
};
