import { setTimeout as delay } from 'node:timers/promises';
import { newBrowser, PASSWORD } from '../console.ts';
import { OWNER_EMAIL } from './installation.ts';
import type { Invariant } from './invariants.ts';

export interface SignIns {
  /** How many were answered with a status; 0: nobody knows. */
  answers: Map<number, number>;
}

const PAUSE_MS = 4_000;

/** Signs in with the right password, in a new browser each time. */
export async function signInOften(
  { answers }: SignIns,
  url: string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const credentials = { email: OWNER_EMAIL, password: PASSWORD };
    const status = await newBrowser(url)
      .auth('sign-in/email', credentials)
      .then((answer) => answer.status)
      .catch(() => 0);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await delay(PAUSE_MS);
  }
}

/** An attempt whose answer was lost counts as failed, so an account may be told to wait. */
export function signInInvariants({ answers }: SignIns): Invariant[] {
  const wrong = [...answers].filter(([status]) => status >= 400 && status < 500 && status !== 429);
  return [
    {
      name: 'nobody with the right password is turned away',
      seen: `${answers.get(200) ?? 0} of ${[...answers.values()].reduce((sum, n) => sum + n, 0)} signed in`,
      faults: wrong.map(([status, times]) => `${status}, ${times} times`),
    },
  ];
}
