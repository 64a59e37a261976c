import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedName } from './names.ts';
import { nearestWindow, pageOf } from './pages.ts';
import { allStatuses, CUSTOM_HANDLE, GLOBAL_STATUSES, moveTo } from './statuses.ts';

describe('pages', () => {
  it('cut a list into the same pages from either end, and never read past its middle', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(70),
        (total, size, index) => {
          const list = Array.from({ length: total }, (_, i) => i);
          const window = nearestWindow({ index, size }, total) ?? {
            limit: 0,
            offset: 0,
            reversed: false,
          };
          const from = window.reversed ? list.toReversed() : list;
          const rows = from.slice(window.offset, window.offset + window.limit);
          expect(window.reversed ? rows.toReversed() : rows).toEqual(
            list.slice(index * size, (index + 1) * size),
          );
          expect(window.offset).toBeLessThanOrEqual(total / 2);
          expect(pageOf({ index, size }, total).hasNextPage).toBe(
            list.slice((index + 1) * size).length > 0,
          );
        },
      ),
    );
  });
});

describe('statuses', () => {
  it('move to any place without losing, adding or swapping others', () => {
    const handles = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2,4}$/), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(handles, fc.nat(), fc.nat(20), (all, which, position) => {
        const handle = all[which % all.length]!;
        const moved = moveTo(all, handle, position);
        expect(moved.indexOf(handle)).toBe(Math.min(position, all.length - 1));
        expect(moved.filter((other) => other !== handle)).toEqual(
          all.filter((other) => other !== handle),
        );
      }),
    );
  });

  it('have names in both languages, the workspace’s own after the global ones', () => {
    const own = { handle: 'CALLED', label: 'Called', position: 0 };
    const [english, french] = [allStatuses([own], 'en'), allStatuses([own], 'fr')];
    expect(english.map(({ handle }) => handle)).toEqual([...GLOBAL_STATUSES, 'CALLED']);
    expect(english.slice(0, -1).every(({ label }, i) => label !== french[i]!.label)).toBe(true);
    expect(french.at(-1)).toEqual({ ...own, isCustom: true });
  });

  it.each(['A', 'a', '1A', '_A', 'A-B', 'É1', `A${'B'.repeat(49)}`, 'AB\n'])(
    'reject a handle such as %j',
    (handle) => {
      expect(CUSTOM_HANDLE.test(handle)).toBe(false);
    },
  );
});

describe('generated names', () => {
  it('differ by number and give the day in the language of the user', () => {
    const at = new Date('2026-11-21T23:59:59Z');
    expect(generatedName(12, at, 'en')).toBe('Sourcing 12 of 21 November 2026');
    expect(generatedName(12, at, 'fr')).toBe('Sourcing 12 du 21 novembre 2026');
  });
});
