import { useSyncExternalStore } from 'react';

/**
 * The two faces of the console: `recruiter` shows people and the work with them, `developer` the keys,
 * requests, webhooks and raw answers. A face decides what is offered first; the role alone decides
 * what is allowed, and every address works in both.
 */
export const FACES = ['recruiter', 'developer'] as const;
export type Face = (typeof FACES)[number];

const PREFIX = 'greenroom.face.';
const listeners = new Set<() => void>();
let user: string | null = null;
let current: Face = 'recruiter';

/** Shows the face that this user chose last in this browser. */
export function adoptFace(userId: string): void {
  user = userId;
  const kept = localStorage.getItem(PREFIX + userId);
  show(FACES.find((face) => face === kept) ?? 'recruiter');
}

export function chooseFace(face: Face): void {
  if (user !== null) localStorage.setItem(PREFIX + user, face);
  show(face);
}

function show(face: Face): void {
  if (face === current) return;
  current = face;
  for (const listener of listeners) listener();
}

export const useFace = (): Face =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
