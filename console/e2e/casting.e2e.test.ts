import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../server/test/fakes/receiver.ts';
import { engineers } from '../../server/test/talents.ts';
import { casting } from './casting-page.ts';
import {
  axe,
  type Console,
  noRawValues,
  noSidewaysScroll,
  openConsole,
  refuse,
} from './harness.ts';
import { type JudgeInHand, judgeInHand } from './judge-in-hand.ts';

/* The board of a casting: verdicts as they come, what is spent, who is chosen and why. */

let app: Console;
let receiver: Receiver;
let judge: JudgeInHand;
beforeAll(async () => {
  receiver = await startReceiver();
  judge = judgeInHand();
  app = await openConsole({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge,
    webhookRetryDelaysMs: [10, 20],
  });
  await app.api.importTalents([...engineers(30), ...engineers(4, { city: 'Lyon' })]);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const open = (page: Page, castingId: string, query = '') =>
  page.goto(`${app.api.url}/console/castings/${castingId}${query}`);
const column = (page: Page, name: 'Green' | 'Amber' | 'Red') =>
  page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: 'Green' | 'Amber' | 'Red') =>
  column(page, name).getByRole('article');
const stopped = (page: Page, word: string) =>
  page.getByRole('status').filter({ hasText: word }).waitFor();

describe('a casting that runs', () => {
  it('fills in front of two people; a reload in the middle changes nothing', async () => {
    judge.hold();
    judge.say((nth) => (['met', 'partially_met', 'not_met'] as const)[(nth - 1) % 3]!);
    const { page, read, castingId } = await casting(app, { target: { greens: 3, maxCredits: 60 } });
    await page.getByText('No green so far').first().waitFor();
    await axe(page);
    const other = await page.context().newPage();
    await open(other, castingId);
    judge.release(2);
    for (const tab of [page, other])
      await cards(tab, 'Green').or(cards(tab, 'Amber')).nth(1).waitFor();
    await page.reload();
    judge.release(1);
    await cards(page, 'Red').first().waitFor();
    await cards(other, 'Red').first().waitFor();
    judge.letGo();
    for (const tab of [page, other]) await stopped(tab, 'Can continue');
    const { counts } = await read();
    for (const tab of [page, other])
      await column(tab, 'Green')
        .getByRole('heading', { name: `Green ${counts.green}` })
        .waitFor();
    await expect.poll(() => cards(page, 'Amber').count()).toBe(counts.amber);
    await axe(page);
    await page.getByRole('tab', { name: 'Calls' }).click();
    await page
      .getByRole('table', { name: 'Waves of call 1' })
      .getByRole('cell', { name: 'Target reached' })
      .waitFor();
    await axe(page);
    expect(await page.getByRole('tab', { name: 'Raw JSON' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Developer' }).click();
    await page.getByRole('tab', { name: 'Raw JSON' }).click();
    await page.getByText(`"castingId": "${castingId}"`).waitFor();
    await noSidewaysScroll(page);
  });

  it('shows a verdict within a second of its commit, twenty times over', async () => {
    judge.hold();
    judge.say(() => 'met');
    const { page, castingId } = await casting(app, { target: { greens: 20, maxCredits: 60 } });
    await page.getByText('No green so far').first().waitFor();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    // Noted by the page itself: asking it from here is done a few times a second.
    await column(page, 'Green').evaluate((green) => {
      const seenAt: number[] = [];
      Object.assign(window, { seenAt });
      new MutationObserver(() => {
        const shown = Number(
          green.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0,
        );
        while (seenAt.length < shown) seenAt.push(Date.now());
      }).observe(green, { childList: true, subtree: true, attributes: true });
    });
    for (let nth = 1; nth <= 20; nth += 1) {
      judge.release(1);
      await column(page, 'Green').locator(`li[aria-setsize="${nth}"]`).first().waitFor();
    }
    const seenAt = await page.evaluate<number[]>('window.seenAt');
    const verdicts = app.api.database.db
      .selectFrom('casting_verdicts')
      .select('judged_at')
      .where('casting_id', '=', castingId)
      .orderBy('judged_order');
    const committedAt = (await verdicts.execute()).map(({ judged_at }) => judged_at.getTime());
    const took = seenAt.map((at, nth) => at - committedAt[nth]!);
    const sorted = took.toSorted((a, b) => a - b);
    console.log(
      `a verdict is seen after ${Math.round(sorted[9]!)} ms (median), ${Math.round(sorted[18]!)} ms (p95)`,
    );
    expect(sorted[18]).toBeLessThan(1_000);
  });

  it('catches up after the connection was cut, and is live again', async () => {
    judge.hold();
    judge.say(() => 'met');
    const { page, read } = await casting(app, { target: { greens: 4, maxCredits: 60 } });
    await page.getByText('No green so far').first().waitFor();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await page.context().setOffline(true);
    judge.release(2);
    await expect.poll(async () => (await read()).counts.green).toBe(2);
    expect(await cards(page, 'Green').count()).toBe(0);
    await page.context().setOffline(false);
    await cards(page, 'Green').nth(1).waitFor();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    judge.release(1);
    await cards(page, 'Green').nth(2).waitFor();
    judge.letGo();
  });
});

describe('what comes next', () => {
  it('is to continue after the quota, until nobody is left, and then to relax the criteria', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(app, { city: 'Lyon', target: { greens: 2, maxCredits: 60 } });
    await stopped(page, 'Can continue');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Look for more greens' });
    await dialog.getByText('60 of your 496 API credits are reserved now').waitFor();
    await dialog.getByLabel('Maximum credits').fill('40');
    await dialog.getByText('40 of your 496 API credits').waitFor();
    await axe(page);
    await dialog.getByLabel('Greens to find').fill('10');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await stopped(page, 'Pool exhausted');
    await column(page, 'Green').getByRole('heading', { name: 'Green 4' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Which filter to widen' }).click();
    await page
      .getByRole('link', { name: /LOCATION|Paris|location|place/i })
      .first()
      .waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Search with wider filters' }).click();
    await page.waitForURL(
      (url) => url.pathname === '/console/search' && url.searchParams.has('filters'),
    );
  });

  it('is to retry what failed, with the rest of its budget', async () => {
    judge.letGo();
    judge.say(() => new Error('The judge is out of order'));
    const { page } = await casting(app, { target: { greens: 2, maxCredits: 20 } });
    await page.getByRole('alert').getByText('The call failed').waitFor();
    await axe(page);
    judge.say(() => 'met');
    await page.getByRole('button', { name: 'Retry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry the failed call' });
    await dialog.getByText('Up to 20 credits of the call are left to spend.').waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await stopped(page, 'Can continue');
    await cards(page, 'Green').nth(1).waitFor();
    await page.getByRole('tab', { name: 'Calls' }).click();
    await page.getByText('Retry 1').waitFor();
  });

  it('is refused with an explanation, without credits or after another user’s action', async () => {
    judge.letGo();
    judge.say(() => 'not_met');
    const { page, castingId } = await casting(
      app,
      { target: { greens: 5, maxCredits: 4 } },
      { credits: 4 },
    );
    await stopped(page, 'Can continue');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Not enough API credits').waitFor();
    await dialog.getByText('You need 2 and have 0.').waitFor();
    await axe(page);
    const path = `/v1/search/talents/qualified/${castingId}/continue`;
    const refusing = await refuse(page, path, 409, { code: 'casting_run_in_progress' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Somebody else continued it in the meantime.').waitFor();
    await refusing.restore();
  });

  it('is not offered to a viewer', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(
      app,
      { target: { greens: 1, maxCredits: 4 } },
      { role: 'viewer' },
    );
    await page.getByText('Your role doesn’t let you spend credits.').waitFor();
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
    await cards(page, 'Green').first().getByRole('link').click();
    await page.getByRole('dialog').getByText('All criteria').waitFor();
    expect(await page.getByRole('button', { name: 'Override verdict' }).count()).toBe(0);
  });
});

describe('who was judged', () => {
  it('has every quote of every criterion marked, n and p go through them, and the verdict is explained', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(app, { target: { greens: 1, maxCredits: 4 } }, { over: true });
    await cards(page, 'Green').first().getByRole('link').click();
    const drawer = page.getByRole('dialog');
    const profile = drawer.getByRole('region', { name: 'Profile' });
    // The title, "Python" in the description and among the skills, the month of the start.
    await profile.locator('mark').nth(3).waitFor();
    await expect
      .poll(() => profile.locator('mark').allTextContents())
      .toEqual(['Backend Engineer', 'Jan 2018', 'Python', 'Python']);
    await axe(page);
    await drawer.getByRole('button', { name: 'Jan 2018 Experience 1' }).waitFor();
    await noRawValues(page);
    await drawer.getByRole('button', { name: 'Criterion 2' }).click();
    await expect
      .poll(() => profile.locator('mark').allTextContents())
      .toEqual(['Backend Engineer', 'Jan 2018']);
    await page.keyboard.press('n');
    await drawer.getByText('Quote 1 of 2').waitFor();
    await page.keyboard.press('n');
    await expect
      .poll(() => profile.locator('mark[data-current]').allTextContents())
      .toEqual(['Jan 2018']);
    await page.keyboard.press('p');
    await expect
      .poll(() => profile.locator('mark[data-current]').allTextContents())
      .toEqual(['Backend Engineer']);
    await drawer.getByRole('button', { name: 'Why this verdict' }).click();
    await drawer.getByText('How the verdict was computed').waitFor();
    await drawer.getByText('At least 5 years of experience').first().waitFor();
    await axe(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await drawer.getByText('All criteria').waitFor();
    await noSidewaysScroll(page);
    await axe(page);
  });

  it('moves to the column of the verdict that a person gave, in every tab and with the counts, and back when that is undone', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page, castingId } = await casting(
      app,
      { target: { greens: 3, maxCredits: 6 } },
      { over: true },
    );
    const other = await page.context().newPage();
    await open(other, castingId);
    const standsAt = async (green: number, red: number) => {
      for (const tab of [page, other]) {
        await column(tab, 'Green')
          .getByRole('heading', { name: `Green ${green}`, exact: true })
          .waitFor();
        await expect.poll(() => cards(tab, 'Green').count()).toBe(green);
        await expect.poll(() => cards(tab, 'Red').count()).toBe(red);
        await column(tab, 'Red')
          .getByRole('heading', { name: `Red ${red}`, exact: true })
          .waitFor();
      }
    };
    await standsAt(3, 0);
    const drawer = page.getByRole('dialog');
    await cards(page, 'Green').first().getByRole('link').click();
    await drawer.getByRole('button', { name: 'Override verdict' }).click();
    await drawer.getByRole('radio', { name: 'Red' }).click();
    await drawer.getByLabel('Reason', { exact: true }).fill('Declined us in May.');
    await axe(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.getByText('by you').waitFor();
    await page.keyboard.press('Escape');
    await standsAt(2, 1);
    await cards(other, 'Red').getByText('Overridden, the judge said Green').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(lines.map((line) => /,(Verdict|Green|Amber|Red),/.exec(line)?.[1])).toEqual([
      'Verdict',
      'Green',
      'Green',
      'Red',
    ]);
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export Excel' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByText('2 in all calls · 3 by the judge').first().waitFor({ state: 'attached' });
    await page.reload();
    await page.getByRole('combobox', { name: 'Overridden' }).click();
    await page.getByRole('option', { name: 'Overridden', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('overridden') === 'yes');
    await column(page, 'Red').getByRole('heading', { name: '1 of 1' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Select all green' }).click();
    await page.getByText('2 people selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await cards(page, 'Red').first().getByRole('link').click();
    await drawer.getByText('Declined us in May.').waitFor();
    await drawer.getByRole('button', { name: 'Remove override' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Escape');
    await standsAt(2, 1);
    await other.goto(`${app.api.url}/console/castings`);
    await other.getByText('Green: 2').waitFor();
    await open(other, castingId);
    await cards(page, 'Red').first().getByRole('link').click();
    await drawer.getByRole('button', { name: 'Remove override' }).click();
    await drawer.getByRole('button', { name: 'Override verdict' }).waitFor();
    await page.keyboard.press('Escape');
    await standsAt(3, 0);
  });

  it('has dates in words in French too', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(
      app,
      { target: { greens: 1, maxCredits: 2 } },
      { over: true, language: 'fr' },
    );
    await page
      .getByRole('region', { name: 'Vert', exact: true })
      .getByRole('article')
      .first()
      .getByRole('link')
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'janv. 2018' }).waitFor();
    await drawer.getByRole('button', { name: 'Pourquoi ce verdict' }).click();
    await drawer.getByText('Calcul du verdict').waitFor();
    await noRawValues(page);
  });

  it('is reached, selected and added to a sourcing by keyboard alone', async () => {
    judge.letGo();
    judge.say((nth) => (nth % 2 === 1 ? 'met' : 'not_met'));
    const { page, person } = await casting(
      app,
      { target: { greens: 3, maxCredits: 60 } },
      { over: true },
    );
    await person.post('/v1/sourcings', {});
    await cards(page, 'Green').nth(2).waitFor();
    await cards(page, 'Green').first().getByRole('link').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await cards(page, 'Green').nth(1).locator(':focus').waitFor();
    await page.keyboard.press('x');
    await page.getByText('2 people selected').waitFor();
    await page.keyboard.press('r');
    await column(page, 'Red').locator(':focus').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await column(page, 'Green').locator(':focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('All criteria').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await column(page, 'Green').locator(':focus').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Add to sourcing' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add to sourcing' });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/2 people added to/).waitFor();
    const { sourcings } = (await person.get('/v1/sourcings')).body.data as unknown as {
      sourcings: { candidateCount: number }[];
    };
    expect(sourcings[0]?.candidateCount).toBe(2);
  });

  it('is shown as not found, and so is an unknown casting', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(
      app,
      { target: { greens: 1, maxCredits: 4 } },
      { language: 'fr', over: true, query: '?talent=nobody' },
    );
    await page.getByText('Cette personne n’a pas de verdict dans ce casting').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Verts de cet appel').first().waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await open(page, 'cst_nothing');
    await page.getByText('casting_not_found').waitFor();
    await axe(page);
  });
});

describe('its webhook events', () => {
  it('are sent again with the same id', async () => {
    judge.letGo();
    judge.say(() => 'met');
    const { page } = await casting(
      app,
      { target: { greens: 1, maxCredits: 4 }, webhook: { url: receiver.url, verdicts: ['green'] } },
      { over: true, query: '?tab=deliveries' },
    );
    await page.getByRole('button', { name: 'Talent judged' }).click();
    await page.getByRole('dialog').getByText('Responded 204').waitFor();
    await axe(page);
    const before = receiver.received.length;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('dialog').getByText('Responded 204').nth(1).waitFor();
    const idOf = (nth: number) => receiver.received.at(nth)?.headers['x-service-delivery-id'];
    expect(receiver.received.length).toBe(before + 1);
    expect(
      receiver.received.slice(0, before).map(({ headers }) => headers['x-service-delivery-id']),
    ).toContain(idOf(-1));
  });
});
