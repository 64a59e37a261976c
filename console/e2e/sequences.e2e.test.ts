import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSandbox, emailStep, smsStep } from '../../server/test/sequences.ts';
import {
  axe,
  type Console,
  noSidewaysScroll,
  openConsole,
  refuse,
  tabTo,
  take,
} from './harness.ts';
import { addStep, choose, drag, saved, stepNames, stored, withSequence } from './sequence-page.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const show = (page: Page, path: string) => page.goto(`${app.api.url}/console${path}`);

describe('variables without a value', () => {
  it('are named with a field to fill in, and a start waits for them', async () => {
    const { page, person, sourcingId, zoe } = await withSequence(app, [], {
      width: 1440,
      height: 900,
    });
    await connectSandbox(app.api, person, 'email');
    await person.patch(`/v1/sourcings/${sourcingId}`, { jobTitle: null, location: null });
    await show(page, `/sourcings/${sourcingId}/sequences`);
    await page.getByRole('button', { name: 'New sequence' }).first().click();
    await page.getByRole('radio', { name: /^Three emails/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New sequence' }).click();
    const missing = page.getByRole('region', { name: '2 variables have no value' });
    await missing.getByText('{{sourcingJobTitle}}').waitFor();
    await axe(page);
    await missing.getByLabel('Job title of the sourcing').fill('Data engineer');
    await missing.getByLabel('Location of the sourcing').fill('Lyon');
    await missing.getByRole('button', { name: 'Save values' }).click();
    await missing.waitFor({ state: 'detached' });
    expect((await person.get(`/v1/sourcings/${sourcingId}`)).body.data).toMatchObject({
      jobTitle: 'Data engineer',
      location: 'Lyon',
    });

    // Gone again, and the company of the candidate is not known either.
    await person.patch(`/v1/sourcings/${sourcingId}`, { location: null });
    const { blueprints } = (await person.get(`/v1/sourcings/${sourcingId}/sequence-blueprints`))
      .body.data as unknown as {
      blueprints: { blueprintId: string }[];
    };
    await show(
      page,
      `/sequences/${blueprints[0]!.blueprintId}?candidateIds=${encodeURIComponent(JSON.stringify([zoe]))}`,
    );
    const dialog = page.getByRole('dialog', { name: 'Start Three emails' });
    await dialog.getByText('Some messages cannot be written').waitFor();
    await dialog.getByText('Zoé Durand: {{candidateCompanyName}}').waitFor();
    await dialog.getByRole('region', { name: '1 variable has no value' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Start for/ }).isDisabled()).toBe(true);
    await axe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await dialog.getByText('Some messages cannot be written').waitFor();
    await noSidewaysScroll(page, 390);
  });

  it('allow a start once they are filled in, which then shows who gets how many messages', async () => {
    const steps = [
      emailStep({ content: 'About {{sourcingJobTitle}}' }),
      emailStep({
        id: 'b',
        name: 'Again',
        temporalityType: 'DELAYED',
        delay: { value: 3, unit: 'day' },
      }),
    ];
    const { page, person, sourcingId, blueprintId, zoe, ada } = await withSequence(app, steps, {
      language: 'fr',
    });
    await connectSandbox(app.api, person, 'email');
    await person.patch(`/v1/sourcings/${sourcingId}`, { jobTitle: null });
    await show(
      page,
      `/sequences/${blueprintId}?candidateIds=${encodeURIComponent(JSON.stringify([zoe, ada]))}`,
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Intitulé du poste du sourcing').fill('Ingénieure de données');
    await dialog.getByRole('button', { name: 'Enregistrer les valeurs' }).click();
    await dialog.getByText('About Ingénieure de données').first().waitFor();
    await dialog
      .getByRole('button', { name: 'Lancer pour 2 candidats' })
      .or(dialog.getByRole('button', { name: /2 candidats/ }))
      .first()
      .click();
    await page.getByText('Séquence lancée pour 2 candidats').first().waitFor();
    await page.getByText('2 reçoivent 2 messages.').first().waitFor();
  });
});

describe('writing a sequence', () => {
  it('starts with a template, and appears in the list', async () => {
    const { page, person, sourcingId } = await withSequence(app);
    await show(page, `/sourcings/${sourcingId}/sequences`);
    await page.getByRole('heading', { name: 'Sequences: Data engineers, Lyon' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'New sequence' }).click();
    await page.getByRole('radio', { name: /^Three emails/ }).click();
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'New sequence' }).click();
    await page.getByText('1. First email').waitFor();
    await page.getByRole('link', { name: 'All sequences in this sourcing' }).click();
    await page.getByRole('link', { name: 'Three emails' }).waitFor();
    await noSidewaysScroll(page);
    const { blueprints } = (await person.get(`/v1/sourcings/${sourcingId}/sequence-blueprints`))
      .body.data as unknown as { blueprints: object[] };
    expect(blueprints[0]).toMatchObject({
      name: 'Three emails',
      config: { sendingWindow: { from: '09:00' } },
      steps: [{ type: 'EMAIL' }, {}, {}],
    });
  });

  it('gets four steps by mouse, dragged into order, with a preview of the messages', async () => {
    const { page, person, blueprintId } = await withSequence(app);
    await show(page, `/sequences/${blueprintId}`);
    await page.getByText('No steps yet').waitFor();
    await addStep(page, 'Invitation');
    await page.getByText('This invitation has no message.').waitFor();
    await addStep(page, 'Network message');
    await page.getByLabel('Message', { exact: true }).fill('Hello {{fir');
    await page
      .getByRole('option', { name: /firstname.*Candidate’s first name/ })
      .first()
      .click();
    await page.getByLabel('Message', { exact: true }).pressSequentially(', thank you');
    await addStep(page, 'Text message');
    await page.getByLabel('Message', { exact: true }).fill('Are you there?');
    await page.getByText('1 text message').waitFor();
    await addStep(page, 'Email');
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message', { exact: true }).fill('Hello {{firstname}}, a question');
    await page
      .getByLabel('Preview', { exact: true })
      .getByText(/^Hello (Zoé|Ada), a question$/)
      .waitFor();
    await axe(page);
    const from = page.getByRole('button', { name: 'Move Email' });
    const to = page.getByRole('button', { name: 'Move Invitation' });
    await drag(page, from, to);
    await expect
      .poll(() => stepNames(page))
      .toEqual(expect.arrayContaining([expect.stringContaining('1. Email')]));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect((await stored(person, blueprintId)).steps.map(({ name }) => name)).toEqual([
      'Email',
      'Invitation',
      'Network message',
      'Text message',
    ]);
    expect((await stored(person, blueprintId)).steps[2]!.content).toBe(
      'Hello {{firstname}}, thank you',
    );
    await noSidewaysScroll(page);
  });

  it('has four steps by keyboard alone, and moves them with announcements', async () => {
    const { page, person, blueprintId } = await withSequence(app, [
      smsStep({ id: 'a', name: 'One' }),
      smsStep({ id: 'b', name: 'Two' }),
      smsStep({ id: 'c', name: 'Three' }),
    ]);
    await show(page, `/sequences/${blueprintId}`);
    await page.getByText('1. One').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Move One' }));
    await take(page, 'One picked up. It is step 1 of 3.');
    await page.keyboard.press('ArrowDown');
    await page.getByText('One moved to position 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText('One dropped. It is now step 2 of 3.').waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('button', { name: 'Add step' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.type('Em');
    await page.keyboard.press('Enter');
    await page.getByText('4. Email').waitFor();
    await tabTo(page, page.getByLabel('Subject', { exact: true }));
    await page.keyboard.type('Hello');
    await tabTo(page, page.getByLabel('Message', { exact: true }));
    await page.keyboard.type('Dear {{last');
    await page.getByRole('listbox', { name: 'Insert variable' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+s');
    await saved(page);
    const { steps } = await stored(person, blueprintId);
    expect(steps.map(({ name }) => name)).toEqual(['Two', 'One', 'Three', 'Email']);
    expect(steps[3]!.content).toBe('Dear {{lastname}}!');
  });

  it('shows a broken rule at its field before saving, and the API’s errors afterwards', async () => {
    const invitation = {
      type: 'PRO_NETWORK',
      proNetworkType: 'PRO_NETWORK_INVITATION',
      content: '',
    };
    const { page, person, blueprintId } = await withSequence(app, [
      smsStep({ id: 'a', name: 'Ask', ...invitation }),
      smsStep({ id: 'b', name: 'Text' }),
    ]);
    await show(page, `/sequences/${blueprintId}?step=b`);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('Hi {{company}}');
    await page.getByText('is not a variable. Type {{ to see the list.').first().waitFor();
    await message.fill('Hi [name]');
    await page.getByText('"[name]" is a placeholder.').first().waitFor();
    await axe(page);
    await choose(page, 'When', 'After a delay');
    await page.getByText('Enter a delay.').first().waitFor();
    await page.getByLabel('Delay', { exact: true }).fill('2');
    await choose(page, 'Channel', 'Professional network');
    await choose(page, 'Send as', 'Invitation without a message');
    await page.getByText('A sequence can have only one invitation.').first().waitFor();
    expect((await stored(person, blueprintId)).steps[1]).toMatchObject({
      content: 'Hello {{firstname}}',
    });
    await choose(page, 'Channel', 'Text message');
    await message.fill('Hello');
    const issues = [{ path: ['steps', 1, 'content'], message: 'is not what the API takes' }];
    const failing = await refuse(page, `/v1/sequence-blueprints/${blueprintId}`, 400, {
      code: 'validation_error',
      issues,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('is not what the API takes').first().waitFor();
    await failing.restore();
    await message.fill('Hello there');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect((await stored(person, blueprintId)).steps[1]).toMatchObject({
      content: 'Hello there',
      temporalityType: 'DELAYED',
      delay: { value: 2, unit: 'day' },
    });
  });

  it('loses nothing: shows another tab’s change, and asks before leaving', async () => {
    const { page, person, blueprintId } = await withSequence(app, [smsStep()]);
    await show(page, `/sequences/${blueprintId}`);
    const name = page.getByLabel('Sequence name');
    await name.fill('Mine');
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await person.patch(`/v1/sequence-blueprints/${blueprintId}`, { name: 'Theirs' });
    await page.getByText('Someone else changed this sequence').waitFor();
    expect(await name.inputValue()).toBe('Mine');
    await axe(page);
    await page.getByRole('link', { name: 'All sequences in this sourcing' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect((await stored(person, blueprintId)).name).toBe('Mine');
  });

  it('stores its settings: when it sends, how much, and whether a reply ends it', async () => {
    const { page, person, blueprintId } = await withSequence(app, [smsStep()]);
    await show(page, `/sequences/${blueprintId}?tab=settings`);
    await page.getByRole('switch', { name: 'Limit sending hours' }).click();
    await page.getByLabel('From', { exact: true }).fill('25:00');
    await page.getByText('Enter a time from 00:00 to 24:00.').waitFor();
    await axe(page);
    await page.getByLabel('From', { exact: true }).fill('08:30');
    await page.getByRole('checkbox', { name: 'Friday' }).click();
    await page.getByLabel('Email', { exact: true }).fill('20');
    await page.getByRole('switch', { name: 'Stop when a person replies' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect((await person.get(`/v1/sequence-blueprints/${blueprintId}`)).body.data).toMatchObject({
      config: {
        sendingWindow: { days: [1, 2, 3, 4], from: '08:30', to: '18:00' },
        dailyLimits: { email: 20 },
        stopOnReply: false,
      },
    });
    await noSidewaysScroll(page);
  });
});

describe('missing rights and failures', () => {
  it('a viewer reads it and changes nothing, in French', async () => {
    const { person, blueprintId } = await withSequence(app, [emailStep({ name: 'Mail' })]);
    const { page } = await app.signIn(`/sequences/${blueprintId}`, {
      role: 'viewer',
      workspaceId: person.workspaceId,
      language: 'fr',
    });
    await page.getByText('Votre rôle permet de lire cette séquence, pas de la modifier.').waitFor();
    await page.getByText('1. Mail').waitFor();
    for (const name of ['Enregistrer', 'Démarrer', 'Ajouter une étape'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await axe(page);
    await show(page, '/drafts');
    await page.getByText('Aucun brouillon ne vous attend').waitFor();
    await axe(page);
  });

  it('an unknown sequence is shown as not found, with its tracking code', async () => {
    const { page } = await app.signIn('/sequences/seqb_unknown');
    await page.getByText('not_found').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });
});
