/**
 * Enough of an address for its author to recognize it, and too little to write to it:
 * `j…@e….com`, `+33…78`.
 */
export function addressHint(kind: 'email' | 'phone', address: string): string {
  if (kind === 'phone') return `${address.slice(0, 3)}…${address.slice(-2)}`;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, 1)}…@${domain.slice(0, 1)}…${domain.slice(domain.lastIndexOf('.'))}`;
}
