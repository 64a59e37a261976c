import { isIP } from 'node:net';
import type { HostGuard } from '../../platform/guarded-host.ts';
import { OutboundError } from '../../platform/outbound.ts';
import type { MailServer, MailTarget } from '../../platform/smtp.ts';
import { ChannelTrouble, type ReasonCode } from '../reasons.ts';

/** Resolves the server's name and checks that it is allowed. Throws ChannelTrouble. */
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

/** The failure before the server's first response: name resolution, connection or encryption. */
export function lineTrouble(error: unknown): ChannelTrouble {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return new ChannelTrouble(lineReason(code, message), { cause: error });
}

function lineReason(code: string, message: string): ReasonCode {
  // Check this first: some libraries mention TLS in their time-out errors.
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
