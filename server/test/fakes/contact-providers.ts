import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { ProviderType } from '../../src/enrichment/contract.ts';

const pem = (name: string) => readFileSync(new URL(`../certs/${name}`, import.meta.url), 'utf8');

/** What the providers know of the person with this slug. */
export interface KnownPerson {
  emails?: string[];
  phones?: string[];
}

export interface ProviderRequest {
  provider: ProviderType;
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An answer in the place of the usual one; null leaves it, a promise delays it. */
type Script = (request: ProviderRequest, nth: number) => Scripted | null | Promise<Scripted | null>;
interface Scripted {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ContactProviders {
  url: string;
  /** To be listed in WEBHOOK_ALLOWED_HOSTS. */
  host: string;
  readonly asked: readonly ProviderRequest[];
  know(slug: string, person: KnownPerson): void;
  /** Null: the usual answers again. */
  script(provider: ProviderType, script: Script | null): void;
  close(): Promise<void>;
}

/** The key that all of them accept. */
export const GOOD_KEY = 'good-key';

const PATHS: readonly [string, ProviderType][] = [
  ['/v5/person/enrich', 'people_data_labs'],
  ['/v2/', 'hunter'],
  ['/v1/', 'dropcontact'],
  ['/api/v2/', 'full_enrich'],
];

/**
 * The APIs of the contact providers on one real HTTPS server, in their documented forms, errors
 * included.
 */
export async function startContactProviders(): Promise<ContactProviders> {
  // Trusted in this process only: NODE_EXTRA_CA_CERTS would have to be set before it began.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem('receiver.cert.pem')]);
  const people = new Map<string, KnownPerson>();
  const scripts = new Map<ProviderType, Script>();
  const asked: ProviderRequest[] = [];
  const jobs = new Map<string, { person: KnownPerson; polls: number }>();
  const server = createServer(
    { key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem') },
    async (incoming, response) => {
      const request = await readRequest(incoming);
      asked.push(request);
      const nth = asked.filter(({ provider }) => provider === request.provider).length;
      const scripted = (await scripts.get(request.provider)?.(request, nth)) ?? null;
      send(response, scripted ?? ANSWERS[request.provider](request, { people, jobs }));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    host: `localhost:${port}`,
    asked,
    know: (slug, person) => void people.set(slug, person),
    script: (provider, script) =>
      void (script ? scripts.set(provider, script) : scripts.delete(provider)),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'https://localhost');
  const provider = PATHS.find(([path]) => url.pathname.startsWith(path))?.[1];
  if (!provider) throw new Error(`no provider has ${url.pathname}`);
  return {
    provider,
    method: incoming.method ?? '',
    url,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status, body = {}, headers = {} }: Scripted): void {
  if (response.destroyed) return;
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

interface Memory {
  people: Map<string, KnownPerson>;
  jobs: Map<string, { person: KnownPerson; polls: number }>;
}

const slugOf = (profile: string): string => profile.split('/in/')[1] ?? '';

function peopleDataLabs({ url, headers }: ProviderRequest, { people }: Memory): Scripted {
  const error = (status: number, type: string): Scripted => ({
    status,
    body: { status, error: { type, message: `${type}.` } },
  });
  if (headers['x-api-key'] !== GOOD_KEY) return error(401, 'authentication_error');
  const profile = url.searchParams.get('profile');
  if (profile === null && !url.searchParams.has('first_name'))
    return error(400, 'invalid_request_error');
  const { emails = [], phones = [] } = people.get(slugOf(profile ?? '')) ?? {};
  const has: Record<string, boolean> = {
    personal_emails: emails.length > 0,
    phone_numbers: phones.length > 0,
  };
  const required = (url.searchParams.get('required') ?? '').split(' OR ');
  if (!required.some((field) => has[field])) return error(404, 'not_found');
  const data = {
    id: 'qEnOZ5Oh0poWnQ1luFBfVw_0000',
    full_name: 'someone',
    recommended_personal_email: emails.at(-1) ?? null,
    personal_emails: emails,
    mobile_phone: phones[0] ?? null,
    phone_numbers: phones,
  };
  return { status: 200, body: { status: 200, likelihood: 10, data } };
}

function hunter({ url, headers }: ProviderRequest, { people }: Memory): Scripted {
  if (headers['x-api-key'] !== GOOD_KEY) {
    return {
      status: 401,
      body: {
        errors: [
          {
            id: 'authentication_failed',
            code: 401,
            details: 'No user found for the API key supplied',
          },
        ],
      },
    };
  }
  if (url.pathname === '/v2/account')
    return { status: 200, body: { data: { plan_name: 'Starter' } } };
  const [email = null] = people.get(url.searchParams.get('linkedin_handle') ?? '')?.emails ?? [];
  const verification = { date: '2026-01-01', status: email === null ? null : 'valid' };
  return {
    status: 200,
    body: {
      data: { first_name: 'Some', last_name: 'One', email, score: email && 97, verification },
      meta: { params: {} },
    },
  };
}

function dropcontact(
  { url, method, headers, body }: ProviderRequest,
  { people, jobs }: Memory,
): Scripted {
  if (headers['x-access-token'] !== GOOD_KEY)
    return { status: 401, body: { error: true, reason: 'Invalid API key', success: false } };
  if (url.pathname === '/v1/account/credits') return { status: 200, body: { credits: 100 } };
  if (method === 'POST') {
    const [record] = (JSON.parse(body) as { data: { linkedin: string }[] }).data;
    const id = `dc${jobs.size}`;
    jobs.set(id, { person: people.get(slugOf(record!.linkedin)) ?? {}, polls: 0 });
    return { status: 200, body: { error: false, success: true, request_id: id, credits_left: 99 } };
  }
  const job = jobs.get(url.pathname.split('/').at(-1)!);
  if (!job || ++job.polls < 2) {
    return {
      status: 200,
      body: {
        error: false,
        success: false,
        reason: 'Request not ready yet, try again in 30 seconds',
      },
    };
  }
  const record = {
    ...(job.person.emails && {
      email: job.person.emails.map((email) => ({ email, qualification: 'nominative@pro' })),
    }),
    ...(job.person.phones && { mobile_phone: job.person.phones[0] }),
    phone: '+33 1 44 55 66 77',
  };
  return { status: 200, body: { error: false, success: true, credits_left: 98, data: [record] } };
}

function fullEnrich(
  { url, method, headers, body }: ProviderRequest,
  { people, jobs }: Memory,
): Scripted {
  if (headers.authorization !== `Bearer ${GOOD_KEY}`)
    return { status: 401, body: { code: 'error.api.key', message: 'Invalid API key' } };
  if (url.pathname === '/api/v2/account/credits') return { status: 200, body: { balance: 100 } };
  if (method === 'POST') {
    const [record] = (
      JSON.parse(body) as { data: { linkedin_url: string; enrich_fields: string[] }[] }
    ).data;
    const known = people.get(slugOf(record!.linkedin_url)) ?? {};
    const id = `fe${jobs.size}`;
    const wants = (field: string) => record!.enrich_fields.includes(field);
    const person = {
      emails: wants('contact.personal_emails') ? known.emails : [],
      phones: wants('contact.phones') ? known.phones : [],
    };
    jobs.set(id, { person, polls: 0 });
    return { status: 200, body: { enrichment_id: id } };
  }
  const id = url.pathname.split('/').at(-1)!;
  const job = jobs.get(id);
  if (!job)
    return {
      status: 404,
      body: { code: 'error.enrichment.not_found', message: 'Enrichment not found' },
    };
  if (++job.polls < 2)
    return { status: 200, body: { id, name: 'Greenroom', status: 'IN_PROGRESS', data: [] } };
  const emails = (job.person.emails ?? []).map((email) => ({ email, status: 'DELIVERABLE' }));
  const phones = (job.person.phones ?? []).map((number) => ({ number, region: 'FR' }));
  const info = {
    ...(emails[0] && { most_probable_personal_email: emails[0], personal_emails: emails }),
    ...(phones[0] && { most_probable_phone: phones[0], phones }),
  };
  return {
    status: 200,
    body: {
      id,
      name: 'Greenroom',
      status: 'FINISHED',
      cost: { credits: 1 },
      data: [{ input: {}, contact_info: info }],
    },
  };
}

const ANSWERS: Record<ProviderType, (request: ProviderRequest, memory: Memory) => Scripted> = {
  people_data_labs: peopleDataLabs,
  hunter,
  dropcontact,
  full_enrich: fullEnrich,
};
