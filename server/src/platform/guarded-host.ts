import { isIP } from 'node:net';
import {
  isPublic,
  OutboundError,
  type Resolve,
  resolveByDns,
  resolveBySystem,
} from './outbound.ts';
import { judgeHost, literalAddress, NOT_PUBLIC, parseHostPort } from './outbound-policy.ts';

/**
 * For protocols other than HTTPS: applies the guarded client's policy to a host and port that a
 * workspace chose.
 */
export interface HostGuard {
  /**
   * The addresses that the host resolves to now, IPv4 first. Connect to one of these, never to the
   * name: by then the name could resolve to another machine. Throws OutboundError: `blocked`, or
   * `network` when the host has no address.
   */
  addressesOf(host: string, port: number): Promise<string[]>;
}

export interface HostGuardOptions {
  /**
   * `host` or `host:port`, exempt from the private-address rule: WEBHOOK_ALLOWED_HOSTS and the
   * hosts that the operator configured.
   */
  allowedHosts: readonly string[];
  /** How names are resolved; for tests. */
  resolve?: Resolve;
}

export function createHostGuard({ allowedHosts, resolve }: HostGuardOptions): HostGuard {
  const allowed = allowedHosts.map(parseHostPort).filter((entry) => entry !== null);

  return {
    async addressesOf(host, port) {
      const target = parseHostPort(isIP(host) === 6 ? `[${host}]` : host);
      if (!target) throw new OutboundError('blocked', 'the host must be a host name or an address');
      const isExempt = allowed.some(
        (entry) => entry.host === target.host && (entry.port === null || entry.port === port),
      );
      const problem = isExempt ? null : judgeHost(target.host);
      if (problem) throw new OutboundError('blocked', `the host ${problem}`);
      const addresses = await resolveHost(
        target.host,
        resolve ?? (isExempt ? resolveBySystem : resolveByDns),
      );
      if (!isExempt && !addresses.every(isPublic))
        throw new OutboundError('blocked', `the host ${NOT_PUBLIC}`);
      return addresses.toSorted((a, b) => isIP(a) - isIP(b));
    },
  };
}

async function resolveHost(host: string, resolve: Resolve): Promise<string[]> {
  const literal = literalAddress(host);
  if (literal) return [literal.toString()];
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new OutboundError('network', `${host} has no address`);
  return addresses;
}
