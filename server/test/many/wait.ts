import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/**
 * Whether the condition came true in time. A condition that throws (the database is away) is not
 * true yet.
 */
export async function within(
  limitMs: number,
  condition: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      if (await condition()) return true;
    } catch {
      // Asked again.
    }
    if (performance.now() > deadline) return false;
    await delay(LOOK_EVERY_MS);
  }
}
