import type { Listener } from '../platform/listen.ts';

/** Sent by the trigger on `workspace_events`, with the id of the workspace. */
const CHANNEL = 'workspace_events';
/** A caller that waits for the next event of a workspace. */
interface Turn {
  /** True when there may be an event, which it waits for; false after `maxMs`. */
  come(maxMs: number): Promise<boolean>;
  leave(): void;
}

/** Wakes the callers of this process that wait for events. */
export function createWaiting(listener: Pick<Listener, 'on'>) {
  const byWorkspace = new Map<string, Set<() => void>>();
  let listening: Promise<void> | null = null;

  function wake(workspaceId: string): void {
    // Without an id: the connection is new, and something may have been missed.
    const those = workspaceId === '' ? [...byWorkspace.keys()] : [workspaceId];
    for (const id of those) for (const call of [...(byWorkspace.get(id) ?? [])]) call();
  }

  return {
    /** Notices every event from now on. Call `come` or `leave` once. */
    async join(workspaceId: string): Promise<Turn> {
      listening ??= listener.on(CHANNEL, wake);
      await listening;
      const change = Promise.withResolvers<boolean>();
      const waiters = byWorkspace.get(workspaceId) ?? new Set();
      byWorkspace.set(workspaceId, waiters.add(wakeUp));
      function wakeUp(): void {
        change.resolve(true);
      }
      function leave(): void {
        waiters.delete(wakeUp);
        if (waiters.size === 0 && byWorkspace.get(workspaceId) === waiters)
          byWorkspace.delete(workspaceId);
      }
      return {
        leave,
        async come(maxMs) {
          const timer = setTimeout(() => change.resolve(false), maxMs).unref();
          const isWoken = await change.promise;
          clearTimeout(timer);
          leave();
          return isWoken;
        },
      };
    },
  };
}
