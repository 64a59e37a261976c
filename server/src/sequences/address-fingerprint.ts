import type { SecretBox } from '../platform/secret-box.ts';

/**
 * The keyed hash that identifies an address (email, phone number, profile) without storing it. It
 * does not depend on upper or lower case.
 */
export function addressFingerprint(
  secretBox: Pick<SecretBox, 'fingerprint'>,
  address: string,
): Buffer {
  return secretBox.fingerprint(address.toLowerCase());
}
