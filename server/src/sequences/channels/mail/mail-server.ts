import { isIP } from 'node:net';
import type { HostGuard } from '../../../platform/guarded-host.ts';
import { OutboundError } from '../../../platform/outbound.ts';
import { ChannelTrouble, type ReasonCode } from '../reasons.ts';

export interface MailServer {
  host: string;
  port: number;
  /** `optional`: encrypted when the server offers it; only for servers that the operator set up. */
  security: 'tls' | 'starttls' | 'optional';
  user: string | null;
  password: string | null;
}

export interface MailTarget extends MailServer {
  /** One of the addresses that the host stands for now: connect here. */
  address: string;
  /** The name that the certificate must carry; null for a literal address. */
  servername: string | undefined;
}

/** The operator's `SMTP_URL` or `IMAP_URL`: `smtps://user:password@host:465`. */
export function mailServerOf(url: string | null): MailServer | null {
  if (url === null) return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol.endsWith('s:');
  const usualPort = protocol.startsWith('smtp') ? (isSecure ? 465 : 587) : isSecure ? 993 : 143;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort : Number(port),
    security: isSecure ? 'tls' : 'optional',
    user: username === '' ? null : decodeURIComponent(username),
    password: password === '' ? null : decodeURIComponent(password),
  };
}

/** Resolves and judges the server's name. Throws ChannelTrouble. */
export async function aimAt(guard: HostGuard, server: MailServer): Promise<MailTarget> {
  try {
    const [address] = await guard.addressesOf(server.host, server.port);
    return { ...server, address: address!, servername: isIP(server.host) === 0 ? server.host : undefined };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const isRefused = error.failure === 'blocked';
    throw new ChannelTrouble(isRefused ? 'host_refused' : 'host_unknown', { accountLost: isRefused, cause: error });
  }
}

/** What broke before the server said anything of its own: the name, the line, the encryption. */
export function lineTrouble(error: unknown): ChannelTrouble {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return new ChannelTrouble(lineReason(code, message), { cause: error });
}

function lineReason(code: string, message: string): ReasonCode {
  // First: what some libraries say of a time-out speaks of TLS.
  if (/^(?:ETIMEDOUT|ETIMEOUT|ETIME|CONNECT_TIMEOUT|GREETING_TIMEOUT|GREEETING_TIMEOUT|UPGRADE_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return 'timed_out';
  if (/STARTTLS/i.test(message) && /not support|required|unavailable|not available/i.test(message)) return 'encryption_required';
  if (
    /^(?:ERR_TLS|ERR_SSL|CERT_|ETLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code) ||
    /certificate|TLS|SSL|wrong version number|packet length/i.test(message)
  ) {
    return 'tls_failed';
  }
  if (code === 'ENOTFOUND' || code === 'EDNS' || code === 'EAI_AGAIN') return 'host_unknown';
  return 'unreachable';
}
