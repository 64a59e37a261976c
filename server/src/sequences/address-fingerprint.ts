import type { SecretBox } from '../platform/secret-box.ts';

/**
 * The keyed hash by which an address (email, phone number, profile) is known without being kept:
 * the same however its letters are written.
 */
export function addressFingerprint(
  secretBox: Pick<SecretBox, 'fingerprint'>,
  address: string,
): Buffer {
  return secretBox.fingerprint(address.toLowerCase());
}
