/**
 * Notes that the user typed and the service has not saved yet. The browser stores them by
 * workspace, user and candidate, from the first key until they are saved, so that neither a reload
 * nor an outage loses them. Signing out deletes them.
 */
import { currentWorkspace } from './workspace.ts';

const PREFIX = 'greenroom.notes.';

export interface StoredNotes {
  text: string;
  /** The service's notes when typing began: a later change by another user is not overwritten. */
  base: string;
}

const keyOf = (userId: string, candidateId: string): string =>
  `${PREFIX}${currentWorkspace() ?? ''}.${userId}.${candidateId}`;

export function readStoredNotes(userId: string, candidateId: string): StoredNotes | null {
  return parse(localStorage.getItem(keyOf(userId, candidateId)));
}

export function keep(userId: string, candidateId: string, notes: StoredNotes): void {
  localStorage.setItem(keyOf(userId, candidateId), JSON.stringify(notes));
}

/** Deletes them, unless the user has typed more since. */
export function forget(userId: string, candidateId: string, text: string): void {
  if (readStoredNotes(userId, candidateId)?.text === text)
    localStorage.removeItem(keyOf(userId, candidateId));
}

/** All candidates with unsaved notes of this user. */
export function candidatesWithStoredNotes(userId: string): string[] {
  const own = keyOf(userId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

/** For sign-out: no personal data stays in the browser. */
export function forgetAll(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function parse(stored: string | null): StoredNotes | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is StoredNotes =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  typeof value.base === 'string';
