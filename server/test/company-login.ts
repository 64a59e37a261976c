import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { createOutbound, type Outbound, type OutboundCall } from '../src/platform/outbound.ts';

export const ISSUER = 'https://login.example.com';
export const CLIENT = { clientId: 'greenroom', clientSecret: 'a secret of the company' };

export interface CompanyLogin {
  /** What the provider says about each person, by their name there. */
  people: Map<string, Record<string, unknown>>;
  /** Reaches the provider in place of `https://login.example.com`. */
  outbound: Outbound;
  /** Signs the person in at the provider, as their browser does. Returns the address it goes to. */
  visit(url: string, person: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider, as a company runs one, behind a name that tests cannot resolve. */
export async function companyLogin(redirectUri: string): Promise<CompanyLogin> {
  const people: CompanyLogin['people'] = new Map();
  const provider = new Provider(ISSUER, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
  });
  provider.proxy = true;
  const callback = provider.callback();
  const server = createServer((request, response) => {
    const finish = async () => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      const accountId = String(request.headers['x-test-person']);
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, { login: { accountId } });
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      return provider.interactionFinished(request, response, { consent: { grantId } });
    };
    if (request.url?.startsWith('/interaction/')) void finish();
    else void callback(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const behindTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'login.example.com' };
  const here = (url: string) => url.replace(ISSUER, local);

  return {
    people,
    outbound: {
      ...createOutbound({ allowedHosts: [], resolve: async () => ['93.184.215.14'] }),
      async request({ url, method, headers, body }: OutboundCall) {
        const answer = await fetch(here(url), {
          method,
          headers: { ...headers, ...behindTls },
          body,
        });
        return { status: answer.status, body: await answer.text(), retryAfter: null };
      },
    },
    async visit(url, person) {
      const jar = new Map<string, string>();
      let next = url;
      while (next.startsWith(ISSUER)) {
        const answer = await fetch(here(next), {
          redirect: 'manual',
          headers: {
            ...behindTls,
            'x-test-person': person,
            cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          },
        });
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = answer.headers.get('location');
        if (!location) throw new Error(`the provider answers ${await answer.text()}`);
        next = new URL(location, ISSUER).href;
      }
      return new URL(next);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
