import { expect, test } from 'vitest';
import { judgeBackups } from './backup-check.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const DAILY = { backupUrl: '/backups', backupEveryHours: 24 };
const NONE = { backupUrl: null, backupEveryHours: 24 };

test.each([
  ['none', null, null, NONE, 'warn', /none was taken yet/],
  ['a fresh one', hoursAgo(5), null, NONE, 'ok', /taken 5 h ago/],
  ['an old one', hoursAgo(100), null, NONE, 'warn', /4 days ago/],
  ['one that is due', hoursAgo(30), null, DAILY, 'ok', /30 h ago/],
  ['one that is late', hoursAgo(40), null, DAILY, 'warn', /40 h ago/],
  ['a failure', hoursAgo(5), 'the disk is full', DAILY, 'warn', /5 h ago/],
] as const)('%s is told with its age', (_, takenAt, failure, config, status, message) => {
  const found = judgeBackups({ takenAt, failure }, config, NOW);
  expect(found).toMatchObject({ status, message: expect.stringMatching(message) });
  if (failure) expect(found.remedy).toContain(failure);
});
