import { type Address, isPublicAddress, parseAddress } from './addresses.ts';

/*
 * Which addresses the service may call: pure checks on the text and the parsed URL. outbound.ts
 * checks the addresses that a name resolves to.
 */

export interface HostPort {
  /** Lower case, IPv6 in brackets, like `URL.hostname`. */
  host: string;
  /** Null: any port. */
  port: number | null;
}

/** A DNS host name: labels of letters, digits, hyphens and underscores, at most 253 characters. */
export function isHostName(text: string): boolean {
  return (
    text.length <= 253 &&
    /^(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*\.?$/i.test(text)
  );
}

/** `host` or `host:port`; null when it is neither. */
export function parseHostPort(text: string): HostPort | null {
  const parts = /^(\[[0-9a-f:.]+\]|[^[\]:/?#@\\\s]+)(?::(\d{1,5}))?$/i.exec(text);
  if (!parts) return null;
  const host = URL.parse(`https://${parts[1]}/`)?.hostname;
  const port = parts[2] === undefined ? null : Number(parts[2]);
  if (!host || (port !== null && (port < 1 || port > 65_535))) return null;
  return host.startsWith('[') || isHostName(host) ? { host: withoutFinalDot(host), port } : null;
}

/** `WEBHOOK_ALLOWED_HOSTS` exempts from the private-address rule, and from nothing else. */
export function isAllowedHost(url: URL, allowedHosts: readonly HostPort[]): boolean {
  const port = url.port === '' ? 443 : Number(url.port);
  return allowedHosts.some(
    (allowed) => allowed.host === url.hostname && (allowed.port === null || allowed.port === port),
  );
}

export const NOT_PUBLIC =
  'must not point to localhost, a private network or a cloud metadata endpoint';

/** Names that are only meaningful inside a machine or a network. */
const INTERNAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'localdomain',
  'home.arpa',
  'lan',
  'intranet',
  'corp',
  'home',
];

/** A length that browsers, proxies and servers reliably accept. */
const MAX_URL_LENGTH = 2_048;

/**
 * The URL, or why it is refused (a clause that follows the field's name and never repeats the
 * value). The raw text is checked first: the parser would drop tabs and newlines, and would read
 * `https:example.com` as a full address.
 */
export function judgeUrl(
  text: string,
  allowedHosts: readonly HostPort[],
): { url: URL } | { reason: string } {
  if (text.length > MAX_URL_LENGTH)
    return { reason: `must have at most ${MAX_URL_LENGTH} characters` };
  if (hasForbiddenCharacter(text))
    return { reason: 'must not contain spaces, control characters or backslashes' };
  if (!/^https:\/\/[^/?#]/i.test(text))
    return { reason: 'must be an absolute URL that begins with https://' };
  if (/^https:\/\/[^/?#]*@/i.test(text))
    return { reason: 'must not contain a user name or password' };
  const url = URL.parse(text);
  if (!url) return { reason: 'must be a valid URL' };
  if (url.port === '0') return { reason: 'must have a port from 1 to 65535' };
  // `example.com.` is the same host, but certificates and many servers know it without the dot.
  url.hostname = withoutFinalDot(url.hostname);
  const reason = isAllowedHost(url, allowedHosts) ? null : judgeHost(url.hostname);
  return reason === null ? { url } : { reason };
}

/**
 * Why a host cannot be called, before its name is resolved; null when it can. Takes a host in the
 * form of `URL.hostname`.
 */
export function judgeHost(host: string): string | null {
  // The URL parser has already normalised every spelling of an IPv4 address (octal, hexadecimal,
  // one number, other digits).
  const literal = literalAddress(host);
  if (literal) return isPublicAddress(literal) ? null : NOT_PUBLIC;
  if (!isHostName(host)) return 'must name a valid host';
  const isInternal = INTERNAL_SUFFIXES.some(
    (suffix) => host === suffix || host.endsWith(`.${suffix}`),
  );
  return isInternal || !host.includes('.') ? NOT_PUBLIC : null;
}

/** The address of a URL's host, if the host is an address and not a name. */
export function literalAddress(hostname: string): Address | null {
  return parseAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}

function hasForbiddenCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || (code >= 0x7f && code <= 0x9f) || character === '\\') return true;
  }
  return false;
}

function withoutFinalDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}
