/** The roles of a service process; any number of processes share one database. */
export const ROLES = ['api', 'worker', 'index'] as const;
export type Role = (typeof ROLES)[number];

/** What `greenroom serve` does by itself. The index is served when other processes ask for it. */
export const USUAL_ROLES: readonly Role[] = ['api', 'worker'];
