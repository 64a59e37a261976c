import type { Role } from '../../../app/session.ts';

interface RoleOfValue {
  value: string;
  role: Role;
}

/** A line for each value: `hiring = recruiter`. */
export const roleLines = (roles: readonly RoleOfValue[]): string =>
  roles.map(({ value, role }) => `${value} = ${role}`).join('\n');

/** The service says which of them it does not accept. */
export const rolesIn = (text: string): RoleOfValue[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.lastIndexOf('=');
      return {
        value: line.slice(0, Math.max(at, 0)).trim(),
        role: line.slice(at + 1).trim() as Role,
      };
    });
