import type { SecretBox } from '../platform/secret-box.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import { type AccountRow, findAccount, setState } from './account-store.ts';
import type { HookCall, OpenAccount } from './adapter.ts';
import { type InboxDependencies, registerInbox } from './inbox.ts';
import type { Outreach } from './port.ts';
import { isHookToken, readUnsubscribeToken } from './signed-links.ts';

export interface InboundDependencies extends InboxDependencies {
  outreach: Outreach;
  secretBox: SecretBox;
}

/** A call to a hook URL, before its token is verified. */
export interface IncomingCall extends Omit<HookCall, 'receivedAt'> {
  accountId: string;
  token: string;
}

/**
 * Receives incoming events: from polls (inbox.ts), from providers that call a hook, and from
 * recipients who click the unsubscribe link. Each event reaches the sequences at least once.
 */
export function createInbound(dependencies: InboundDependencies) {
  const { db, channels, outreach, secretBox, clock } = dependencies;
  registerInbox(dependencies);

  async function readHook(
    row: AccountRow,
    account: OpenAccount,
    { body, signature }: IncomingCall,
  ): Promise<boolean> {
    const adapter = await channels.adapterOf(row.provider);
    if (!adapter.readHook) return false;
    const { workspaceId, accountId } = row;
    const call = { body, signature, receivedAt: clock.now() };
    const report = await adapter.readHook(account, call);
    switch (report.kind) {
      case 'forged':
        return false;
      case 'event': {
        const { kind, match } = report.event;
        if (kind === 'unsubscribe' && match.address)
          await outreach.suppressAddress(workspaceId, match.address);
        await outreach.recordEvent({ ...report.event, workspaceId, accountId });
        return true;
      }
      case 'state': {
        const { state, reason } = report.state;
        await setState(db, workspaceId, accountId, state, reason?.code ?? null);
        if (row.state !== 'connected') await channels.announce(workspaceId, state);
        return true;
      }
      case 'nothing':
        return true;
    }
  }

  return {
    /**
     * False when the URL is not one of ours, the account no longer exists, or the provider's
     * signature is wrong. Throws when the provider should call again.
     */
    async receive(call: IncomingCall): Promise<boolean> {
      // Check the token first, so that timing does not reveal which accounts exist.
      if (!isHookToken(secretBox, call.accountId, call.token)) return false;
      const row = await findAccount(db, call.accountId);
      const account = row && channels.open(row);
      return row && account
        ? runInWorkspace(row.workspaceId, () => readHook(row, account, call))
        : false;
    },

    /** Whether a link is one of ours. Changes nothing. */
    isUnsubscribeLink: (token: string): boolean => readUnsubscribeToken(secretBox, token) !== null,

    /** Stops a workspace's messages to an address. False when the link is not one of ours. */
    async unsubscribe(token: string): Promise<boolean> {
      const claim = readUnsubscribeToken(secretBox, token);
      if (!claim) return false;
      const { workspaceId, address } = claim;
      await runInWorkspace(workspaceId, () => outreach.endMessages(workspaceId, address));
      return true;
    },
  };
}

export type Inbound = ReturnType<typeof createInbound>;
