/**
 * Masks an address: its owner can still recognize it, but it cannot be written to: `j…@e….com`,
 * `+33…78`.
 */
export function addressHint(kind: 'email' | 'phone', address: string): string {
  if (kind === 'phone') return `${address.slice(0, 3)}…${address.slice(-2)}`;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf('.'))}`;
}
