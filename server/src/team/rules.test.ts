import { describe, expect, it } from 'vitest';
import { firstUnnamed, pageOfAll, rowsNeeded, toldOf } from './rules.ts';

describe('mentions', () => {
  it('are in the text, whatever their case', () => {
    expect(firstUnnamed('@ada lovelace, and @Élise Ñu: look', ['Ada Lovelace', 'élise ñu'])).toBe(
      -1,
    );
  });

  it('are refused when the text only names the person', () => {
    expect(firstUnnamed('Ada Lovelace saw it, @Ada B', ['Ada Lovelace'])).toBe(0);
    expect(firstUnnamed('@Ada', ['Ada', 'Grace'])).toBe(1);
    expect(firstUnnamed('@Anna, look', ['Ann'])).toBe(0);
    expect(firstUnnamed('@Anna and @Ann, look', ['Ann'])).toBe(-1);
  });

  it('tell each member once, and never the author', () => {
    expect(toldOf(['b', 'a', 'b', 'me'], 'me')).toEqual(['b', 'a']);
  });
});

describe('the activity', () => {
  const at = (second: number, what: string) => ({ at: new Date(second * 1_000), what });
  const first = [at(9, 'a'), at(5, 'b'), at(1, 'c')];
  const second = [at(7, 'd'), at(5, 'e')];
  const namesOf = (entries: { what: string }[]) => entries.map(({ what }) => what).join('');

  it('is one list, newest first, without gaps or repeats between its pages', () => {
    const pages = [0, 1, 2].map((pageIndex) => {
      const asked = { pageIndex, pageSize: 2 };
      const rows = [first, second].map((source) => source.slice(0, rowsNeeded(asked)));
      return pageOfAll(rows, asked);
    });
    expect(pages.map(({ entries }) => namesOf(entries))).toEqual(['ad', 'be', 'c']);
    expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false]);
  });
});
