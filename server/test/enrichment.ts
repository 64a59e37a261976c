import { sql } from 'kysely';
import type { ProviderType, TalentContacts } from '../src/enrichment/contract.ts';
import { type Answer, type Client, type TestApi, testApi } from './api.ts';
import {
  type ContactProviders,
  GOOD_KEY,
  startContactProviders,
} from './fakes/contact-providers.ts';
import { until } from './until.ts';

export const profileUrl = (slug: string): string => `https://www.linkedin.com/in/${slug}`;

/** Somebody in France, whose talent id is the slug of their URL. */
export const person = (
  slug: string,
  contacts: { personalEmails?: string[]; phones?: string[] } = {},
) => ({
  id: slug,
  firstname: 'Ada',
  lastname: slug,
  country: 'France',
  jobTitle: 'Engineer',
  proNetworkUrl: profileUrl(slug),
  experiences: [{ organizationName: 'Acme', title: 'Engineer', isCurrent: true }],
  contacts,
});

export interface EnrichmentUnderTest {
  api: TestApi;
  providers: ContactProviders;
  close(): Promise<void>;
}

/**
 * The service beside providers that answer at once or when polled every 20 ms; no name server is
 * asked.
 */
export async function enrichmentUnderTest(
  options: Parameters<typeof testApi>[0] = {},
): Promise<EnrichmentUnderTest> {
  const providers = await startContactProviders();
  const { enrichment, env, ...rest } = options;
  const api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: providers.host, ...env },
    enrichment: {
      pausesMs: [10],
      pollEveryMs: 20,
      timeoutMs: 1_000,
      checkMailDomain: async () => 'unknown',
      ...enrichment,
    },
    ...rest,
  });
  return {
    api,
    providers,
    async close() {
      await api.close();
      await providers.close();
    },
  };
}

export const useProvider = (
  client: Client,
  { url }: ContactProviders,
  type: ProviderType,
  more: object = {},
): Promise<Answer> =>
  client.post('/v1/enrichment-providers', { type, apiKey: GOOD_KEY, baseUrl: url, ...more });

export const enrich = (client: Client, slug: string, enrichmentType: string): Promise<Answer> =>
  client.post('/v1/contact/enrich', { proNetworkUrl: profileUrl(slug), enrichmentType });

export async function contactsOf(client: Client, talentId: string): Promise<TalentContacts> {
  const { body } = await client.get(`/v1/talents/${talentId}/contacts`);
  return body.data as unknown as TalentContacts;
}

/** The contacts once nothing is looked for any more. */
export async function settled(client: Client, talentId: string): Promise<TalentContacts> {
  let contacts: TalentContacts | null = null;
  await until(async () => {
    contacts = await contactsOf(client, talentId);
    return !contacts.contactsLoading;
  });
  return contacts!;
}

/** Workspace credits: the balance, what is reserved, what was spent, and the ledger's own sums. */
export async function money(
  { database }: Pick<TestApi, 'database'>,
  { workspaceId }: Pick<Client, 'workspaceId'>,
) {
  const { rows } = await sql<{ available: number; reserved: number; spent: number; drift: number }>`
    select a.available, a.reserved, coalesce(sum(e.spent), 0)::bigint as spent,
      (a.available - coalesce(sum(e.available), 0) + a.reserved - coalesce(sum(e.reserved), 0))::bigint as drift
    from credit_accounts a left join credit_entries e using (workspace_id, account)
    where a.workspace_id = ${workspaceId} and a.account = 'workspace' group by a.available, a.reserved`.execute(
    database.db,
  );
  const { drift, ...rest } = rows[0]!;
  if (drift !== 0) throw new Error(`the ledger is off by ${drift}`);
  return rest;
}
