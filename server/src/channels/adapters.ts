import type { Outbound } from '../platform/outbound.ts';
import { mailServerOf } from '../platform/smtp.ts';
import type { Channel } from './adapter.ts';
import type { AdapterTools } from './adapter-tools.ts';
import { CATALOGUE, type ChannelProvider } from './catalogue.ts';
import { createAsk } from './provider-api.ts';

/** Overrides the addresses of providers' APIs, for tests. */
export type ProviderOrigins = Partial<Record<ChannelProvider, Record<string, string>>>;

interface AdapterDependencies extends Pick<AdapterTools, 'db' | 'secretBox' | 'clock' | 'guard'> {
  outbound: Pick<Outbound, 'request'>;
  smtpUrl: string | null;
  imapUrl: string | null;
  origins?: ProviderOrigins;
}

/** Returns the provider's adapter; one instance for each process. */
export type AdapterOf = (provider: ChannelProvider) => Promise<Channel>;

export function createAdapters({
  outbound,
  smtpUrl,
  imapUrl,
  origins: replaced = {},
  ...parts
}: AdapterDependencies): AdapterOf {
  const tools: AdapterTools = {
    ...parts,
    ask: createAsk(outbound),
    smtp: smtpUrl === null ? null : mailServerOf(smtpUrl),
    imap: imapUrl === null ? null : mailServerOf(imapUrl),
  };
  const adapters = new Map<ChannelProvider, Promise<Channel>>();
  return (provider) => {
    const { adapter, origins } = CATALOGUE[provider];
    const loaded = adapters.get(provider) ?? adapter(tools, { ...origins, ...replaced[provider] });
    adapters.set(provider, loaded);
    return loaded;
  };
}
