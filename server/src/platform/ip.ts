import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import {
  type Address,
  type AddressRange,
  isInRange,
  parseAddress,
  parseRange,
} from './addresses.ts';

export interface Connection {
  headers: IncomingHttpHeaders;
  /** The address of the socket's other end. */
  peer: string;
}

/** The addresses whose failed authentications are counted, and how (decisions 10 and 38). */
export interface CountedAddress {
  /**
   * The address that the interface's own rule counts: the client's. If no trusted proxy confirms
   * the claimed address, it is combined with the socket's.
   */
  ip: string;
  /**
   * The socket's address, which has a limit of its own; null when a trusted proxy is configured.
   */
  socket: string | null;
}

/**
 * With no trusted proxy configured, any client may claim any address. A claim then counts only
 * together with its socket, so it blocks no other client. Never throws.
 */
export function countedAddress(
  caller: Connection,
  trustedProxies: readonly string[],
): CountedAddress {
  const claimed = clientIp(caller, trustedProxies);
  if (trustedProxies.length > 0) return { ip: claimed, socket: null };
  const socket = grouped(parseAddress(caller.peer));
  return { ip: claimed === socket ? socket : `${claimed} by ${socket}`, socket };
}

const LOCAL_NAMES = ['localhost', 'localhost.localdomain'];

/**
 * Why limits by address are coarse: others can reach the service and no proxy is configured. Null
 * when there is no problem.
 */
export function proxyProblem({
  host,
  trustedProxies,
}: {
  host: string;
  trustedProxies: readonly string[];
}): string | null {
  const isLocal =
    LOCAL_NAMES.includes(host.toLowerCase()) || parseAddress(host)?.range() === 'loopback';
  if (isLocal || trustedProxies.length > 0) return null;
  return `HOST is ${host} and TRUSTED_PROXIES is empty: behind a reverse proxy, all clients share its address in the limits on signing in and on OAuth registration`;
}

export const PROXY_REMEDY =
  'set TRUSTED_PROXIES to the addresses of your reverse proxies; with none in front, set it to 127.0.0.1, and X-Forwarded-For counts for nobody';

/**
 * The address that no client can forge: from a trusted proxy, else the socket's. For limits that
 * the interface does not define. Never throws.
 */
export function verifiedIp(caller: Connection, trustedProxies: readonly string[]): string {
  return trustedProxies.length > 0
    ? clientIp(caller, trustedProxies)
    : grouped(parseAddress(caller.peer));
}

/**
 * The address that a request claims (interface, "Limits"): the first address of x-forwarded-for,
 * then x-real-ip, then cloudfront-viewer-address, then the socket; anything that is not an address
 * is skipped. With trusted proxies configured, the headers count only when one of them sent the
 * request. An IPv4 address is returned as it is, an IPv6 one as its /64, which is what one customer
 * gets; `unknown` when even the socket has none. Never throws.
 */
export function clientIp({ headers, peer }: Connection, trustedProxies: readonly string[]): string {
  const socket = parseAddress(peer);
  if (trustedProxies.length > 0 && !isTrusted(socket, trustedProxies)) return grouped(socket);
  return grouped(
    forwarded(firstOf(headers['x-forwarded-for'])) ??
      forwarded(firstOf(headers['x-real-ip'])) ??
      viewer(firstOf(headers['cloudfront-viewer-address'])) ??
      socket,
  );
}

const MAX_ADDRESS_LENGTH = 64;

/** The first item of a list header, including one that was sent several times. */
function firstOf(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
  const comma = text.indexOf(',');
  return (comma < 0 ? text : text.slice(0, comma)).trim();
}

/**
 * `1.2.3.4`, `1.2.3.4:80`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:80`, each also in double
 * quotes.
 */
function forwarded(item: string): Address | null {
  if (item.length > MAX_ADDRESS_LENGTH) return null;
  const text = item.replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^[\]]+)\](?::\d{1,5})?$/.exec(text);
  if (bracketed) return parseAddress(bracketed[1] ?? '');
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text);
  return parseAddress(withPort?.[1] ?? text);
}

/**
 * CloudFront always adds the port, and puts no brackets around an IPv6 address: `2001:db8::1:443`
 * is port 443 of 2001:db8::1.
 */
function viewer(item: string): Address | null {
  if (item.length > MAX_ADDRESS_LENGTH) return null;
  const withPort = /^(.+):\d{1,5}$/.exec(item);
  return (withPort && parseAddress(withPort[1] ?? '')) ?? forwarded(item);
}

function grouped(address: Address | null): string {
  if (address === null) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/**
 * The list is parsed once per configuration, not once per request: a CDN's list can have hundreds
 * of ranges.
 */
const parsedLists = new WeakMap<readonly string[], AddressRange[]>();

function isTrusted(socket: Address | null, trustedProxies: readonly string[]): boolean {
  let ranges = parsedLists.get(trustedProxies);
  if (!ranges) {
    ranges = trustedProxies.map(parseRange).filter((range) => range !== null);
    parsedLists.set(trustedProxies, ranges);
  }
  return socket !== null && ranges.some((range) => isInRange(socket, range));
}
