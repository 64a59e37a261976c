import { type Command, Option } from 'commander';
import { CommandFailure } from './failure.ts';

/** The routes of a running service, as any client with a key would call them. */

export interface ServiceOptions {
  key: string;
  url: string;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** The options of a command that works with a key, always or with another option only. */
export function addServiceOptions(command: Command, { isOptional = false } = {}): Command {
  return command
    .addOption(
      new Option('--key <secret>', 'API key of the workspace')
        .env('GREENROOM_API_KEY')
        .makeOptionMandatory(!isOptional),
    )
    .addOption(
      new Option('--url <address>', 'where the service is')
        .env('GREENROOM_URL')
        .default(DEFAULT_URL),
    );
}

interface Envelope {
  data: unknown;
  error?: {
    code: string;
    message: string;
    debugTrackingCode: string;
    issues?: { path: (string | number)[]; message: string }[];
  };
}

/** A refusal is a CommandFailure that says why. */
export function createServiceApi({ key, url }: ServiceOptions) {
  const base = `${url.replace(/\/+$/, '')}/api/v1`;

  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = { 'x-api-key': key, ...init.headers };
    const response = await fetch(`${base}${path}`, { ...init, headers }).catch((error: Error) => {
      const { code } = (error.cause ?? {}) as { code?: string };
      throw new CommandFailure(`No service answers at ${url} (${code ?? error.message}).`);
    });
    const answer = (await response.json().catch(() => null)) as Envelope | null;
    if (answer === null) throw new CommandFailure(`${url} is not a Greenroom service.`);
    const { data, error } = answer;
    if (!error) return data as T;
    const issues = (error.issues ?? []).map(
      ({ path: place, message }) => ` ${[...place, message].join(' ')}.`,
    );
    throw new CommandFailure(
      `${error.message}${issues.join('')} (${error.code}, ${error.debugTrackingCode})`,
    );
  }

  return {
    get: <T>(path: string): Promise<T> => call(path),
    delete: <T>(path: string): Promise<T> => call(path, { method: 'DELETE' }),
    post: <T>(path: string, body: object = {}): Promise<T> =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    patch: <T>(path: string, body: object): Promise<T> =>
      call(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** A file as the answer. */
    async download(path: string): Promise<Buffer> {
      const response = await fetch(`${base}${path}`, { headers: { 'x-api-key': key } });
      if (!response.ok) await call(path);
      return Buffer.from(await response.arrayBuffer());
    },
    /** Sends a file as the body. */
    upload: <T>(path: string, file: Blob, name: string): Promise<T> =>
      call(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
        body: file,
      }),
  };
}
