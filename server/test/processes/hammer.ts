import { createAccess } from '../../src/access/access.ts';
import { createDatabase } from '../../src/platform/db.ts';
import { AppError } from '../../src/platform/errors.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';
import { fakeClock } from '../fakes/clock.ts';

/** Knocks at the gate many times at once and prints how often it was let in. The clock stands still, so that all processes meet in one bucket. */
const { DATABASE_URL, API_KEY, KNOCKS } = process.env as Record<string, string>;
const db = createDatabase({ url: DATABASE_URL! });
const access = createAccess({ db, clock: fakeClock(), secretBox: createSecretBox('the secret key of the tests'), publicUrl: 'http://localhost' });

const knocks = Array.from({ length: Number(KNOCKS) }, async () => {
  try {
    await access.enter({ headers: { 'x-api-key': API_KEY }, peer: '203.0.113.1' });
    return 1;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limit_exceeded') return 0;
    throw error;
  }
});
const admitted = (await Promise.all(knocks)).reduce<number>((sum, one) => sum + one, 0);
await db.destroy();
process.stdout.write(String(admitted));
