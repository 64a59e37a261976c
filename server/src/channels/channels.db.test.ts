import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type FakeClock, fakeClock } from '../../test/fakes/clock.ts';
import { type HandEngine, handEngine } from '../../test/fakes/hand-engine.ts';
import { type HttpsApi, startHttpsApi } from '../../test/fakes/https-api.ts';
import { MAIL_PASSWORD, MAIL_USER, startImap, startSmtp } from '../../test/fakes/mail-servers.ts';
import { createAccess } from '../access/access.ts';
import { silentLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { findAccount } from './account-store.ts';
import { CHANNEL_TYPES } from './adapter.ts';
import { CHANNEL_PROVIDERS } from './catalogue.ts';
import { type Channels, createChannels } from './channels.ts';
import { createInbound } from './inbound.ts';
import { type ChannelEvent, INBOX_PROCESS } from './port.ts';
import { createSandboxStage } from './sandbox-stage.ts';

let database: TestDatabase;
let clock: FakeClock;
let engine: HandEngine;
let channels: Channels;
let api: HttpsApi;
let stage: ReturnType<typeof createSandboxStage>;
let workspaceId: string;
let userId: string;
let otherUserId: string;
const events: ChannelEvent[] = [];
const secretBox = createSecretBox('the secret key of the tests');
const by = () => ({ workspaceId, actor: 'operator' });

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  clock = fakeClock();
  engine = handEngine(clock);
  api = await startHttpsApi();
  const access = createAccess({ db, clock, secretBox, publicUrl: 'http://localhost' });
  const allowedHosts = ['localhost', api.host];
  const outbound = createOutbound({ allowedHosts });
  channels = createChannels({
    db,
    engine,
    access,
    outbound,
    secretBox,
    clock,
    publicUrl: 'https://greenroom.example.com',
    allowedHosts,
    smtpUrl: null,
    imapUrl: null,
    onUsable: async () => {},
  });
  stage = createSandboxStage({ db, engine, secretBox });
  createInbound({
    db,
    channels,
    outreach: {
      recordEvent: async (event) => void events.push(event),
      suppressAddress: async () => {},
      endMessages: async () => {},
    },
    engine,
    secretBox,
    clock,
    log: silentLog,
  });
  ({ workspaceId, userId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'Jo', language: null },
  ));
  otherUserId = (
    await access.createWorkspace({ name: 'X', capabilities: [] }, { name: 'Eve', language: null })
  ).userId;
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const sandbox = (type: 'email' | 'sms' | 'proNetwork', owner: string | null, address?: string) =>
  channels.connect(by(), {
    type,
    provider: 'sandbox',
    userId: owner,
    address,
    credentials: undefined,
  });

describe('which account sends', () => {
  it('is the sender’s own before a shared one, and never another user’s', async () => {
    const { db } = database;
    expect(await channels.readiness(db, workspaceId, userId)).toEqual({
      email: 'missing',
      proNetwork: 'missing',
      chat_app: 'missing',
      sms: 'missing',
    });
    const own = await sandbox('email', userId, 'own');
    expect((await channels.accountFor(db, workspaceId, userId, 'email'))?.accountId).toBe(
      own.accountId,
    );
    expect(await channels.accountFor(db, workspaceId, null, 'email')).toBeNull();
    const shared = await sandbox('email', null, 'shared');
    expect((await channels.accountFor(db, workspaceId, userId, 'email'))?.accountId).toBe(
      own.accountId,
    );
    expect((await channels.accountFor(db, workspaceId, null, 'email'))?.accountId).toBe(
      shared.accountId,
    );
    // A lost account of one's own is not silently replaced by another sender; one that was given up
    // is.
    await channels.disconnect(by(), own.accountId);
    expect((await channels.accountFor(db, workspaceId, userId, 'email'))?.accountId).toBe(
      shared.accountId,
    );
    expect(await channels.readiness(db, workspaceId, userId)).toMatchObject({ email: 'ready' });
    await channels.disconnect(by(), shared.accountId);
    expect(await channels.readiness(db, workspaceId, userId)).toMatchObject({
      email: 'disconnected',
    });
  });

  it('belongs to a user of the workspace', async () => {
    await expect(sandbox('email', otherUserId)).rejects.toMatchObject({ code: 'validation_error' });
    await expect(sandbox('email', 'usr_unknown')).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});

describe('the catalogue of providers', () => {
  it('has the names and types that the database stores', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'channel_accounts'::regclass and contype = 'c'`.execute(database.db);
    const stored = (column: string) =>
      [
        ...rows
          .find(({ name }) => name === `channel_accounts_${column}_check`)!
          .definition.matchAll(/'([^']+)'::text/g),
      ]
        .map(([, value]) => value)
        .toSorted();
    expect(stored('provider')).toEqual(CHANNEL_PROVIDERS.toSorted());
    expect(stored('type')).toEqual(CHANNEL_TYPES.toSorted());
  });
});

describe('connecting', () => {
  it('the same account again keeps its id', async () => {
    const first = await sandbox('sms', null, '+33600000000');
    expect((await sandbox('sms', null, '+33600000000')).accountId).toBe(first.accountId);
  });

  it('a mailbox: syncing until the first poll succeeds, its password sealed', async () => {
    const [sends, reads] = [await startSmtp(), await startImap()];
    const credentials = {
      password: MAIL_PASSWORD,
      smtp: { host: 'localhost', port: sends.port, security: 'starttls' },
      imap: { host: 'localhost', port: reads.port, security: 'tls' },
    };
    const { accountId, state } = await channels.connect(by(), {
      type: 'email',
      userId,
      address: MAIL_USER,
      credentials,
    });
    expect(state).toBe('syncing');
    const row = await findAccount(database.db, accountId);
    expect(row!.settings!.includes(MAIL_PASSWORD)).toBe(false);
    await engine.runDue(INBOX_PROCESS);
    expect(await channels.find(accountId)).toMatchObject({ state: 'connected', reason: null });

    // A reply that arrives is handed on, once.
    reads.deliver('From: ada@example.org\nSubject: Re\nIn-Reply-To: <sent@example.com>\n\nYes.');
    clock.advance(60_000);
    await engine.runDue(INBOX_PROCESS);
    clock.advance(60_000);
    await engine.runDue(INBOX_PROCESS);
    expect(events.filter((event) => event.accountId === accountId)).toEqual([
      expect.objectContaining({
        workspaceId,
        kind: 'reply',
        match: expect.objectContaining({ providerMessageIds: ['<sent@example.com>'] }),
      }),
    ]);

    // A failure is not shown until it lasts an hour. Then the account gives the reason.
    await reads.close();
    clock.advance(60_000);
    await engine.runDue(INBOX_PROCESS);
    expect(await channels.find(accountId)).toMatchObject({
      state: 'connected',
      reason: { code: 'unreachable' },
    });
    for (let passed = 0; passed <= 60; passed += 31) {
      clock.advance(31 * 60_000);
      await engine.runDue(INBOX_PROCESS);
    }
    expect(await channels.find(accountId)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'unreachable' },
    });
    await channels.disconnect(by(), accountId);
    await sends.close();
  });

  it('with a wrong password stores nothing, and reports why', async () => {
    const sends = await startSmtp();
    const before = (await channels.list(workspaceId)).length;
    const credentials = {
      password: 'wrong',
      smtp: { host: 'localhost', port: sends.port, security: 'starttls' },
    };
    await expect(
      channels.connect(by(), {
        type: 'email',
        userId: null,
        address: 'new@example.com',
        credentials,
      }),
    ).rejects.toMatchObject({
      fields: {
        issues: [
          {
            path: ['credentials'],
            code: 'wrong_credentials',
            message: expect.stringContaining('password'),
          },
        ],
      },
    });
    expect((await channels.list(workspaceId)).length).toBe(before);
    await sends.close();
  });

  it.each([
    [{ type: 'email', provider: 'twilio', credentials: {} }, ['provider']],
    [{ type: 'email', credentials: {} }, ['address']],
    [{ type: 'email', address: 'a@b.example\r\nBcc: x@y.example', credentials: {} }, ['address']],
    [
      {
        type: 'email',
        address: 'a@example.com',
        credentials: { smtp: { host: 'mail.example.com/x' } },
      },
      ['credentials', 'smtp', 'host'],
    ],
    [
      {
        type: 'email',
        address: 'a@example.com',
        credentials: { smtp: { host: 'mail.example.com', port: 0 } },
      },
      ['credentials', 'smtp', 'port'],
    ],
    [
      {
        type: 'email',
        provider: 'gmail',
        address: 'a@example.com',
        credentials: { clientId: 'x' },
      },
      ['credentials', 'refreshToken'],
    ],
    [
      {
        type: 'proNetwork',
        credentials: { dsn: 'http://api8.unipile.com', apiKey: 'k', accountId: 'u' },
      },
      ['credentials', 'dsn'],
    ],
    [
      {
        type: 'sms',
        address: '0612345678',
        credentials: { accountSid: `AC${'0'.repeat(32)}`, authToken: 't' },
      },
      ['address'],
    ],
    [
      { type: 'sms', address: '+33612345678', credentials: { accountSid: 'x', authToken: 't' } },
      ['credentials', 'accountSid'],
    ],
  ] as const)('refuses %j with the path of the mistake', async (given, path) => {
    await expect(channels.connect(by(), { userId: null, ...given })).rejects.toMatchObject({
      fields: { issues: [expect.objectContaining({ path })] },
    });
  });
});

describe('an account that is lost while sending', () => {
  it('is disconnected with the reason, and connected again under its id', async () => {
    const person = { status: 200, json: { provider_id: 'ACoA1' } };
    api.answer(({ path }) =>
      path.startsWith('/api/v1/accounts/')
        ? { status: 200, json: { sources: [{ status: 'OK' }] } }
        : person,
    );
    const credentials = { dsn: api.origin, apiKey: 'key', accountId: 'u1' };
    const account = await channels.connect(by(), { type: 'proNetwork', userId: null, credentials });
    await engine.runDue(INBOX_PROCESS);
    api.answer(({ method }) =>
      method === 'GET' ? person : { status: 401, json: { type: 'errors/disconnected_account' } },
    );
    const message = {
      kind: 'invitation',
      to: { name: 'Ada', proNetworkUrl: 'https://www.linkedin.com/in/ada-l' },
      text: '',
      messageKey: 'k',
    } as const;
    expect(await channels.send(account, message, AbortSignal.timeout(5_000))).toMatchObject({
      outcome: 'refused',
      accountLost: true,
    });
    expect(await channels.find(account.accountId)).toMatchObject({
      state: 'disconnected',
      reason: { code: 'access_revoked' },
    });
    // Nothing is even tried while it is disconnected.
    const asked = api.requests.length;
    expect(await channels.send(account, message, AbortSignal.timeout(5_000))).toMatchObject({
      outcome: 'refused',
      permanent: false,
      accountLost: true,
    });
    expect(api.requests.length).toBe(asked);
    api.answer(() => ({ status: 200, json: { sources: [{ status: 'OK' }] } }));
    expect(await channels.reconnect(by(), account.accountId, { credentials })).toMatchObject({
      accountId: account.accountId,
      state: 'syncing',
    });
    await engine.runDue(INBOX_PROCESS);
    expect(await channels.find(account.accountId)).toMatchObject({ state: 'connected' });
  });
});

describe('the sandbox', () => {
  it('delivers a message once, and simulates the recipient', async () => {
    const account = await sandbox('proNetwork', null, 'stage');
    const message = {
      kind: 'invitation',
      to: { name: 'Ada', proNetworkUrl: 'https://www.linkedin.com/in/ada-l' },
      text: '',
      messageKey: 'srun_1.0',
    } as const;
    const first = await channels.send(account, message, AbortSignal.timeout(5_000));
    expect(await channels.send(account, message, AbortSignal.timeout(5_000))).toEqual(first);
    const [kept, ...more] = await stage.messages(workspaceId, account.accountId);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ kind: 'invitation', to: { name: 'Ada' } });

    await engine.runDue(INBOX_PROCESS);
    await stage.play(workspaceId, account.accountId, kept!.messageId, 'accepted');
    await stage.play(workspaceId, account.accountId, kept!.messageId, 'reply');
    await engine.runDue(INBOX_PROCESS);
    const played = events.filter((event) => event.accountId === account.accountId);
    expect(played.map(({ kind }) => kind)).toEqual(['accepted', 'reply']);
    expect(played[0]!.match).toEqual({
      providerMessageIds: [kept!.messageId],
      address: 'https://www.linkedin.com/in/ada-l',
    });
    await expect(
      stage.play('ws_other', account.accountId, kept!.messageId, 'reply'),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
