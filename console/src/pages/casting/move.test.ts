import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlace } from './move.ts';
import { VERDICTS } from './verdicts.ts';

const LENGTHS = { green: 3, amber: 0, red: 2 };

describe('the card that a key moves to', () => {
  it.each([
    ['ArrowDown', { verdict: 'green', index: 0 }, { verdict: 'green', index: 1 }],
    ['ArrowDown', { verdict: 'green', index: 2 }, { verdict: 'green', index: 2 }],
    ['ArrowRight', { verdict: 'green', index: 2 }, { verdict: 'red', index: 1 }],
    ['ArrowLeft', { verdict: 'red', index: 1 }, { verdict: 'green', index: 1 }],
    ['End', { verdict: 'green', index: 0 }, { verdict: 'green', index: 2 }],
    ['r', { verdict: 'green', index: 2 }, { verdict: 'red', index: 0 }],
    ['g', { verdict: 'red', index: 1 }, { verdict: 'green', index: 0 }],
    ['a', { verdict: 'green', index: 0 }, null],
    ['ArrowRight', { verdict: 'red', index: 0 }, null],
    ['q', { verdict: 'red', index: 0 }, null],
  ] as const)('%s from %j is %j', (key, from, to) => {
    expect(nextPlace(key, from, LENGTHS)).toEqual(to);
  });

  it('always exists', () => {
    const length = fc.nat(20);
    const key = fc.constantFrom(
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowRight',
      'PageDown',
      'PageUp',
      'Home',
      'End',
      'g',
      'a',
      'r',
    );
    fc.assert(
      fc.property(
        key,
        fc.record({ green: length, amber: length, red: length }),
        fc.constantFrom(...VERDICTS),
        fc.nat(19),
        (pressed, lengths, verdict, index) => {
          const next = nextPlace(
            pressed,
            { verdict, index: Math.min(index, Math.max(0, lengths[verdict] - 1)) },
            lengths,
          );
          if (next) expect(next.index).toBeLessThan(lengths[next.verdict]);
          if (next) expect(next.index).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
