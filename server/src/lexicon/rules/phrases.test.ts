import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWord, PhraseIndex, parts, WaitingNames } from './phrases.ts';

const word = fc.constantFrom('a', 'an', 'data', 'engineer', 'of', 'x');
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

/** Written out at once. */
function eager(phrases: readonly string[]): PhraseIndex<number> {
  const index = new PhraseIndex<number>();
  for (const [position, one] of phrases.entries()) index.addJoined(one, position);
  return index;
}

/** Expanded by first word, on demand. */
function late(phrases: readonly string[]): PhraseIndex<number> {
  const waiting = new WaitingNames<{ phrase: string; position: number }>();
  for (const [position, one] of phrases.entries())
    waiting.add(firstWord(one), { phrase: one, position });
  const index: PhraseIndex<number> = new PhraseIndex((first) => {
    for (const { phrase: one, position } of waiting.take(first)) index.addJoined(one, position);
  });
  return index;
}

describe('phrases', () => {
  it('that are expanded late are found like those that are expanded immediately', () => {
    fc.assert(
      fc.property(
        fc.array(phrase),
        fc.array(fc.tuple(fc.constantFrom('get', 'begins', 'longest'), phrase)),
        (phrases, questions) => {
          const [now, then] = [eager(phrases), late(phrases)];
          for (const [kind, text] of questions) {
            const ask = (index: PhraseIndex<number>): unknown =>
              kind === 'get'
                ? index.get(text)
                : kind === 'begins'
                  ? index.opening(firstWord(text)) !== undefined
                  : index.longest(text.split(' '), 0);
            expect(ask(then)).toEqual(ask(now));
          }
        },
      ),
    );
  });

  it('start only at allowed positions', () => {
    fc.assert(
      fc.property(fc.array(phrase), phrase, (phrases, text) => {
        const index = eager(phrases);
        const words = text.split(' ');
        if (index.longest(words, 0) !== null)
          expect(index.opening(words[0]!)?.mayBegin(words[1])).toBe(true);
      }),
    );
  });

  it('are found by the longest match, and the first value for one is kept', () => {
    const index = eager(['data', 'data engineer', 'data engineer']);
    expect(index.longest(['x', 'data', 'engineer', 'of'], 1)).toEqual({ value: 1, end: 3 });
    expect(index.longest(['data', 'of'], 0)).toEqual({ value: 0, end: 1 });
  });
});

it('the parts of a list are separated by commas, trimmed and never empty', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom('a', ' b ', ',', ', ', '  ', 'é c'))
        .map((pieces) => pieces.join('')),
      (list) => {
        const expected = list
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '');
        expect(parts(list)).toEqual(expected);
      },
    ),
  );
});
