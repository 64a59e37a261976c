import { describe, expect, it } from 'vitest';
import { cutToWidth, displayWidth } from './display-width.ts';
import { table } from './output.ts';
import { createScreen, type Terminal } from './screen.ts';

describe('a table', () => {
  const header = ['VERDICT', 'ID', 'NAME', 'WHY'];
  const rows = [
    ['green', 'tal_0123456789abcdefghijklmn', '王小明'.repeat(8), 'Has run Kafka '.repeat(9)],
    ['amber', 'tal_1123456789abcdefghijklmn', 'Zoë Ångström 👩‍💻', 'Short'],
  ];

  it('fits into the columns of the terminal, cuts the widest cells and no identifier', () => {
    const lines = table(header, rows, 80).split('\n');
    expect(lines.map(displayWidth).every((width) => width <= 80)).toBe(true);
    expect(displayWidth(lines[1]!)).toBeGreaterThan(75);
    for (const [, id] of rows) expect(lines.join('\n')).toContain(id);
    expect(lines[1]).toMatch(/^green {4}tal_\S+ {2}王\S*… +Has run Kafka.*…$/);
    const columns = lines.map((line) => displayWidth(line.slice(0, line.search(/WHY|Has|Short/))));
    expect(new Set(columns).size).toBe(1);
  });

  it('is whole where there is room, as in a pipe', () => {
    expect(table(header, rows)).toContain('Has run Kafka '.repeat(9).trim());
  });

  it('keeps a cell on its line, without what steers a terminal', () => {
    const text = table(['NAME', 'X'], [['\u001b[2JEve\u0007\nline\u202e', 'y']]);
    expect(text).toBe('NAME         X\n[2JEve line  y');
  });
});

it('measures and cuts by columns, and never inside of a character', () => {
  expect(['abc', '王', 'e\u0301', '👩‍💻', '❤️', '🇫🇷'].map(displayWidth)).toEqual([3, 2, 1, 2, 2, 2]);
  expect(cutToWidth('王小明', 4)).toBe('王…');
  expect(cutToWidth('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…');
  expect(cutToWidth('abc', 3)).toBe('abc');
});

/** A window that wraps what is too wide and scrolls what is too tall. */
function windowOf(columns: number, rows: number) {
  let lines: string[] = [''];
  let at = 0;
  const out: Terminal & { shown(): string[]; isScrolled(): boolean } = {
    isTTY: true,
    columns,
    rows,
    write(text) {
      for (const char of text) {
        if (char === '\n') at += 1;
        else {
          if (displayWidth(lines[at] ?? '') + displayWidth(char) > out.columns!) at += 1;
          lines[at] = (lines[at] ?? '') + char;
        }
        lines[at] ??= '';
      }
    },
    moveCursor: (_, dy) => {
      at = Math.max(0, at + dy);
    },
    clearScreenDown: () => {
      lines = [...lines.slice(0, at), ''];
    },
    shown: () => lines.filter((line) => line !== ''),
    isScrolled: () => lines.length > out.rows!,
  };
  return out;
}

describe('the live table', () => {
  it('leaves nothing of what it showed before, however wide and tall that was', () => {
    const out = windowOf(20, 6);
    const screen = createScreen(out, { json: false });
    screen.show(['first', 'x'.repeat(90), '王'.repeat(40), 'last'].join('\n'), '');
    expect(out.shown()).toEqual(['first', `${'x'.repeat(18)}…`, `${'王'.repeat(9)}…`, 'last']);
    screen.show(Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n'), '');
    expect(out.isScrolled()).toBe(false);
    expect(out.shown().at(-1)).toBe('… 26 more lines');
    screen.show('done', '');
    expect(out.shown()).toEqual(['done']);
    screen.clear();
    expect(out.shown()).toEqual([]);
  });

  it('counts the lines that a smaller window has wrapped', () => {
    const moves: number[] = [];
    const out = { ...windowOf(40, 20), moveCursor: (_: number, dy: number) => moves.push(dy) };
    const screen = createScreen(out, { json: false });
    screen.show(`${'a'.repeat(30)}\nb`, '');
    out.columns = 16;
    screen.show('c', '');
    expect(moves).toEqual([-3]);
  });

  it('is a line for each change where there is no terminal, and nothing with --json', () => {
    const written: string[] = [];
    const out: Terminal = {
      ...windowOf(80, 24),
      isTTY: false,
      write: (text) => written.push(text),
    };
    const screen = createScreen(out, { json: false });
    for (const line of ['one', 'one', 'two']) screen.show('whole', line);
    createScreen(out, { json: true }).show('whole', 'three');
    expect(written).toEqual(['one\n', 'two\n']);
  });
});
