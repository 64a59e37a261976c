import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxStage } from '../../server/src/channels/sandbox-stage.ts';
import { createSecretBox } from '../../server/src/platform/secret-box.ts';
import type { Conversation } from '../../server/src/sequences/inbox-contract.ts';
import type { SignedIn } from '../../server/test/console.ts';
import {
  connectSandbox,
  emailStep,
  newBlueprint,
  newCampaign,
} from '../../server/test/sequences.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noSidewaysScroll, openConsole, type SignInOptions } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

let people = 0;

/** A user with an empty inbox, a mailbox that is a sandbox, and people to write to. */
async function withPeople(names: readonly string[], options: SignInOptions = {}) {
  const { workspaceId } = await app.api.newClient({ workspaceCredits: 100 });
  const { page, person } = await app.signIn('/inbox', { workspaceId, ...options });
  const account = await connectSandbox(app.api, person, 'email');
  const { sourcingId } = await newCampaign(app.api, person, 0);
  await person.patch(`/v1/sourcings/${sourcingId}`, { name: 'Data engineers, Lyon' });
  const candidateIds: string[] = [];
  for (const firstname of names) candidateIds.push(await candidate(person, sourcingId, firstname));
  const later = { temporalityType: 'DELAYED', delay: { value: 1, unit: 'day' } };
  const steps = [emailStep({ id: 'one' }), emailStep({ id: 'two', ...later })];
  const id = await newBlueprint(person, sourcingId, steps, { stopOnReply: false });
  await person.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds });
  const stage = createSandboxStage({
    db: app.api.database.db,
    engine: app.api.services.engine,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  const messageTo = async (name: string) =>
    (await stage.messages(workspaceId, account)).find(({ to }) => to.name === `${name} Durand`);
  return {
    page,
    person,
    candidateIds,
    sent: () => stage.messages(workspaceId, account),
    /** The person replies to what was last sent to them. */
    async reply(name: string, text: string): Promise<void> {
      await until(() => messageTo(name));
      const message = (await messageTo(name))!;
      await stage.play(workspaceId, account, message.messageId, 'reply', text);
    },
  };
}

async function candidate(person: SignedIn, sourcingId: string, firstname: string): Promise<string> {
  const id = `inbox-${++people}`;
  const contacts = { personalEmails: [`${id}@example.com`], phones: [] };
  const profile = { id, firstname, lastname: 'Durand', jobTitle: 'Data engineer', contacts };
  await app.api.importTalents([profile]);
  const added = await person.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id });
  const candidateId = added.body.data.candidateId as string;
  await person.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
    enrichmentType: 'personalEmail',
  });
  await until(async () => {
    const { emails } = (await person.get(`/v1/candidates/${candidateId}/contacts`)).body.data;
    return (emails as unknown[]).length > 0;
  });
  return candidateId;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Conversations$/ }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
/** At both sizes; leaves the page as it was. */
const whole = async (page: Page) => {
  const size = page.viewportSize()!;
  await axe(page);
  await noSidewaysScroll(page);
  if (size.width > 360) {
    await axe(page);
    await page.setViewportSize(size);
  }
};

it('fills live, counts what nobody read, and is worked through by keyboard', async () => {
  const { page, person, candidateIds, reply, sent } = await withPeople(['Zoé', 'Ada'], {
    width: 1440,
    height: 900,
  });
  await page.getByRole('heading', { name: 'No replies yet' }).waitFor();
  await whole(page);

  await reply('Zoé', 'Tell me more.\n\nOn Mon, 23 Nov 2026, Recruiter wrote:\n> Hello Zoé');
  await rowOf(page, 'Zoé Durand').waitFor();
  await reply('Ada', 'Not for me right now.');
  await rowOf(page, 'Ada Durand').waitFor();
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  await navigation.getByRole('link', { name: /2 unread replies/ }).waitFor();
  await page.getByRole('radio', { name: 'Unread (2)' }).waitFor();
  await whole(page);

  // The newest first.
  await page.keyboard.press('j');
  await heading(page, 'Ada Durand').waitFor();
  await navigation.getByRole('link', { name: /1 unread reply/ }).waitFor();
  await page.keyboard.press('j');
  await heading(page, 'Zoé Durand').waitFor();
  expect(new URL(page.url()).searchParams.get('candidate')).toBe(candidateIds[0]);
  const thread = page.getByRole('list', { name: 'Messages' });
  expect(await thread.getByRole('listitem').count()).toBe(2);
  await thread.getByText('Tell me more.', { exact: true }).waitFor();
  expect(await thread.getByText('> Hello Zoé').isVisible()).toBe(false);
  await thread.getByText('Show the quoted message').click();
  await thread.getByText('> Hello Zoé').waitFor();
  await whole(page);

  await page.keyboard.press('r');
  await page.keyboard.type('Shall we talk on Monday?');
  await page.keyboard.press('Control+Enter');
  await thread.getByText('Shall we talk on Monday?').waitFor();
  await until(async () => (await sent())[0]?.text === 'Shall we talk on Monday?');
  expect(await sent()).toHaveLength(3);
  expect((await sent())[0]).toMatchObject({ subject: 'Re: Hello', to: { name: 'Zoé Durand' } });
  await rowOf(page, 'Zoé Durand').getByRole('img', { name: 'Answered' }).waitFor();

  await page.getByRole('button', { name: 'Interested' }).click();
  await page.getByText('Zoé Durand: Interested. Moved to Contacted.').waitFor();
  const status = async () =>
    ((await person.get('/v1/inbox')).body.data.conversations as Conversation[]).find(
      ({ candidateId }) => candidateId === candidateIds[0],
    )?.statusHandle;
  expect(await status()).toBe('CONTACTED');
  await whole(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(async () => (await status()) === 'OUTREACH_SEQUENCE_STARTED');
});

it('assigns, filters, and marks as unread again', async () => {
  const { page, reply } = await withPeople(['Zoé']);
  await reply('Zoé', 'Hello');
  await rowOf(page, 'Zoé Durand').click();
  // Whoever started the sequence has it.
  const assignee = page.getByRole('combobox', { name: 'Assigned to' });
  await page.getByRole('radio', { name: 'Mine', exact: true }).click();
  await rowOf(page, 'Zoé Durand').click();
  await assignee.click();
  await page.getByRole('option', { name: 'Nobody' }).click();
  await page.getByRole('link', { name: 'Show all conversations' }).waitFor();
  await whole(page);
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await page.getByRole('radio', { name: 'Unread (1)' }).click();
  await rowOf(page, 'Zoé Durand').waitFor();
});

it('says why nobody can be answered, and where to change it', async () => {
  const { page, person, reply } = await withPeople(['Zoé']);
  await reply('Zoé', 'Who are you?');
  await rowOf(page, 'Zoé Durand').click();
  await page.getByRole('button', { name: 'Wrong person' }).click();
  await page.getByText('This address is on the suppression list.').waitFor();
  await whole(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Your answer').waitFor();
  const { accounts } = (await person.get('/v1/channel-accounts')).body.data;
  const [{ accountId }] = accounts as [{ accountId: string }];
  await person.delete(`/v1/channel-accounts/${accountId}`);
  await page.reload();
  await page.getByText('is not connected. Connect it again').waitFor();
  await page.getByRole('link', { name: 'Open channels' }).waitFor();
});

it('shows one pane at a time on a phone, in French', async () => {
  const { page, reply } = await withPeople(['Zoé'], { width: 360, height: 740, language: 'fr' });
  await reply('Zoé', 'Dites-m’en plus.');
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await row.click();
  await heading(page, 'Zoé Durand').waitFor();
  expect(await row.isVisible()).toBe(false);
  await whole(page);
  await page.getByLabel('Votre réponse').fill('Parlons-en lundi.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await page.getByRole('list', { name: 'Messages' }).getByText('Parlons-en lundi.').waitFor();
  await page.getByRole('button', { name: 'Toutes les conversations' }).click();
  await row.waitFor();
  await whole(page);
});
