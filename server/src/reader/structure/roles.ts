/** What a sentence of a recruiter's text is about. */
export const ROLES = [
  'heading',
  'ask',
  'demand',
  'wish',
  'duty',
  'about',
  'offer',
  'exclusion',
  'greeting',
  'signature',
  'requester',
] as const;

export type Role = (typeof ROLES)[number];

export function perRole(value: number): Record<Role, number> {
  return Object.fromEntries(ROLES.map((role) => [role, value])) as Record<Role, number>;
}
