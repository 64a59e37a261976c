import type { Role } from '../src/people/people.ts';
import type { Answer, TestApi } from './api.ts';

/** A browser: it keeps its cookies and sends what the console's page sends. */
export interface Browser {
  /** The cookies as a browser would send them; empty when there are none. */
  cookie: string;
  /**
   * What is sent with every request, and may be changed: the workspace, the address, another
   * origin.
   */
  headers: Record<string, string>;
  /** Any path of the origin: `/console/auth/sign-out`. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Operations: `/v1/sourcings`. */
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** `auth('sign-in/email', { email, password })`. */
  auth(name: string, body?: object): Promise<Answer>;
}

export interface SignedIn extends Browser {
  workspaceId: string;
  userId: string;
  email: string;
  password: string;
}

export const PASSWORD = 'correct horse battery';

/** Nobody yet. */
export function newBrowser(url: string, address = randomAddress()): Browser {
  const jar = new Map<string, string>();
  const browser: Browser = {
    cookie: '',
    headers: {
      'x-greenroom-console': '1',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'user-agent': 'Test browser',
    },
    async send(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...browser.headers,
          ...(browser.cookie === '' ? {} : { cookie: browser.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      browser.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      } as Answer;
    },
    get: (path) => browser.send('GET', `/console/api${path}`),
    post: (path, body, headers) => browser.send('POST', `/console/api${path}`, body, headers),
    patch: (path, body) => browser.send('PATCH', `/console/api${path}`, body),
    delete: (path) => browser.send('DELETE', `/console/api${path}`),
    auth: (name, body = {}) => browser.send('POST', `/console/auth/${name}`, body),
  };
  return browser;
}

let people = 0;

/** A new person of the workspace (a new one unless given) who has signed in with a password. */
export async function signIn(
  api: Pick<TestApi, 'url' | 'services' | 'newClient'>,
  {
    role = 'owner',
    workspaceId,
    language,
  }: { role?: Role; workspaceId?: string; language?: 'en' | 'fr' } = {},
): Promise<SignedIn> {
  const workspace = workspaceId ?? (await api.newClient()).workspaceId;
  const email = `${role}.${++people}.${process.pid}@example.com`;
  const { url, userId } = await api.services.people.operator.link({
    email,
    workspaceId: workspace,
    role,
  });
  const browser = newBrowser(api.url);
  const answer = await browser.auth('welcome', {
    token: tokenOf(url),
    password: PASSWORD,
    name: `A ${role}`,
    language,
  });
  if (answer.status !== 200) throw new Error(`cannot sign in: ${JSON.stringify(answer.body)}`);
  browser.headers['x-workspace-id'] = workspace;
  return Object.assign(browser, { workspaceId: workspace, userId, email, password: PASSWORD });
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token')!;

/** Attempts are counted by address: each browser has its own. */
export function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const at = pair.indexOf('=');
  const gone =
    attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || pair.slice(at + 1) === '';
  if (gone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
