import type { Page } from 'playwright-core';
import type { SignedIn } from '../../server/test/console.ts';
import { newBlueprint, newCampaign } from '../../server/test/sequences.ts';
import { until } from '../../server/test/until.ts';
import type { Console } from './harness.ts';

/* What tests do with a sequence and its page. */

/**
 * A person with a sourcing of two candidates who can be written to by email, and a sequence of
 * these steps.
 */
export async function withSequence(
  app: Console,
  steps: readonly object[] = [],
  options: Parameters<Console['signIn']>[1] = {},
) {
  const { workspaceId } = await app.api.newClient({ workspaceCredits: 100 });
  const { page, person } = await app.signIn(null, { workspaceId, ...options });
  const { sourcingId } = await newCampaign(app.api, person, 0);
  await person.patch(`/v1/sourcings/${sourcingId}`, {
    name: 'Data engineers, Lyon',
    jobTitle: 'Data engineer',
    location: 'Lyon',
  });
  const zoe = await candidate(app, person, sourcingId, 'Zoé', 'Durand');
  const ada = await candidate(app, person, sourcingId, 'Ada', 'Martin');
  const blueprintId = await newBlueprint(person, sourcingId, steps);
  return { page, person, sourcingId, blueprintId, zoe, ada };
}

let people = 0;

async function candidate(
  app: Console,
  person: SignedIn,
  sourcingId: string,
  firstname: string,
  lastname: string,
): Promise<string> {
  const id = `sequences-${++people}`;
  await app.api.importTalents([
    {
      id,
      firstname,
      lastname,
      city: 'Lyon',
      jobTitle: 'Engineer',
      contacts: { personalEmails: [`${id}@example.com`], phones: [] },
    },
  ]);
  const candidateId = (
    await person.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id })
  ).body.data.candidateId as string;
  await person.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
    enrichmentType: 'personalEmail',
  });
  await until(
    async () =>
      ((await person.get(`/v1/candidates/${candidateId}/contacts`)).body.data.emails as unknown[])
        .length > 0,
  );
  return candidateId;
}

export const stepNames = (page: Page) =>
  page
    .getByRole('list', { name: /^Steps in sending order/ })
    .getByRole('button', { name: /^\d\. / })
    .allTextContents();
export const stored = async (person: SignedIn, blueprintId: string) =>
  (await person.get(`/v1/sequence-blueprints/${blueprintId}`)).body.data as unknown as {
    name: string;
    steps: { name: string; content: string }[];
  };
export const saved = (page: Page) =>
  page
    .getByRole('status')
    .getByText('Saved', { exact: true })
    .or(page.getByText('Saved', { exact: true }))
    .first()
    .waitFor();

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function addStep(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add step', exact: true }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await page.getByLabel('Step name').waitFor();
}

/** As a hand does it: over the threshold, over the place, a moment there, and off. */
export async function drag(
  page: Page,
  from: ReturnType<Page['getByRole']>,
  to: ReturnType<Page['getByRole']>,
): Promise<void> {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  await page.mouse.move(start!.x + 10, start!.y + 20);
  await page.mouse.down();
  await page.mouse.move(start!.x + 10, start!.y, { steps: 4 });
  await page.mouse.move(end!.x + 10, end!.y + 10, { steps: 8 });
  await page.mouse.up();
  await page.getByText('Email dropped. It is now step 1 of 4.').waitFor({ state: 'attached' });
}
