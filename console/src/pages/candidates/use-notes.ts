import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session.ts';
import { useSessionEnded } from '../../app/session-end.ts';
import {
  candidatesWithStoredNotes,
  forget,
  keep,
  readStoredNotes,
  type StoredNotes,
} from '../../app/stored-notes.ts';
import { assess, candidateQuery } from './queries.ts';

/** Pause after the last key. */
const SAVE_MS = 800;
const RETRY_MS = 5_000;

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** Saves the notes, and deletes the browser's copy. */
async function save(userId: string, candidateId: string, text: string) {
  const detail = await assess(candidateId, { notes: text.trim() || null });
  forget(userId, candidateId, text);
  const { queryKey } = candidateQuery(candidateId);
  // A request in flight would return the old notes.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, detail);
}

let last: Promise<unknown> = Promise.resolve();

/** Saves one after the other, so the last text typed is the one stored. */
function saveInOrder(...given: Parameters<typeof save>): Promise<void> {
  const done = last.then(() => save(...given));
  last = done.catch(() => {});
  return done;
}

/** Notes, saved while the user types. `notes`: the text stored by the service. */
export function useNotes(candidateId: string, notes: string) {
  const client = useQueryClient();
  const { userId } = useSession().user;
  const ended = useSessionEnded();
  /** Null: show the stored notes. */
  const [draft, setDraft] = useState<StoredNotes | null>(() =>
    readStoredNotes(userId, candidateId),
  );
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    // Offline, the save must fail and show so. By default it would wait silently.
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
  useScheduledSave({ due, error, refused, save: mutate });
  useSaveOnLeave(userId, candidateId, unsaved && theirs === null ? draft.text : null);

  function change(next: StoredNotes): void {
    if (isSame(next.text, next.base)) forget(userId, candidateId, draft?.text ?? next.text);
    else keep(userId, candidateId, next);
    if (error) reset();
    setDraft(next);
  }

  return {
    text: draft?.text ?? notes,
    state: theirs !== null ? 'conflict' : stateOf({ unsaved, error, isPending, isSuccess }),
    theirs,
    refusal: refused ? error : null,
    write: (text: string) => change({ text, base: unsaved ? draft.base : notes }),
    /** The user stops typing: show the stored notes again. */
    leave: () => !unsaved && setDraft(null),
    keepMine: () => draft && change({ ...draft, base: notes }),
    takeTheirs() {
      if (draft) forget(userId, candidateId, draft.text);
      setDraft(null);
    },
  } as const;
}

interface SaveProgress {
  unsaved: boolean;
  error: Error | null;
  isPending: boolean;
  isSuccess: boolean;
}

function stateOf({ unsaved, error, isPending, isSuccess }: SaveProgress) {
  if (isPending) return 'saving';
  if (unsaved) return error ? 'kept' : 'saving';
  return isSuccess ? 'saved' : 'untouched';
}

interface ScheduledSave {
  /** The text to save; null when there is nothing to save now. */
  due: string | null;
  error: Error | null;
  refused: boolean;
  save(text: string): void;
}

/** Saves after a pause in typing, and retries while the service or the network is down. */
function useScheduledSave({ due, error, refused, save }: ScheduledSave): void {
  useEffect(() => {
    if (due === null || (refused && error)) return;
    const timer = setTimeout(() => save(due), error ? RETRY_MS : SAVE_MS);
    const now = () => save(due);
    addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
  }, [due, error, refused, save]);
}

/** Saves at once when the user closes the drawer or the tab. */
function useSaveOnLeave(userId: string, candidateId: string, text: string | null): void {
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = text;
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
}

/**
 * Saves the notes that the browser kept from an earlier visit, unless the stored notes have changed
 * since.
 */
export function useStoredNotes(): void {
  const { userId } = useSession().user;
  useEffect(() => {
    for (const candidateId of candidatesWithStoredNotes(userId))
      void saveStoredNotes(userId, candidateId).catch((error: unknown) =>
        forgetDeleted(error, userId, candidateId),
      );
  }, [userId]);
}

async function saveStoredNotes(userId: string, candidateId: string): Promise<void> {
  const { candidate } = await queryClient.fetchQuery({
    ...candidateQuery(candidateId),
    staleTime: 0,
  });
  const kept = readStoredNotes(userId, candidateId);
  if (kept && isSame(kept.base, candidate.notes ?? ''))
    await saveInOrder(userId, candidateId, kept.text);
}

/** Deletes the browser's copy when the candidate was erased. */
function forgetDeleted(error: unknown, userId: string, candidateId: string): void {
  const kept = readStoredNotes(userId, candidateId);
  if (kept && error instanceof ApiError && error.status === 404)
    forget(userId, candidateId, kept.text);
}
