import { AsyncLocalStorage } from 'node:async_hooks';

interface WorkspaceScope {
  workspaceId: string;
  /** Closed when its work ends: code still running after that belongs to no workspace. */
  open: boolean;
}

const scopes = new AsyncLocalStorage<WorkspaceScope | null>();

/**
 * While `work` runs, its database statements can read and write this workspace's rows only, even a
 * statement without a workspace condition (docs/decisions/0035).
 */
export async function runInWorkspace<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  const scope: WorkspaceScope = { workspaceId, open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** For work that affects every workspace on purpose, such as erasing a person. */
export function runUnscoped<T>(work: () => T): T {
  return scopes.run(null, work);
}

/** The workspace that the caller is confined to; null for none. */
export function currentWorkspace(): string | null {
  const scope = scopes.getStore();
  return scope?.open ? scope.workspaceId : null;
}
