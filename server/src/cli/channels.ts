import type { Command } from 'commander';
// Not by the door: that would load the database driver for every help.
import { CHANNEL_TYPES } from '../channels/adapter.ts';
import { CHANNEL_PROVIDERS, defaultProvider } from '../channels/catalogue.ts';
import type { Channels } from '../channels/channels.ts';
import type { ChannelAccountData, ChannelProviderData } from '../channels/contract.ts';
import type { AccountView, ChannelProvider, ChannelType } from '../channels/port.ts';
import type { createSandboxStage } from '../channels/sandbox-stage.ts';
import type { Issue } from '../platform/errors.ts';
import {
  type CredentialValues,
  credentialOptions,
  credentialsOf,
  hasCredentials,
} from './channel-credentials.ts';
import { type Answer, answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { addHostOrKey, answerOnHostOrByKey } from './host-or-key.ts';
import { identifier, oneOf } from './options.ts';
import { table } from './output.ts';
import {
  addServiceOptions,
  createServiceApi,
  type ServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

const OPERATOR = 'operator';
const HOST = { workspace: 'the accounts of this workspace', isRequired: true } as const;
const ACCOUNTS = '/channel-accounts';
const pathOf = (accountId: string): string => `${ACCOUNTS}/${segment(accountId)}`;

/** What is shown of an account, on the host and by key. */
type Account = Pick<
  ChannelAccountData,
  'accountId' | 'userId' | 'type' | 'provider' | 'address' | 'state' | 'reason' | 'hookUrl'
>;

export function addChannels(program: Command): void {
  const channels = program
    .command('channels')
    .description(
      'manage the accounts that sequences send from: mailboxes, networks, chat apps, SMS',
    );
  addConnect(channels);
  addList(channels);
  addProviderList(channels);
  addReconnect(channels);
  addOne(channels, 'test', {
    description: 'test whether an account works now',
    onHost: (door, by, accountId) => door.test(by, accountId),
    byKey: (api, path) => api.post<Account>(`${path}/test`),
  });
  addOne(channels, 'disconnect', {
    description: 'delete an account’s credentials',
    onHost: (door, by, accountId) => door.disconnect(by, accountId),
    byKey: (api, path) => api.delete<Account>(path),
  });
  addSandbox(channels);
}

const defaults = CHANNEL_TYPES.map((type) => `${defaultProvider(type)} for ${type}`).join(', ');

interface ConnectOptions extends CredentialValues {
  type: ChannelType;
  user?: string;
  provider?: ChannelProvider;
  sandbox?: true;
  address?: string;
}

function addConnect(channels: Command): void {
  const connect = addHostOrKey(channels.command('connect'), {
    ...HOST,
    // Providers have API keys too.
    keyFlags: '--key',
  })
    .description('connect an account: its credentials are tested at once, then stored encrypted')
    .requiredOption('--type <type>', CHANNEL_TYPES.join(', '), oneOf(CHANNEL_TYPES))
    .option(
      '--user <id>',
      'the user who owns the account; default: shared by the workspace',
      identifier('usr'),
    )
    .option(
      '--provider <name>',
      `${CHANNEL_PROVIDERS.join(', ')}; default: ${defaults}`,
      oneOf(CHANNEL_PROVIDERS),
    )
    .option(
      '--sandbox',
      'deliver into the database instead of sending: short for --provider sandbox',
    )
    .option('--address <text>', 'the sender: email address, number, or display name');
  credentialOptions(connect).addHelpText(
    'after',
    `\nA password, key or token that is not given is read from standard input and not shown.\n${examples(
      'greenroom channels connect --workspace ws_… --type email --sandbox',
      'greenroom channels connect --workspace ws_… --type email --address jo@example.com --username jo --smtp-host smtp.example.com --imap-host imap.example.com',
      'greenroom channels connect --workspace ws_… --type proNetwork --dsn api8.unipile.com:13851 --unipile-account … < key.txt',
      'greenroom channels connect --workspace ws_… --type sms --address +33612345678 --account-sid AC… --auth-token …',
    )}`,
  );
  answerOnHostOrByKey<ConnectOptions>(connect, {
    isRequired: true,
    keyOption: 'key',
    onHost: async ({ workspace, ...options }) => {
      const wishes = await wishesOf(options);
      return withChannels(async ({ channels: door, requireWorkspace }) => {
        await requireWorkspace(workspace);
        return described(await door.connect({ workspaceId: workspace, actor: OPERATOR }, wishes));
      });
    },
    byKey: async (api, options) =>
      described(await api.post<Account>(ACCOUNTS, await wishesOf(options))),
  });
}

async function wishesOf({ type, user, provider, sandbox, address, ...values }: ConnectOptions) {
  const chosen = sandbox ? 'sandbox' : provider;
  const credentials = await credentialsOf(chosen ?? defaultProvider(type), values);
  return { type, provider: chosen, userId: user ?? null, address, credentials };
}

function addList(channels: Command): void {
  const list = addHostOrKey(channels.command('list'), HOST)
    .description('list a workspace’s accounts with their state')
    .addHelpText(
      'after',
      examples('greenroom channels list', 'greenroom channels list --workspace ws_…'),
    );
  const answer = (accounts: readonly Account[]): Answer => {
    const rows = accounts.map(({ accountId, type, provider, address, state, reason }) => [
      ...[accountId, type, provider, address, state],
      reason?.en ?? '',
    ]);
    return {
      data: { accounts: accounts.map(shown) },
      text:
        rows.length === 0
          ? 'No accounts connected yet. Connect one with greenroom channels connect.'
          : table(['ACCOUNT', 'TYPE', 'PROVIDER', 'ADDRESS', 'STATE', 'WHY'], rows),
    };
  };
  answerOnHostOrByKey(list, {
    isRequired: true,
    onHost: ({ workspace }) =>
      withChannels(async ({ channels: door, requireWorkspace }) => {
        await requireWorkspace(workspace);
        return answer(await door.list(workspace));
      }),
    byKey: async (api) => answer(await accountsByKey(api)),
  });
}

const accountsByKey = async (api: ServiceApi): Promise<Account[]> =>
  (await api.get<{ accounts: Account[] }>(ACCOUNTS)).accounts;

function addProviderList(channels: Command): void {
  const command = addServiceOptions(channels.command('providers'))
    .description('list the providers that accounts can be connected with, with an API key')
    .addHelpText('after', examples('greenroom channels providers'));
  answerWith<ServiceOptions>(command, async (service) => {
    const data = await createServiceApi(service).get<{ providers: ChannelProviderData[] }>(
      '/channel-providers',
    );
    const rows = data.providers.map(({ provider, types, name, description }) => [
      ...[provider, types.join(','), name.en, description.en],
    ]);
    return { data, text: table(['PROVIDER', 'TYPES', 'NAME', 'NEEDS'], rows) };
  });
}

function addReconnect(channels: Command): void {
  const reconnect = addHostOrKey(channels.command('reconnect'), { keyFlags: '--key' })
    .description('reconnect an account, with new credentials or the stored ones')
    .requiredOption('--account <id>', 'the account', identifier('chan'));
  credentialOptions(reconnect).addHelpText(
    'after',
    examples(
      'greenroom channels reconnect --account chan_…',
      'greenroom channels reconnect --account chan_… --username jo',
    ),
  );
  const newCredentials = (provider: ChannelProvider, values: CredentialValues) =>
    hasCredentials(provider, values) ? credentialsOf(provider, values) : undefined;
  answerOnHostOrByKey<CredentialValues & { account: string }>(reconnect, {
    keyOption: 'key',
    onHost: ({ account, ...values }) =>
      withChannels(async ({ channels: door }) => {
        const { workspaceId, provider } = await door.find(account);
        const credentials = await newCredentials(provider, values);
        return described(
          await door.reconnect({ workspaceId, actor: OPERATOR }, account, { credentials }),
        );
      }),
    byKey: async (api, { account, ...values }) => {
      const known = (await accountsByKey(api)).find(({ accountId }) => accountId === account);
      const credentials = known && (await newCredentials(known.provider, values));
      return described(await api.patch<Account>(pathOf(account), { credentials }));
    },
  });
}

interface Work {
  description: string;
  onHost(
    door: Channels,
    by: { workspaceId: string; actor: string },
    accountId: string,
  ): Promise<AccountView>;
  byKey(api: ServiceApi, path: string): Promise<Account>;
}

function addOne(channels: Command, name: string, { description, onHost, byKey }: Work): void {
  const command = addHostOrKey(channels.command(name), {})
    .description(description)
    .requiredOption('--account <id>', 'the account', identifier('chan'))
    .addHelpText('after', examples(`greenroom channels ${name} --account chan_…`));
  answerOnHostOrByKey<{ account: string }>(command, {
    onHost: ({ account }) =>
      withChannels(async ({ channels: door }) => {
        const { workspaceId } = await door.find(account);
        return described(await onHost(door, { workspaceId, actor: OPERATOR }, account));
      }),
    byKey: async (api, { account }) => described(await byKey(api, pathOf(account))),
  });
}

interface SandboxOptions {
  account: string;
  message?: string;
  text?: string;
}

const PLAYS = { reply: 'reply', accept: 'accepted', bounce: 'bounce' } as const;

function addSandbox(channels: Command): void {
  const sandbox = channels
    .command('sandbox')
    .description(
      'list the messages of a sandbox account, or act as the recipient; on the host only',
    )
    .argument(
      '[action]',
      'reply, accept or bounce; default: list the messages',
      oneOf(Object.keys(PLAYS) as (keyof typeof PLAYS)[]),
    )
    .requiredOption('--account <id>', 'the sandbox account', identifier('chan'))
    .option('--message <id>', 'the message to reply to, accept or bounce', identifier('msg'))
    .option('--text <text>', 'what the recipient writes in a reply')
    .addHelpText(
      'after',
      examples(
        'greenroom channels sandbox --account chan_…',
        "greenroom channels sandbox --account chan_… reply --message msg_… --text 'Tell me more'",
      ),
    );
  answerWith<SandboxOptions>(sandbox, ({ account, message, text = null }, [action]) =>
    withChannels(async ({ channels: door, stage }) => {
      const { workspaceId } = await door.find(account);
      if (action === undefined) return messageList(await stage.messages(workspaceId, account));
      if (message === undefined)
        throw new CommandFailure(
          `Name the message: --message msg_…; greenroom channels sandbox --account ${account} lists them.`,
        );
      await stage.play(workspaceId, account, message, PLAYS[action as keyof typeof PLAYS], text);
      return {
        data: { accountId: account, messageId: message, action },
        text: `Played: ${action} to ${message}. A running worker takes it from here.`,
      };
    }),
  );
}

function messageList(
  messages: Awaited<ReturnType<ReturnType<typeof createSandboxStage>['messages']>>,
): Answer {
  const rows = messages.map(({ messageId, kind, deliveredAt, to, text }) => [
    messageId,
    kind,
    deliveredAt.toISOString(),
    to.name,
    text.slice(0, 60).replaceAll(/\s+/g, ' '),
  ]);
  return {
    data: { messages },
    text:
      rows.length === 0 ? 'No messages yet.' : table(['MESSAGE', 'KIND', 'AT', 'TO', 'TEXT'], rows),
  };
}

function shown({ accountId, userId, type, provider, address, state, reason, hookUrl }: Account) {
  return { accountId, state, reason, type, provider, userId, address, hookUrl };
}

function described(account: Account): Answer {
  const { accountId, type, provider, state, reason, hookUrl } = account;
  const lines = [`Account ${accountId} (${type}, ${provider}) is ${state}.`];
  if (reason) lines.push(reason.en);
  if (hookUrl !== null)
    lines.push(`Enter this address at the provider, so that it reports replies: ${hookUrl}`);
  return { data: shown(account), text: lines.join('\n') };
}

interface Tools {
  channels: Channels;
  stage: ReturnType<typeof createSandboxStage>;
  requireWorkspace(workspaceId: string): Promise<void>;
}

async function withChannels(work: (tools: Tools) => Promise<Answer>): Promise<Answer> {
  return withInstallation(async ({ access }, { db, secretBox }, config) => {
    const [
      { createChannels },
      { createSandboxStage: createStage },
      { createOutbound },
      { createLeaseEngine },
      { silentLog },
      { systemClock },
    ] = await Promise.all([
      import('../channels/channels.ts'),
      import('../channels/sandbox-stage.ts'),
      import('../platform/outbound.ts'),
      import('../platform/engine-lease.ts'),
      import('../platform/log.ts'),
      import('../platform/clock.ts'),
    ]);
    // Never started: it only leaves work for the running server.
    const engine = createLeaseEngine({ db, log: silentLog });
    const { publicUrl, webhookAllowedHosts: allowedHosts, smtpUrl, imapUrl } = config;
    const outbound = createOutbound({ allowedHosts });
    try {
      const channels = createChannels({
        db,
        engine,
        access,
        outbound,
        secretBox,
        clock: systemClock,
        publicUrl,
        allowedHosts,
        smtpUrl,
        imapUrl,
        // The running server finds the account within the hour.
        onUsable: async () => {},
      });
      return await work({
        channels,
        stage: createStage({ db, engine, secretBox }),
        requireWorkspace: access.requireWorkspace,
      });
    } catch (error) {
      throw inOptions(error);
    } finally {
      await outbound.close();
    }
  });
}

/**
 * An issue's message is a clause that follows the name of the field; a reason with a code is a
 * sentence of its own.
 */
function inOptions(error: unknown): unknown {
  const issues = (error as { fields?: { issues?: Issue[] } }).fields?.issues;
  if (!issues) return error;
  return new CommandFailure(
    issues
      .map(({ path, message, code }) =>
        code === undefined ? `${path.join('.')} ${message}` : message,
      )
      .join('; '),
  );
}
