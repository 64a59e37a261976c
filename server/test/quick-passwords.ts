import { createHash } from 'node:crypto';
import type { PasswordHashing } from '../src/people/password-hash.ts';

const hashOf = (password: string): string =>
  `quick:${createHash('sha256').update(password).digest('hex')}`;

/**
 * For tests that only sign somebody in: the real hash takes 100 ms of processor time on purpose.
 * No setting of the service reaches this, and the service accepts none of these hashes.
 */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hashOf(password),
  verify: async ({ hash, password }) => hash === hashOf(password),
};
