/** The roles of a service process; any number of processes share one database. */
export const ROLES = ['api', 'worker', 'index', 'indexer'] as const;
export type Role = (typeof ROLES)[number];

/** What `greenroom serve` does by itself. The index is served when other processes ask for it. */
const USUAL_ROLES: readonly Role[] = ['api', 'worker'];

/** With a search cluster, any process may be the one that writes its index. */
export const usualRoles = (openSearchUrl: readonly string[]): readonly Role[] =>
  openSearchUrl.length === 0 ? USUAL_ROLES : [...USUAL_ROLES, 'indexer'];
