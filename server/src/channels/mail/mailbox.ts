import type { HostGuard } from '../../platform/guarded-host.ts';
import type { MailServer } from '../../platform/smtp.ts';
import type { Channel } from '../adapter.ts';
import { ChannelTrouble, reason, refused, refusedBy } from '../reasons.ts';
import { isMailAddress } from '../rules/header-text.ts';
import { composeMail } from './compose.ts';
import { checkImap, pollImap } from './imap.ts';
import { aimAt } from './mail-server.ts';
import { checkSmtp, sendBySmtp } from './smtp.ts';

export interface MailboxSettings {
  /** Null: the operator's server (SMTP_URL, IMAP_URL). */
  smtp: MailServer | null;
  imap: MailServer | null;
  /** The mailbox's credentials; null: the operator's own, sent only to the operator's server. */
  user: string | null;
  password: string | null;
}

function serverOf(
  own: MailServer | null,
  operators: MailServer | null,
  { user, password }: MailboxSettings,
): MailServer | null {
  if (own) return { ...own, user, password };
  return operators && (user === null ? operators : { ...operators, user, password });
}

export interface MailboxDependencies {
  guard: HostGuard;
  /** The operator's settings, for accounts that name no server of their own. */
  smtp: MailServer | null;
  imap: MailServer | null;
}

/** Email by SMTP, replies and bounces by IMAP. */
export function createMailboxChannel({
  guard,
  smtp: defaultSmtp,
  imap: defaultImap,
}: MailboxDependencies): Channel<MailboxSettings> {
  return {
    async send({ address, settings }, message, signal) {
      const to = message.to.email;
      if (to === undefined || !isMailAddress(to))
        return refused(to === undefined ? 'recipient_missing' : 'recipient_unknown', {
          permanent: true,
        });
      const server = serverOf(settings.smtp, defaultSmtp, settings);
      if (!server) return refused('server_missing', { permanent: false, accountLost: true });
      try {
        const mail = await composeMail({ from: address, to, message });
        return await sendBySmtp(await aimAt(guard, server), mail, signal);
      } catch (error) {
        if (error instanceof ChannelTrouble) return refusedBy(error);
        throw error;
      }
    },

    async check({ settings }, signal) {
      const smtp = serverOf(settings.smtp, defaultSmtp, settings);
      const imap = serverOf(settings.imap, defaultImap, settings);
      if (!smtp) return { state: 'disconnected', reason: reason('server_missing') };
      try {
        await checkSmtp(await aimAt(guard, smtp), signal);
        if (!imap) return { state: 'connected', reason: reason('replies_not_read') };
        await checkImap(await aimAt(guard, imap), signal);
        return { state: 'connected', reason: null };
      } catch (error) {
        if (error instanceof ChannelTrouble)
          return { state: 'disconnected', reason: reason(error.code) };
        throw error;
      }
    },

    async poll({ settings }, mark, signal) {
      const server = serverOf(settings.imap, defaultImap, settings);
      if (!server) return { events: [], mark: mark ?? '', reason: reason('replies_not_read') };
      return pollImap(await aimAt(guard, server), mark, signal);
    },
  };
}
