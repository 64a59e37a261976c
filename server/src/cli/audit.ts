import type { Command } from 'commander';
import type { AuditVerification, RecordedEntry } from '../platform/audit.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { identifier, wholeNumber } from './options.ts';
import { counted, table } from './output.ts';

// platform/audit.ts is loaded by the commands, so that help does not wait for the database driver.
export function addAudit(program: Command): void {
  const audit = program.command('audit').description('read and verify the audit log');
  addList(audit);
  addVerify(audit);
}

function addList(audit: Command): void {
  const list = audit
    .command('list')
    .description('show the last entries of a log, newest first')
    .option(
      '--workspace <id>',
      'log of this workspace; default: the installation’s own, which holds erasures',
      identifier('ws'),
    )
    .option('--limit <n>', 'maximum number of entries', wholeNumber(1, 10_000), 50)
    .addHelpText(
      'after',
      examples('greenroom audit list --workspace ws_…', 'greenroom audit list --limit 500 --json'),
    );
  answerWith<{ workspace?: string; limit: number }>(list, ({ workspace, limit }) =>
    withInstallation(async ({ access }, { db }) => {
      const { INSTALLATION, readAudit } = await import('../platform/audit.ts');
      if (workspace !== undefined) await access.requireWorkspace(workspace);
      const entries = await readAudit(db, workspace ?? INSTALLATION, { before: null, limit });
      return {
        data: { entries },
        text: entries.length === 0 ? 'Nothing is recorded yet.' : entryTable(entries),
      };
    }),
  );
}

function entryTable(entries: readonly RecordedEntry[]): string {
  const rows = entries.map(({ seq, at, actor, action, subject, details }) => {
    const told = Object.entries(details).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join(',') : value}`,
    );
    return [String(seq), at.toISOString(), actor, action, subject, told.join(' ')];
  });
  return table(['NO', 'AT', 'WHO', 'WHAT', 'TO', 'DETAILS'], rows);
}

function addVerify(audit: Command): void {
  const verify = audit
    .command('verify')
    .description(
      'recompute the chain of hashes; fails (exit code 1) at the first entry that was changed, removed or inserted',
    )
    .option(
      '--workspace <id>',
      'log of this workspace; default: every workspace’s and the installation’s own',
      identifier('ws'),
    )
    .addHelpText(
      'after',
      `\nThe answer names the hash of each log's last entry. Kept somewhere else, it also proves later that the whole log was not written anew.\n${examples(
        'greenroom audit verify',
        'greenroom audit verify --workspace ws_… --json',
      )}`,
    );
  answerWith<{ workspace?: string }>(verify, ({ workspace }) =>
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
      const verified: Omit<AuditVerification, 'firstBreak'>[] = [];
      for (const chain of chains) {
        const { firstBreak, ...whole } = await verifyAudit(db, chain);
        if (firstBreak)
          throw new CommandFailure(
            `The audit log of ${chain} is broken at entry ${firstBreak.seq}: ${firstBreak.problem}.`,
          );
        verified.push(whole);
      }
      const total = verified.reduce((sum, { entries }) => sum + entries, 0);
      const logs = verified.map(({ chain, entries, head }) => [chain, String(entries), head]);
      const text = `${table(['LOG', 'ENTRIES', 'HASH OF THE LAST'], logs)}\n${counted(total, 'entry', 'entries')} in ${counted(verified.length, 'log')}: all as they were written.`;
      return { data: { verified: true, logs: verified }, text };
    }),
  );
}
