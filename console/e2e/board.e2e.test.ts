import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../server/test/api.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, openConsole, refuse } from './harness.ts';
import { importNumbered, sourcingOf, statusOf } from './numbered-people.ts';

let app: Console;
let client: Client;
beforeAll(async () => {
  app = await openConsole();
  client = await app.api.newClient({ workspaceCredits: 100 });
  await importNumbered(app, 2);
});
afterAll(() => app.close());

/** The board of a new sourcing, of the first people. */
async function boardOf(name: string, people: number) {
  const own = await sourcingOf(client, name, people);
  const { page } = await app.signIn(`/sourcings/${own.sourcingId}?view=board`, {
    workspaceId: client.workspaceId,
  });
  return { page, candidateIds: own.candidateIds };
}

describe('the board', () => {
  it('moves a card by keyboard only, and announces it', async () => {
    const { page, candidateIds } = await boardOf('By keyboard', 2);
    const card = page.getByRole('button', { name: /^Anna Number 0001/ });
    await card.focus();
    await axe(page);
    await page.keyboard.press('Space');
    await page.getByText(/picked up from To be contacted/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Over Contacted').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page
      .getByRole('region', { name: 'Contacted, 1', exact: true })
      .getByRole('button', { name: /^Anna Number 0001/ })
      .waitFor();
    await page.locator('[data-candidate]:focus').waitFor();
    await until(async () => (await statusOf(client, candidateIds[1]!)) === 'CONTACTED');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('0000');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    expect(await statusOf(client, candidateIds[0]!)).toBe('TO_BE_CONTACTED');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Anna Number 0000' }).waitFor();
  });

  it('moves a card by mouse, and moves it back when the service refuses', async () => {
    const { page, candidateIds } = await boardOf('By mouse', 1);
    const drag = async () => {
      const card = page.getByRole('button', { name: /^Anna Number 0000/ });
      // The board follows a drag to its side, and stays there.
      await card.scrollIntoViewIfNeeded();
      const from = (await card.boundingBox())!;
      const to = (await page.getByRole('region', { name: /^Contacted/ }).boundingBox())!;
      await page.mouse.move(from.x + 20, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
      await page.mouse.up();
    };
    /** A drag that a busy machine was too slow to take for one is made again. */
    const dragUntil = async (seen: Locator) => {
      for (let tries = 0; tries < 3; tries += 1) {
        await drag();
        const came = await seen.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
        if (came) return;
      }
      throw new Error('the card did not move');
    };
    await page.getByRole('button', { name: /^Anna Number 0000/ }).waitFor();
    const failing = await refuse(page, `/v1/candidates/${candidateIds[0]}/status`, 400, {
      code: 'validation_error',
    });
    await dragUntil(page.getByText('Nothing changed').first());
    await page.getByRole('region', { name: 'To be contacted, 1', exact: true }).waitFor();
    await failing.restore();
    await dragUntil(page.getByRole('region', { name: 'Contacted, 1', exact: true }));
    await until(async () => (await statusOf(client, candidateIds[0]!)) === 'CONTACTED');
  });
});
