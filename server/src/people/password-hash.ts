/** How passwords are stored. Tests that are not about passwords replace it by one that costs less. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * The sign-in library's own scrypt, so that either checks what the other has hashed. Loaded with the
 * first password, as a start needs none.
 */
const library = () => import('better-auth/crypto');

export const scryptPasswords: PasswordHashing = {
  hash: async (password) => (await library()).hashPassword(password),
  verify: async (given) => (await library()).verifyPassword(given),
};
