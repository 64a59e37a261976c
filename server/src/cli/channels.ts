import type { Command } from 'commander';
// Not by the door: that would load the database driver for every help.
import { CHANNEL_TYPES } from '../channels/adapter.ts';
import { CHANNEL_PROVIDERS, defaultProvider } from '../channels/catalogue.ts';
import type { Channels } from '../channels/channels.ts';
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
import { identifier, oneOf } from './options.ts';
import { table } from './output.ts';

const OPERATOR = 'operator';

export function addChannels(program: Command): void {
  const channels = program
    .command('channels')
    .description(
      'manage the accounts that sequences send from: mailboxes, networks, chat apps, SMS',
    );
  addConnect(channels);
  addList(channels);
  addReconnect(channels);
  addOne(channels, 'test', 'test whether an account works now', (door, by, accountId) =>
    door.test(by, accountId),
  );
  addOne(channels, 'disconnect', 'delete an account’s credentials', (door, by, accountId) =>
    door.disconnect(by, accountId),
  );
  addSandbox(channels);
}

const defaults = CHANNEL_TYPES.map((type) => `${defaultProvider(type)} for ${type}`).join(', ');

interface ConnectOptions extends CredentialValues {
  workspace: string;
  type: ChannelType;
  user?: string;
  provider?: ChannelProvider;
  sandbox?: true;
  address?: string;
}

function addConnect(channels: Command): void {
  const connect = channels
    .command('connect')
    .description('connect an account: its credentials are tested at once, then stored encrypted')
    .requiredOption('--workspace <id>', 'the workspace', identifier('ws'))
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
  answerWith<ConnectOptions>(
    connect,
    async ({ workspace, type, user = null, provider, sandbox, address, ...values }) => {
      const chosen = sandbox ? 'sandbox' : provider;
      const credentials = await credentialsOf(chosen ?? defaultProvider(type), values);
      return withChannels(async ({ channels: door, requireWorkspace }) => {
        await requireWorkspace(workspace);
        return described(
          await door.connect(
            { workspaceId: workspace, actor: OPERATOR },
            { type, provider: chosen, userId: user, address, credentials },
          ),
        );
      });
    },
  );
}

function addList(channels: Command): void {
  const list = channels
    .command('list')
    .description('list a workspace’s accounts with their state')
    .requiredOption('--workspace <id>', 'the workspace', identifier('ws'))
    .addHelpText('after', examples('greenroom channels list --workspace ws_…'));
  answerWith<{ workspace: string }>(list, ({ workspace }) =>
    withChannels(async ({ channels: door, requireWorkspace }) => {
      await requireWorkspace(workspace);
      const accounts = await door.list(workspace);
      const rows = accounts.map(({ accountId, type, provider, address, state, reason }) => [
        accountId,
        type,
        provider,
        address,
        state,
        reason?.en ?? '',
      ]);
      return {
        data: { accounts: accounts.map(shown) },
        text:
          rows.length === 0
            ? 'No accounts connected yet.'
            : table(['ACCOUNT', 'TYPE', 'PROVIDER', 'ADDRESS', 'STATE', 'WHY'], rows),
      };
    }),
  );
}

function addReconnect(channels: Command): void {
  const reconnect = channels
    .command('reconnect')
    .description('reconnect an account, with new credentials or the stored ones')
    .requiredOption('--account <id>', 'the account', identifier('chan'));
  credentialOptions(reconnect).addHelpText(
    'after',
    examples(
      'greenroom channels reconnect --account chan_…',
      'greenroom channels reconnect --account chan_… --username jo',
    ),
  );
  answerWith<CredentialValues & { account: string }>(reconnect, ({ account, ...values }) =>
    withChannels(async ({ channels: door }) => {
      const { workspaceId, provider } = await door.find(account);
      const credentials = hasCredentials(provider, values)
        ? await credentialsOf(provider, values)
        : undefined;
      return described(
        await door.reconnect({ workspaceId, actor: OPERATOR }, account, { credentials }),
      );
    }),
  );
}

type Work = (
  door: Channels,
  by: { workspaceId: string; actor: string },
  accountId: string,
) => Promise<AccountView>;

function addOne(channels: Command, name: string, description: string, work: Work): void {
  const command = channels
    .command(name)
    .description(description)
    .requiredOption('--account <id>', 'the account', identifier('chan'))
    .addHelpText('after', examples(`greenroom channels ${name} --account chan_…`));
  answerWith<{ account: string }>(command, ({ account }) =>
    withChannels(async ({ channels: door }) => {
      const { workspaceId } = await door.find(account);
      return described(await work(door, { workspaceId, actor: OPERATOR }, account));
    }),
  );
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
    .description('list the messages of a sandbox account, or act as the recipient')
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

function shown({
  accountId,
  userId,
  type,
  provider,
  address,
  state,
  reason,
  hookUrl,
}: AccountView) {
  return { accountId, state, reason, type, provider, userId, address, hookUrl };
}

function described(account: AccountView): Answer {
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
