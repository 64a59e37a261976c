import { AsyncLocalStorage } from 'node:async_hooks';

interface WorkspaceScope {
  workspaceId: string;
  /** Over when its work is: what that left running is of nobody in particular any more. */
  open: boolean;
}

const scopes = new AsyncLocalStorage<WorkspaceScope | null>();

/**
 * While `work` runs, all that it asks of the database can see and write the rows of this workspace
 * only, even with a statement that forgets to say so (docs/decisions/0035).
 */
export async function runInWorkspace<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  const scope: WorkspaceScope = { workspaceId, open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** For what concerns every workspace on purpose, such as forgetting a person. */
export function runUnscoped<T>(work: () => T): T {
  return scopes.run(null, work);
}

/** The workspace that the caller is confined to; null for none. */
export function currentWorkspace(): string | null {
  const scope = scopes.getStore();
  return scope?.open ? scope.workspaceId : null;
}
