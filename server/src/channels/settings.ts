import { z } from 'zod';
import { parseAddress } from '../platform/addresses.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { isHostName } from '../platform/outbound-policy.ts';
import type { MailServer } from '../platform/smtp.ts';
import type { MailboxSettings } from './mail/mailbox.ts';
import type { OAuthSettings } from './oauth.ts';
import type { ChannelProvider, ChannelType } from './port.ts';
import { isMailAddress } from './rules/header-text.ts';
import type { TwilioSettings } from './twilio.ts';
import type { UnipileSettings } from './unipile.ts';

/*
 * What a caller gives of an account, checked and in the form in which it is sealed. A value is
 * never repeated in an issue: it may be a secret.
 */

/** Providers of each channel type; the first one is meant when none is named. */
const PROVIDERS_OF: Record<ChannelType, readonly ChannelProvider[]> = {
  email: ['imap', 'gmail', 'outlook', 'sandbox'],
  proNetwork: ['unipile', 'sandbox'],
  chat_app: ['unipile', 'sandbox'],
  sms: ['twilio', 'sandbox'],
};

export interface GivenAccount {
  type: ChannelType;
  provider?: ChannelProvider;
  address?: string;
  credentials: unknown;
}

export interface AcceptedAccount {
  provider: ChannelProvider;
  address: string;
  /** JSON, to be sealed. */
  settings: object;
}

const secret = z.string().min(1).max(8_192);
const word = z.string().trim().min(1).max(500);

const mailHost = z
  .string()
  .trim()
  .refine(
    (text) => isHostName(text) || parseAddress(text) !== null,
    'must be a host name or an address',
  );

const server = z.object({
  host: mailHost,
  port: z.int().min(1).max(65_535).optional(),
  security: z.enum(['tls', 'starttls']).optional(),
});

const mailbox = z.object({
  user: word.optional(),
  password: secret.optional(),
  smtp: server.optional(),
  imap: server.optional(),
});
const oauth = z.object({ clientId: word, clientSecret: secret.optional(), refreshToken: secret });
const unipile = z.object({ dsn: word, apiKey: secret, accountId: word });
const twilio = z.object({
  accountSid: z
    .string()
    .trim()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be an account SID, AC and 32 hexadecimal digits'),
  authToken: secret,
});

/** Throws validation_error with the path of each mistake. */
export function acceptAccount({
  type,
  provider: named,
  address: givenAddress,
  credentials,
}: GivenAccount): AcceptedAccount {
  const provider = named ?? PROVIDERS_OF[type][0]!;
  if (!PROVIDERS_OF[type].includes(provider))
    throw invalid(
      ['provider'],
      `must be one of ${PROVIDERS_OF[type].join(', ')} for the type ${type}`,
    );
  const address = givenAddress?.trim();
  if (provider === 'sandbox')
    return { provider, address: nameOf(address) ?? `sandbox ${type}`, settings: {} };
  if (provider === 'imap') return mailboxAccount(parse(mailbox, credentials), address);
  if (provider === 'unipile') {
    const settings = unipileSettings(parse(unipile, credentials));
    return { provider, address: nameOf(address) ?? settings.unipileAccountId, settings };
  }
  if (provider === 'twilio')
    return {
      provider,
      address: senderNumber(address),
      settings: parse(twilio, credentials) satisfies TwilioSettings,
    };
  const { clientSecret = null, ...rest } = parse(oauth, credentials);
  return {
    provider,
    address: mailAddress(address),
    settings: { ...rest, clientSecret } satisfies OAuthSettings,
  };
}

function parse<T>(shape: z.ZodType<T>, credentials: unknown): T {
  const result = shape.safeParse(credentials ?? {});
  if (result.success) return result.data;
  throw new AppError('validation_error', {
    issues: result.error.issues.map(({ path, message }) => ({
      path: ['credentials', ...path.map((key) => (typeof key === 'symbol' ? String(key) : key))],
      message,
    })),
  });
}

function mailboxAccount(
  { user, password, smtp, imap }: z.output<typeof mailbox>,
  address: string | undefined,
): AcceptedAccount {
  const sender = mailAddress(address ?? user);
  // Most mailboxes are signed into with their address.
  const login = password === undefined ? null : (user ?? sender);
  const settings: MailboxSettings = {
    smtp: mailServer(smtp, SMTP),
    imap: mailServer(imap, IMAP),
    user: login,
    password: password ?? null,
  };
  return { provider: 'imap', address: sender, settings };
}

const SMTP = { tlsPort: 465, starttlsPort: 587 };
const IMAP = { tlsPort: 993, starttlsPort: 143 };

/** A port tells its encryption, and the other way round. */
function mailServer(
  given: z.output<typeof server> | undefined,
  { tlsPort, starttlsPort }: typeof SMTP,
): MailServer | null {
  if (!given) return null;
  const security =
    given.security ?? (given.port === undefined || given.port === tlsPort ? 'tls' : 'starttls');
  return {
    host: given.host,
    port: given.port ?? (security === 'tls' ? tlsPort : starttlsPort),
    security,
    user: null,
    password: null,
  };
}

function unipileSettings({ dsn, apiKey, accountId }: z.output<typeof unipile>): UnipileSettings {
  const url = URL.parse(/^[a-z]+:\/\//i.test(dsn) ? dsn : `https://${dsn}`);
  if (
    url?.protocol !== 'https:' ||
    url.username !== '' ||
    url.password !== '' ||
    url.pathname !== '/' ||
    url.search !== ''
  ) {
    throw invalid(['credentials', 'dsn'], 'must be an address such as api8.unipile.com:13851');
  }
  return { dsn: url.origin, apiKey, unipileAccountId: accountId };
}

function mailAddress(text: string | undefined): string {
  if (text === undefined || !isMailAddress(text))
    throw invalid(['address'], 'must be the mailbox’s email address');
  return text.toLowerCase();
}

function senderNumber(text: string | undefined): string {
  if (text !== undefined && /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i.test(text)) return text;
  throw invalid(
    ['address'],
    'must be the sending number, such as +33612345678, or the SID of a messaging service',
  );
}

/** A name that can be shown on one line. */
function nameOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length > 200 || /\p{Cc}/u.test(text))
    throw invalid(['address'], 'must have 1 to 200 characters on one line');
  return text;
}
