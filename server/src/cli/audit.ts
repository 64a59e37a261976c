import type { Command } from 'commander';
import type { AuditCheck, AuditPage } from '../access/contract.ts';
import type { AuditVerification, RecordedEntry } from '../platform/audit.ts';
import { type Answer, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { addHostOrKey, answerOnHostOrByKey } from './host-or-key.ts';
import { counted, table } from './output.ts';
import { addCursorPaging, type CursorOptions, readByCursor, tellMore } from './paging.ts';

// platform/audit.ts is loaded by the commands, so that help does not wait for the database driver.
export function addAudit(program: Command): void {
  const audit = program.command('audit').description('read and verify the audit log');
  addList(audit);
  addVerify(audit);
}

function addList(audit: Command): void {
  const list = addHostOrKey(audit.command('list'), {
    workspace: 'the log of this workspace; with --host the installation’s own, which has erasures',
  })
    .description('show the entries of a log, newest first')
    .addHelpText(
      'after',
      examples(
        'greenroom audit list',
        'greenroom audit list --workspace ws_…',
        'greenroom audit list --host --limit 500 --json',
      ),
    );
  addCursorPaging(list);
  const answer = (data: { entries: readonly Listed[]; nextPageCursor: string | null }) => ({
    data,
    text: data.entries.length === 0 ? 'Nothing is recorded yet.' : entryTable(data.entries),
  });
  answerOnHostOrByKey<CursorOptions & { workspace?: string }>(list, {
    byKey: async (api, options) =>
      answer(
        await readByCursor<'entries', AuditPage>(
          api,
          { path: '/audit', items: 'entries' },
          options,
        ),
      ),
    onHost: ({ workspace, ...paging }) =>
      withInstallation(async ({ access }, { db }) => {
        const { INSTALLATION, readAudit } = await import('../platform/audit.ts');
        if (workspace !== undefined) await access.requireWorkspace(workspace);
        const { limit, all, cursor } = paging;
        if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
          list.error('--cursor must be the number of an entry on this host');
        const wanted = all ? MAX_READ : limit;
        const before = cursor === undefined ? null : Number(cursor);
        const read = await readAudit(db, workspace ?? INSTALLATION, { before, limit: wanted + 1 });
        const entries = read.slice(0, wanted);
        const nextPageCursor = read.length > wanted ? String(entries.at(-1)!.seq) : null;
        if (nextPageCursor !== null) tellMore(`--cursor ${nextPageCursor}`);
        return answer({ entries, nextPageCursor });
      }),
  });
}

/** Entries that are held in memory at once. */
const MAX_READ = 1_000_000;

/** The time is a text when it comes from a service. */
type Listed = Omit<RecordedEntry, 'at' | 'details'> & { at: Date | string; details: object };

function entryTable(entries: readonly Listed[]): string {
  const rows = entries.map(({ seq, at, actor, action, subject, details }) => {
    const told = Object.entries(details).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join(',') : value}`,
    );
    return [String(seq), new Date(at).toISOString(), actor, action, subject, told.join(' ')];
  });
  return table(['NO', 'AT', 'WHO', 'WHAT', 'TO', 'DETAILS'], rows);
}

function addVerify(audit: Command): void {
  const verify = addHostOrKey(audit.command('verify'), {
    workspace:
      'the log of this workspace; with --host every workspace’s and the installation’s own',
  })
    .description(
      'recompute the chain of hashes; fails (exit code 1) at the first entry that was changed, removed or inserted',
    )
    .addHelpText(
      'after',
      `\nThe answer names the hash of each log's last entry. Kept somewhere else, it also proves later that the whole log was not written anew.\n${examples(
        'greenroom audit verify',
        'greenroom audit verify --host',
        'greenroom audit verify --workspace ws_… --json',
      )}`,
    );
  answerOnHostOrByKey<{ workspace?: string }>(verify, {
    byKey: async (api) => {
      const { firstBreak, ...whole } = await api.get<AuditCheck>('/audit/verification');
      if (firstBreak) throw broken('the workspace', firstBreak);
      return verified([{ ...whole, chain: 'workspace' }]);
    },
    onHost: ({ workspace }) =>
      withInstallation(async ({ access }, { db }) => {
        const { INSTALLATION, readAuditChains, verifyAudit } = await import('../platform/audit.ts');
        if (workspace !== undefined) await access.requireWorkspace(workspace);
        const workspaces = (await access.listWorkspaces()).map(({ workspaceId }) => workspaceId);
        // Those that must exist, and those that do: a chain that was removed whole is in the first
        // list only.
        const chains =
          workspace === undefined
            ? new Set([INSTALLATION, ...workspaces, ...(await readAuditChains(db))])
            : [workspace];
        const logs: Verified[] = [];
        for (const chain of chains) {
          const { firstBreak, ...whole } = await verifyAudit(db, chain);
          if (firstBreak) throw broken(chain, firstBreak);
          logs.push(whole);
        }
        return verified(logs);
      }),
  });
}

type Verified = Omit<AuditVerification, 'firstBreak'>;

const broken = (log: string, { seq, problem }: { seq: number; problem: string }): CommandFailure =>
  new CommandFailure(`The audit log of ${log} is broken at entry ${seq}: ${problem}.`);

function verified(logs: readonly Verified[]): Answer {
  const total = logs.reduce((sum, { entries }) => sum + entries, 0);
  const rows = logs.map(({ chain, entries, head }) => [chain, String(entries), head]);
  const text = `${table(['LOG', 'ENTRIES', 'HASH OF THE LAST'], rows)}\n${counted(total, 'entry', 'entries')} in ${counted(logs.length, 'log')}: all as they were written.`;
  return { data: { verified: true, logs }, text };
}
