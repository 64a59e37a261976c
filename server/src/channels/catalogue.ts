import type { z } from 'zod';
import { invalid } from '../platform/errors.ts';
import type { Channel, ChannelType } from './adapter.ts';
import type { AdapterTools } from './adapter-tools.ts';
import { type CredentialField, fieldsOf, type Text } from './credential-fields.ts';
import {
  type AcceptedAccount,
  type CredentialEntry,
  mailboxEntry,
  oauthMailboxEntry,
  parseCredentials,
  sandboxEntry,
  twilioEntry,
  unipileEntry,
} from './credentials.ts';

/*
 * The one list of providers. Adapters, settings, polling, the command line, the API and the
 * console's forms all read this table (docs/decisions/0069). A new provider needs a row here, its
 * adapter, and a migration that lets the database store its name.
 */

interface Provider<
  Shape extends z.ZodObject,
  Settings extends object,
  Origins extends Record<string, string>,
> extends CredentialEntry<Shape, Settings> {
  name: Text;
  /** What a user needs to connect an account. */
  description: Text;
  /** When several providers support a type, the first in the table is its default. */
  types: readonly ChannelType[];
  /**
   * Time between two polls, or between two checks of an account whose provider reports by a hook.
   * Short, because a reply should stop a sequence before its next message.
   */
  pollMs: number;
  /** The provider reports events to the account's hook. */
  usesHook: boolean;
  /** False: nothing leaves the installation, so no limits apply and nothing needs syncing. */
  reachesPeople: boolean;
  /** The addresses of its APIs; tests replace them. */
  origins: Origins;
  /** Loads the adapter when its first account is used. */
  adapter(tools: AdapterTools, origins: Origins): Promise<Channel<Settings>>;
}

/** A provider with its types erased: they were checked when its row was written. */
export interface ProviderEntry
  extends Omit<
    Provider<z.ZodObject, object, Record<string, string>>,
    'credentials' | 'accept' | 'adapter'
  > {
  fields: readonly CredentialField[];
  accept(credentials: unknown, address: string | undefined, type: ChannelType): AcceptedAccount;
  adapter(tools: AdapterTools, origins: Record<string, string>): Promise<Channel>;
}

function provider<
  Shape extends z.ZodObject,
  Settings extends object,
  Origins extends Record<string, string>,
>({ credentials, accept, adapter, ...row }: Provider<Shape, Settings, Origins>): ProviderEntry {
  return {
    ...row,
    fields: fieldsOf(credentials),
    accept: (given, address, type) =>
      accept(parseCredentials(credentials, given) as z.output<Shape>, address, type),
    // Each adapter only ever gets settings that its own row accepted.
    adapter: (tools, origins) => adapter(tools, origins as Origins) as Promise<Channel>,
  };
}

const MINUTE_MS = 60_000;

export const CATALOGUE = {
  imap: provider({
    ...mailboxEntry,
    name: { en: 'Email (SMTP and IMAP)', fr: 'E-mail (SMTP et IMAP)' },
    description: {
      en: 'Works with any mailbox. Leave a server empty to use the installation’s.',
      fr: 'Fonctionne avec toute boîte. Laissez un serveur vide pour utiliser celui de l’installation.',
    },
    types: ['email'],
    pollMs: MINUTE_MS,
    usesHook: false,
    reachesPeople: true,
    origins: {},
    adapter: async (tools) => (await import('./mail/mailbox.ts')).createMailboxChannel(tools),
  }),
  gmail: provider({
    ...oauthMailboxEntry,
    name: { en: 'Gmail', fr: 'Gmail' },
    description: {
      en: 'Needs an OAuth client of a Google Cloud project where the Gmail API is enabled.',
      fr: 'Nécessite un client OAuth d’un projet Google Cloud où l’API Gmail est activée.',
    },
    types: ['email'],
    pollMs: MINUTE_MS,
    usesHook: false,
    reachesPeople: true,
    origins: { api: 'https://gmail.googleapis.com', token: 'https://oauth2.googleapis.com' },
    adapter: async (tools, origins) =>
      (await import('./gmail.ts')).createGmailAdapter(tools, origins),
  }),
  outlook: provider({
    ...oauthMailboxEntry,
    name: { en: 'Outlook', fr: 'Outlook' },
    description: {
      en: 'Needs an application registered in Microsoft Entra, with Mail.ReadWrite and Mail.Send.',
      fr: 'Nécessite une application inscrite dans Microsoft Entra, avec Mail.ReadWrite et Mail.Send.',
    },
    types: ['email'],
    pollMs: MINUTE_MS,
    usesHook: false,
    reachesPeople: true,
    origins: { api: 'https://graph.microsoft.com', token: 'https://login.microsoftonline.com' },
    adapter: async (tools, origins) =>
      (await import('./outlook.ts')).createOutlookAdapter(tools, origins),
  }),
  unipile: provider({
    ...unipileEntry,
    name: { en: 'Unipile (network, chat)', fr: 'Unipile (réseau, messagerie)' },
    description: {
      en: 'Needs a Unipile account that the profile is linked to.',
      fr: 'Nécessite un compte Unipile auquel le profil est relié.',
    },
    types: ['proNetwork', 'chat_app'],
    pollMs: 10 * MINUTE_MS,
    usesHook: true,
    reachesPeople: true,
    origins: {},
    adapter: async (tools) => (await import('./unipile.ts')).createUnipileChannel(tools),
  }),
  twilio: provider({
    ...twilioEntry,
    name: { en: 'Twilio (SMS)', fr: 'Twilio (SMS)' },
    description: {
      en: 'Needs a Twilio number or messaging service.',
      fr: 'Nécessite un numéro ou un service de messagerie Twilio.',
    },
    types: ['sms'],
    pollMs: 6 * 60 * MINUTE_MS,
    usesHook: true,
    reachesPeople: true,
    origins: { api: 'https://api.twilio.com' },
    adapter: async ({ ask }, { api }) =>
      (await import('./twilio.ts')).createTwilioChannel({ ask, origin: api }),
  }),
  sandbox: provider({
    ...sandboxEntry,
    name: { en: 'Sandbox', fr: 'Bac à sable' },
    description: {
      en: 'Delivers into the database. Nobody is contacted, so you can try a whole sequence.',
      fr: 'Livre dans la base de données. Personne n’est contacté : essayez une séquence entière.',
    },
    types: ['email', 'proNetwork', 'chat_app', 'sms'],
    // Simulating the recipient wakes the account at once.
    pollMs: 60 * MINUTE_MS,
    usesHook: false,
    reachesPeople: false,
    origins: {},
    adapter: async (tools) => (await import('./sandbox.ts')).createSandboxChannel(tools),
  }),
} satisfies Record<string, ProviderEntry>;

export type ChannelProvider = keyof typeof CATALOGUE;

export const CHANNEL_PROVIDERS = Object.keys(CATALOGUE) as [ChannelProvider, ...ChannelProvider[]];

/** The providers that support a type; the first is its default. */
export const providersOf = (type: ChannelType): readonly ChannelProvider[] =>
  CHANNEL_PROVIDERS.filter((name) => (CATALOGUE[name].types as readonly string[]).includes(type));

export const defaultProvider = (type: ChannelType): ChannelProvider => providersOf(type)[0]!;

/** An account as submitted by a caller. */
export interface GivenAccount {
  type: ChannelType;
  provider?: ChannelProvider;
  address?: string;
  credentials: unknown;
}

/** Throws validation_error with the path of each mistake. */
export function acceptAccount({
  type,
  provider: chosen = defaultProvider(type),
  address,
  credentials,
}: GivenAccount): AcceptedAccount & { provider: ChannelProvider } {
  const known = providersOf(type);
  if (!known.includes(chosen))
    throw invalid(['provider'], `must be one of ${known.join(', ')} for the type ${type}`);
  return {
    provider: chosen,
    ...CATALOGUE[chosen].accept(credentials, address?.trim(), type),
  };
}
