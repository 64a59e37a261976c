import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { type Console, openConsole } from './harness.ts';
import { judgeInHand } from './judge-in-hand.ts';

/*
 * Fifty people in five minutes: six seconds for each. They are the recruiter's; the console may take
 * a twentieth of them. Nothing of a person is loaded between two, so a slow connection does not change it.
 */

const PEOPLE = 50;
const BUDGET_MS = 300_000;
const MAX_ACTION_MS = 300;

let app: Console;
beforeAll(async () => {
  const judge = judgeInHand();
  judge.say((nth) => (['met', 'partially_met', 'not_met'] as const)[(nth - 1) % 3]!);
  app = await openConsole({ judge });
  await app.api.importTalents(engineers(PEOPLE));
});
afterAll(() => app.close());

/** In the page: presses a key and gives the milliseconds until the next person is painted. */
const PRESS = `(key) => new Promise((painted) => {
  const shown = () => document.querySelector('[role=dialog] h2').textContent;
  const before = shown();
  const began = performance.now();
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const look = () =>
    shown() === before
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => painted(performance.now() - began));
  look();
})`;

it(`reviews ${PEOPLE} people by keyboard, and takes less than a twentieth of five minutes itself`, async () => {
  const client = await app.api.newClient({ apiCredits: 500, workspaceCredits: 500 });
  const { body } = await client.post('/v1/search/talents/qualified', {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Builds services in Python', 'At least 5 years of experience'],
    target: { greens: PEOPLE, maxCredits: 2 * PEOPLE },
  });
  const { castingId } = body.data;
  const path = `/v1/search/talents/qualified/${castingId}`;
  await expect
    .poll(async () => (await client.get(path)).body.data.status, { timeout: 60_000 })
    .not.toBe('running');
  const { page } = await app.signIn(`/castings/${castingId}/review`, {
    workspaceId: client.workspaceId,
    width: 1440,
    height: 900,
  });
  await page.getByText(`0 of ${PEOPLE}, ${PEOPLE} left`, { exact: true }).waitFor();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') loaded.push(new URL(request.url()).pathname);
  });
  const times: number[] = [];
  for (let nth = 0; nth < PEOPLE - 1; nth++)
    times.push(await page.evaluate<number>(`(${PRESS})('${'gar'[nth % 3]}')`));
  await page.keyboard.press('g');
  await page.getByText('Everyone is reviewed').waitFor();
  const sorted = times.toSorted((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  console.log(
    `${PEOPLE} people: ${Math.round(total)} ms in all, median ${Math.round(sorted[PEOPLE / 2]!)} ms, slowest ${Math.round(sorted.at(-1)!)} ms an action`,
  );
  // The figures of the casting follow the verdicts; nothing of a person is loaded between two.
  const figures = [`/console/api${path}`, `/console/api${path}/summary`];
  expect(loaded.filter((one) => !figures.includes(one))).toEqual([]);
  expect(total).toBeLessThan(BUDGET_MS / 20);
  expect(sorted[Math.floor(0.95 * sorted.length)]).toBeLessThan(MAX_ACTION_MS);
});
