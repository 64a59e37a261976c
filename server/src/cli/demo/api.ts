import { CommandFailure } from '../failure.ts';

export interface DemoApi {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

interface Envelope {
  success: boolean;
  data: unknown;
  error?: {
    code: string;
    message: string;
    debugTrackingCode: string;
    issues?: { message: string }[];
  };
}

/**
 * The routes below `/api/v1`, as any client would call them. A refusal is a CommandFailure that
 * says why.
 */
export function createDemoApi(url: string, apiKey: string, signal: AbortSignal): DemoApi {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal,
    });
    const { data, error } = (await response.json()) as Envelope;
    if (!error) return data as T;
    if (error.code === 'invalid_api_key') {
      throw new CommandFailure(
        `The service at ${url} works on another database: give this command its DATA_DIR or DATABASE_URL.`,
      );
    }
    const issues = (error.issues ?? []).map((issue) => ` ${issue.message}.`).join('');
    throw new CommandFailure(
      `${error.message}${issues} (${error.code}, ${error.debugTrackingCode})`,
    );
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  };
}
