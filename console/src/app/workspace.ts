import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'greenroom.workspace';

const listeners = new Set<() => void>();
/**
 * The workspace of this tab: two tabs may work in two of them. Null: the one that the session had
 * last.
 */
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
