import { expect, it, vi } from 'vitest';
import { createLimiter, type Shortage } from './limiter.ts';

/** Fixed UTC buckets, as the service counts them, on a clock of the test. */
function serviceOf(limits: Record<string, [limit: number, seconds: number]>) {
  let nowMs = 1_000_000_100;
  const counts = new Map<string, number>();
  return {
    now: () => nowMs,
    wait: async ({ delayMs }: Shortage) => {
      nowMs += delayMs;
      return true;
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
    await limiter.take(service.wait);
    const answered = service.request();
    expect(answered, `request ${n}`).not.toBeNull();
    limiter.learn(answered);
  }
});

it('lets the first request go alone, and counts those under way', async () => {
  const limiter = createLimiter(() => 0);
  const never = () => new Promise<boolean>(() => {});
  let taken = 0;
  const takes = Array.from({ length: 4 }, () =>
    limiter.take(never).then(() => {
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

it('goes without room when that is asked, and works without the headers', async () => {
  const limiter = createLimiter(() => 0);
  const refuse = () => Promise.reject(new Error('waited'));
  await limiter.take(refuse);
  limiter.learn(
    new Headers({ ratelimit: '"day";r=0;t=900', 'ratelimit-policy': '"day";q=3;w=86400' }),
  );
  const asked: Shortage[] = [];
  await limiter.take(async (shortage) => {
    asked.push(shortage);
    return false;
  });
  expect(asked).toEqual([{ window: 'day', delayMs: 900_050, ahead: 0 }]);
  const ignorant = createLimiter(() => 0);
  await ignorant.take(refuse);
  ignorant.learn(new Headers());
  await Promise.all([ignorant.take(refuse), ignorant.take(refuse)]);
});

it('tells each of those that wait how long its own turn takes, and lets them go in order', async () => {
  let nowMs = 0;
  const limiter = createLimiter(() => nowMs);
  await limiter.take(async () => true);
  limiter.learn(
    new Headers({ ratelimit: '"second";r=0;t=1', 'ratelimit-policy': '"second";q=2;w=1' }),
  );
  const told: number[] = [];
  const wakes: (() => void)[] = [];
  const went: number[] = [];
  const takes = [0, 1, 2, 3, 4].map((n) =>
    limiter
      .take(({ delayMs }) => {
        told.push(delayMs);
        return new Promise<boolean>((resolve) => wakes.push(() => resolve(true)));
      })
      .then(() => went.push(n)),
  );
  await vi.waitFor(() => expect(wakes).toHaveLength(5));
  expect(told).toEqual([1_050, 1_050, 2_050, 2_050, 3_050]);
  nowMs = 1_050;
  for (const wake of wakes.splice(0)) wake();
  await Promise.all(takes.slice(0, 2));
  await vi.waitFor(() => expect(wakes).toHaveLength(3));
  expect(went).toEqual([0, 1]);
});

it('leaves the line of those that wait for the first answer when it is aborted', async () => {
  const limiter = createLimiter(() => 0);
  await limiter.take(async () => true);
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(limiter.take(async () => true, signal)).rejects.toThrow('enough');
});
