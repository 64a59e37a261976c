import { isIP } from 'node:net';
import type { HostGuard } from '../../platform/guarded-host.ts';
import { OutboundError } from '../../platform/outbound.ts';
import type { MailServer, MailTarget } from '../../platform/smtp.ts';
import { ChannelTrouble, type ReasonCode } from '../reasons.ts';

/** Resolves and judges the server's name. Throws ChannelTrouble. */
export async function aimAt(guard: HostGuard, server: MailServer): Promise<MailTarget> {
  try {
    const [address] = await guard.addressesOf(server.host, server.port);
    return {
      ...server,
      address: address!,
      servername: isIP(server.host) === 0 ? server.host : undefined,
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const isRefused = error.failure === 'blocked';
    throw new ChannelTrouble(isRefused ? 'host_refused' : 'host_unknown', {
      accountLost: isRefused,
      cause: error,
    });
  }
}

/** What broke before the server said anything of its own: the name, the line, the encryption. */
export function lineTrouble(error: unknown): ChannelTrouble {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return new ChannelTrouble(lineReason(code, message), { cause: error });
}

function lineReason(code: string, message: string): ReasonCode {
  // First: what some libraries say of a time-out speaks of TLS.
  if (
    /^(?:ETIMEDOUT|ETIMEOUT|ETIME|CONNECT_TIMEOUT|GREETING_TIMEOUT|GREEETING_TIMEOUT|UPGRADE_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(
      code,
    )
  )
    return 'timed_out';
  if (/STARTTLS/i.test(message) && /not support|required|unavailable|not available/i.test(message))
    return 'encryption_required';
  if (
    /^(?:ERR_TLS|ERR_SSL|CERT_|ETLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code) ||
    /certificate|TLS|SSL|wrong version number|packet length/i.test(message)
  ) {
    return 'tls_failed';
  }
  if (code === 'ENOTFOUND' || code === 'EDNS' || code === 'EAI_AGAIN') return 'host_unknown';
  return 'unreachable';
}
