import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { recordAudit } from '../platform/audit.ts';
import type { AuditPage } from './contract.ts';
import { listAudit } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const pageOf = (answer: { body: { data: unknown } }) => answer.body.data as AuditPage;

it('a workspace reads its own log, newest first, in pages that give every entry once', async () => {
  const client = await api.newClient({ apiCredits: 5 });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const answer = await client.get(`/v1/audit?pageSize=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(answer.status).toBe(200);
    expect(listAudit.data.safeParse(answer.body.data).success).toBe(true);
    seen.push(...pageOf(answer).entries.map(({ action }) => action));
    cursor = pageOf(answer).nextPageCursor;
    // What is written between two pages is newer than both.
    await recordAudit(api.database.db, {
      chain: client.workspaceId,
      actor: 'service',
      action: 'page.read',
      subject: 'x',
    });
  } while (cursor);
  expect(seen).toEqual(['key.created', 'credits.granted', 'workspace.created']);
});

it('a cursor is bound to its workspace and cannot be altered', async () => {
  const [mine, other] = [await api.newClient(), await api.newClient()];
  const { nextPageCursor } = pageOf(await mine.get('/v1/audit?pageSize=1'));
  for (const answer of [
    await other.get(`/v1/audit?cursor=${nextPageCursor}`),
    await mine.get(`/v1/audit?cursor=9${nextPageCursor}`),
  ]) {
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', issues: [{ path: ['cursor'] }] } },
    });
  }
  expect((await mine.get('/v1/audit?pageSize=101')).status).toBe(400);
  expect(JSON.stringify(pageOf(await mine.get('/v1/audit')))).not.toContain(other.workspaceId);
});

it('the log can be verified by its workspace, and an entry that was altered is found', async () => {
  const client = await api.newClient({ apiCredits: 5, scopes: ['read', 'admin'] });
  const whole = await client.get('/v1/audit/verification');
  const { entries } = pageOf(await client.get('/v1/audit'));
  expect(whole.body.data).toEqual({
    entries: entries.length,
    head: entries[0]!.hash,
    firstBreak: null,
  });
  await sql`alter table audit_entries disable trigger all`.execute(api.database.db);
  await sql`update audit_entries set actor = 'somebody' where chain = ${client.workspaceId} and seq = 2`.execute(
    api.database.db,
  );
  await sql`alter table audit_entries enable trigger all`.execute(api.database.db);
  expect((await client.get('/v1/audit/verification')).body.data).toMatchObject({
    entries: 1,
    firstBreak: { seq: 2 },
  });
});
