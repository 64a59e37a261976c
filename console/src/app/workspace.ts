import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'greenroom.workspace';

const listeners = new Set<() => void>();
/** The workspace of this tab: two tabs may use two workspaces. Null: the session's last one. */
let current: string | null = sessionStorage.getItem(STORAGE_KEY);

export const currentWorkspace = (): string | null => current;

export const useCurrentWorkspace = (): string | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentWorkspace);

export function setWorkspace(workspaceId: string | null): void {
  if (workspaceId === current) return;
  current = workspaceId;
  if (workspaceId === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, workspaceId);
  for (const listener of listeners) listener();
}
