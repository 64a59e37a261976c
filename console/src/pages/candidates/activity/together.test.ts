import { expect, it } from 'vitest';
import type { ActivityEntry } from '../../../app/team/queries.ts';
import { together } from './together.ts';

const entry = (change: ActivityEntry['change'], second: number, more = {}): ActivityEntry => ({
  change,
  candidate: { candidateId: `cand_${second}`, firstname: 'Ada', lastname: null },
  from: null,
  to: null,
  actor: 'usr_1',
  actorName: 'Grace',
  toName: null,
  at: new Date(1e12 - second * 1_000).toISOString(),
  ...more,
});

const linesOf = (activity: ActivityEntry[]) =>
  together(activity).map(({ entry: { change }, people }) => [change, people]);

it('tells in one line what somebody did to many people at once', () => {
  expect(linesOf([entry('added', 1), entry('added', 2), entry('added', 3)])).toEqual([
    ['added', 3],
  ]);
});

it('keeps apart other people’s acts, other values, later acts, words, and the sourcing', () => {
  const activity = [
    entry('status', 1, { to: 'CONTACTED' }),
    entry('status', 2, { to: 'NOT_RETAINED' }),
    entry('added', 3),
    entry('added', 4, { actor: 'usr_2' }),
    entry('added', 5_000, { actor: 'usr_2' }),
    entry('comment', 5_001),
    entry('comment', 5_002),
    entry('renamed', 5_003, { candidate: null }),
    entry('renamed', 5_004, { candidate: null }),
  ];
  expect(linesOf(activity).map(([, people]) => people)).toEqual(activity.map(() => 1));
});
