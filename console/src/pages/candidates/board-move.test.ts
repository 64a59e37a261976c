import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsOf, heldStep, neighbour } from './board-move.ts';

const COLUMNS = ['A', 'B', 'C'];
const held = (over: string) => ({ candidateId: 'cand_1', from: 'A', over });

it('moves what is held between columns, drops it where it is, and takes it back', () => {
  expect(heldStep(held('A'), 'ArrowRight', COLUMNS)).toEqual({ to: 'over', held: held('B') });
  expect(heldStep(held('B'), ' ', COLUMNS)).toEqual({ to: 'dropped', held: held('B') });
  expect(heldStep(held('A'), ' ', COLUMNS)?.to).toBe('cancelled');
  expect(heldStep(held('B'), 'Escape', COLUMNS)?.to).toBe('cancelled');
  expect(heldStep(held('B'), 'x', COLUMNS)).toBeNull();
});

it('never leads out of the board, whatever is pressed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COLUMNS),
      fc.string(),
      fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End'),
      (column, other, key) => {
        expect(COLUMNS).toContain(neighbour(COLUMNS, column, key));
        if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(other))
          expect(neighbour(COLUMNS, column, other)).toBeNull();
      },
    ),
  );
});

it('has those out of the pipeline last, and only the columns that were asked for', () => {
  const statuses = ['TO_BE_CONTACTED', 'NOT_RETAINED', 'OWN'].map((handle) => ({ handle }));
  expect(columnsOf(statuses, undefined)).toEqual(['TO_BE_CONTACTED', 'OWN', 'NOT_RETAINED']);
  expect(columnsOf(statuses, ['NOT_RETAINED'])).toEqual(['NOT_RETAINED']);
});
