import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccess } from '../../src/access/access.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase } from '../../src/platform/db.ts';
import { AppError } from '../../src/platform/errors.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';
import { fakeClock } from '../fakes/clock.ts';

/** In milliseconds since the epoch. */
export interface Period {
  from: number;
  until: number;
}

/**
 * Says that it is ready, and, once it is told to, authenticates as fast as it can; tells how often
 * it was let in. With ATTEMPTS: that many times at once, by a clock that stands still, so that all
 * processes meet in one bucket. Else for the period that it is told.
 */
const { DATABASE_URL, API_KEY, ATTEMPTS } = process.env as Record<string, string>;
const db = createDatabase({ url: DATABASE_URL! });
const clock = ATTEMPTS ? fakeClock() : systemClock;
const access = createAccess({
  db,
  clock,
  secretBox: createSecretBox('the secret key of the tests'),
  publicUrl: 'http://localhost',
});

async function authenticate(): Promise<number> {
  try {
    await access.enter({ headers: { 'x-api-key': API_KEY }, peer: '203.0.113.1' });
    return 1;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limit_exceeded') return 0;
    throw error;
  }
}

async function requestUntil(end: number): Promise<number> {
  let admitted = 0;
  while (Date.now() < end) admitted += await authenticate();
  return admitted;
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

async function authenticateBetween({ from, until }: Period): Promise<number> {
  await delay(from - Date.now());
  return sum(await Promise.all(Array.from({ length: 4 }, () => requestUntil(until))));
}

// Connects before it counts.
await db.selectFrom('installation').selectAll().execute();
process.send!('ready');
const [period] = (await once(process, 'message')) as [Period];
process.send!(
  ATTEMPTS
    ? sum(await Promise.all(Array.from({ length: Number(ATTEMPTS) }, authenticate)))
    : await authenticateBetween(period),
);
await db.destroy();
process.disconnect();
