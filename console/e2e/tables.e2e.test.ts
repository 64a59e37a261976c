import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedJudge } from '../../server/test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../server/test/fakes/receiver.ts';
import { connectSandbox, newBlueprint, newCampaign, smsStep } from '../../server/test/sequences.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, openConsole, tabTo } from './harness.ts';

/*
 * Every table, with rows in it, on a phone: what is wider than the screen scrolls, and the keyboard
 * can scroll it.
 */

const QUALIFIED = '/v1/search/talents/qualified';
const PHONE = { width: 390, height: 844 };

let app: Console;
let receiver: Receiver;
/** One workspace with something in every table. */
let workspaceId: string;
let castingId: string;
let sourcingId: string;
let blueprintId: string;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await openConsole({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge(() => 'met'),
    webhookRetryDelaysMs: [10, 20],
  });
  const client = await app.api.newClient({ apiCredits: 100, workspaceCredits: 100 });
  ({ workspaceId } = client);
  let candidateIds: string[];
  ({ sourcingId, candidateIds } = await newCampaign(app.api, client, 3));
  await app.api.importTalents(engineers(4, { city: 'Lyon' }));
  await client.post('/v1/suppressions', {
    address: 'never.again@a-rather-long-name-of-a-company.example',
  });
  const started = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Lyon'),
    qualificationCriterias: ['Has used Python'],
    target: { greens: 1, maxCredits: 4 },
    webhook: { url: receiver.url, verdicts: ['green'] },
  });
  castingId = String(started.body.data.castingId);
  await connectSandbox(app.api, client, 'sms');
  blueprintId = await newBlueprint(client, sourcingId, [
    smsStep({ policy: { skipStepIfNoContact: true } }),
  ]);
  expect(
    (await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, { candidateIds })).status,
  ).toBe(200);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

/**
 * What each table scrolls in when it is wider than the screen: its name, and whether Tab reaches
 * it.
 */
const scrollersOfTables = (page: Page) =>
  page.evaluate<{ name: string | null; focusable: boolean }[]>(`
    [...document.querySelectorAll('table, [role="table"]')].map((table) => {
      let place = table;
      while (place && !/auto|scroll/.test(getComputedStyle(place).overflowX)) place = place.parentElement;
      return { name: place?.getAttribute('aria-label') ?? null, focusable: place?.tabIndex === 0 };
    })`);

const TABLES: [string, () => string, tab?: { en: string; fr: string }][] = [
  ['candidates', () => `/sourcings/${sourcingId}`],
  ['calls of a casting', () => `/castings/${castingId}?tab=calls`],
  ['deliveries of a casting', () => `/castings/${castingId}?tab=deliveries`],
  ['webhooks', () => '/webhooks'],
  ['progress of a sequence', () => `/sequences/${blueprintId}?tab=progress`],
  ['requests', () => '/requests'],
  ['credits', () => '/usage', { en: 'Table', fr: 'Tableau' }],
  ['members', () => '/settings/members'],
  ['addresses never written to', () => '/settings/privacy'],
  ['the audit log', () => '/settings/audit'],
];

describe.each(['en', 'fr'] as const)('on a phone, in %s', (language) => {
  it.each(TABLES)('the table of %s can be scrolled by keyboard', async (_, path, tab) => {
    const { page } = await app.signIn(path(), { workspaceId, language, ...PHONE });
    if (tab) await page.getByRole('radio', { name: tab[language] }).click();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    const found = await scrollersOfTables(page);
    expect(found).not.toEqual([]);
    expect(found.filter(({ name, focusable }) => !name || !focusable)).toEqual([]);
    await axe(page);
  });
});

it('the arrow keys scroll a table that is wider than the screen', async () => {
  const { page } = await app.signIn(`/castings/${castingId}?tab=calls`, { workspaceId, ...PHONE });
  // Narrower than any phone, so that the table does not fit however short its texts are.
  await page.setViewportSize({ width: 240, height: 640 });
  const region = page.getByRole('region', { name: 'Waves of call 1' });
  await tabTo(page, region);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
