import { createHash, randomBytes } from 'node:crypto';

/**
 * A browser as far as a consent needs one: cookies by path, redirects followed by hand, forms
 * posted from the page that holds them.
 */
export interface Browser {
  /** What is asked of the public origin goes to the process that listens at `url`. */
  go(address: string, init?: RequestInit): Promise<Response>;
  cookies(): string;
}

/** `urls` are the processes behind the origin, taken in turns. */
export function createBrowser(origin: string, urls: readonly string[]): Browser {
  const jar = new Map<string, { value: string; path: string }>();
  let turn = 0;
  return {
    cookies: () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; '),
    async go(address, init = {}) {
      const url = new URL(address, origin);
      if (url.origin !== origin) throw new Error(`not ours: ${url.origin}`);
      const sent = [...jar].filter(
        ([, { path }]) =>
          url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      );
      const headers = new Headers(init.headers);
      if (sent.length > 0)
        headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
      const response = await fetch(urls[turn++ % urls.length] + url.pathname + url.search, {
        ...init,
        headers,
        redirect: 'manual',
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
        if (value === '') jar.delete(name);
        else jar.set(name, { value, path });
      }
      return response;
    },
  };
}

let registrations = 0;

export const REDIRECT_URI = 'http://127.0.0.1:43210/callback';

export interface Answered {
  status: number;
  headers: Headers;
  body: Record<string, string> & { expires_in?: number };
}

/** What an OAuth client does, step by step, against the processes behind the origin. */
export function createOAuthClient(origin: string, urls: readonly string[]) {
  let turn = 0;
  const next = () => urls[turn++ % urls.length]!;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function read(response: Response): Promise<Answered> {
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : JSON.parse(text),
    };
  }
  const form = async (path: string, fields: Record<string, string>) =>
    read(await fetch(next() + path, { method: 'POST', body: new URLSearchParams(fields) }));

  return {
    verifier,
    form,
    get: async (path: string) => read(await fetch(next() + path)),
    register: async (metadata: object = {}) =>
      read(
        await fetch(`${next()}/oauth/register`, {
          method: 'POST',
          // From an address of its own: they are counted.
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `198.51.100.${++registrations % 250}`,
          },
          body: JSON.stringify({
            client_name: 'Test agent',
            redirect_uris: [REDIRECT_URI],
            token_endpoint_auth_method: 'none',
            grant_types: ['authorization_code', 'refresh_token'],
            response_types: ['code'],
            scope: 'read spend send',
            ...metadata,
          }),
        }),
      ),
    /** The address that the client sends its user to; a field that is undefined is left out. */
    authorizationUrl(clientId: string, changes: Record<string, string | undefined> = {}): string {
      const fields: Record<string, string | undefined> = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: REDIRECT_URI,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state: 'the state',
        scope: 'read spend send',
        resource: `${origin}/api`,
        ...changes,
      };
      const given = Object.entries(fields).filter(
        (field): field is [string, string] => field[1] !== undefined,
      );
      return `${origin}/oauth/authorize?${new URLSearchParams(given)}`;
    },
    exchange: (clientId: string, code: string, changes: Record<string, string> = {}) =>
      form('/oauth/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: REDIRECT_URI,
        code_verifier: verifier,
        ...changes,
      }),
    refresh: (clientId: string, refreshToken: string) =>
      form('/oauth/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refreshToken,
      }),
    revoke: (clientId: string, token: string) =>
      form('/oauth/revoke', { client_id: clientId, token }),
  };
}

export interface Consented {
  /** Where the client is called back. */
  location: URL;
  keyPage: string;
  consentPage: string;
}

/** Goes to the client's address, types the key, lets the client in. */
export async function consent(
  browser: Browser,
  address: string,
  apiKey: string,
  action = 'approve',
): Promise<Consented> {
  const { pageUrl, html: keyPage } = await openConsent(browser, address);
  const shown = await browser.go(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'identify', apiKey }),
  });
  const consentPage = await shown.text();
  const ticket = /name="ticket" value="([^"]+)"/.exec(consentPage)?.[1];
  if (shown.status !== 200 || ticket === undefined)
    throw new Error(`no consent page: ${shown.status} ${consentPage}`);
  const answered = await browser.go(pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ action, ticket }),
  });
  const resumed = await browser.go(answered.headers.get('location')!);
  return { location: new URL(resumed.headers.get('location')!), keyPage, consentPage };
}

export async function openConsent(
  browser: Browser,
  address: string,
): Promise<{ pageUrl: string; html: string; headers: Headers }> {
  const started = await browser.go(address);
  const pageUrl = started.headers.get('location') ?? '';
  if (started.status !== 303 || !pageUrl.startsWith('/oauth/consent/')) {
    throw new Error(`no consent page: ${started.status} ${pageUrl} ${await started.text()}`);
  }
  const page = await browser.go(pageUrl);
  return { pageUrl, html: await page.text(), headers: page.headers };
}
