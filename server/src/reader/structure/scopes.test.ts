import { describe, expect, test } from 'vitest';
import type { Cue, Effect, Unit } from './reach.ts';
import { effectsOf } from './scopes.ts';

const value = (kind: string): Unit => ({ type: 'item', item: { meaning: { kind } } });
const cue = (name: Cue): Unit => ({ type: 'cue', cue: name });
const comma: Unit = { type: 'break', strength: 'comma' };
const stop: Unit = { type: 'break', strength: 'sentence' };
const word: Unit = { type: 'word' };

/** The numbers of the units that have an effect. */
function having(effect: keyof Effect, ...units: Unit[]): number[] {
  return effectsOf(units).flatMap((one, at) =>
    one[effect] && units[at]?.type !== 'cue' ? [at] : [],
  );
}

describe('a denial', () => {
  test('reaches a list of one kind, and no other kind after a comma', () => {
    const units = [
      cue('exclude'),
      value('company'),
      comma,
      value('company'),
      comma,
      value('skill'),
    ];
    expect(having('excluded', ...units)).toEqual([1, 3]);
  });

  test('ends with its sentence', () => {
    expect(having('excluded', cue('exclude'), value('company'), stop, value('company'))).toEqual([
      1,
    ]);
  });

  test('of a part of the people excludes nothing', () => {
    const units = [cue('exclude'), cue('require'), cue('must-before'), value('function')];
    expect(having('excluded', ...units)).toEqual([]);
    expect(having('partly', ...units)).toContain(3);
  });

  test('at the end denies what precedes it', () => {
    expect(having('excluded', value('company'), cue('exclude'))).toEqual([0]);
    expect(having('waived', value('language'), cue('exclude'))).toEqual([0]);
  });
});

describe('examples', () => {
  test('before "or similar" are wishes, over the commas of their list', () => {
    const units = [value('company'), comma, value('company'), cue('like-after')];
    expect(having('like', ...units)).toEqual([0, 2]);
    expect(having('nice', ...units)).toEqual([0, 2]);
  });

  test('that are excluded stay excluded', () => {
    const units = [cue('exclude'), cue('like-before'), value('company')];
    expect(having('excluded', ...units)).toEqual([2]);
  });

  test('are never the title', () => {
    expect(having('like', cue('like-before'), value('title'))).toEqual([]);
  });
});

test('what is waived is neither excluded nor required', () => {
  const units = [cue('exclude'), value('degree'), cue('waive-after')];
  expect(having('excluded', ...units)).toEqual([]);
  expect(having('waived', ...units)).toEqual([1]);
});

test('people in a task are distinguished from the people searched for', () => {
  expect(having('task', value('title'), comma, cue('task'), value('seniority'))).toEqual([3]);
});

test('a wish after its words reaches back to the comma', () => {
  expect(having('nice', value('skill'), comma, value('skill'), word, cue('nice-after'))).toContain(
    2,
  );
});
