/**
 * The sign-in library's own scrypt, so that it can check what is hashed here. Loaded with the first
 * password, as a start needs none.
 */
const library = () => import('better-auth/crypto');

export const hashPassword = async (password: string): Promise<string> =>
  (await library()).hashPassword(password);

export const verifyPassword = async (given: { hash: string; password: string }): Promise<boolean> =>
  (await library()).verifyPassword(given);
