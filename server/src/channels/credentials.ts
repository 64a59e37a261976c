import { z } from 'zod';
import { parseAddress } from '../platform/addresses.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { isHostName } from '../platform/outbound-policy.ts';
import type { MailServer } from '../platform/smtp.ts';
import { described, grouped, type Text } from './credential-fields.ts';
import type { MailboxSettings } from './mail/mailbox.ts';
import type { OAuthSettings } from './oauth.ts';
import { isMailAddress } from './rules/header-text.ts';
import type { TwilioSettings } from './twilio.ts';
import type { UnipileSettings } from './unipile.ts';

/*
 * How an account's credentials are entered, for each kind of provider: the fields, and how the
 * entered values become the settings that are stored encrypted. No error message repeats a value:
 * it may be a secret.
 */

/** An account's address and settings, ready to be stored. */
export interface AcceptedAccount<Settings = object> {
  address: string;
  /** JSON, to be sealed. */
  settings: Settings;
}

/** How the credentials of a kind of account are entered and accepted. */
export interface CredentialEntry<Shape extends z.ZodObject, Settings extends object> {
  /** `oauth`: an OAuth application and a refresh token; `form`: other fields; `none`: nothing. */
  entry: 'oauth' | 'form' | 'none';
  address: { label: Text; required: boolean };
  credentials: Shape;
  /** Throws validation_error with the path of each mistake. */
  accept(
    credentials: z.output<Shape>,
    address: string | undefined,
    type: string,
  ): AcceptedAccount<Settings>;
}

const entryOf = <Shape extends z.ZodObject, Settings extends object>(
  entry: CredentialEntry<Shape, Settings>,
): CredentialEntry<Shape, Settings> => entry;

const secret = () => z.string().min(1).max(8_192);
const word = () => z.string().trim().min(1).max(500);

const mailHost = z
  .string()
  .trim()
  .refine(
    (text) => isHostName(text) || parseAddress(text) !== null,
    'must be a host name or an address',
  );

const server = (protocol: 'smtp' | 'imap') =>
  z.object({
    host: described(mailHost, {
      label: { en: 'Server', fr: 'Serveur' },
      hint: { en: 'Default: the installation’s', fr: 'Par défaut : celui de l’installation' },
    }),
    port: described(z.int().min(1).max(65_535).optional(), {
      label: { en: 'Port', fr: 'Port' },
      hint:
        protocol === 'smtp'
          ? { en: '465 or 587', fr: '465 ou 587' }
          : { en: '993 or 143', fr: '993 ou 143' },
    }),
    security: described(z.enum(['tls', 'starttls']).optional(), {
      label: { en: 'Encryption', fr: 'Chiffrement' },
      choices: {
        tls: { en: 'TLS', fr: 'TLS' },
        starttls: { en: 'STARTTLS', fr: 'STARTTLS' },
      },
    }),
  });

const mailboxShape = z.object({
  user: described(word().optional(), {
    label: { en: 'User name', fr: 'Nom d’utilisateur' },
    hint: { en: 'If it is not the email address', fr: 'S’il diffère de l’adresse e-mail' },
    option: 'username',
  }),
  password: described(secret().optional(), {
    label: { en: 'Password', fr: 'Mot de passe' },
    hint: {
      en: 'Of the mailbox, or an app password',
      fr: 'Celui de la boîte, ou un mot de passe d’application',
    },
    isSecret: true,
    isExpectedWithOthers: true,
  }),
  smtp: grouped(server('smtp').optional(), { en: 'Sending (SMTP)', fr: 'Envoi (SMTP)' }),
  imap: grouped(server('imap').optional(), { en: 'Receiving (IMAP)', fr: 'Réception (IMAP)' }),
});

const emailAddress = { label: { en: 'Email address', fr: 'Adresse e-mail' }, required: true };
const shownName = { label: { en: 'Display name', fr: 'Nom affiché' }, required: false };

/** Any mailbox, by its own servers or the installation's. */
export const mailboxEntry = entryOf({
  entry: 'form',
  address: emailAddress,
  credentials: mailboxShape,
  accept: (credentials, address) => mailboxAccount(credentials, address),
});

/** A mailbox by its provider's API: an OAuth application, and the mailbox owner's permission. */
export const oauthMailboxEntry = entryOf({
  entry: 'oauth',
  address: emailAddress,
  credentials: z.object({
    clientId: described(word(), { label: { en: 'Client ID', fr: 'ID client' } }),
    clientSecret: described(secret().optional(), {
      label: { en: 'Client secret', fr: 'Secret client' },
      hint: { en: 'If the application has one', fr: 'Si l’application en a un' },
      isSecret: true,
    }),
    refreshToken: described(secret(), {
      label: { en: 'Refresh token', fr: 'Jeton d’actualisation' },
      isSecret: true,
    }),
  }),
  accept: ({ clientSecret = null, ...rest }, address) => ({
    address: mailAddress(address),
    settings: { ...rest, clientSecret } satisfies OAuthSettings,
  }),
});

export const unipileEntry = entryOf({
  entry: 'form',
  address: shownName,
  credentials: z.object({
    dsn: described(word(), {
      label: { en: 'DSN', fr: 'DSN' },
      hint: { en: 'For example api8.unipile.com:13851', fr: 'Par exemple api8.unipile.com:13851' },
    }),
    apiKey: described(secret(), { label: { en: 'API key', fr: 'Clé d’API' }, isSecret: true }),
    accountId: described(word(), {
      label: { en: 'Unipile account ID', fr: 'ID du compte Unipile' },
      option: 'unipile-account',
    }),
  }),
  accept(credentials, address) {
    const settings = unipileSettings(credentials);
    return { address: nameOf(address) ?? settings.unipileAccountId, settings };
  },
});

export const twilioEntry = entryOf({
  entry: 'form',
  address: {
    label: {
      en: 'Sending number, or SID of a messaging service',
      fr: 'Numéro d’envoi, ou SID d’un service de messagerie',
    },
    required: true,
  },
  credentials: z.object({
    accountSid: described(
      z
        .string()
        .trim()
        .regex(/^AC[0-9a-f]{32}$/i, 'must be an account SID, AC and 32 hexadecimal digits'),
      { label: { en: 'Account SID', fr: 'Account SID' }, hint: { en: 'AC…', fr: 'AC…' } },
    ),
    authToken: described(secret(), {
      label: { en: 'Auth token', fr: 'Auth token' },
      isSecret: true,
    }),
  }),
  accept: (credentials, address) => ({
    address: senderNumber(address),
    settings: credentials satisfies TwilioSettings,
  }),
});

export const sandboxEntry = entryOf({
  entry: 'none',
  address: shownName,
  credentials: z.object({}),
  accept: (_credentials, address, type) => ({
    address: nameOf(address) ?? `sandbox ${type}`,
    settings: {},
  }),
});

/** Throws validation_error with the path of each mistake, below `credentials`. */
export function parseCredentials<T>(shape: z.ZodType<T>, credentials: unknown): T {
  const result = shape.safeParse(credentials ?? {}, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('validation_error', {
    issues: result.error.issues.map(({ path, message, code, input }) => ({
      path: ['credentials', ...path.map((key) => (typeof key === 'symbol' ? String(key) : key))],
      message: code === 'invalid_type' && input === undefined ? 'is required' : message,
    })),
  });
}

function mailboxAccount(
  { user, password, smtp, imap }: z.output<typeof mailboxShape>,
  address: string | undefined,
): AcceptedAccount<MailboxSettings> {
  const sender = mailAddress(address ?? user);
  // For most mailboxes, the user name is the address.
  const login = password === undefined ? null : (user ?? sender);
  const settings: MailboxSettings = {
    smtp: mailServer(smtp, SMTP),
    imap: mailServer(imap, IMAP),
    user: login,
    password: password ?? null,
  };
  return { address: sender, settings };
}

const SMTP = { tlsPort: 465, starttlsPort: 587 };
const IMAP = { tlsPort: 993, starttlsPort: 143 };

/** Derives the encryption from the port, or the port from the encryption. */
function mailServer(
  given: z.output<ReturnType<typeof server>> | undefined,
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

function unipileSettings({
  dsn,
  apiKey,
  accountId,
}: z.output<typeof unipileEntry.credentials>): UnipileSettings {
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

/** A name that fits on one line. */
function nameOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length > 200 || /\p{Cc}/u.test(text))
    throw invalid(['address'], 'must have 1 to 200 characters on one line');
  return text;
}
