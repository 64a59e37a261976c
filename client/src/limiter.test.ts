import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const MAX_WAIT_MS = 60_000;

/** Fixed UTC buckets, as the service counts them, on a clock of the test. */
function serviceOf(limits: Record<string, [limit: number, seconds: number]>) {
  let nowMs = 1_000_000_100;
  const counts = new Map<string, number>();
  return {
    now: () => nowMs,
    pause: async (delayMs: number) => {
      nowMs += delayMs;
    },
    /** Null when a window is exceeded, otherwise the headers of the answer. */
    request(): Headers | null {
      const state: string[] = [];
      const policy: string[] = [];
      let isRefused = false;
      for (const [name, [limit, seconds]] of Object.entries(limits)) {
        const epoch = Math.floor(nowMs / 1_000);
        const bucket = `${name} ${Math.floor(epoch / seconds)}`;
        const count = (counts.get(bucket) ?? 0) + 1;
        counts.set(bucket, count);
        isRefused ||= count > limit;
        state.push(`"${name}";r=${Math.max(0, limit - count)};t=${seconds - (epoch % seconds)}`);
        policy.push(`"${name}";q=${limit};w=${seconds}`);
      }
      if (isRefused) return null;
      return new Headers({ ratelimit: state.join(', '), 'ratelimit-policy': policy.join(', ') });
    },
  };
}

it('is never refused by the default windows of a key, however many requests there are', async () => {
  const service = serviceOf({ second: [1, 1], minute: [30, 60], hour: [200, 3_600] });
  const limiter = createLimiter(service.now);
  for (let n = 0; n < 150; n++) {
    await limiter.take(MAX_WAIT_MS, service.pause);
    const answered = service.request();
    expect(answered, `request ${n}`).not.toBeNull();
    limiter.learn(answered);
  }
});

it('lets the first request go alone, and counts those under way', async () => {
  const limiter = createLimiter(() => 0);
  const never = () => new Promise<void>(() => {});
  let taken = 0;
  const takes = Array.from({ length: 4 }, () =>
    limiter.take(MAX_WAIT_MS, never).then(() => {
      taken += 1;
    }),
  );
  await takes[0];
  expect(taken).toBe(1);
  limiter.learn(
    new Headers({ ratelimit: '"minute";r=2;t=9', 'ratelimit-policy': '"minute";q=3;w=60' }),
  );
  await Promise.all(takes.slice(0, 3));
  expect(taken).toBe(3);
});

it('does not wait longer than is worth it, and works without the headers', async () => {
  const limiter = createLimiter(() => 0);
  const refuse = () => Promise.reject(new Error('waited'));
  await limiter.take(MAX_WAIT_MS, refuse);
  limiter.learn(
    new Headers({ ratelimit: '"day";r=0;t=900', 'ratelimit-policy': '"day";q=3;w=86400' }),
  );
  await limiter.take(MAX_WAIT_MS, refuse);
  const ignorant = createLimiter(() => 0);
  for (let n = 0; n < 3; n++) {
    await ignorant.take(MAX_WAIT_MS, refuse);
    ignorant.learn(null);
  }
});
