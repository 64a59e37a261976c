import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '../site/build.ts';
import { PAGES_FOR } from '../src/pages/docs/guides.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

/** What the reference may cost a connection, in kB of gzip. */
const REFERENCE_KB = 400;

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

it('names only pages that the documentation has', () => {
  const paths = new Set(sitePages().map(({ path }) => path));
  expect(
    Object.values(PAGES_FOR)
      .flat()
      .filter((path) => !paths.has(path)),
  ).toEqual([]);
});

describe('the docs in the console', () => {
  it('are guides for the reader, and open with those of the face', async () => {
    const { page } = await app.signIn('/docs');
    await page.getByRole('heading', { name: 'Castings: judge people' }).waitFor();
    expect(await page.locator('pre').count()).toBe(0);
    await page.getByRole('link', { name: 'What costs credits' }).waitFor();
    await axe(page);
    await page.getByRole('radio', { name: 'Developers' }).click();
    await page.getByRole('heading', { name: 'Requests and keys' }).waitFor();
    await page.getByRole('link', { name: 'A webhook receiver' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    expect(new URL(page.url()).searchParams.get('for')).toBe('developer');
  });

  it('find errors, settings and operations, and lead to them', async () => {
    const { page } = await app.signIn('/docs', { face: 'developer' });
    await page
      .getByRole('searchbox', { name: 'Search the documentation' })
      .fill('insufficient_credits');
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByRole('link').first().waitFor();
    expect(await results.getByRole('link').first().getAttribute('href')).toContain(
      '/docs/reference/errors',
    );
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByRole('searchbox').fill('Change the status of up to 1,000 candidates');
    await results
      .getByRole('link', { name: /^API: Candidates: Change the status of up to 1,000/ })
      .click();
    await page
      .getByRole('heading', { name: 'Change the status of up to 1,000 candidates' })
      .waitFor();
    await page.goto(`${app.api.url}/console/docs?search=zzzzqqqq`);
    await page.getByText('Nothing found for “zzzzqqqq”.').waitFor();
  });

  it('have the reference, with the key and the ids of the workspace, to run', async () => {
    const { page, person } = await app.signIn('/docs/api', { face: 'developer' });
    const made = await person.post('/v1/api-keys', { name: 'CRM sync', scopes: ['read'] });
    expect(made.status).toBe(200);
    const { body } = await person.post('/v1/sourcings', {});
    const sourcingId = String(body.data.sourcingId);
    await page.getByText('Choose an operation').waitFor();
    await axe(page);
    await page
      .getByRole('searchbox', { name: 'Find an operation' })
      .fill('candidates sourcing list');
    await page.getByRole('link', { name: /List the candidates of a sourcing/ }).click();
    await page.reload();
    await page.getByText(`/api/v1/sourcings/${sourcingId}/candidates`).waitFor();
    await page.getByText('your key “CRM sync”').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Run it' }).click();
    await page
      .getByRole('region', { name: 'Answer of the service' })
      .getByText('"total": 0')
      .waitFor();
    await page.getByText('Fields of candidates').click();
    await page.getByText('Fields of candidate', { exact: true }).click();
    await page.getByText('effectiveVerdict').first().waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it(`load the reference when it is opened, with at most ${REFERENCE_KB} kB as sent`, async () => {
    const { page } = await app.signIn('/docs', { face: 'developer' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          // Of a request that the end of the test cut.
          () => 0,
        ),
      ),
    );
    await page.goto(`${app.api.url}/console/docs/api?operation=getCandidate`);
    await page.getByText('Fields of candidate', { exact: true }).waitFor();
    const loaded = await Promise.all(sizes);
    // A page that was loaded before is loaded again here: it counts too, so this is an upper bound.
    const total = loaded.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(REFERENCE_KB * 1_000);
    // The contract of the API is in it; without compression it would be several times the limit.
    expect(total).toBeGreaterThan(20_000);
  });

  it('are in French, with a reference that says what the workspace has not yet', async () => {
    const { page } = await app.signIn('/docs/api?operation=getCandidate', {
      language: 'fr',
      role: 'viewer',
      width: 360,
      height: 740,
    });
    await page.getByText('Votre espace n’a encore rien que cela puisse lire.').waitFor();
    expect(await page.getByRole('button', { name: 'Exécuter' }).isDisabled()).toBe(true);
    await page.getByText('est le secret d’une de vos clés').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });
});
