import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person as somebody } from '../../server/test/enrichment.ts';
import {
  type ContactProviders,
  GOOD_KEY,
  startContactProviders,
} from '../../server/test/fakes/contact-providers.ts';
import {
  type ImapFake,
  MAIL_PASSWORD,
  MAIL_USER,
  type SmtpFake,
  startImap,
  startSmtp,
} from '../../server/test/fakes/mail-servers.ts';
import { axe, type Console, noSidewaysScroll, openConsole, tabTo, take } from './harness.ts';

/*
 * Settings: by what people are found and written to, what they go through, and who wants nothing of
 * it.
 */

let app: Console;
let sends: SmtpFake;
let reads: ImapFake;
let providers: ContactProviders;
beforeAll(async () => {
  [sends, reads, providers] = [await startSmtp(), await startImap(), await startContactProviders()];
  app = await openConsole({ env: { WEBHOOK_ALLOWED_HOSTS: `localhost,${providers.host}` } });
  await app.api.importTalents([
    { ...somebody('ada-l'), lastname: 'Lovelace' },
    somebody('grace-h'),
  ]);
});
afterAll(async () => {
  await app.close();
  await Promise.all([sends.close(), reads.close(), providers.close()]);
});

describe('channels', () => {
  it('connect a sandbox and a mailbox, report what is wrong with one, test and disconnect it', async () => {
    const { page } = await app.signIn('/settings/channels');
    await page.getByText('No accounts connected').waitFor();
    await axe(page);
    const open = () => page.getByRole('button', { name: 'Connect an account' }).first().click();
    await open();
    await page.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'Sandbox' }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    const sandbox = page.getByRole('listitem').filter({ hasText: 'sandbox email' });
    await sandbox.getByText('Connected').waitFor();

    await open();
    await page.getByLabel('Email address').fill(MAIL_USER);
    await page.getByLabel('Password').fill('not this one');
    for (const [group, port, security] of [
      ['Sending (SMTP)', sends.port, 'STARTTLS'],
      ['Receiving (IMAP)', reads.port, 'TLS'],
    ] as const) {
      const server = page.getByRole('group', { name: group });
      await server.getByLabel('Server').fill('localhost');
      await server.getByLabel('Port').fill(String(port));
      await server.getByRole('combobox').click();
      await page.getByRole('option', { name: security, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText('validation_error')
      .or(page.getByRole('dialog').locator('.text-red'))
      .first()
      .waitFor();
    await axe(page);
    await page.getByLabel('Password').fill(MAIL_PASSWORD);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    const mailbox = page.getByRole('listitem').filter({ hasText: MAIL_USER });
    await mailbox.getByText('Connected').or(mailbox.getByText('Syncing')).waitFor();
    await mailbox.getByText('Up to 400 messages a day').waitFor();
    await mailbox.getByRole('button', { name: 'Test' }).click();
    await page.getByText(`${MAIL_USER} works`).waitFor();
    await axe(page);
    await mailbox.getByRole('button', { name: `Actions for ${MAIL_USER}` }).click();
    await page.getByRole('menuitem', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await mailbox.getByText('Disconnected', { exact: true }).waitFor();
    await noSidewaysScroll(page);
  });

  it.each(['Gmail', 'Outlook', 'Unipile (network, chat)', 'Twilio (SMS)'])(
    'have a form for %s',
    async (name) => {
      const { page } = await app.signIn('/settings/channels');
      await page.getByRole('button', { name: 'Connect an account' }).first().click();
      await page.getByRole('combobox', { name: 'Provider' }).click();
      await page.getByRole('option', { name }).click();
      await page.getByRole('dialog').locator('input[type=password]').first().waitFor();
      await axe(page);
    },
  );
});

describe('providers of contacts', () => {
  it('are listed in the order of their calls, which the keyboard changes; are tested, paused, removed', async () => {
    const { page, person } = await app.signIn('/settings/providers');
    await page.getByText('No providers yet').waitFor();
    await page.getByRole('button', { name: 'Add provider' }).first().click();
    await page.getByLabel('API key').fill(GOOD_KEY);
    await page.getByLabel(/^Custom address/).fill(providers.url);
    await axe(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const list = page.getByRole('list', { name: 'Contact providers' });
    await list.getByText('Hunter').waitFor();
    await person.post('/v1/enrichment-providers', {
      type: 'dropcontact',
      apiKey: GOOD_KEY,
      baseUrl: providers.url,
      position: 1,
    });
    await page.reload();
    const names = () => list.getByRole('heading').allTextContents();
    await list.getByText('Dropcontact').waitFor();
    await axe(page);
    await list.getByRole('button', { name: 'Move Dropcontact' }).focus();
    await take(page, 'Dropcontact is at position 2 of 2.');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Dropcontact is at position 1 of 2.').waitFor();
    await page.keyboard.press('Space');
    const inOrder = async () =>
      (
        (await person.get('/v1/enrichment-providers')).body.data.providers as { type: string }[]
      ).map(({ type }) => type);
    await expect.poll(inOrder).toEqual(['dropcontact', 'hunter']);
    await expect
      .poll(async () => (await names()).map((text) => /Hunter|Dropcontact/.exec(text)?.[0]))
      .toEqual(['Dropcontact', 'Hunter']);
    const hunter = list.getByRole('listitem').filter({ hasText: 'Hunter' });
    await hunter.getByRole('button', { name: 'Test' }).click();
    await hunter.getByText('Works').waitFor();
    await hunter.getByRole('button', { name: 'Actions for Hunter' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await hunter.getByText('Paused').waitFor();
    await hunter.getByRole('button', { name: 'Actions for Hunter' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await hunter.waitFor({ state: 'detached' });
    await noSidewaysScroll(page);
  });
});

describe('statuses', () => {
  it('are created by keyboard, renamed, moved, and kept while a candidate has them', async () => {
    const { page, person } = await app.signIn('/settings/statuses');
    await page.getByText('No custom statuses yet').waitFor();
    await axe(page);
    await tabTo(page, page.getByRole('button', { name: 'New status' }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Phone screen');
    await expect.poll(() => page.getByLabel('Handle').inputValue()).toBe('PHONE_SCREEN');
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'This workspace' });
    await list.getByText('PHONE_SCREEN').waitFor();
    await person.post('/v1/candidate-statuses', { handle: 'OFFER', label: 'Offer' });
    await list.getByText('OFFER', { exact: true }).waitFor();
    await list.getByRole('button', { name: 'Actions for Offer' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect
      .poll(async () => (await list.getByRole('listitem').allTextContents())[0])
      .toContain('Offer');

    await app.api.services.credits.grant(app.api.database.db, person.workspaceId, {
      account: 'workspace',
      amount: 9,
      key: 'e2e',
      reason: 'test',
    });
    const { sourcingId } = (await person.post('/v1/sourcings', {})).body.data;
    const { candidateId } = (
      await person.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: 'grace-h' })
    ).body.data;
    expect(
      (await person.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'OFFER' }))
        .status,
    ).toBe(200);
    await list.getByRole('button', { name: 'Actions for Offer' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Offer is in use').first().waitFor();
    await axe(page);
    await list.getByRole('button', { name: 'Actions for Phone screen' }).click();
    const own = () => list.getByText(/^[A-Z]+(?:_[A-Z]+)*$/).allTextContents();
    const before = await own();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await list.getByText('PHONE_SCREEN').waitFor({ state: 'detached' });
    // At once, and back at its place.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(own).toEqual(before);
    await list.getByRole('button', { name: 'Actions for Phone screen' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await list.getByText('PHONE_SCREEN').waitFor({ state: 'detached' });
    await noSidewaysScroll(page);
  });
});

describe('privacy', () => {
  it('erases a person by name, once the name is typed, and shows a receipt', async () => {
    const { page } = await app.signIn('/settings/privacy');
    await page.getByText('Contacts are deleted after').waitFor();
    await axe(page);
    await page.getByLabel('Person', { exact: true }).fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Erase Ada Lovelace' }).click();
    await page.getByLabel(/to confirm/).fill('Ada Lovelace');
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('dialog', { name: 'ada-l erased' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await app.api.services.talents.load(['ada-l'])).size).toBe(0);
  });

  it('has a list of people who are never contacted; removing one needs their consent', async () => {
    const { page, person } = await app.signIn('/settings/privacy', { language: 'fr' });
    await page.getByText('Personne n’est dans la liste').waitFor();
    await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
    await page.getByLabel('Adresse e-mail ou numéro').fill('nobody');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel('Adresse e-mail ou numéro').fill('jo@example.com');
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Désinscrit' });
    await row.waitFor();
    await axe(page);
    await row.getByRole('button').click();
    await page.getByText('exige son accord').waitFor();
    await page.getByRole('button', { name: 'Accord obtenu, retirer' }).click();
    await page.getByText('Personne n’est dans la liste').waitFor();
    expect((await person.get('/v1/suppressions')).body.data.suppressions).toEqual([]);
    await noSidewaysScroll(page);
  });
});
