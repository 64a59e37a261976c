import { sql } from 'kysely';
import { readAuditChains, verifyAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';

/** What a restored database must still hold, in words; empty when all of it does. */
export async function brokenPromises(db: Database): Promise<string[]> {
  const broken: string[] = [];
  const { rows } = await sql<{ workspaceId: string; account: string }>`
    select a.workspace_id as "workspaceId", a.account
    from credit_accounts a left join credit_entries e using (workspace_id, account)
    group by a.workspace_id, a.account, a.available, a.reserved
    having a.available <> coalesce(sum(e.available), 0) or a.reserved <> coalesce(sum(e.reserved), 0)`.execute(
    db,
  );
  for (const { workspaceId, account } of rows)
    broken.push(`the ${account} credits of ${workspaceId} differ from their ledger`);
  for (const chain of await readAuditChains(db)) {
    const { firstBreak } = await verifyAudit(db, chain);
    if (firstBreak)
      broken.push(
        `the audit log of ${chain} is broken at entry ${firstBreak.seq}: ${firstBreak.problem}`,
      );
  }
  return broken;
}
