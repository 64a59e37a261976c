import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HousekeepingTask, startHousekeeping } from './housekeeping.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('housekeeping', () => {
  it('repeats every task at its interval until it is stopped, whatever fails', async () => {
    const runs: string[] = [];
    const task = (name: string, intervalMs: number, run: () => unknown = () => {}) => ({
      name,
      intervalMs,
      run: () => {
        runs.push(name);
        return run();
      },
    });
    const tasks: HousekeepingTask[] = [
      task('throw', 1_000, () => {
        throw new Error('thrown');
      }),
      task('reject', 1_000, () => Promise.reject(new Error('rejected'))),
      task('work', 1_000),
      task('work rarely', 3_000),
    ];
    const warnings: string[] = [];
    const warn = (_: unknown, message?: string) => void warnings.push(message!);
    const housekeeping = startHousekeeping(tasks, { warn } as Parameters<
      typeof startHousekeeping
    >[1]);
    await vi.advanceTimersByTimeAsync(3_000);
    housekeeping.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    const count = (name: string) => runs.filter((run) => run === name).length;
    expect(tasks.map(({ name }) => count(name))).toEqual([3, 3, 3, 1]);
    expect(warnings).toHaveLength(6);
    expect(new Set(warnings)).toEqual(new Set(['cannot throw', 'cannot reject']));
  });

  it('begins no task again while it runs', async () => {
    let begun = 0;
    let end = (): void => {};
    const run = () => {
      begun++;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const warn = () => {};
    const housekeeping = startHousekeeping([{ name: 'take long', intervalMs: 1_000, run }], {
      warn,
    } as unknown as Parameters<typeof startHousekeeping>[1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toBe(2);
    housekeeping.stop();
  });
});
