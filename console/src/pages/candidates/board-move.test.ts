import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsOf, heldStep, neighbour } from './board-move.ts';

const COLUMNS = ['A', 'B', 'C'];
const held = (over: string) => ({ candidateId: 'cand_1', from: 'A', over });

it('moves a held card between columns, drops it, and puts it back', () => {
  expect(heldStep(held('A'), 'ArrowRight', COLUMNS)).toEqual({ to: 'over', held: held('B') });
  expect(heldStep(held('B'), ' ', COLUMNS)).toEqual({ to: 'dropped', held: held('B') });
  expect(heldStep(held('A'), ' ', COLUMNS)?.to).toBe('cancelled');
  expect(heldStep(held('B'), 'Escape', COLUMNS)?.to).toBe('cancelled');
  expect(heldStep(held('B'), 'x', COLUMNS)).toBeNull();
});

it('stays within the board, whichever key is pressed', () => {
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

it('shows only the chosen columns, with NOT_RETAINED last', () => {
  const statuses = ['TO_BE_CONTACTED', 'NOT_RETAINED', 'OWN'].map((handle) => ({ handle }));
  expect(columnsOf(statuses, undefined)).toEqual(['TO_BE_CONTACTED', 'OWN', 'NOT_RETAINED']);
  expect(columnsOf(statuses, ['NOT_RETAINED'])).toEqual(['NOT_RETAINED']);
});
