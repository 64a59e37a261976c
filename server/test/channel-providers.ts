import { afterAll, beforeAll } from 'vitest';
import type {
  Channel,
  ChannelType,
  OpenAccount,
  OutgoingMessage,
} from '../src/channels/adapter.ts';
import type { OAuthSettings } from '../src/channels/oauth.ts';
import { type Ask, createAsk } from '../src/channels/provider-api.ts';
import { createOutbound, type Outbound } from '../src/platform/outbound.ts';
import { type ApiReply, type ApiRequest, type HttpsApi, startHttpsApi } from './fakes/https-api.ts';

/*
 * For tests of a channel: its provider as its documentation describes it, with paths, payloads, errors
 * and limits, over real HTTPS and through the guarded client.
 */

export interface ProviderUnderTest {
  origin(): string;
  ask(): Ask;
  /**
   * Answers by `METHOD path`, where a path ends at its query; everything else is a 404. Returns what
   * was requested since.
   */
  serve(table: Record<string, ApiReply | ((request: ApiRequest) => ApiReply)>): () => ApiRequest[];
}

/** For the top of a test file. */
export function providerUnderTest(): ProviderUnderTest {
  let api: HttpsApi;
  let outbound: Outbound;
  beforeAll(async () => {
    api = await startHttpsApi();
    outbound = createOutbound({ allowedHosts: [api.host] });
  });
  afterAll(async () => {
    await outbound.close();
    await api.close();
  });
  return {
    origin: () => api.origin,
    ask: () => createAsk(outbound),
    serve(table) {
      const begin = api.requests.length;
      api.answer((request) => {
        const found = table[`${request.method} ${request.path.split('?')[0]}`] ?? {
          status: 404,
          json: {},
        };
        return typeof found === 'function' ? found(request) : found;
      });
      return () => api.requests.slice(begin);
    },
  };
}

export const signal = AbortSignal.timeout(120_000);

export function accountOf<S>(
  type: ChannelType,
  address: string,
  settings: S,
  saved: S[] = [],
): OpenAccount<S> {
  return {
    accountId: `chan_${address}`,
    workspaceId: 'ws_1',
    type,
    address,
    settings,
    hookUrl: 'https://greenroom.example.com/hooks/channels/chan_1/t',
    save: async (next: S) => void saved.push(next),
  };
}

export const mail: OutgoingMessage = {
  kind: 'email',
  to: {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '+33612345678',
    proNetworkUrl: 'https://www.linkedin.com/in/ada-l',
  },
  subject: 'A role',
  text: 'Hello',
  messageKey: 'srun_1.0',
};

export const sent = (
  channel: Channel<never>,
  account: OpenAccount<unknown>,
  message: OutgoingMessage,
) => channel.send(account as OpenAccount<never>, message, signal);

export const oauth: OAuthSettings = {
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'refresh-1',
};
export const token = {
  status: 200,
  json: { access_token: 'access-1', expires_in: 3_600, token_type: 'Bearer' },
};
export const rawReply =
  'From: Ada <ada@example.org>\r\nSubject: Re: A role\r\nIn-Reply-To: <real@mail.gmail.com>\r\n\r\nYes.';
