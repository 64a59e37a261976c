import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedJudge } from '../../server/test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../server/test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole, refuse } from './harness.ts';

/* What an operator and a developer look at: first steps, webhooks, requests, usage, docs. */

const QUALIFIED = '/v1/search/talents/qualified';

let app: Console;
let receiver: Receiver;
/** What the receiver answers with. */
let answer = 204;
beforeAll(async () => {
  receiver = await startReceiver(() => answer);
  app = await openConsole({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host, REQUEST_BODY_HOURS: '1' },
    judge: scriptedJudge(() => 'met'),
    webhookRetryDelaysMs: [10, 20],
  });
  await app.api.importTalents(engineers(4));
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const casting = () => ({
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 1, maxCredits: 4 },
  webhook: { url: receiver.url, verdicts: ['green'] },
});

describe('the first steps', () => {
  it('tick as things happen, and a key created here finds people immediately', async () => {
    const { page, person } = await app.signIn('/');
    await page.waitForURL('**/console/start');
    // The people of the installation were imported.
    await page.getByText('1 of 5 done').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const code = page.getByRole('region', { name: 'API key', exact: true });
    await code.waitFor();
    await axe(page);
    const apiKey = String(await code.textContent()).trim();
    await app.api.services.credits.grant(app.api.database.db, person.workspaceId, {
      account: 'api',
      amount: 50,
      key: 'e2e',
      reason: 'test',
    });
    const found = await fetch(`${app.api.url}/api/v1/search/talents`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: ENGINEERS_IN('Paris') }),
    });
    expect(found.status).toBe(200);
    await page.reload();
    await page.getByText('2 of 5 done').waitFor();
    await expect
      .poll(() => page.getByText(apiKey).count(), { message: 'the key is shown once' })
      .toBe(0);
    await noSidewaysScroll(page);
  });

  it('offer no key to a user who may not create one', async () => {
    const { page } = await app.signIn('/start', { role: 'recruiter', language: 'fr' });
    await page.getByText('Un propriétaire de l’espace crée les clés').waitFor();
    expect(await page.getByRole('button', { name: 'Créer une clé' }).count()).toBe(0);
    await axe(page);
  });
});

describe('webhooks', () => {
  it('are empty at first; then show each event with its attempts, and send one again with the same id', async () => {
    const { page, person } = await app.signIn('/webhooks');
    await page.getByText('No events yet').waitFor();
    await axe(page);
    await app.api.services.credits.grant(app.api.database.db, person.workspaceId, {
      account: 'api',
      amount: 50,
      key: 'e2e-webhooks',
      reason: 'test',
    });
    answer = 400;
    const started = await person.post(QUALIFIED, casting());
    expect(started.status).toBe(202);
    // Live: nobody reloads.
    await page.getByRole('button', { name: 'Call ended' }).waitFor();
    await page.getByRole('cell', { name: 'Failed' }).first().waitFor();
    answer = 204;
    await page.getByRole('button', { name: 'Call ended' }).click();
    await page.getByRole('dialog').getByText('Responded 400').waitFor();
    await axe(page);
    const before = receiver.received.length;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('dialog').getByText('Responded 204').waitFor();
    const idOf = (index: number) => receiver.received.at(index)?.headers['x-service-delivery-id'];
    expect(
      receiver.received.slice(0, before).map(({ headers }) => headers['x-service-delivery-id']),
    ).toContain(idOf(-1));
    await page.reload();
    await page.getByRole('dialog').getByText('Responded 204').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('radio', { name: 'Failed' }).click();
    await page.waitForURL((url) => url.search === '?state=failed');
    await noSidewaysScroll(page);
    await axe(page);
  });
});

describe('requests', () => {
  it('are found by the tracking code of an error', async () => {
    const { page, person } = await app.signIn('/requests');
    await page.getByText('No requests yet').waitFor();
    await axe(page);
    const { apiKey } = (await person.post('/v1/api-keys', { name: 'E2E' })).body
      .data as unknown as { apiKey: string };
    const refused = await fetch(`${app.api.url}/api/v1/nothing-here`, {
      headers: { 'x-api-key': apiKey },
    });
    const code = String(refused.headers.get('x-request-id'));
    await page.getByRole('searchbox', { name: 'Tracking code' }).fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('trackingCode') === code);
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('searchbox').waitFor();
          await page.getByText(/No request matches|not_found/).waitFor();
          return page.getByRole('cell', { name: '404' }).count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    await page.getByText('not_found').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it('show what a key sent and was answered, without secrets, and send a read again', async () => {
    const { page, person } = await app.signIn(null);
    const { apiKey } = (await person.post('/v1/api-keys', { name: 'E2E' })).body
      .data as unknown as { apiKey: string };
    await fetch(`${app.api.url}/api/v1/sourcings?status=closed&pageSize=3`, {
      headers: { 'x-api-key': apiKey },
    });
    await app.api.services.requests.flush();
    await page.goto(`${app.api.url}/console/requests`);
    await page.getByRole('button', { name: 'GET /v1/sourcings' }).click();
    const drawer = page.getByRole('dialog');
    await drawer
      .getByRole('region', { name: 'Path' })
      .getByText('/api/v1/sourcings?status=closed&pageSize=3')
      .waitFor();
    await drawer.getByRole('region', { name: 'Response', exact: true }).waitFor();
    await axe(page);
    await drawer.getByRole('button', { name: 'Send again' }).click();
    await drawer
      .getByRole('region', { name: 'Response now' })
      .getByText('"success": true')
      .waitFor();
    await axe(page);
  });
});

describe('usage', () => {
  it('shows the balances, what was spent by kind, and windows that move with requests', async () => {
    const { page, person } = await app.signIn('/usage');
    await page.getByText('Never used').waitFor();
    await page.getByText('No credits spent in this period').waitFor();
    await axe(page);
    const { apiKey } = (await person.post('/v1/api-keys', { name: 'Meters' })).body
      .data as unknown as { apiKey: string };
    await app.api.services.credits.grant(app.api.database.db, person.workspaceId, {
      account: 'api',
      amount: 50,
      key: 'e2e-usage',
      reason: 'test',
    });
    const search = await fetch(`${app.api.url}/api/v1/search/talents`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: ENGINEERS_IN('Paris') }),
    });
    expect(search.status).toBe(200);
    await page.getByText('1 / 200').waitFor();
    await page.getByRole('radio', { name: 'Table' }).click();
    await page
      .getByRole('table', { name: 'Credits' })
      .getByRole('cell', { name: '4', exact: true })
      .waitFor();
    await axe(page);
    const groups = page.getByRole('table', { name: 'Who spends, and what for' });
    await groups.getByRole('cell', { name: '4', exact: true }).first().waitFor();
    await page.getByRole('radio', { name: 'Sourcing' }).click();
    await groups.getByRole('cell', { name: 'No sourcing' }).waitFor();
    await axe(page);
    await page.getByRole('radio', { name: '12 months' }).click();
    await page.waitForURL((url) => url.search === '?by=month');
    await noSidewaysScroll(page);
  });

  it('is shown as unreachable with its code, and can be retried', async () => {
    const { page } = await app.signIn(null);
    const failing = await refuse(page, '/v1/usage/credits', 400, {
      code: 'validation_error',
      issues: [],
    });
    await page.goto(`${app.api.url}/console/usage`);
    await page.getByText('validation_error').waitFor();
    await axe(page);
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No credits spent in this period').waitFor();
  });
});

describe('docs', () => {
  it('are shown in French too, and lead to all documentation and to the reference', async () => {
    const { page } = await app.signIn('/docs', { language: 'fr' });
    await page.getByRole('heading', { name: 'Castings : évaluer des profils' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByRole('link', { name: 'Toute la documentation' }).click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Référence de l’API' }).click();
    await page.waitForURL('**/console/docs/api');
    await page.getByRole('heading', { name: 'Référence de l’API', level: 1 }).waitFor();
    await axe(page);
  });
});
