import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { killServiceProcesses, startServiceProcess } from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { noTemporal, startTemporal } from './temporal-server.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';

let database: TestDatabase;
let dataDir: string;
let workspaceId: string;
let apiKey: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-crash-'));
  const { access, credits, talents } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  await talents.importProfiles(engineers(80));
  ({ workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  ));
  await credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 1_000,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS }));
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startProcess = (env: Record<string, string>) =>
  startServiceProcess('slow-judge.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
    ENGINE_LEASE_MS: '1000',
    ...env,
  });

const verdicts = async (castingId: string) => {
  const { rows } = await sql<{ total: number; talents: number; uncharged: number }>`
    select count(*)::int as total, count(distinct talent_id)::int as talents, count(*) filter (where charged_at is null)::int as uncharged
    from casting_verdicts where casting_id = ${castingId}`.execute(database.db);
  return rows[0]!;
};

/** When in a call a worker is killed: early and late in a wave, and between waves. */
const KILLED_AT = [1, 9, 19, 31];

/** Kills workers in the middle of a call: nothing is lost, done twice or charged twice. */
async function killInTheMiddle(env: Record<string, string>, killedAt = KILLED_AT): Promise<void> {
  let service = await startProcess(env);
  const started = await fetch(`${service.url}/api/v1/search/talents/qualified`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      filters: ENGINEERS_IN('Paris'),
      qualificationCriterias: ['a'],
      target: { greens: 50, maxCredits: 120 },
      forceNew: true,
    }),
  });
  expect(started.status).toBe(202);
  const { data } = (await started.json()) as { data: { castingId: string } };
  // 80 match and 60 can be paid: killed early and late in a wave and between waves, then once
  // beside a survivor.
  for (const seen of killedAt) {
    await until(async () => (await verdicts(data.castingId)).total >= seen);
    await service.kill();
    service = await startProcess(env);
  }
  const survivor = await startProcess(env);
  await until(async () => (await verdicts(data.castingId)).total >= 45);
  await service.kill();
  let casting: {
    status: string;
    creditsCharged: number;
    creditsRemaining: number;
    counts: { green: number; amber: number; red: number };
  } | null = null;
  await until(async () => {
    const response = await fetch(
      `${survivor.url}/api/v1/search/talents/qualified/${data.castingId}`,
      { headers: { 'x-api-key': apiKey } },
    );
    casting = ((await response.json()) as { data: NonNullable<typeof casting> }).data;
    return casting.status !== 'running';
  });
  expect(casting).toMatchObject({
    status: 'can_continue',
    creditsCharged: 120,
    creditsRemaining: 0,
  });
  const { green, amber, red } = casting!.counts;
  expect(green + amber + red).toBe(60);
  expect(await verdicts(data.castingId)).toEqual({ total: 60, talents: 60, uncharged: 0 });
  expect(await auditCastings(database.db)).toEqual({});
  await survivor.kill();
}

describe('kill -9 in the middle of a call', () => {
  it('loses nothing: the call finishes automatically, nobody is judged or charged twice, and the ledger balances', () =>
    killInTheMiddle({}));

  const unusable = noTemporal('kill -9 of workers on Temporal is');
  it.skipIf(unusable !== null)(
    'neither does it when Temporal drives the call',
    { timeout: 120_000 },
    async () => {
      const temporal = await startTemporal();
      await killInTheMiddle(temporal.env, [9, 31]);
      await temporal.close();
    },
  );
});
