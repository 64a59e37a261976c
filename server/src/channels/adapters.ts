import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { HostGuard } from '../platform/guarded-host.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { mailServerOf } from '../platform/smtp.ts';
import { createGmailChannel } from './gmail.ts';
import { createMailboxChannel } from './mail/mailbox.ts';
import { createAccessTokens } from './oauth.ts';
import { createOutlookChannel } from './outlook.ts';
import type { Channel, ChannelProvider } from './port.ts';
import { createAsk } from './provider-api.ts';
import { createSandboxChannel } from './sandbox.ts';
import { createTwilioChannel, type TwilioChannel } from './twilio.ts';
import { createUnipileChannel, type UnipileChannel } from './unipile.ts';

export interface ProviderOrigins {
  gmail: string;
  googleToken: string;
  graph: string;
  microsoftToken: string;
  twilio: string;
}

const ORIGINS: ProviderOrigins = {
  gmail: 'https://gmail.googleapis.com',
  googleToken: 'https://oauth2.googleapis.com',
  graph: 'https://graph.microsoft.com',
  microsoftToken: 'https://login.microsoftonline.com',
  twilio: 'https://api.twilio.com',
};

export interface AdapterDependencies {
  db: Database;
  secretBox: SecretBox;
  clock: Clock;
  outbound: Pick<Outbound, 'request'>;
  guard: HostGuard;
  smtpUrl: string | null;
  imapUrl: string | null;
  origins?: Partial<ProviderOrigins>;
}

/**
 * Each takes the settings that it was connected with: what is stored of an account was accepted for
 * its provider.
 */
export type Adapters = Record<ChannelProvider, Channel> & {
  unipile: UnipileChannel;
  twilio: TwilioChannel;
};

export function createAdapters({
  db,
  secretBox,
  clock,
  outbound,
  guard,
  smtpUrl,
  imapUrl,
  origins: given,
}: AdapterDependencies): Adapters {
  const origins = { ...ORIGINS, ...given };
  const ask = createAsk(outbound);
  const google = createAccessTokens({ ask, clock, tokenUrl: `${origins.googleToken}/token` });
  const microsoft = createAccessTokens({
    ask,
    clock,
    tokenUrl: `${origins.microsoftToken}/common/oauth2/v2.0/token`,
    scope:
      'https://graph.microsoft.com/Mail.Send https://graph.microsoft.com/Mail.ReadWrite offline_access',
  });
  return {
    imap: createMailboxChannel({
      guard,
      smtp: smtpUrl === null ? null : mailServerOf(smtpUrl),
      imap: imapUrl === null ? null : mailServerOf(imapUrl),
    }) as Channel,
    gmail: createGmailChannel({ ask, tokens: google, origin: origins.gmail }) as Channel,
    outlook: createOutlookChannel({ ask, tokens: microsoft, origin: origins.graph }) as Channel,
    unipile: createUnipileChannel({ ask }),
    twilio: createTwilioChannel({ ask, origin: origins.twilio }),
    sandbox: createSandboxChannel({ db, secretBox }) as Channel,
  };
}
