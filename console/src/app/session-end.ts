import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ended = false;

/**
 * The service no longer knows this session: a dialog over the current page asks the user to sign in
 * again.
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

let replacement: Promise<unknown> = Promise.resolve();

/** A request whose answer brings a new session: the end of the old one means nothing meanwhile. */
export function replacesSession<T>(request: Promise<T>): Promise<T> {
  replacement = request.catch(() => {});
  return request;
}

export const sessionReplaced = (): Promise<unknown> => replacement;
