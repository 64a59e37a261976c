import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';
import { type JudgeInHand, judgeInHand } from './judge-in-hand.ts';

/* A second look: the people of a casting judged again, and who flipped. */

const QUALIFIED = '/v1/search/talents/qualified';

let app: Console;
let judge: JudgeInHand;
beforeAll(async () => {
  judge = judgeInHand();
  app = await openConsole({ judge });
  await app.api.importTalents(engineers(4));
});
afterAll(() => app.close());

/** A casting of four people, all green, and a user who watches it. */
async function judgedCasting(language: 'en' | 'fr') {
  judge.say(() => 'met');
  const client = await app.api.newClient({ apiCredits: 100 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Builds services in Python'],
  });
  const { castingId } = body.data;
  const read = async (id: string) => (await client.get(`${QUALIFIED}/${id}`)).body.data;
  await expect
    .poll(async () => (await read(castingId)).status, { timeout: 10_000 })
    .not.toBe('running');
  const { page } = await app.signIn(`/castings/${castingId}`, {
    language,
    workspaceId: client.workspaceId,
  });
  return { page, castingId, read };
}

it('says its price, judges everybody again and marks who flipped, with the outcome before and after', async () => {
  const { page, castingId, read } = await judgedCasting('en');
  await page.getByRole('button', { name: 'Judge again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Judge the same people again' });
  await dialog.getByText('Judges 4 people again for up to 8 credits.').waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Builds services in Python');
  await dialog.getByRole('button', { name: 'Add criterion' }).click();
  await dialog.getByRole('textbox', { name: 'Criterion 2' }).fill('Has used Rust');
  await axe(page);
  judge.say((nth) => (nth === 1 ? 'not_met' : 'met'));
  await dialog.getByRole('button', { name: 'Judge again' }).click();

  await page.getByText('Everyone was judged again.').waitFor();
  await page.getByRole('link', { name: 'Second look at an earlier casting' }).waitFor();
  const red = page.getByRole('region', { name: 'Red', exact: true }).getByRole('article');
  await red.getByText('Flipped, was green').waitFor();
  expect(await page.getByText('Flipped, was green').count()).toBe(1);
  await axe(page);
  await noRawValues(page);

  await red.getByRole('link').click();
  const panel = page.getByRole('region', { name: 'Second look' });
  await panel.getByText('The verdict flipped').waitFor();
  await panel.getByText('New criterion').waitFor();
  await axe(page);
  await noSidewaysScroll(page);
  expect(await read(castingId)).toMatchObject({ counts: { green: 4, red: 0 } });
});

it('speaks French, and is refused while another one runs', async () => {
  const { page } = await judgedCasting('fr');
  const open = () => page.getByRole('button', { name: 'Réévaluer' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Évaluer de nouveau les mêmes personnes' });
  await dialog.getByText('Réévalue 4 personnes pour 8 crédits au plus.').waitFor();
  await axe(page);
  judge.hold();
  await dialog.getByRole('button', { name: 'Réévaluer' }).click();
  await page.getByRole('link', { name: 'Second regard sur un casting antérieur' }).click();
  await page
    .getByRole('link', { name: 'Second regard sur un casting antérieur' })
    .waitFor({ state: 'detached' });
  await open();
  await dialog.getByRole('link', { name: 'Ouvrir le dernier second regard' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Réévaluer' }).isDisabled()).toBe(true);
  judge.letGo();
});
