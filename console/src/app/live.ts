import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { connectionIsCut } from '../ui/arriving-code.ts';
import { type LiveMessage, staleKeys } from './live-keys.ts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';
import { sessionEnded } from './session-end.ts';
import { currentWorkspace } from './workspace.ts';

/**
 * `live`: told at once. `connecting`: first try, or cut a moment ago. `polling`: the stream fails,
 * so what is shown is asked for again and again.
 */
export type LiveState = 'connecting' | 'live' | 'polling';

/** Verdicts come in bursts: one refetch for all that came within this time. */
const GATHER_MS = 120;
const FAILURES_BEFORE_POLLING = 3;
const POLL_MS = 15_000;
const RETRY_MS = 3_000;

const stateListeners = new Set<() => void>();
let state: LiveState = 'connecting';

/**
 * Keeps the queries of a workspace current until the answer is called. The browser resumes a cut
 * stream with the last id it saw.
 */
export function follow(client: QueryClient, workspaceId: string | null): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let opened = false;
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
      // What happened before anybody listened is asked for once. A stream that was cut for a moment
      // brings it along.
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
    // The browser retries automatically unless the answer was no stream.
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    retry = setTimeout(open, RETRY_MS * Math.min(failures, 10));
  }

  function receive(message: LiveMessage): void {
    if (message.type === 'session.ended') {
      source?.close();
      void tellWhy();
    } else if (message.type === 'reset') {
      void client.invalidateQueries();
    } else {
      for (const key of staleKeys(message)) stale.set(hashKey(key), key);
      gathering ??= setTimeout(refetch, GATHER_MS);
    }
  }

  /** The stream also ends when the workspace is suspended: then the frame shows that. */
  async function tellWhy(): Promise<void> {
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    const workspace = session?.workspaces.find((one) => one.workspaceId === workspaceId);
    if (!workspace?.suspendedAt) sessionEnded();
  }

  /**
   * One at a time: a refetch that the next event cut short, and the one after that, would never end
   * while verdicts come.
   */
  async function refetch(): Promise<void> {
    const keys = [...stale.values()];
    stale.clear();
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    gathering = stale.size > 0 ? setTimeout(refetch, GATHER_MS) : undefined;
  }

  open();
  return () => {
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

/** For the frame: follows the workspace of this tab, and starts again after a sign-in. */
export function useFollow(workspaceId: string | null, ended: boolean): void {
  useEffect(() => {
    if (!ended) return follow(queryClient, workspaceId ?? currentWorkspace());
  }, [workspaceId, ended]);
}
