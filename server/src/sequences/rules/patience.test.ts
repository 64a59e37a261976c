import { describe, expect, it } from 'vitest';
import { blockedUntil } from './patience.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('a step that its channel cannot take', () => {
  it('is retried every hour, for at most three days', () => {
    expect(blockedUntil({ now: NOW, blockedSince: null })).toEqual(at(1));
    expect(blockedUntil({ now: at(71.5), blockedSince: NOW })).toEqual(at(72));
    expect(blockedUntil({ now: at(72), blockedSince: NOW })).toBeNull();
  });

  it('waits as long as the provider asks, but neither less than half a minute nor past the end', () => {
    expect(blockedUntil({ now: NOW, blockedSince: null, retryAfterSeconds: 7_200 })).toEqual(at(2));
    expect(blockedUntil({ now: NOW, blockedSince: null, retryAfterSeconds: 0 })!.getTime()).toBe(
      NOW.getTime() + 30_000,
    );
    expect(blockedUntil({ now: NOW, blockedSince: null, retryAfterSeconds: 10 ** 9 })).toEqual(
      at(72),
    );
  });
});
