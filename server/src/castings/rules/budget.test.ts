import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsRemaining, judgementsToStart, type WaveLoad } from './budget.ts';

describe('judgementsToStart', () => {
  it('keeps running judgements within the missing greens and the reserved credits, in any order of completion', () => {
    const run = fc.record({
      targetGreens: fc.integer({ min: 1, max: 50 }),
      reserved: fc.integer({ min: 2, max: 300 }),
      // Which of the judgements in flight ends next, and whether it is green.
      completions: fc.array(fc.record({ pick: fc.nat(), green: fc.boolean() }), { maxLength: 200 }),
    });
    fc.assert(
      fc.property(run, ({ targetGreens, reserved, completions }) => {
        const load: WaveLoad = {
          greensMissing: targetGreens,
          reserved,
          creditsPerTalent: 2,
          judged: 0,
          inFlight: 0,
        };
        load.inFlight += judgementsToStart(load);
        for (const { green } of completions) {
          if (load.inFlight === 0) break;
          load.inFlight--;
          load.judged++;
          if (green) load.greensMissing--;
          load.inFlight += judgementsToStart(load);
          expect(load.inFlight).toBeLessThanOrEqual(load.greensMissing);
          expect(2 * (load.inFlight + load.judged)).toBeLessThanOrEqual(reserved);
          expect(load.greensMissing).toBeGreaterThanOrEqual(0);
        }
        // Nothing in flight means that nothing more may start: quota met or credits used.
        if (load.inFlight === 0)
          expect(load.greensMissing === 0 || reserved - 2 * load.judged < 2).toBe(true);
      }),
    );
  });
});

it('a free wave is bounded by the greens missing alone', () => {
  const load = {
    greensMissing: 5,
    reserved: 0,
    creditsPerTalent: 0,
    judged: 7,
    inFlight: 2,
  } as const;
  expect(judgementsToStart(load)).toBe(3);
});

describe('creditsRemaining', () => {
  const call = { maxCredits: 60, charged: 20, greens: 1, targetGreens: 10 };
  it.each([
    ['running: the budget left', { status: 'running', reserved: 40, available: 100 }, 40],
    [
      'running: bounded by what is reserved and what the balance holds',
      { status: 'running', reserved: 10, available: 15 },
      25,
    ],
    [
      'retry possible: bounded by the balance',
      { status: 'failed_retryable', reserved: 0, available: 30 },
      30,
    ],
    ['retry without a balance', { status: 'failed_retryable', reserved: 0, available: 0 }, 0],
    ['the call is over', { status: 'can_continue', reserved: 0, available: 100 }, 0],
    ['the pool is exhausted', { status: 'pool_exhausted', reserved: 0, available: 100 }, 0],
  ] as const)('%s', (_name, state, expected) => {
    expect(creditsRemaining({ ...state, call })).toBe(expected);
  });

  it('is 0 for a failed call that reached its greens: nothing is left to spend', () => {
    expect(
      creditsRemaining({
        status: 'failed_retryable',
        reserved: 0,
        available: 50,
        call: { ...call, greens: 10 },
      }),
    ).toBe(0);
  });
});
