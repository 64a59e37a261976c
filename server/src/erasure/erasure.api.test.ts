import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { enrich, settled } from '../../test/enrichment.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { connectSandbox, newBlueprint, smsStep } from '../../test/sequences.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';
import { tracesInDatabase, tracesInFiles } from '../../test/traces.ts';
import { until } from '../../test/until.ts';
import { createSandboxStage } from '../channels/sandbox-stage.ts';
import { INSTALLATION, readAudit, verifyAudit } from '../platform/audit.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { ErasureReceipt } from '../talents/contract.ts';

// The same key as testApi's.
const SECRET_KEY = 'the secret key of the tests';
const secretBox = createSecretBox(SECRET_KEY);
const CANARY = 'kanarifugl';
const PHONE_DIGITS = '612345678';
const TOKENS = [CANARY, PHONE_DIGITS];

let api: TestApi;
let receiver: Receiver;
let dataDir: string;
let client: Client;
let people = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-erasure-'));
  receiver = await startReceiver();
  api = await testApi({
    env: {
      DATA_DIR: dataDir,
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
      SNAPSHOT_URL: join(dataDir, 'shared'),
    },
    judge: scriptedJudge(() => 'met'),
    enrichment: { pausesMs: [10], checkMailDomain: async () => 'unknown' },
  });
  await api.importTalents(engineers(5));
});
afterAll(async () => {
  await api.close();
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  client = await api.newClient({ workspaceCredits: 100, language: 'fr' });
});

/** A person whose every field and contact contains the canary. */
function canary(): { id: string; slug: string; row: object } {
  const slug = `${CANARY}-${++people}`;
  const id = `person-${people}`;
  const text = (what: string) => `${what} ${CANARY}`;
  const image = `https://images.example.org/${slug}.png`;
  const dates = { startDate: '2015-01-01', endDate: '2019-01-01' };
  const row = {
    id,
    firstname: text('First'),
    lastname: text('Last'),
    gender: text('gender'),
    city: text('City'),
    country: text('Country'),
    state: text('State'),
    jobTitle: text('Python developer'),
    headline: text('Headline'),
    summary: text('Summary'),
    photoUrl: image,
    proNetworkUrl: `https://www.linkedin.com/in/${slug}`,
    currentOrganization: { id: slug, name: text('Company'), logoUrl: image },
    experiences: [
      {
        organizationName: text('Company'),
        title: text('Python developer'),
        startDate: '2020-01-01',
        endDate: null,
        description: text('Did'),
        isCurrent: true,
        organization: { name: text('Company'), logoUrl: image },
      },
    ],
    educations: [
      {
        ...dates,
        schoolName: text('School'),
        schoolLogo: image,
        summary: text('Studied'),
        degrees: [text('Degree')],
        majors: [text('Major')],
        minors: [text('Minor')],
        schoolDomain: `${slug}.example.org`,
      },
    ],
    skills: ['Python', text('Skill')],
    interests: [text('Interest')],
    languages: [{ name: text('Language'), proficiency: 'elementary' }],
    certifications: [{ ...dates, name: text('Certificate'), organizationName: text('Issuer') }],
    contacts: { personalEmails: [`${slug}@example.org`], phones: [`+33 6 12 34 56 78`] },
  };
  return { id, slug, row };
}

const FILTERS = [{ filterType: 'SKILL', value: 'Python' }];

/**
 * Everything that a workspace can do with a person: find, judge, receive events, add notes, buy
 * contacts, write to.
 */
async function useEverywhere({
  id,
  slug,
}: {
  id: string;
  slug: string;
}): Promise<{ castingId: string; candidateId: string }> {
  await client.post('/v1/search/talents', { filters: FILTERS }, { 'idempotency-key': 'kept' });
  const { castingId } = await start(client, { filters: FILTERS, webhook: { url: receiver.url } });
  await ended(client, castingId);
  await client.post(`/v1/search/talents/qualified/${castingId}/talents/${id}/override`, {
    verdict: 'red',
    reason: `Not ${CANARY} again`,
  });
  const { sourcingId } = await newSourcing(client);
  const candidateId = await addCandidate(client, sourcingId, id, { castingId });
  await client.patch(`/v1/candidates/${candidateId}`, {
    notes: `Rappeler ${CANARY}`,
    userRating: 4,
  });
  await enrich(client, slug, 'all');
  await settled(client, id);
  const account = await connectSandbox(api, client, 'sms');
  const later = smsStep({
    id: 'later',
    temporalityType: 'DELAYED',
    delay: { value: 9, unit: 'day' },
  });
  const blueprintId = await newBlueprint(client, sourcingId, [smsStep(), later], {
    stopOnReply: false,
  });
  await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, {
    candidateIds: [candidateId],
  });
  const { db } = api.database;
  await until(
    async () =>
      (
        await sql`select 1 from sandbox_messages where workspace_id = ${client.workspaceId}`.execute(
          db,
        )
      ).rows.length > 0,
  );
  const stage = createSandboxStage({ db, engine: api.services.engine, secretBox });
  const [message] = await stage.messages(client.workspaceId, account);
  await stage.play(client.workspaceId, account, message!.messageId, 'reply', `Here is ${CANARY}`);
  const replies = sql`select 1 from outreach_replies where talent_id = ${id}`;
  await until(async () => (await replies.execute(db)).rows.length > 0);
  const pendingDeliveries = sql`select 1 from casting_deliveries where casting_id = ${castingId} and coalesce(delivered_at, failed_at) is null`;
  await until(async () => (await pendingDeliveries.execute(db)).rows.length === 0);
  // Data that only a model's judgement and a draft awaiting approval would leave.
  await sql`
    insert into judgements (workspace_id, talent_id, profile_version, question, month, answer)
    values (${client.workspaceId}, ${id}, 1, ${Buffer.alloc(32)}, '2026-03-01', ${secretBox.seal(CANARY)})`.execute(
    db,
  );
  await sql`
    update sequence_run_steps s set draft = ${secretBox.seal(CANARY)} from sequence_runs r
    where r.id = s.run_id and r.talent_id = ${id} and s.step_id = 'later'`.execute(db);
  return { castingId, candidateId };
}

const traces = async () =>
  (
    await Promise.all(TOKENS.map((token) => tracesInDatabase(api.database.db, secretBox, token)))
  ).flat();

describe('an erased person', () => {
  it('is in no column of any table, sealed or not, and in no file; counts and payments stay', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    const { castingId } = await useEverywhere(person);
    // Two other processes, one of them on another machine, that leave snapshots of the index.
    const elsewhere = await mkdtemp(join(tmpdir(), 'greenroom-elsewhere-'));
    const shared = join(dataDir, 'shared');
    const beside = await testApi({
      env: { DATA_DIR: dataDir },
      database: api.database,
      roles: ['api'],
    });
    const remote = await testApi({
      env: { DATA_DIR: elsewhere, SNAPSHOT_URL: shared },
      database: api.database,
      roles: ['api'],
    });
    await writeFile(join(dataDir, 'index', 'left.segment'), `left by a killed process: ${CANARY}`);
    const before = await traces();
    // The search must be able to find its target: no place in this list may be missing because it
    // was not searched.
    expect(new Set(before.map((place) => place.split('.')[0]))).toEqual(
      new Set([
        'candidates',
        'casting_deliveries',
        'casting_overrides',
        'casting_review_history',
        'casting_reviews',
        'casting_verdicts',
        'idempotency_keys',
        'judgements',
        'outreach_messages',
        'outreach_replies',
        'sandbox_events',
        'sandbox_messages',
        'sequence_run_steps',
        'talent_contacts',
        'talents',
        'workspace_contacts',
      ]),
    );
    expect(await tracesInFiles(dataDir, CANARY)).toHaveLength(2);
    expect(await tracesInFiles(elsewhere, CANARY)).toHaveLength(1);
    const { counts, creditsCharged } = (
      await client.get(`/v1/search/talents/qualified/${castingId}`)
    ).body.data;
    const ledger = () => api.services.credits.balances(api.database.db, client.workspaceId);
    const paid = await ledger();

    await until(async () => (await readdir(shared)).some((name) => name.endsWith('.manifest')));
    const sharedBefore = await readdir(shared);
    const receipt = await api.services.erasure.erase(person.id);
    expect(receipt?.sharedSnapshots).toBe('removed');
    expect((await readdir(shared)).filter((name) => sharedBefore.includes(name))).toEqual([]);
    expect(receipt?.removed).toEqual({
      profiles: 1,
      contacts: 2,
      enrichedContacts: 2,
      endedEnrichments: 0,
      verdictTexts: 1,
      verdictOverrides: 1,
      verdictReviews: 1,
      webhookBodies: 1,
      judgements: 1,
      candidates: 1,
      stoppedSequences: 1,
      outreachMessages: 2,
      storedAnswers: 1,
    });
    expect(await traces()).toEqual([]);
    expect(await tracesInFiles(dataDir, CANARY)).toEqual([]);
    await until(async () => (await tracesInFiles(elsewhere, CANARY)).length === 0);
    await Promise.all([beside.close(), remote.close()]);
    // The files that they left at their stop contain the others.
    for (const folder of [dataDir, elsewhere]) {
      expect(await readdir(join(folder, 'index'))).toContain('manifest.json');
      expect(await tracesInFiles(folder, CANARY)).toEqual([]);
      expect(await tracesInFiles(folder, 'eng-paris-0001')).toHaveLength(1);
    }
    const after = (await client.get(`/v1/search/talents/qualified/${castingId}`)).body.data;
    expect(after).toMatchObject({ counts, creditsCharged });
    expect(after.talents.map(({ talentId }) => talentId)).not.toContain(person.id);
    expect(await ledger()).toEqual(paid);
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('stays erased: no import restores them, and erasing again removes what arrived meanwhile', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    const first = await api.services.erasure.erase(person.id);
    const { rejected } = await api.services.talents.importProfiles([
      person.row,
      { ...person.row, id: 'another' },
    ]);
    expect(rejected).toHaveLength(2);
    await sql`
      insert into talent_contacts (talent_id, kind, value_sealed, value_fingerprint, provider, found_at)
      values (${person.id}, 'email', ${secretBox.seal(CANARY)}, '\\x01', 'import', now())`.execute(
      api.database.db,
    );
    const second = await api.services.erasure.erase(person.id);
    expect(second).toMatchObject({
      erasedAt: first!.erasedAt,
      removed: { profiles: 0, contacts: 1, verdictTexts: 0 },
    });
    expect(await traces()).toEqual([]);
    expect(await api.services.erasure.erase('nobody')).toBeNull();
  });

  it('is recorded without a word about them, and the log still verifies', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    await api.services.erasure.erase(person.id);
    const [entry] = await readAudit(api.database.db, INSTALLATION, { before: null, limit: 1 });
    expect(entry).toMatchObject({
      actor: 'operator',
      action: 'talent.erased',
      subject: person.id,
      details: { profiles: 1, contacts: 2 },
    });
    expect((await verifyAudit(api.database.db, INSTALLATION)).firstBreak).toBeNull();
  });
});

describe('POST /v1/talents/{talentId}/erase', () => {
  const erase = (by: Client, id: string) => by.post(`/v1/talents/${id}/erase`);

  it('needs a capability that only the operator grants; no plan includes it', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    const plan = await api.newClient({
      capabilities: ['create_sourcings', 'use_outreach_integrations'],
    });
    const refused = await erase(plan, person.id);
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { code: 'plan_upgrade_required', details: { capability: 'erase_talents' } } },
    });
    expect((await api.services.talents.load([person.id])).size).toBe(1);
    expect((await erase(plan, 'nobody')).status).toBe(402);
    expect(await erase(client, 'nobody')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    await api.services.erasure.erase(person.id);
  });

  it('answers with the receipt, in the language of the key owner, and is in both logs under their name', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    const { status, body } = await erase(client, person.id);
    const receipt = body.data as unknown as ErasureReceipt & { summary: string[] };
    expect(status).toBe(200);
    expect(receipt).toMatchObject({ talentId: person.id, removed: { profiles: 1, contacts: 2 } });
    expect(receipt.summary).toEqual([
      expect.stringContaining('est effacé'),
      '1 profil',
      '2 contacts importés',
      expect.stringContaining('instantanés de l’index'),
      expect.stringContaining('grand livre des crédits'),
    ]);
    expect(JSON.stringify(body)).not.toContain(CANARY);
    for (const chain of [INSTALLATION, client.workspaceId]) {
      const [entry] = await readAudit(api.database.db, chain, { before: null, limit: 1 });
      expect(entry).toMatchObject({
        actor: expect.stringMatching(/^usr_/),
        action: 'talent.erased',
        subject: person.id,
      });
    }
    expect((await erase(client, person.id)).body.data).toMatchObject({
      erasedAt: receipt.erasedAt,
      removed: { profiles: 0 },
    });
  });
});

describe('kill -9 in the middle of an erasure', () => {
  it('has erased nothing, and the next one erases all', async () => {
    const person = canary();
    await api.importTalents([person.row]);
    await useEverywhere(person);
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: api.database.url,
      DATA_DIR: dataDir,
      SECRET_KEY,
    };
    const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
    const run = () =>
      spawn(process.execPath, [main, 'talents', 'erase', '--talent', person.id, '--json'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const { db } = api.database;
    const blocked = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;
    await db.transaction().execute(async (tx) => {
      // It waits here with its first half done.
      await sql`select 1 from outreach_messages where talent_id = ${person.id} for update`.execute(
        tx,
      );
      const child = run();
      await until(async () => (await blocked.execute(db)).rows[0]!.n > 0);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    });
    expect((await api.services.talents.load([person.id])).size).toBe(1);
    const contacts = await api.services.talents.contacts([person.id]);
    expect(contacts.get(person.id)).toHaveLength(2);
    const child = run();
    const [[output]] = await Promise.all([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(JSON.parse(String(output))).toMatchObject({
      erased: true,
      talentId: person.id,
      removed: { profiles: 1, verdictTexts: 1, outreachMessages: 2 },
    });
    expect(await traces()).toEqual([]);
  });
});
