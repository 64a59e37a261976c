/** The roles of a service process; any number of processes share one database. */
export const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];
