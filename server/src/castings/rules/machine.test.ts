import { describe, expect, it } from 'vitest';
import {
  continuation,
  endOfWave,
  nextAction,
  STATUSES,
  statusAfter,
  type WaveOutcome,
} from './machine.ts';

const middle: WaveOutcome = {
  greens: 1,
  targetGreens: 3,
  charged: 10,
  maxCredits: 60,
  creditsPerTalent: 2,
  available: 100,
  more: true,
  failed: false,
};

describe('the end of a wave', () => {
  it.each([
    ['more to find, to spend and to judge: another wave', {}, 'goes_on', 'running'],
    ['quota met', { greens: 3 }, 'quota', 'can_continue'],
    ['cap spent', { charged: 60 }, 'cap', 'can_continue'],
    ['one odd credit of the cap left is the cap spent', { charged: 59 }, 'cap', 'can_continue'],
    ['two credits of the cap left: another wave', { charged: 58 }, 'goes_on', 'running'],
    [
      'balance of one: the call ends, the next continue says 402',
      { available: 1 },
      'balance',
      'can_continue',
    ],
    ['balance of two: another wave', { available: 2 }, 'goes_on', 'running'],
    ['no talent left', { more: false }, 'pool', 'pool_exhausted'],
    [
      'quota met by the last talent is an exhausted pool',
      { more: false, greens: 3 },
      'pool',
      'pool_exhausted',
    ],
    [
      'cap spent by the last talent is an exhausted pool',
      { more: false, charged: 60 },
      'pool',
      'pool_exhausted',
    ],
    [
      'a failed wave, whatever else holds',
      { failed: true, greens: 3, more: false, charged: 60 },
      'failed',
      'failed_retryable',
    ],
  ] as const)('%s', (_name, change, end, status) => {
    expect(endOfWave({ ...middle, ...change })).toBe(end);
    expect(statusAfter(end)).toBe(status);
  });
});

it('nextAction is a pure function of the status', () => {
  expect(STATUSES.map((status) => [status, nextAction(status)])).toEqual([
    ['running', 'wait'],
    ['can_continue', 'continue'],
    ['pool_exhausted', 'done'],
    ['failed_retryable', 'retry'],
  ]);
});

describe('continue', () => {
  it.each([
    ['running', 0, 'running'],
    ['can_continue', 3, 'new_call'],
    ['pool_exhausted', 3, 'exhausted'],
    ['failed_retryable', 2, 'retry'],
    ['failed_retryable', 3, 'close'],
  ] as const)('on %s with %i of 3 greens: %s', (status, greens, expected) => {
    expect(continuation(status, { greens, targetGreens: 3 })).toBe(expected);
  });
});
