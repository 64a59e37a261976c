import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { CommandFailure, EXIT_CODES } from './failure.ts';
import { findProfile } from './profiles.ts';

/** The routes of a running service, as any client with a key would call them. */

export interface ServiceOptions {
  apiKey?: string;
  url?: string;
  profile?: string;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';
/** A request that the rate limits refuse has had no effect; it is sent again after their time. */
const MAX_RATE_WAIT_S = 60;
const MAX_RETRIES = 3;

/** Where both names are free, either is the API key. Some commands call something else so. */
export type KeyFlags = '--key, --api-key' | '--api-key' | '--key';

/** The options of a command that works with a key, always or with another option only. */
export function addServiceOptions(
  command: Command,
  keyFlags: KeyFlags = '--key, --api-key',
): Command {
  return command
    .addOption(
      new Option(`${keyFlags} <secret>`, 'API key of the workspace; default: of the profile').env(
        'GREENROOM_API_KEY',
      ),
    )
    .addOption(
      new Option(
        '--url <address>',
        `where the service is; default: of the profile, or ${DEFAULT_URL}`,
      ).env('GREENROOM_URL'),
    )
    .option('--profile <name>', 'a service and key that greenroom login keeps');
}

/** Where and with which key to call. Throws a CommandFailure when there is no key. */
export function resolveService(options: ServiceOptions): { url: string; key: string } {
  const profile = findProfile(options.profile);
  const url = (options.url || profile?.url || DEFAULT_URL).replace(/\/+$/, '');
  // A key goes only to the service that it was kept for.
  // An empty variable is one that is not set.
  const key = options.apiKey || (profile?.url === url ? profile.key : '');
  if (key === '')
    throw new ServiceRefusal(
      {
        code: 'missing_api_key',
        message: `There is no API key for ${url}. Run greenroom login, or give --api-key or GREENROOM_API_KEY.`,
      },
      401,
    );
  return { url, key };
}

export interface ServiceError {
  code: string;
  message: string;
  debugTrackingCode?: string;
  issues?: { path: (string | number)[]; message: string }[];
  [more: string]: unknown;
}

/** What the service refused, with the error as it answered it. */
export class ServiceRefusal extends CommandFailure {
  readonly error: ServiceError;

  constructor(error: ServiceError, status: number | null) {
    const issues = (error.issues ?? []).map(
      ({ path: place, message }) => ` ${[...place, message].join(' ')}.`,
    );
    const codes = [error.code, error.debugTrackingCode].filter(Boolean).join(', ');
    super(`${error.message}${issues.join('')} (${codes})`);
    this.error = error;
    this.exitCode = exitCodeOf(status);
  }
}

function exitCodeOf(status: number | null): number {
  if (status === 401 || status === 403) return EXIT_CODES.notAllowed;
  if (status === 402) return EXIT_CODES.credits;
  if (status === 404) return EXIT_CODES.notFound;
  if (status === null || status === 429 || status >= 500) return EXIT_CODES.unavailable;
  return EXIT_CODES.failed;
}

interface Envelope {
  data: unknown;
  error?: ServiceError;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Blob;
}

/** Says on stderr that a command waits, and why. */
export const sayWait = (seconds: number): void => {
  process.stderr.write(`greenroom: The limits of the key are used up; going on in ${seconds} s.\n`);
};

export type ServiceApi = ReturnType<typeof createServiceApi>;

export interface Patience {
  /** For a command without an end: it waits for room in the limits however long, and tells. */
  onWait?(seconds: number): void;
}

/** A refusal is a ServiceRefusal that says why. */
export function createServiceApi(options: ServiceOptions, { onWait }: Patience = {}) {
  const { url, key } = resolveService(options);
  const base = `${url}/api`;

  async function send(path: string, init: Sent): Promise<Response> {
    const headers = { 'x-api-key': key, ...init.headers };
    for (let retries = 0; ; retries++) {
      const response = await fetch(`${base}${path}`, { ...init, headers }).catch((error: Error) => {
        const { code } = (error.cause ?? {}) as { code?: string };
        const message = `No service answers at ${url} (${code ?? error.message}).`;
        throw new ServiceRefusal({ code: 'unreachable', message }, null);
      });
      const waitS = Number(response.headers.get('retry-after') ?? 1);
      const isTooLong = retries >= MAX_RETRIES || waitS > MAX_RATE_WAIT_S;
      if (response.status !== 429 || (isTooLong && !onWait)) return response;
      if (isTooLong) onWait?.(waitS);
      await response.body?.cancel();
      await delay(waitS * 1_000);
    }
  }

  async function call<T>(path: string, init: Sent = {}): Promise<T> {
    const response = await send(path, init);
    const answer = (await response.json().catch(() => null)) as Envelope | null;
    if (answer === null) throw new CommandFailure(`${url} is not a Greenroom service.`);
    if (answer.error) throw new ServiceRefusal(answer.error, response.status);
    return answer.data as T;
  }

  const withBody = (method: string, body: object): Sent => ({
    method,
    headers: {
      'content-type': 'application/json',
      // The same through the retries of this call: it has one effect.
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify(body),
  });

  return {
    url,
    /** Any request below `/api`; without a body where there is none. */
    request: <T>(method: string, path: string, body?: object): Promise<T> =>
      call(path, body === undefined ? { method } : withBody(method, body)),
    get: <T>(path: string): Promise<T> => call(`/v1${path}`),
    delete: <T>(path: string): Promise<T> => call(`/v1${path}`, { method: 'DELETE' }),
    post: <T>(path: string, body: object = {}): Promise<T> =>
      call(`/v1${path}`, withBody('POST', body)),
    patch: <T>(path: string, body: object): Promise<T> =>
      call(`/v1${path}`, withBody('PATCH', body)),
    /** A file as the answer. */
    async download(path: string): Promise<Buffer> {
      const response = await send(`/v1${path}`, {});
      if (!response.ok) await call(`/v1${path}`);
      return Buffer.from(await response.arrayBuffer());
    },
    /** Sends a file as the body. */
    upload: <T>(path: string, file: Blob, name: string): Promise<T> =>
      call(`/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
        body: file,
      }),
  };
}

/** A query string; what is undefined is left out, and a list is repeated. */
export function queryOf(
  values: Record<string, string | number | readonly string[] | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  return query.size > 0 ? `?${query}` : '';
}

/** An identifier as a part of a path. */
export const segment = (id: string): string => encodeURIComponent(id);
