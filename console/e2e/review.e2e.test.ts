import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCandidate, newSourcing } from '../../server/test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';
import { type JudgeInHand, judgeInHand } from './judge-in-hand.ts';

/* Review mode: many people in a few minutes, by keyboard or by thumb. */

const QUALIFIED = '/v1/search/talents/qualified';
const CRITERIA = ['Builds services in Python', 'At least 5 years of experience'];
const PEOPLE = 20;

let app: Console;
let judge: JudgeInHand;
beforeAll(async () => {
  judge = judgeInHand();
  judge.say((nth) => (['met', 'partially_met', 'not_met'] as const)[(nth - 1) % 3]!);
  app = await openConsole({ judge });
  await app.api.importTalents(engineers(PEOPLE));
});
afterAll(() => app.close());

interface ReviewRow {
  talentId: string;
  aiVerdict: string;
  effectiveVerdict: string;
  review: { verdict: string | null; rating: number | null; note: string | null } | null;
}

/** A casting that judged everybody, and a user who reviews it. */
async function reviewing(options: Parameters<Console['signIn']>[1] = {}, query = '') {
  const client = await app.api.newClient({ apiCredits: 500, workspaceCredits: 500 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: CRITERIA,
    target: { greens: 50, maxCredits: 2 * PEOPLE },
  });
  const { castingId } = body.data;
  const read = async () =>
    (await client.get(`${QUALIFIED}/${castingId}?order=strength&pageSize=100`)).body.data;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).not.toBe('running');
  const rows = async () => (await read()).talents as unknown as ReviewRow[];
  const path = `/castings/${castingId}/review${query}`;
  const { page } = await app.signIn(path, { ...options, workspaceId: client.workspaceId });
  return { client, page, castingId, read, rows };
}

const progress = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const person = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const action = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /^Actions$/ }).getByRole('button', { name, exact: true });

describe('a review by keyboard', () => {
  it('judges twenty people with a key each, and takes the last one back', async () => {
    const { page, rows } = await reviewing({ width: 1440, height: 900 });
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await axe(page);
    await noRawValues(page);
    const before = await rows();
    const keys = ['g', 'a', 'r'] as const;
    for (let nth = 0; nth < PEOPLE; nth += 1) await page.keyboard.press(keys[nth % 3]!);
    await progress(page, `${PEOPLE} of ${PEOPLE}, 0 left`);
    await page.getByText('Everyone is reviewed').waitFor();
    const given = ['green', 'amber', 'red'];
    await expect
      .poll(async () => (await rows()).map(({ review }) => review?.verdict))
      .toEqual(before.map((_, nth) => given[nth % 3]));
    for (const { effectiveVerdict, review } of await rows())
      expect(effectiveVerdict).toBe(review!.verdict);
    // Somebody else's judgement of the same people is not moved by it.
    expect((await rows()).map(({ talentId, aiVerdict }) => [talentId, aiVerdict])).toEqual(
      before.map(({ talentId, aiVerdict }) => [talentId, aiVerdict]),
    );
    await axe(page);
    await page.keyboard.press('u');
    await progress(page, `${PEOPLE - 1} of ${PEOPLE}, 1 left`);
    await expect.poll(async () => (await rows()).at(-1)!.review).toBeNull();
    for (let nth = 1; nth < PEOPLE; nth += 1) await page.keyboard.press('u');
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await expect.poll(async () => (await rows()).every(({ review }) => review === null)).toBe(true);
    expect(await rows()).toEqual(before);
  });

  it('moves, rates and notes, keeps the person in the link, and leads back to the board', async () => {
    const { page, castingId, rows } = await reviewing({ width: 1440, height: 900 });
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    const [, second, third] = await rows();
    await page.keyboard.press('j');
    await page.waitForURL((url) => url.searchParams.get('talent') === second!.talentId);
    await page.keyboard.press('j');
    await page.waitForURL((url) => url.searchParams.get('talent') === third!.talentId);
    await page.keyboard.press('k');
    await page.waitForURL((url) => url.searchParams.get('talent') === second!.talentId);
    await page.keyboard.press('4');
    await page.getByRole('button', { name: '4 stars', pressed: true }).waitFor();
    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: 'Note on this person' });
    // Keys of the review are letters in a note.
    await note.pressSequentially('great grant record');
    await axe(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'great grant record' }).waitFor();
    await page.keyboard.press('n');
    await note.pressSequentially(' and more');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'great grant record', exact: true }).waitFor();
    const reviewed = async () =>
      (await rows()).find(({ talentId }) => talentId === second!.talentId)!.review;
    await expect.poll(reviewed).toMatchObject({ rating: 4, note: 'great grant record' });
    await page.reload();
    await page.getByRole('button', { name: '4 stars', pressed: true }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Undo the last action').waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === `/console/castings/${castingId}`);
  });

  it('shortlists into a sourcing that is chosen once, and shows the price of a contact before', async () => {
    const { client, page, rows } = await reviewing({ width: 1440, height: 900 });
    const [first, second] = await rows();
    const { sourcingId } = await newSourcing(client);
    await addCandidate(client, sourcingId, second!.talentId);
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await page.keyboard.press('s');
    const choice = page.getByRole('dialog', { name: 'Choose your shortlist' });
    await choice.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await axe(page);
    await choice.getByRole('button', { name: 'Use this sourcing' }).click();
    await page.getByText('is in your shortlist').waitFor();
    const candidates = async (query = '') =>
      (await client.get(`/v1/sourcings/${sourcingId}/candidates${query}`)).body.data
        .candidates as unknown as { candidate: { talentId: string; statusHandle: string } }[];
    await expect.poll(async () => (await candidates()).length).toBe(2);
    await page.keyboard.press('j');
    await page.waitForURL((url) => url.searchParams.get('talent') === second!.talentId);
    await page.keyboard.press('s');
    await page.getByText('was in your shortlist already').waitFor();
    // Taking it back leaves who was there before.
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    const idsOf = async (query: string) =>
      (await candidates(query)).map(({ candidate }) => candidate.talentId);
    await expect.poll(() => idsOf('?statusHandle=NOT_RETAINED')).toEqual([first!.talentId]);
    expect(await idsOf('')).toEqual([second!.talentId]);
    // Adding them again starts over, and a candidate can be looked up.
    await page.keyboard.press('s');
    await expect.poll(async () => (await idsOf('')).length).toBe(2);
    await page.getByText('is in your shortlist').last().waitFor();
    // Also at once, while the service still takes them back.
    const takenBack = page.waitForResponse((response) => response.url().includes('/status'));
    await page.keyboard.press('u');
    await page.keyboard.press('s');
    await takenBack;
    await expect.poll(async () => (await idsOf('')).length).toBe(2);
    await page.keyboard.press('c');
    const contacts = page.getByRole('dialog', { name: /^Contacts of/ });
    await contacts.getByText('Charged only if found.').waitFor();
    await contacts.getByRole('button', { name: /Email.*credit/ }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await contacts.waitFor({ state: 'detached' });
  });

  it('takes back what the service refused, and says whose it was', async () => {
    const { page, castingId, rows } = await reviewing({ width: 1440, height: 900 });
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    const [first] = await rows();
    const path = `${QUALIFIED}/${castingId}/talents/${first!.talentId}/review`;
    await page.route(
      (url) => url.pathname === `/console/api${path}`,
      (route) =>
        route.fulfill({
          status: 409,
          json: {
            success: false,
            error: { code: 'conflict', message: 'Refused.', debugTrackingCode: 'req_test' },
          },
        }),
    );
    await page.keyboard.press('r');
    await page.getByText(/^Not saved, try again: /).waitFor();
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await page.keyboard.press('r');
    await progress(page, `1 of ${PEOPLE}, ${PEOPLE - 1} left`);
  });
});

describe('a review by thumb', () => {
  it('has large buttons at the bottom, one of them for each thing to do', async () => {
    const { page, rows } = await reviewing({ width: 390, height: 844 });
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await axe(page);
    const show = (await page.getByRole('combobox', { name: 'People to review' }).boundingBox())!;
    expect(show.x + show.width).toBeLessThanOrEqual(390);
    for (const name of ['Back', 'Green', 'Amber', 'Red', 'Next', 'Shortlist', 'Note', 'Undo']) {
      const box = (await action(page, name).boundingBox())!;
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      expect(box.width, name).toBeGreaterThanOrEqual(44);
      expect(box.y, name).toBeGreaterThan(844 - 150);
    }
    await action(page, 'Red').click();
    await progress(page, `1 of ${PEOPLE}, ${PEOPLE - 1} left`);
    await action(page, 'Back').click();
    await action(page, 'Red').and(page.locator('[aria-pressed="true"]')).waitFor();
    await action(page, 'Undo').click();
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await action(page, 'Note').click();
    await page.getByRole('textbox', { name: 'Note on this person' }).fill('Call on Monday');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(async () => (await rows())[0]!.review?.note).toBe('Call on Monday');
    await noSidewaysScroll(page);
    await axe(page);
  });
});

describe('a review', () => {
  it('goes through one verdict of the judge only, in French too', async () => {
    const { page, read } = await reviewing({ language: 'fr', width: 1440, height: 900 });
    const { counts } = await read();
    await page.getByText(`0 sur ${PEOPLE}, il en reste ${PEOPLE}`).waitFor();
    await page.getByRole('combobox', { name: 'Personnes à passer en revue' }).click();
    await page.getByRole('option', { name: `Rouge (${counts.red})` }).click();
    await page.getByText(`0 sur ${counts.red}, il en reste ${counts.red}`).waitFor();
    await axe(page);
  });

  it('is read only for a viewer', async () => {
    const { page } = await reviewing({ role: 'viewer', width: 1440, height: 900 });
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    const name = await person(page).textContent();
    expect(await action(page, 'Green').count()).toBe(0);
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await expect.poll(() => person(page).textContent()).not.toBe(name);
    await progress(page, `0 of ${PEOPLE}, ${PEOPLE} left`);
    await axe(page);
  });
});
