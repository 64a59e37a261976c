import type { Access } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { createHostGuard } from '../platform/guarded-host.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createAccountState } from './account-state.ts';
import { type AccountRow, findAccount, readAccount, readAccounts } from './account-store.ts';
import { createAccountVault } from './account-vault.ts';
import { createAdapters, type ProviderOrigins } from './adapters.ts';
import { createConnect } from './connect.ts';
import type { AccountView } from './port.ts';
import { createReconnect } from './reconnect.ts';
import { createSender } from './sender.ts';
import { testUnsubscribeUrlOf, unsubscribeUrlOf } from './signed-links.ts';

export interface ChannelsDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue' | 'cancel'>;
  access: Pick<Access, 'userNames'>;
  outbound: Pick<Outbound, 'request'>;
  secretBox: SecretBox;
  clock: Clock;
  /**
   * Null: the service has no public address, so providers cannot report to it and emails carry no
   * unsubscribe link.
   */
  publicUrl: string | null;
  /** `host` or `host:port` that may have private addresses. */
  allowedHosts: readonly string[];
  smtpUrl: string | null;
  imapUrl: string | null;
  /** Called after an account of the workspace becomes able to send. */
  onUsable(workspaceId: string): Promise<void>;
  origins?: ProviderOrigins;
}

/** The accounts of workspaces, and sending through them. inbound.ts handles incoming events. */
export function createChannels({
  db,
  engine,
  access,
  secretBox,
  publicUrl,
  onUsable,
  allowedHosts,
  ...parts
}: ChannelsDependencies) {
  const vault = createAccountVault({ db, secretBox, publicUrl });
  const guard = createHostGuard({
    allowedHosts: [...allowedHosts, ...operatorHosts(parts.smtpUrl, parts.imapUrl)],
  });
  const adapterOf = createAdapters({ db, secretBox, guard, ...parts });

  async function requireAccount(workspaceId: string, accountId: string): Promise<AccountRow> {
    const row = await readAccount(db, workspaceId, accountId);
    if (!row) throw new AppError('not_found', { message: 'There is no such channel account.' });
    return row;
  }
  const requireView = async (workspaceId: string, accountId: string): Promise<AccountView> =>
    vault.view(await requireAccount(workspaceId, accountId));

  /** Best effort, after the commit: a run that misses it checks again within the hour. */
  async function announce(workspaceId: string, state: AccountRow['state']): Promise<void> {
    if (state === 'connected') await onUsable(workspaceId);
  }

  const accounts = { db, engine, vault, adapterOf, announce, requireAccount, requireView };
  return {
    open: vault.open,
    adapterOf,
    announce,
    connect: createConnect({ ...accounts, access }),
    reconnect: createReconnect(accounts),
    ...createAccountState(accounts),
    ...createSender({ db, vault, adapterOf }),

    /** Finds an account by id in any workspace, for the command line. */
    async find(accountId: string): Promise<AccountView> {
      const row = await findAccount(db, accountId);
      if (!row)
        throw new AppError('not_found', { message: `There is no channel account ${accountId}.` });
      return vault.view(row);
    },

    list: async (workspaceId: string): Promise<AccountView[]> =>
      (await readAccounts(db, workspaceId)).map(vault.view),

    /** The one-click unsubscribe link for an address; null without a public address. */
    unsubscribeUrl: (workspaceId: string, address: string): string | undefined =>
      publicUrl === null
        ? undefined
        : unsubscribeUrlOf(secretBox, publicUrl, { workspaceId, address }),

    /** For tests of a message: looks like the real link, and does nothing. */
    testUnsubscribeUrl: (): string | undefined =>
      publicUrl === null ? undefined : testUnsubscribeUrlOf(publicUrl),
  };
}

export type Channels = ReturnType<typeof createChannels>;

/** The operator's own mail servers may have private addresses. */
function operatorHosts(...urls: (string | null)[]): string[] {
  return urls.flatMap((url) => (url === null ? [] : [new URL(url).hostname]));
}
