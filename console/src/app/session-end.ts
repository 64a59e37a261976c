import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ended = false;

/**
 * The service no longer knows this session: the dialog that asks to sign in again opens over
 * whatever is there.
 */
export const sessionEnded = (): void => change(true);
export const sessionBegun = (): void => change(false);

export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );

function change(next: boolean): void {
  if (next === ended) return;
  ended = next;
  for (const listener of listeners) listener();
}
