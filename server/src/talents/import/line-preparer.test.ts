import { expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { createLinePreparer } from './line-preparer.ts';
import { packLines, prepareLines } from './prepare-rows.ts';

const READING = { profileHosts: ['linkedin.com'], asOf: new Date('2026-01-01') };
const person = (n: number) =>
  Buffer.from(
    JSON.stringify({
      ...{ id: `p${n}`, firstname: 'Zoë', lastname: `Number ${n}`, headline: 'é'.repeat(200) },
      proNetworkUrl: `https://www.linkedin.com/in/zoe-${n}/`,
      experiences: Array.from({ length: 8 }, (_, job) => ({
        ...{ title: `Job ${job}`, startDate: '2019-03-01', organizationName: 'Acme' },
      })),
      contacts: { personalEmails: [`zoe${n}@example.org`] },
    }),
  );
const LINES = [
  ...Array.from({ length: 3_000 }, (_, n) => person(n)),
  Buffer.from('not json'),
  Buffer.from([0xff, 0x7b]),
  Buffer.from('{"experiences":"none"}'),
];

test('lines are read as before the thread has started, and leave the event loop free after', async () => {
  const preparer = createLinePreparer();
  const at = prepareLines(packLines(LINES), READING);
  expect(at.good).toHaveLength(3_000);
  expect(at.good[7]).toMatchObject({
    index: 7,
    id: 'p7',
    url: 'https://www.linkedin.com/in/zoe-7',
  });
  expect(at.rejected).toEqual([
    { index: 3_000, reason: 'not valid JSON' },
    { index: 3_001, reason: 'not valid UTF-8' },
    { index: 3_002, reason: 'experiences must be a list' },
  ]);

  // A small file starts no thread.
  await preparer.prepare(LINES.slice(0, 10), READING);
  await new Promise(setImmediate);
  expect(preparer.isWarm()).toBe(false);

  const turnsDuring = async (): Promise<number> => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      if (isDone) return;
      turns++;
      setImmediate(count);
    };
    setImmediate(count);
    expect(await preparer.prepare(LINES, READING)).toEqual(at);
    isDone = true;
    return turns;
  };
  expect(await turnsDuring()).toBe(0);
  await until(async () => preparer.isWarm());
  expect(await turnsDuring()).toBeGreaterThan(0);
});
