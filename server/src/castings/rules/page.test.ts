import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCursors } from '../../platform/cursor.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { cursorScope, readVerdicts } from './page.ts';

describe('the verdicts parameter', () => {
  it.each([
    [undefined, ['green', 'amber', 'red']],
    ['red', ['red']],
    ['red,green', ['green', 'red']],
    [
      ['red', 'green'],
      ['green', 'red'],
    ],
    [['green,green', 'green'], ['green']],
    ['', null],
    ['green,', null],
    ['GREEN', null],
    ['blue', null],
  ])('%j reads as %j', (sent, expected) => {
    expect(readVerdicts(sent)).toEqual(expected);
  });
});

describe('cursors', () => {
  const cursors = createCursors(createSecretBox('a secret key of the tests'));
  const scope = cursorScope('ws', 'cast_1', ['green', 'red']);

  it('decode to what was encoded', () => {
    expect(cursors.decode(scope, cursors.encode(scope, [1, 42]))).toEqual([1, 42]);
  });

  it('are refused for another search, another set of verdicts, or when anything in them was changed', () => {
    const cursor = cursors.encode(scope, [1, 42]);
    expect(cursors.decode(cursorScope('ws', 'cast_2', ['green', 'red']), cursor)).toBeNull();
    expect(cursors.decode(cursorScope('ws2', 'cast_1', ['green', 'red']), cursor)).toBeNull();
    expect(cursors.decode(cursorScope('ws', 'cast_1', ['green']), cursor)).toBeNull();
    fc.assert(
      fc.property(
        fc.nat(cursor.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, character) => {
          fc.pre(cursor[at] !== character);
          expect(
            cursors.decode(scope, cursor.slice(0, at) + character + cursor.slice(at + 1)),
          ).toBeNull();
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => cursors.decode(scope, text) === null));
  });
});
