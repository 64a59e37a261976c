import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLeft, shownState } from './review-state.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1 });

describe('the next person to review', () => {
  it('is somebody without a verdict and never the same person, until nobody is left', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.array(fc.boolean()), (all, at, done) => {
        const from = all[at % all.length]!;
        const has = (id: string) => done[all.indexOf(id)] ?? false;
        const next = nextLeft(all, has, from);
        const left = all.filter((id) => id !== from && !has(id));
        if (left.length === 0) expect(next).toBeNull();
        else expect(left).toContain(next);
      }),
    );
  });

  it('reaches everybody once when each gets a verdict', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (all, at) => {
        const done = new Set<string>();
        let current: string | null = all[at % all.length]!;
        while (current !== null) {
          expect(done.has(current)).toBe(false);
          done.add(current);
          current = nextLeft(all, (id) => done.has(id), current);
        }
        expect(done.size).toBe(all.length);
      }),
    );
  });
});

describe('a review that is shown', () => {
  const stored = (at: string) => ({
    review: { verdict: 'red' as const, rating: null, note: null, userId: null, at },
  });
  const own = { verdict: 'green' as const, rating: 4, note: null };

  it('is this tab’s while it is on its way, and while an older answer arrives', () => {
    const talent = stored('2026-01-01T10:00:00.000Z');
    expect(shownState(talent, { state: own, storedAt: null })).toEqual(own);
    expect(shownState(talent, { state: own, storedAt: '2026-01-01T10:00:05.000Z' })).toEqual(own);
    expect(shownState({ review: null }, { state: own, storedAt: null })).toEqual(own);
  });

  it('is a colleague’s who changed it later', () => {
    const talent = stored('2026-01-01T10:00:09.000Z');
    expect(shownState(talent, { state: own, storedAt: '2026-01-01T10:00:05.000Z' }).verdict).toBe(
      'red',
    );
  });
});
