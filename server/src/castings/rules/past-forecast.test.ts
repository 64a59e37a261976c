import { describe, expect, it } from 'vitest';
import { forecastFromPast } from './past-forecast.ts';

const wanted = { greens: 10, matches: 1_000 };

describe('the forecast from earlier castings', () => {
  it('says nothing without castings of at least five verdicts', () => {
    expect(forecastFromPast([], wanted)).toMatchObject({ castings: 0, credits: null, low: null });
    expect(forecastFromPast([{ judged: 4, greens: 4 }], wanted).credits).toBeNull();
  });

  it('divides the greens by the share of all verdicts, at two credits each', () => {
    const past = Array.from({ length: 4 }, () => ({ judged: 100, greens: 25 }));
    const { credits, low, high, expected, share } = forecastFromPast(past, wanted);
    expect(share!.middle).toBeCloseTo(0.251, 3);
    expect(credits).toBe(80);
    expect(expected).toBe(10);
    expect(low!).toBeLessThan(80);
    expect(high!).toBeGreaterThan(80);
    expect(low! % 2).toBe(0);
  });

  it('is wide when castings differ, and leaves one in twenty out at each end', () => {
    const like = Array.from({ length: 18 }, () => ({ judged: 40, greens: 10 }));
    const odd = [
      { judged: 40, greens: 0 },
      { judged: 40, greens: 40 },
    ];
    const narrow = forecastFromPast([...like, ...odd], wanted);
    const wide = forecastFromPast([...like.slice(0, 4), ...odd], wanted);
    expect(narrow.high!).toBeLessThan(120);
    expect(wide.high!).toBeGreaterThan(300);
    expect(wide.low!).toBeLessThan(narrow.low!);
  });

  it('never costs more than judging everyone, and says how many greens that gives', () => {
    const { credits, high, expected } = forecastFromPast([{ judged: 50, greens: 5 }], {
      greens: 10,
      matches: 30,
    });
    expect({ credits, high, expected }).toEqual({ credits: 60, high: 60, expected: 3 });
  });
});
