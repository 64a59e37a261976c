import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedJudge } from '../../server/test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole, refuse, tabTo } from './harness.ts';

/* From words to people, and from people to a casting. */

const QUALIFIED = '/v1/search/talents/qualified';
const PROMPT = 'Backend engineer in Paris with Python';
/** The board of one. */
const CASTING = /\/castings\/cast_/;
const by = (prompt: string): string => `/search?prompt=${encodeURIComponent(prompt)}`;

let app: Console;
beforeAll(async () => {
  app = await openConsole({ judge: scriptedJudge(() => 'met'), env: { PRICE_ADD_CANDIDATE: '1' } });
  await app.api.importTalents([...engineers(14), ...engineers(3, { city: 'Lyon' })]);
});
afterAll(() => app.close());

const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const namesOf = (page: Page) =>
  page
    .getByRole('region', { name: 'People found' })
    .getByRole('button', { name: /^Open profile of/ })
    .allTextContents();

describe('a search', () => {
  it('turns a prompt into chips, and a changed chip into a search by filters that the URL holds', async () => {
    const { page } = await app.signIn('/search');
    await page.getByText('Describe a person, or choose an example').waitFor();
    await axe(page);
    await page.getByLabel('Who are you looking for?').fill(`${PROMPT} and Rust`);
    const rust = page.getByRole('button', { name: 'Remove Skill: Rust' });
    await rust.waitFor();
    expect(new URL(page.url()).searchParams.get('prompt')).toBe(`${PROMPT} and Rust`);
    // A chip marks its words, by keyboard too.
    await page.getByRole('button', { name: /Paris.*Edit Location/ }).focus();
    await expect
      .poll(() => page.locator('mark[data-pointed]').allTextContents())
      .toEqual(['Paris']);
    await rust.click();
    await page.getByText('14 people match').waitFor();
    await page.getByText('You changed the filters').waitFor();
    expect(new URL(page.url()).searchParams.get('filters')).not.toContain('Rust');
    await axe(page);
  });

  it('offers other meanings of words, and switches with one click', async () => {
    const { page } = await app.signIn(by('Backend engineer in Portland'));
    await page.getByText('We read “Portland” as Portland, Oregon.').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Use Portland, Maine' }).click();
    await page.getByRole('button', { name: /Portland, Maine.*Edit Location/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('filters')).toContain('Maine');
  });

  it('loads ten and ten more, nobody twice, at a price shown before; three are added to a sourcing', async () => {
    const { workspaceId } = await app.api.newClient({ workspaceCredits: 3 });
    const { page, person } = await app.signIn(by(PROMPT), { workspaceId });
    await page.getByText('Costs up to 10 credits; you have 1,000 credits').waitFor();
    await searchButton(page).click();
    await page.getByText('10 of 14 shown · 10 credits spent on this search').waitFor();
    await page.getByText('Costs up to 4 credits; you have 990 credits').waitFor();
    await page.getByRole('button', { name: 'Next 10' }).click();
    await page.getByText('You have seen everyone who matches.').waitFor();
    const names = await namesOf(page);
    expect(names).toHaveLength(14);
    expect(new Set(names).size).toBe(14);
    for (const name of names.slice(0, 3))
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    await axe(page);
    await page.getByRole('button', { name: 'Add to sourcing' }).click();
    await page.getByLabel('Name of the new sourcing').fill('Engineers, Paris');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('3 people added to Engineers, Paris').waitFor();
    const { sourcings } = (await person.get('/v1/sourcings')).body.data as unknown as {
      sourcings: unknown[];
    };
    expect(sourcings).toMatchObject([{ name: 'Engineers, Paris', candidateCount: 3 }]);
  });

  it('with more people than credits shows how many were added, and links to the plan', async () => {
    const { workspaceId } = await app.api.newClient({ workspaceCredits: 2 });
    const { page, person } = await app.signIn(by(PROMPT), { workspaceId });
    await searchButton(page).click();
    await page.getByRole('region', { name: 'People found' }).waitFor();
    for (const name of (await namesOf(page)).slice(0, 3))
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    await page.getByRole('button', { name: 'Add to sourcing' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('2 of 3 were added before the error.').waitFor();
    await page.getByText('Not enough workspace credits').waitFor();
    await axe(page);
    const { sourcings } = (await person.get('/v1/sourcings')).body.data as unknown as {
      sourcings: unknown[];
    };
    expect(sourcings).toMatchObject([{ candidateCount: 2 }]);
    await page.getByRole('link', { name: 'View plan' }).click();
    await page.waitForURL('**/settings/plan');
  });

  it('with profiles under refresh shows how many, and loads them again', async () => {
    const { page } = await app.signIn(by(PROMPT));
    const path = (url: URL) => url.pathname === '/console/api/v1/search/talents/by-prompt';
    const renewing = async (route: Route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({
        response,
        json: { success: true, data: { ...data, pendingRefreshCount: 2 } },
      });
    };
    await page.route(path, renewing, { times: 1 });
    await searchButton(page).click();
    await page.getByText('2 more profiles are being refreshed. Check again in a moment.').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('14 of 14 shown').waitFor();
    await expect.poll(() => page.getByText('being refreshed').count()).toBe(0);
  });

  it('continues to a casting with the prompt’s criteria, without removed ones', async () => {
    const { page, person } = await app.signIn(
      `${by(`${PROMPT} and Rust`)}&filters=${encodeURIComponent(JSON.stringify(ENGINEERS_IN('Paris')))}`,
    );
    await page.getByRole('link', { name: 'Start casting' }).click();
    await page.getByText('14 people match').waitFor();
    await page.getByRole('button', { name: 'Criteria' }).click();
    await page.getByRole('button', { name: 'Add criterion' }).click();
    await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Has used PostgreSQL');
    await expect.poll(() => page.getByRole('textbox').count()).toBe(1);
    for (const step of ['Quota', 'Webhook', 'Review']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('region', { name: step, exact: true }).waitFor();
    }
    await axe(page);
    await page.getByRole('button', { name: 'Start casting' }).click();
    await page.waitForURL(CASTING);
    const { castings } = (await person.get(QUALIFIED)).body.data as unknown as {
      castings: unknown[];
    };
    expect(castings).toMatchObject([{ prompt: null, criterias: ['Has used PostgreSQL'] }]);
  });

  it('without results names the filter that blocks, and finds more with one click', async () => {
    const { page } = await app.signIn(
      `/search?filters=${encodeURIComponent(JSON.stringify([...ENGINEERS_IN('Paris'), { filterType: 'SKILL', value: 'COBOL' }]))}`,
    );
    await page.getByRole('heading', { name: 'Nobody matches all filters' }).waitFor();
    await page.getByText('−14').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Smallest change' })
      .getByRole('button')
      .click();
    await page.getByText('14 people match').waitFor();
    expect(new URL(page.url()).searchParams.get('filters')).not.toContain('COBOL');
    await page.goBack();
    await page.getByRole('heading', { name: 'Nobody matches all filters' }).waitFor();
  });

  it('in a place without people offers the nearest one with people in one click', async () => {
    const { page } = await app.signIn(by('Backend engineer in Chartres'));
    await page.getByRole('heading', { name: 'Nobody matches all filters' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: /^Look in “Paris”, \d+ km away: 14 people\.$/ }).click();
    await page.getByText('14 people match').waitFor();
    expect(new URL(page.url()).searchParams.get('filters')).toContain('Paris');
    await searchButton(page).click();
    await page.getByText('Ranked by Current title: “Backend Engineer”').first().waitFor();
  });

  it('for a title that nobody has offers near titles at their price, and shows that they are near', async () => {
    const title = { filterType: 'JOB_TITLE', value: 'DevOps engineer', isRequired: true };
    const { page } = await app.signIn(
      `/search?filters=${encodeURIComponent(JSON.stringify([title]))}`,
    );
    await page.getByRole('heading', { name: 'Nobody matches all filters' }).waitFor();
    await page.getByText('Costs up to 10 credits').waitFor();
    await page.getByRole('button', { name: 'Search near titles' }).click();
    await page.getByRole('region', { name: 'People found' }).waitFor();
    await page.getByText('Few people match “DevOps engineer”').waitFor();
    await axe(page);
  });

  it('opened by a link spends nothing, and shows what it would search for', async () => {
    const { page, person } = await app.signIn(by(PROMPT));
    await page.getByText('14 people match').waitFor();
    await page.reload();
    await page.getByText('14 people match').waitFor();
    const { balances } = (await person.get('/v1/workspace')).body.data as unknown as {
      balances: { apiCredits: number };
    };
    expect(balances.apiCredits).toBe(1_000);
  });

  it('by keyboard: prompt, Enter, and a profile with the matched words marked', async () => {
    const { page } = await app.signIn('/search');
    await tabTo(page, page.getByLabel('Who are you looking for?'));
    await page.keyboard.type(PROMPT);
    await page.getByText('14 people match').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'People found' }).waitFor();
    await page
      .getByRole('button', { name: 'Open profile of Person Number 1', exact: true })
      .focus();
    await page.keyboard.press('Enter');
    const profile = page.getByRole('dialog', { name: 'Person Number 1' });
    await profile.locator('mark').first().waitFor();
    await expect
      .poll(() => profile.locator('mark').allTextContents())
      .toEqual(expect.arrayContaining(['Paris', 'Backend Engineer', 'Python']));
    await page.waitForURL((url) => url.searchParams.has('talent'));
    await axe(page);
    await page.keyboard.press('Escape');
    await noSidewaysScroll(page);
  });

  it('shows the people found one by one: a key puts one into a shortlist, another takes it back', async () => {
    const own = await app.api.newClient({ workspaceCredits: 5 });
    const { page } = await app.signIn(by(PROMPT), { workspaceId: own.workspaceId });
    await page.getByText('14 people match').waitFor();
    await searchButton(page).click();
    const opens = page.getByRole('button', { name: /^Open profile of / });
    await opens.nth(9).waitFor();
    const [first, second] = (await opens.allTextContents()) as [string, string];
    const drawerOf = (name: string) => page.getByRole('dialog', { name, exact: true });
    await opens.first().click();
    await drawerOf(first).getByRole('button', { name: 'Find contact' }).waitFor();
    await drawerOf(first).getByText('In no sourcing').waitFor();
    await page.keyboard.press('j');
    await drawerOf(second).waitFor();
    await page.keyboard.press('k');
    await drawerOf(first).getByRole('button', { name: 'Full screen' }).click();
    const review = page.getByRole('dialog', { name: 'People found' });
    await review.getByText('1 of 10', { exact: true }).waitFor();
    await review.locator('mark').first().waitFor();
    await axe(page);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Use this sourcing' }).click();
    await review.getByText(`${first} is in your shortlist`).waitFor();
    await page.keyboard.press('j');
    await review.getByRole('heading', { name: second, exact: true }).waitFor();
    await page.keyboard.press('s');
    await review.getByText(`${second} is in your shortlist`).waitFor();
    await page.keyboard.press('u');
    await review.getByText(`Undone: ${second} is marked as not retained`).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
    const link = await review.getByRole('link', { name: 'Open shortlist' }).getAttribute('href');
    const path = `/v1/sourcings/${link!.split('/').at(-1)}/candidates`;
    const countOf = async (query: string) =>
      ((await own.get(path + query)).body.data.candidates as unknown[]).length;
    expect([await countOf(''), await countOf('?statusHandle=NOT_RETAINED')]).toEqual([1, 1]);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('review'));
    await opens.first().waitFor();
    await noSidewaysScroll(page);
  });

  it('refuses protected attributes before anything is sent, and names them', async () => {
    const { page } = await app.signIn(by('Young backend engineer in Paris'));
    await page.getByText('The law forbids selecting people by it').waitFor();
    expect(await searchButton(page).isDisabled()).toBe(true);
    await axe(page);
  });

  it('helps with words that give no filter, and with an unknown value', async () => {
    const { page } = await app.signIn(by('hmm'));
    await page.getByText('We couldn’t turn this into filters').waitFor();
    await axe(page);
    await page.goto(
      `${app.api.url}/console/search?filters=${encodeURIComponent(JSON.stringify([{ filterType: 'SENIORITY', value: 'senoir' }]))}`,
    );
    await page.getByText('A filter needs a change').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Did you mean senior?' }).click();
    await page.getByRole('button', { name: /senior.*Edit/ }).waitFor();
  });

  it('without credits shows that; a viewer sees how it is understood, and nothing to spend', async () => {
    const poor = await app.api.newClient({ apiCredits: 0 });
    const { page } = await app.signIn(by(PROMPT), { workspaceId: poor.workspaceId });
    await page.getByText('Not enough API credits').waitFor();
    expect(await searchButton(page).isDisabled()).toBe(true);
    await axe(page);
    const { page: viewed } = await app.signIn(by(PROMPT), { role: 'viewer' });
    await viewed.getByText('14 people match').waitFor();
    await viewed.getByText('not spend credits on them').waitFor();
    expect(await searchButton(viewed).count()).toBe(0);
  });

  it('that fails shows its tracking code; a filter is added from the list of the API', async () => {
    const { page } = await app.signIn(by(PROMPT));
    const failing = await refuse(page, '/v1/search/talents/by-prompt', 400, {
      code: 'search_engine_timeout',
      issues: [],
    });
    await searchButton(page).click();
    await page.getByText('req_test').waitFor();
    await failing.restore();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('combobox', { name: 'Filter' }).fill('Certif');
    await page.getByRole('option', { name: 'Certification' }).click();
    await page.getByLabel('Value').fill('PMP');
    await axe(page);
    await page.getByRole('radio', { name: 'Ranks higher' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: /PMP, if possible/ }).waitFor();
    await page.getByText('14 people match').waitFor();
  });

  it('suggests the values that people have while a filter is typed, one line after the other', async () => {
    const { page } = await app.signIn(by(PROMPT));
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('combobox', { name: 'Filter' }).fill('Locat');
    await page.getByRole('option', { name: 'Location' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('Atlantis\nfra');
    await page.getByRole('button', { name: /^France/ }).click();
    expect(await page.getByRole('textbox', { name: 'Value' }).inputValue()).toBe(
      'Atlantis\nFrance',
    );
    await axe(page);
  });

  it('speaks French to who wants French', async () => {
    const { page } = await app.signIn(by('Développeur backend à Paris'), { language: 'fr' });
    await page.getByText('14 personnes correspondent').waitFor();
    await page.getByText('Coût maximum : 10 crédits').waitFor();
    await axe(page);
    await page.goto(
      `${app.api.url}/console/search?filters=${encodeURIComponent('[{"filterType":"LANGUAGE","value":"en:full_professional"}]')}`,
    );
    await page.getByRole('button', { name: /^Langue : anglais, courant/ }).waitFor();
  });
});

describe('starting a casting', () => {
  const filters = encodeURIComponent(JSON.stringify(ENGINEERS_IN('Paris')));

  it('keeps its draft through a reload and the end of the session, but no customParams', async () => {
    const { page, person } = await app.signIn(`/castings/new?filters=${filters}&step=criteria`);
    await page.getByRole('button', { name: 'Add criterion' }).click();
    // How it is read, while it is typed: without leaving the field.
    const first = page.getByRole('textbox', { name: 'Criterion 1' });
    await first.fill('At least 5 years of experience');
    await page
      .getByText(/^Read as: .*5/)
      .first()
      .waitFor();
    await first.fill('Has used PostgreSQL');
    await page.getByText(/^Read as: .*PostgreSQL/).waitFor();
    expect(await first.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Add criterion' }).click();
    await page.getByRole('textbox', { name: 'Criterion 2' }).fill('Is under 40 years old');
    await page.keyboard.press('Tab');
    await page.getByText('people are not judged by a protected attribute').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Remove Criterion 2' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Maximum credits').fill('7');
    await page.getByText('Enter an even number from 2 to 300.').waitFor();
    await axe(page);
    await page.getByLabel('Maximum credits').fill('8');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Custom parameters').fill('{ "secret": "s3cret" }');
    expect(
      await page.evaluate(
        'JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage })',
      ),
    ).not.toContain('s3cret');
    await page.reload();
    await page.goto(`${app.api.url}/console/castings/new`);
    await page.getByText('14 people match').waitFor();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByText('10 greens, or 8 credits').waitFor();

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Start casting' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByLabel('Password').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Has used PostgreSQL').waitFor();
    await page.getByRole('button', { name: 'Start casting' }).click();
    await page.waitForURL(CASTING);
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain(
      'PostgreSQL',
    );
  });

  it('reports an identical one, which can be opened, or started anyway', async () => {
    const { page, person } = await app.signIn('/castings');
    await page.getByText('No castings yet').waitFor();
    await axe(page);
    const body = {
      filters: ENGINEERS_IN('Paris'),
      qualificationCriterias: ['Has used Python'],
      target: { greens: 1, maxCredits: 4 },
      scoringLanguage: 'en',
    };
    const first = (await person.post(QUALIFIED, body)).body.data.castingId;
    // Live: nobody reloads.
    await page.getByText('2 credits spent').waitFor();
    await page.getByText('There are more people to judge.').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.getByRole('radio', { name: 'Failed' }).click();
    await page.getByText('No casting has failed').waitFor();

    async function startSame() {
      await page.goto(`${app.api.url}/console/castings/new?filters=${filters}&step=criteria`);
      await page.getByRole('button', { name: 'Add criterion' }).click();
      await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Has used Python');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Start casting' }).click();
      await page.getByRole('alertdialog', { name: 'An identical casting exists' }).waitFor();
    }
    await startSame();
    await axe(page);
    await page.getByRole('button', { name: 'Open casting' }).click();
    await page.waitForURL(`**/castings/${first}`);
    await startSame();
    await page.getByRole('button', { name: 'Start a new one anyway' }).click();
    await page.waitForURL((url) => CASTING.test(url.pathname) && !url.pathname.endsWith(first));
  });

  it('without credits is announced and refused; a viewer may not start one', async () => {
    const poor = await app.api.newClient({ apiCredits: 1 });
    const { page } = await app.signIn(
      `/castings/new?prompt=${encodeURIComponent(PROMPT)}&step=review`,
      { workspaceId: poor.workspaceId },
    );
    await page.getByText('A casting needs at least 2 credits.').waitFor();
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1_280, height: 800 });
    expect(await page.getByRole('button', { name: 'Start casting' }).isDisabled()).toBe(true);
    await axe(page);
    const { page: viewed } = await app.signIn('/castings/new', { role: 'viewer', language: 'fr' });
    await viewed.getByText('Votre rôle ne le permet pas').waitFor();
    await axe(viewed);
  });
});
