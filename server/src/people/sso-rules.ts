import { ROLES, type Role } from './rules.ts';

interface RoleRules {
  roleClaim: string | null;
  roles: readonly { value: string; role: Role }[];
  defaultRole: Role | null;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * The largest role that a value of the claim gives, else the default one. A claim is one value or a
 * list; values are compared exactly.
 */
export function roleIn(claims: Claims, { roleClaim, roles, defaultRole }: RoleRules): Role | null {
  const claim = roleClaim === null ? [] : claims[roleClaim];
  const values = new Set((Array.isArray(claim) ? claim : [claim]).map(String));
  const given = new Set(roles.filter(({ value }) => values.has(value)).map(({ role }) => role));
  // ROLES begins with the largest.
  return ROLES.find((role) => given.has(role)) ?? defaultRole;
}

const MAX_NAME_LENGTH = 200;

/**
 * The person's address in lower case, and their name. Null without an address, or when the provider
 * says that nobody has proved it.
 */
export function personIn(claims: Claims): { email: string; name: string | null } | null {
  const { email, email_verified: isVerified, name } = claims;
  if (typeof email !== 'string' || isVerified === false || isVerified === 'false') return null;
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(address)) return null;
  const shown = typeof name === 'string' ? name.trim().slice(0, MAX_NAME_LENGTH) : '';
  return { email: address, name: shown === '' ? null : shown };
}
