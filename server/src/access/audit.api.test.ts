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
    await recordAudit(api.database.db, { chain: client.workspaceId, actor: 'service', action: 'page.read', subject: 'x' });
  } while (cursor);
  expect(seen).toEqual(['key.created', 'credits.granted', 'workspace.created']);
});

it('a cursor is bound to its workspace and cannot be altered', async () => {
  const [mine, other] = [await api.newClient(), await api.newClient()];
  const { nextPageCursor } = pageOf(await mine.get('/v1/audit?pageSize=1'));
  for (const answer of [await other.get(`/v1/audit?cursor=${nextPageCursor}`), await mine.get(`/v1/audit?cursor=9${nextPageCursor}`)]) {
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error', issues: [{ path: ['cursor'] }] } } });
  }
  expect((await mine.get('/v1/audit?pageSize=101')).status).toBe(400);
  expect(JSON.stringify(pageOf(await mine.get('/v1/audit')))).not.toContain(other.workspaceId);
});
