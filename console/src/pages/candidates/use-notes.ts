import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import {
  candidatesWithKept,
  forget,
  type KeptNotes,
  keep,
  readKept,
} from '../../app/kept-notes.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session.ts';
import { useSessionEnded } from '../../app/session-end.ts';
import { assess, candidateQuery } from './queries.ts';

/** After the last key. */
const SAVE_MS = 800;
const RETRY_MS = 5_000;

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** Saves them, and forgets what the browser kept of them. */
async function save(userId: string, candidateId: string, text: string) {
  const detail = await assess(candidateId, { notes: text.trim() || null });
  forget(userId, candidateId, text);
  const { queryKey } = candidateQuery(candidateId);
  // An answer that is on its way has the notes from before.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, detail);
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that what was typed last is what stays. */
function saveInOrder(...given: Parameters<typeof save>): Promise<void> {
  const done = last.then(() => save(...given));
  last = done.catch(() => {});
  return done;
}

/** Notes that are saved while they are typed. `notes` is what the service has. */
export function useNotes(candidateId: string, notes: string) {
  const client = useQueryClient();
  const { userId } = useSession().user;
  const ended = useSessionEnded();
  /** Null: what the service has is shown. */
  const [draft, setDraft] = useState<KeptNotes | null>(() => readKept(userId, candidateId));
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    // It fails offline as well, which is said; by default it would wait without a word.
    networkMode: 'always',
    mutationFn: (text: string) => saveInOrder(userId, candidateId, text),
    onSuccess: (_, text) => {
      setDraft((now) => now && { ...now, base: text.trim() });
      void client.invalidateQueries({ queryKey: ['candidate', candidateId, 'history'] });
    },
  });
  const unsaved = draft !== null && !isSame(draft.text, draft.base);
  const theirs = unsaved && !isSame(notes, draft.base) && !isSame(notes, draft.text) ? notes : null;
  const due = unsaved && theirs === null && !isPending && !ended ? draft.text : null;
  const refused =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
  useEffect(() => {
    if (due === null || (refused && error)) return;
    const timer = setTimeout(() => mutate(due), error ? RETRY_MS : SAVE_MS);
    const now = () => mutate(due);
    addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, [due, error, refused, mutate]);

  // Closing the drawer or the tab does not wait for the next save.
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = unsaved && theirs === null ? draft.text : null;
  });
  useEffect(() => {
    const flush = (how: typeof save) => {
      if (pending.current !== null) void how(userId, candidateId, pending.current).catch(() => {});
    };
    const onPageHide = () => flush(save);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      flush(saveInOrder);
    };
  }, [userId, candidateId]);

  function change(next: KeptNotes): void {
    if (isSame(next.text, next.base)) forget(userId, candidateId, draft?.text ?? next.text);
    else keep(userId, candidateId, next);
    if (error) reset();
    setDraft(next);
  }

  return {
    text: draft?.text ?? notes,
    state:
      theirs !== null
        ? 'conflict'
        : isPending
          ? 'saving'
          : unsaved
            ? error
              ? 'kept'
              : 'saving'
            : isSuccess
              ? 'saved'
              : 'untouched',
    theirs,
    refusal: refused ? error : null,
    write: (text: string) => change({ text, base: unsaved ? draft.base : notes }),
    /** Nothing is being typed: what the service has is shown again, as it keeps it. */
    leave: () => !unsaved && setDraft(null),
    keepMine: () => draft && change({ ...draft, base: notes }),
    takeTheirs() {
      if (draft) forget(userId, candidateId, draft.text);
      setDraft(null);
    },
  } as const;
}

/**
 * Notes that the browser still keeps from before, of candidates whom nobody changed since, are
 * saved when somebody comes to the page.
 */
export function useKeptNotes(): void {
  const { userId } = useSession().user;
  useEffect(() => {
    for (const candidateId of candidatesWithKept(userId))
      void saveKept(userId, candidateId).catch((error: unknown) =>
        forgetGone(error, userId, candidateId),
      );
  }, [userId]);
}

async function saveKept(userId: string, candidateId: string): Promise<void> {
  const { candidate } = await queryClient.fetchQuery({
    ...candidateQuery(candidateId),
    staleTime: 0,
  });
  const kept = readKept(userId, candidateId);
  if (kept && isSame(kept.base, candidate.notes ?? ''))
    await saveInOrder(userId, candidateId, kept.text);
}

/** Of somebody who was erased nothing stays. */
function forgetGone(error: unknown, userId: string, candidateId: string): void {
  const kept = readKept(userId, candidateId);
  if (kept && error instanceof ApiError && error.status === 404)
    forget(userId, candidateId, kept.text);
}
