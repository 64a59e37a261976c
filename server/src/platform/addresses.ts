import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * A parsed IP address. An IPv4 address inside an IPv6 one (::ffff:1.2.3.4) is always the IPv4
 * address.
 */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

export type AddressRange = [Address, number];

/**
 * Reads the usual written forms; null for everything else, also for shortened, octal and
 * hexadecimal IPv4.
 */
export function parseAddress(text: string): Address | null {
  const withoutZone = text.replace(/%.*$/s, '');
  return isIP(withoutZone) === 0 ? null : ipaddr.process(withoutZone);
}

/**
 * Parses `10.0.0.0/8`, `2001:db8::/32`, or one address, which is a range of one. Null for anything
 * else.
 */
export function parseRange(text: string): AddressRange | null {
  const [base = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || base.includes('%') || isIP(base) === 0) return null;
  const address = ipaddr.parse(base);
  const size = address.kind() === 'ipv4' ? 32 : 128;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > size)) return null;
  const length = bits === undefined ? size : Number(bits);
  // Addresses are compared as IPv4 wherever possible, so ranges must be IPv4 too.
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && length >= 96)
    return [address.toIPv4Address(), length - 96];
  return [address, length];
}

export function isInRange(address: Address, [base, bits]: AddressRange): boolean {
  return address.kind() === base.kind() && address.match(base as ipaddr.IPv4 & ipaddr.IPv6, bits);
}

/**
 * Azure serves its virtual machines here (WireServer: configuration, certificates), at an address
 * that looks public.
 */
const AZURE_WIRE_SERVER = '168.63.129.16';
/** The only part of IPv6 that is allocated for the internet; the rest is special or reserved. */
const GLOBAL_UNICAST: AddressRange = [ipaddr.parse('2000::'), 3];

/**
 * Whether an address is on the public internet. Refused are private, loopback, link-local (cloud
 * metadata), shared, multicast, documentation and reserved ranges, and every IPv6 form that carries
 * an IPv4 address for a gateway to unpack (NAT64, 6to4, Teredo, ISATAP, IPv4-compatible): the
 * target of such an address depends on the network that the process runs in.
 */
export function isPublicAddress(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== AZURE_WIRE_SERVER;
  return isInRange(address, GLOBAL_UNICAST) && !isIsatap(address);
}

/**
 * RFC 5214: an interface identifier of 0000:5efe or 0200:5efe, followed by the IPv4 address that
 * the packet is sent to.
 */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
