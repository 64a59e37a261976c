import { expect, it } from 'vitest';
import { notMoved, undoOf } from './status-moves.ts';

const person = (candidateId: string, statusHandle: string) => ({
  candidateId,
  name: candidateId.toUpperCase(),
  statusHandle,
});
const people = [person('a', 'NEW'), person('b', 'CONTACTED'), person('c', 'NEW')];

it('gives everyone back the status that they had', () => {
  expect(undoOf(people)).toEqual([
    { candidateIds: ['a', 'c'], statusHandle: 'NEW' },
    { candidateIds: ['b'], statusHandle: 'CONTACTED' },
  ]);
});

it('names who did not change, and why, in one line', () => {
  const results = [
    { id: 'a', outcome: 'failed' as const, error: { message: 'Erased.' } },
    { id: 'b', outcome: 'changed' as const },
    { id: 'c', outcome: 'unchanged' as const },
  ];
  const { moved, failed, reason } = notMoved(people, results);
  expect(moved.map(({ candidateId }) => candidateId)).toEqual(['b', 'c']);
  expect(failed.map(({ candidateId }) => candidateId)).toEqual(['a']);
  expect(reason).toBe('A: Erased.');
});

it('names three of many', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => person(id, 'NEW'));
  const results = many.map(({ candidateId }) => ({
    id: candidateId,
    outcome: 'failed' as const,
    error: { message: 'Gone.' },
  }));
  expect(notMoved(many, results).reason).toBe('A, B, C, +2: Gone.');
});
