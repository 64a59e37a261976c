import { vi } from 'vitest';

/**
 * Waits for a condition. The limit is generous: a busy machine must not fail a test that is not
 * about time.
 */
export async function until(condition: () => unknown): Promise<void> {
  await vi.waitUntil(condition, { timeout: 20_000, interval: 10 });
}
