import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, start } from '../../server/test/castings.ts';
import { scriptedJudge } from '../../server/test/fakes/judge.ts';
import { addCandidate, newSourcing } from '../../server/test/sourcings.ts';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

/* What credits bought, and for whom. */

let app: Console;
beforeAll(async () => {
  // Every second person is green: a green costs two judgements of two credits.
  app = await openConsole({
    judge: scriptedJudge((_input, nth) => (nth % 2 === 1 ? 'met' : 'not_met')),
  });
  await app.api.importTalents(engineers(8));
});
afterAll(() => app.close());

/** The cells of the row with this name, without it. */
const cellsOf = async (page: Page, table: string, name: string): Promise<string[]> =>
  (
    await page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('cell')
      .allTextContents()
  ).slice(1);

describe('the credits of each green', () => {
  it('are shown by member and by sourcing', async () => {
    const client = await app.api.newClient({ apiCredits: 100, workspaceCredits: 20 });
    const { castingId } = await start(client, { target: { greens: 4, maxCredits: 16 } });
    const casting = (await ended(client, castingId)) as unknown as {
      creditsCharged: number;
      counts: { green: number };
      talents: { talentId: string }[];
    };
    const { sourcingId } = await newSourcing(client);
    await client.patch(`/v1/sourcings/${sourcingId}`, { name: 'Engineers, Paris' });
    await addCandidate(client, sourcingId, casting.talents[0]!.talentId, { castingId });
    const { page } = await app.signIn('/usage', {
      workspaceId: client.workspaceId,
      width: 1440,
      height: 900,
    });
    const { creditsCharged, counts } = casting;
    const last = [
      String(counts.green),
      String(Math.round((10 * creditsCharged) / counts.green) / 10),
    ];
    expect(counts.green).toBeGreaterThan(1);
    const table = 'Who spends, and what for';
    const greens = async (name: string) => (await cellsOf(page, table, name)).slice(-2);
    await page.getByRole('table', { name: table }).waitFor();
    const [member] = await page
      .getByRole('table', { name: table })
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .allTextContents();
    expect(await greens(member!)).toEqual(last);
    await page.getByRole('radio', { name: 'Sourcing' }).click();
    await expect.poll(() => greens('Engineers, Paris')).toEqual(last);
    await axe(page);
    await noSidewaysScroll(page);
  });
});
