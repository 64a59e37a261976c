import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contactsOf,
  type EnrichmentUnderTest,
  enrich,
  enrichmentUnderTest,
  money,
  person,
  profileUrl,
  settled,
  useProvider,
} from '../../test/enrichment.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { until } from '../../test/until.ts';

let t: EnrichmentUnderTest;
const EMAIL = 'ada.canary@example.org';
const PHONE = '06 12 34 56 78';
const E164 = '+33612345678';

beforeAll(async () => {
  t = await enrichmentUnderTest();
  await t.api.importTalents([
    person('both', { personalEmails: [EMAIL], phones: [PHONE] }),
    ...Array.from({ length: 4 }, (_, i) =>
      person(`more-${i}`, { personalEmails: [`more${i}@example.org`], phones: [PHONE] }),
    ),
  ]);
});
afterAll(() => t.close());

const newClient = (workspaceCredits = 100) => t.api.newClient({ workspaceCredits });

describe('what is kept', () => {
  it('has no contact, key or ticket in plain in any column of the database', async () => {
    const client = await newClient();
    await useProvider(client, t.providers, 'people_data_labs', { apiKey: 'good-key' });
    await useProvider(client, t.providers, 'full_enrich', {
      apiKey: 'canary-key-of-the-workspace',
    });
    t.providers.know('more-2', { emails: [EMAIL], phones: [PHONE] });
    await enrich(client, 'more-2', 'all');
    await settled(client, 'more-2');
    const { rows } = await plainText();
    const all = rows.join('\n');
    expect(all).toContain(profileUrl('both'));
    for (const canary of [
      EMAIL,
      'ada.canary',
      E164,
      PHONE,
      'canary-key-of-the-workspace',
      'more2@example.org',
    ])
      expect(all).not.toContain(canary);
  });

  /** Every text, JSON and byte column of every table, as text. */
  async function plainText(): Promise<{ rows: string[] }> {
    const { rows: columns } = await sql<{
      table_name: string;
      column_name: string;
      data_type: string;
    }>`
      select c.table_name, c.column_name, c.data_type from information_schema.columns c join information_schema.tables using (table_schema, table_name)
      where c.table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.api.database.db);
    const texts: string[] = [];
    for (const { table_name, column_name, data_type } of columns) {
      const value =
        data_type === 'bytea'
          ? sql`encode(${sql.ref(column_name)}, 'escape')`
          : sql`${sql.ref(column_name)}::text`;
      const { rows } = await sql<{
        all: string | null;
      }>`select string_agg(${value}, ' ') as all from ${sql.table(table_name)}`.execute(
        t.api.database.db,
      );
      if (rows[0]?.all) texts.push(rows[0].all);
    }
    return { rows: texts };
  }
});

describe('erasure', () => {
  it('forgets contacts and attempts in every workspace, and returns what was reserved', async () => {
    await t.api.importTalents([person('leaving', { phones: [PHONE] })]);
    const client = await newClient();
    await enrich(client, 'leaving', 'phone');
    await settled(client, 'leaving');
    await useProvider(client, t.providers, 'hunter');
    let release = (): void => {};
    t.providers.script('hunter', () => new Promise((resolve) => (release = () => resolve(null))));
    t.providers.know('leaving', { emails: ['too-late@example.org'] });
    const before = t.providers.asked.length;
    await enrich(client, 'leaving', 'personalEmail');
    await until(() => t.providers.asked.length > before);
    expect(await money(t.api, client)).toEqual({ available: 94, reserved: 1, spent: 5 });
    expect(await t.api.services.erasure.erase('leaving')).not.toBeNull();
    expect(await money(t.api, client)).toEqual({ available: 95, reserved: 0, spent: 5 });
    release();
    t.providers.script('hunter', null);
    await until(
      async () =>
        (
          await t.api.database.db
            .selectFrom('processes')
            .select('id')
            .where('workspace_id', '=', client.workspaceId)
            .execute()
        ).length === 0,
    );
    expect((await client.get('/v1/talents/leaving/contacts')).status).toBe(404);
    for (const table of ['workspace_contacts', 'enrichment_attempts'] as const) {
      expect(
        await t.api.database.db
          .selectFrom(table)
          .select('talent_id')
          .where('talent_id', '=', 'leaving')
          .execute(),
      ).toEqual([]);
    }
    expect(await money(t.api, client)).toEqual({ available: 95, reserved: 0, spent: 5 });
  });
});

describe('expiry', () => {
  it('hides a contact, deletes it, and lets it be asked for again; an import counts from its own date', async () => {
    const clock = fakeClock('2026-01-01T00:00:00Z');
    const own = await enrichmentUnderTest({ clock, env: { CONTACT_MAX_AGE_DAYS: '30' } });
    try {
      await own.api.importTalents([person('aging', { personalEmails: [EMAIL] })]);
      const client = await own.api.newClient({ workspaceCredits: 10 });
      clock.set('2026-01-11T00:00:00Z');
      await enrich(client, 'aging', 'personalEmail');
      const [email] = (await settled(client, 'aging')).emails;
      expect([email!.foundAt, email!.expiresAt]).toEqual([
        '2026-01-01T00:00:00.000Z',
        '2026-01-31T00:00:00.000Z',
      ]);
      clock.set('2026-01-31T00:00:00Z');
      expect((await contactsOf(client, 'aging')).emails).toEqual([]);
      expect((await enrich(client, 'aging', 'personalEmail')).body.error.code).toBe(
        'missing_enrich_providers',
      );
      expect(await own.api.services.enrichment.purgeExpired()).toBe(1);
      for (const table of ['workspace_contacts', 'talent_contacts'] as const)
        expect(await own.api.database.db.selectFrom(table).select('talent_id').execute()).toEqual(
          [],
        );
      await useProvider(client, own.providers, 'hunter');
      own.providers.know('aging', { emails: ['new@example.org'] });
      await enrich(client, 'aging', 'personalEmail');
      expect((await settled(client, 'aging')).emails).toMatchObject([
        {
          value: 'new@example.org',
          provider: 'hunter',
          status: 'verified',
          usage: 'professional',
          expiresAt: '2026-03-02T00:00:00.000Z',
        },
      ]);
      expect(await money(own.api, client)).toEqual({ available: 8, reserved: 0, spent: 2 });
    } finally {
      await own.close();
    }
  });
});
