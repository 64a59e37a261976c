import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { connectionIsCut } from '../ui/arriving-code.ts';
import { type LiveMessage, staleKeys } from './live-keys.ts';
import { queryClient } from './query-client.ts';
import { refetch } from './refetch.ts';
import { sessionQuery } from './session.ts';
import { sessionEnded, sessionReplaced } from './session-end.ts';
import { currentWorkspace } from './workspace.ts';

/**
 * `live`: events arrive at once. `connecting`: first try, or just disconnected. `polling`: the
 * stream fails, so the page refetches regularly.
 */
export type LiveState = 'connecting' | 'live' | 'polling';

/** Verdicts arrive in bursts: one refetch covers all that arrive within this time. */
const GATHER_MS = 120;
const FAILURES_BEFORE_POLLING = 3;
const POLL_MS = 15_000;
const RETRY_MS = 3_000;

const stateListeners = new Set<() => void>();
let state: LiveState = 'connecting';

/**
 * Keeps the queries of a workspace current until the returned function is called. The browser
 * resumes a broken stream after the last event id it received.
 */
export function follow(client: QueryClient, workspaceId: string | null): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let opened = false;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const stale = new Map<string, QueryKey>();
  const polling = setInterval(() => {
    if (state === 'polling') void client.invalidateQueries();
  }, POLL_MS);

  function open(): void {
    const query = workspaceId === null ? '' : `?workspaceId=${encodeURIComponent(workspaceId)}`;
    source = new EventSource(`/console/api/events${query}`);
    source.onopen = () => {
      // Refetch once, for events before the stream opened. A briefly interrupted stream replays its
      // own.
      if (state === 'polling' || !opened)
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      opened = true;
      failures = 0;
      connectionIsCut(false);
      setState('live');
    };
    source.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as LiveMessage);
    source.onerror = fail;
  }

  function fail(): void {
    failures += 1;
    connectionIsCut(true);
    setState(failures >= FAILURES_BEFORE_POLLING ? 'polling' : 'connecting');
    // The browser retries automatically, unless the response was not a stream.
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    retry = setTimeout(open, RETRY_MS * Math.min(failures, 10));
  }

  function receive(message: LiveMessage): void {
    if (message.type === 'session.ended') {
      source?.close();
      void handleSessionEnd();
    } else if (message.type === 'reset') {
      void refetch(client);
    } else {
      for (const key of staleKeys(message)) stale.set(hashKey(key), key);
      gathering ??= setTimeout(refetchStale, GATHER_MS);
    }
  }

  /**
   * The stream also ends when the workspace is suspended: then the frame shows that. After a change
   * of the password or the second factor, a new session is there already.
   */
  async function handleSessionEnd(): Promise<void> {
    await sessionReplaced();
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    const workspace = session?.workspaces.find((one) => one.workspaceId === workspaceId);
    if (!workspace) sessionEnded();
    else if (!workspace.suspendedAt && !closed) open();
  }

  /**
   * One refetch at a time. If each event interrupted the previous refetch, none would finish while
   * verdicts arrive.
   */
  async function refetchStale(): Promise<void> {
    const keys = [...stale.values()];
    stale.clear();
    await Promise.all(keys.map((queryKey) => refetch(client, { queryKey })));
    gathering = stale.size > 0 ? setTimeout(refetchStale, GATHER_MS) : undefined;
  }

  open();
  return () => {
    closed = true;
    source?.close();
    clearTimeout(retry);
    clearTimeout(gathering);
    clearInterval(polling);
  };
}

function setState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    () => state,
  );

/** For the frame: follows this tab's workspace, and restarts after a sign-in. */
export function useFollow(workspaceId: string | null, ended: boolean): void {
  useEffect(() => {
    if (!ended) return follow(queryClient, workspaceId ?? currentWorkspace());
  }, [workspaceId, ended]);
}
