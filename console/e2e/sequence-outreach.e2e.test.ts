import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SequenceStatus } from '../../server/src/sequences/run-contract.ts';
import { connectSandbox, emailStep, smsStep } from '../../server/test/sequences.ts';
import { until } from '../../server/test/until.ts';
import {
  axe,
  type Console,
  noRawValues,
  noSidewaysScroll,
  openConsole,
  refuse,
} from './harness.ts';
import { withSequence } from './sequence-page.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const show = (page: Page, path: string) => page.goto(`${app.api.url}/console${path}`);

describe('starting it', () => {
  const emails = () => [
    emailStep({ id: 'now', name: 'Now', content: 'Hello {{firstname}}' }),
    emailStep({
      id: 'later',
      name: 'Later',
      temporalityType: 'DELAYED',
      delay: { value: 2, unit: 'day' },
    }),
  ];

  it('is refused with an explanation while a channel is missing, and allowed once one is connected', async () => {
    const { page, person, blueprintId, zoe } = await withSequence(app, emails());
    await show(page, `/sequences/${blueprintId}?candidateIds=${zoe}`);
    await page.getByRole('button', { name: 'Start for 1 candidate' }).click();
    await page.getByText('This sequence needs a mailbox, connected and synced.').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await page.getByText('Not connected').waitFor();
    await connectSandbox(app.api, person, 'email');
    await page.getByLabel('Channels').getByText('Connected', { exact: true }).waitFor();
  });

  it('runs as it was shown before', async () => {
    const { page, person, blueprintId, zoe, ada } = await withSequence(app, emails());
    await connectSandbox(app.api, person, 'email');
    await person.patch(`/v1/candidates/${ada}/status`, { statusHandle: 'NOT_RETAINED' });
    await show(page, `/sequences/${blueprintId}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Zoé Durand' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Ada Martin' }).count()).toBe(0);
    await axe(page);
    await page.getByRole('button', { name: 'Show schedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Hello Zoé').first().waitFor();
    const shown = await dialog
      .locator('time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
    await page.getByRole('button', { name: 'Start for 1 candidate' }).click();
    await page.getByRole('tab', { name: 'Progress', selected: true }).waitFor();
    let steps: SequenceStatus['steps'] = [];
    await until(async () => {
      const [sequence] = (await person.get(`/v1/candidates/${zoe}/sequence-status`)).body.data
        .sequences as SequenceStatus[];
      steps = sequence?.steps ?? [];
      return steps[0]?.state === 'sent' && steps[1]?.dueAt !== null;
    });
    const ran = [Date.parse(steps[0]!.doneAt!), Date.parse(steps[1]!.dueAt!)];
    for (const [index, at] of ran.entries())
      expect(Math.abs(at - shown[index]!)).toBeLessThan(30_000);
  });

  it.each(['en', 'fr'] as const)(
    'warns of what may embarrass the sender (%s)',
    async (language) => {
      const { page, person, blueprintId, zoe, ada } = await withSequence(app, emails(), {
        language,
      });
      await connectSandbox(app.api, person, 'email');
      const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
      const talents: string[] = [];
      for (const candidateId of [zoe, ada]) {
        const { body } = await person.get(`/v1/candidates/${candidateId}`);
        const { id, firstname, lastname } = body.data.talent as unknown as Record<string, string>;
        talents.push(id!);
        await app.api.importTalents([
          {
            id: id!,
            firstname,
            lastname,
            experiences: [
              {
                title: 'Engineer',
                organizationName: 'Rhône Data',
                startDate: '2020-01',
                isCurrent: true,
              },
            ],
          },
        ]);
      }
      await sql`
      insert into outreach_talent_days (workspace_id, talent_id, day, blueprint_id)
      values (${person.workspaceId}, ${talents[0]}, ${day}::date, ${blueprintId})`.execute(
        app.api.database.db,
      );
      await person.patch(`/v1/sequence-blueprints/${blueprintId}`, {
        config: { sendingWindow: { days: [6, 7], from: '00:00', to: '24:00' } },
      });
      await show(page, `/sequences/${blueprintId}?candidateIds=${zoe}&candidateIds=${ada}`);
      const [title, employs, weekend, contacted] = {
        en: [
          'Check before you start',
          'Rhône Data employs Zoé Durand and Ada Martin',
          /4 messages leave on a weekend/,
          /^Zoé Durand was contacted on /,
        ],
        fr: [
          'À vérifier avant de lancer',
          'Rhône Data emploie Zoé Durand et Ada Martin',
          /4 messages partent un week-end/,
          /^Zoé Durand : déjà contacté\(e\) le /,
        ],
      }[language] as [string, string, RegExp, RegExp];
      const warnings = page.getByRole('region', { name: title });
      await warnings.getByText(employs).waitFor();
      await warnings.getByText(weekend).waitFor();
      await warnings.getByText(contacted).waitFor();
      await axe(page);
      await noRawValues(page);
      await noSidewaysScroll(page);
    },
  );

  it('continues without candidates who cannot be contacted', async () => {
    const { page, person, blueprintId, zoe, ada } = await withSequence(app, [smsStep()]);
    await person.patch(`/v1/candidates/${ada}/status`, { statusHandle: 'NOT_RETAINED' });
    await show(page, `/sequences/${blueprintId}?candidateIds=${zoe}&candidateIds=${ada}`);
    await page.getByText('Ada Martin: not retained').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Leave them out' }).click();
    await page.getByRole('button', { name: 'Start for 1 candidate' }).waitFor();
    await refuse(page, `/v1/sequence-blueprints/${blueprintId}/start`, 402, {
      code: 'plan_upgrade_required',
    });
    await page.getByRole('button', { name: 'Start for 1 candidate' }).click();
    await page.getByText('Your plan doesn’t include this').waitFor();
    await axe(page);
  });
});

describe('its progress', () => {
  it('moves live: a draft is approved, the funnel follows, a candidate is stopped', async () => {
    const { page, person, blueprintId, zoe, ada } = await withSequence(app, [
      emailStep({
        id: 'draft',
        name: 'Written',
        contentSource: 'suggestedByService',
        content: 'Hello {{firstname}}',
      }),
      smsStep({
        id: 'text',
        name: 'Text',
        temporalityType: 'DELAYED',
        delay: { value: 1, unit: 'day' },
      }),
    ]);
    await connectSandbox(app.api, person, 'email');
    await show(page, `/sequences/${blueprintId}?tab=progress`);
    await page.getByText('No one is in this sequence yet').waitFor();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await person.post(`/v1/sequence-blueprints/${blueprintId}/start`, { candidateIds: [zoe, ada] });
    await page.getByRole('button', { name: 'Zoé Durand' }).waitFor();
    await axe(page);
    await page.getByRole('link', { name: 'Drafts' }).first().click();
    const card = page.getByRole('listitem').filter({ hasText: 'Draft for Zoé Durand' });
    await card.getByLabel('Message', { exact: true }).fill('Hello [name]');
    await card.getByText('is a placeholder').waitFor();
    await card.getByLabel('Message', { exact: true }).fill('Hello Zoé, in my words');
    await axe(page);
    await card.getByRole('button', { name: 'Approve my version' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByText('Draft for Ada Martin').waitFor();
    await page.getByRole('link', { name: 'Open sequence' }).click();
    const funnel = page.getByRole('row', { name: /^Written/ });
    await funnel.getByRole('cell', { name: '1', exact: true }).nth(1).waitFor();
    await page.getByRole('button', { name: 'Zoé Durand' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sequences for Zoé Durand' });
    await drawer.getByText('Sent', { exact: true }).waitFor();
    await axe(page);
    await drawer.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await drawer.getByText('stopped by a person').first().waitFor();
    await noSidewaysScroll(page);
  });
});
