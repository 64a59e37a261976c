import type { Command } from 'commander';
import type { ChannelProvider } from '../channels/port.ts';
import type { GlobalOptions } from './command.ts';
import { oneOf, wholeNumber } from './options.ts';
import { readSecret } from './secret-input.ts';

export interface CredentialValues {
  username?: string;
  password?: string;
  smtpHost?: string;
  smtpPort?: number;
  smtpSecurity?: 'tls' | 'starttls';
  imapHost?: string;
  imapPort?: number;
  imapSecurity?: 'tls' | 'starttls';
  clientId?: string;
  clientSecret?: string;
  refreshToken?: string;
  dsn?: string;
  apiKey?: string;
  unipileAccount?: string;
  accountSid?: string;
  authToken?: string;
}

const port = wholeNumber(1, 65_535);
const security = oneOf(['tls', 'starttls'] as const);

/** Adds the options of all providers; which are needed depends on the provider. */
export function credentialOptions(command: Command): Command {
  return command
    .option('--username <name>', 'imap: user of the mailbox')
    .option('--password <text>', 'imap: its password')
    .option('--smtp-host <host>', 'imap: server to send by; left out: SMTP_URL')
    .option('--smtp-port <n>', 'imap: its port, 465 or 587', port)
    .option('--smtp-security <kind>', 'imap: tls or starttls', security)
    .option('--imap-host <host>', 'imap: server to read from; left out: IMAP_URL')
    .option('--imap-port <n>', 'imap: its port, 993 or 143', port)
    .option('--imap-security <kind>', 'imap: tls or starttls', security)
    .option('--client-id <id>', 'gmail, outlook: id of your OAuth application')
    .option('--client-secret <text>', 'gmail, outlook: its secret, if it has one')
    .option('--refresh-token <text>', 'gmail, outlook: the person’s permission')
    .option('--dsn <address>', 'unipile: your address there, such as api8.unipile.com:13851')
    .option('--api-key <text>', 'unipile: access token')
    .option('--unipile-account <id>', 'unipile: id of the connected account')
    .option('--account-sid <sid>', 'twilio: AC…')
    .option('--auth-token <text>', 'twilio: its auth token');
}

/** What the provider needs, with the secret that was not given read from standard input. */
export async function credentialsOf(
  provider: ChannelProvider,
  values: CredentialValues & Partial<GlobalOptions>,
): Promise<object> {
  if (provider === 'sandbox') return {};
  if (provider === 'imap') return mailboxOf(values);
  if (provider === 'unipile') {
    return {
      dsn: values.dsn,
      apiKey: values.apiKey ?? (await readSecret('API key')),
      accountId: values.unipileAccount,
    };
  }
  if (provider === 'twilio')
    return {
      accountSid: values.accountSid,
      authToken: values.authToken ?? (await readSecret('Auth token')),
    };
  return {
    clientId: values.clientId,
    clientSecret: values.clientSecret,
    refreshToken: values.refreshToken ?? (await readSecret('Refresh token')),
  };
}

async function mailboxOf(values: CredentialValues): Promise<object> {
  const { username, smtpHost, imapHost } = values;
  // Without a user or a server of its own the account uses the installation's mailbox, which has
  // its password already.
  const needsPassword = username !== undefined || smtpHost !== undefined || imapHost !== undefined;
  return {
    user: username,
    password: values.password ?? (needsPassword ? await readSecret('Password') : undefined),
    smtp:
      smtpHost === undefined
        ? undefined
        : { host: smtpHost, port: values.smtpPort, security: values.smtpSecurity },
    imap:
      imapHost === undefined
        ? undefined
        : { host: imapHost, port: values.imapPort, security: values.imapSecurity },
  };
}
