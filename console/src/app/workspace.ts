const STORAGE_KEY = 'greenroom.workspace';

/** The workspace of this tab: two tabs may work in two of them. Null: the one that the session had last. */
let current: string | null = sessionStorage.getItem(STORAGE_KEY);

export const currentWorkspace = (): string | null => current;

export function setWorkspace(workspaceId: string | null): void {
  current = workspaceId;
  if (workspaceId === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, workspaceId);
}
