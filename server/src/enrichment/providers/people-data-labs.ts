import { z } from 'zod';
import type { ContactKind } from '../contract.ts';
import { failed, failedWithStatus, failureOfStatus, shaped, unreadable } from './answers.ts';
import type { Adapter, FoundContact, HttpAnswer, Person, Reply } from './port.ts';

const PATH = '/v5/person/enrich';

/** Only a record with the requested fields counts as a match, and only a match is billed. */
const REQUIRED: Readonly<Record<ContactKind, string>> = {
  email: 'personal_emails',
  phone: 'phone_numbers',
};

/** On a scale of 1 to 10. Below this, the record is often another person of the same name. */
const MIN_LIKELIHOOD = 6;

// Plans without contact data receive `true` instead of values.
const text = z.union([z.string(), z.boolean()]).nullish();
const texts = z.union([z.array(z.string()), z.boolean()]).nullish();
const match = z.object({
  data: z.object({
    recommended_personal_email: text,
    personal_emails: texts,
    mobile_phone: text,
    phone_numbers: texts,
  }),
});

function ask(
  { firstname, lastname, company, profileUrl }: Person,
  kinds: readonly ContactKind[],
  apiKey: string,
) {
  const query = new URLSearchParams();
  if (profileUrl) query.set('profile', profileUrl.replace(/^https:\/\/(?:www\.)?/, ''));
  else if (firstname && lastname && company) {
    query.set('first_name', firstname);
    query.set('last_name', lastname);
    query.set('company', company);
  } else return null;
  query.set('required', kinds.map((kind) => REQUIRED[kind]).join(' OR '));
  query.set('min_likelihood', String(MIN_LIKELIHOOD));
  return { method: 'GET' as const, path: `${PATH}?${query}`, headers: { 'X-Api-Key': apiKey } };
}

function read(answer: HttpAnswer): Reply {
  if (answer.status === 404) return { outcome: 'answered', found: [] };
  if (answer.status !== 200) return failedWithStatus(answer);
  const body = shaped(answer, match);
  if (!body) return unreadable();
  const { recommended_personal_email, personal_emails, mobile_phone, phone_numbers } = body.data;
  const emails = values(recommended_personal_email, personal_emails);
  const phones = values(mobile_phone, phone_numbers);
  const hidden = [
    recommended_personal_email,
    personal_emails,
    mobile_phone,
    phone_numbers,
  ].includes(true);
  if (hidden && emails.length + phones.length === 0) return failed('refused', 'no_contact_data');
  const found = [
    ...emails.map(
      (value): FoundContact => ({ kind: 'email', value, status: 'unverified', usage: 'personal' }),
    ),
    ...phones.map(
      (value): FoundContact => ({ kind: 'phone', value, status: 'unverified', usage: null }),
    ),
  ];
  return { outcome: 'answered', found };
}

/** The best one first, without duplicates. */
function values(best: z.output<typeof text>, all: z.output<typeof texts>): string[] {
  return [
    ...new Set(
      [best, ...(Array.isArray(all) ? all : [])].filter((value) => typeof value === 'string'),
    ),
  ];
}

/** People Data Labs, Person Enrichment API v5: synchronous, bills each match. */
export const peopleDataLabs: Adapter = {
  type: 'people_data_labs',
  label: 'People Data Labs',
  baseUrl: 'https://api.peopledatalabs.com',
  kinds: ['email', 'phone'],
  cost: 3,
  ask,
  read,
  // A request without parameters gets a 400, but only after the key was accepted.
  check: (apiKey) => ({ method: 'GET', path: PATH, headers: { 'X-Api-Key': apiKey } }),
  readCheck: (answer) =>
    answer.status === 400 || answer.status < 300 ? null : failureOfStatus(answer),
};
