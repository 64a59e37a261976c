import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Core } from '../core.ts';
import type { Balances, LedgerEntry } from '../credits/credits.ts';
import type { Database, Tx } from '../platform/db.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { grantAmount, identifier, wholeNumber } from './options.ts';
import { quantity, table } from './output.ts';

const WORKSPACE = ['--workspace <id>', 'workspace of the credits', identifier('ws')] as const;

export function addCredits(program: Command): void {
  const credits = program
    .command('credits')
    .description('grant credits; show balances and movements');
  addGrant(credits);
  addShow(credits);
  addLedger(credits);
}

function addGrant(credits: Command): void {
  const grant = credits
    .command('grant')
    .description('add credits to a workspace')
    .requiredOption(...WORKSPACE)
    .option('--api <n>', 'API credits: searches and qualified searches', grantAmount)
    .option('--workspace-credits <n>', 'workspace credits: contact enrichment', grantAmount)
    .addHelpText(
      'after',
      examples(
        'greenroom credits grant --workspace ws_… --api 500',
        'greenroom credits grant --workspace ws_… --api 500 --workspace-credits 100',
      ),
    );
  answerWith<{ workspace: string; api?: number; workspaceCredits?: number }>(
    grant,
    async ({ workspace, api, workspaceCredits }) => {
      if (api === undefined && workspaceCredits === undefined)
        grant.error('an amount is missing: --api <n>, --workspace-credits <n>, or both');
      return withInstallation(async (core, { db }) => {
        await core.access.requireWorkspace(workspace);
        const balances = await db.transaction().execute(async (tx) => {
          const movement = { key: `grant-${randomUUID()}`, reason: 'Granted by the operator' };
          if (api !== undefined)
            await core.credits.grant(tx, workspace, { ...movement, account: 'api', amount: api });
          if (workspaceCredits !== undefined)
            await core.credits.grant(tx, workspace, {
              ...movement,
              account: 'workspace',
              amount: workspaceCredits,
            });
          return readBalances(core, tx, workspace);
        });
        const { reserved: _, ...data } = balances;
        return { data, text: balanceText(balances) };
      });
    },
  );
}

function addShow(credits: Command): void {
  const show = credits
    .command('show')
    .description('show the balances of a workspace')
    .requiredOption(...WORKSPACE)
    .addHelpText('after', examples('greenroom credits show --workspace ws_…'));
  answerWith<{ workspace: string }>(show, ({ workspace }) =>
    withInstallation(async (core, { db }) => {
      const balances = await readBalances(core, db, workspace);
      return { data: balances, text: balanceText(balances) };
    }),
  );
}

function addLedger(credits: Command): void {
  const ledger = credits
    .command('ledger')
    .description('show the last movements of credits, newest first')
    .requiredOption(...WORKSPACE)
    .option('--limit <n>', 'maximum number of entries', wholeNumber(1, 10_000), 50)
    .addHelpText(
      'after',
      examples(
        'greenroom credits ledger --workspace ws_…',
        'greenroom credits ledger --workspace ws_… --limit 500 --json',
      ),
    );
  answerWith<{ workspace: string; limit: number }>(ledger, ({ workspace, limit }) =>
    withInstallation(async (core, { db }) => {
      await core.access.requireWorkspace(workspace);
      const entries = await core.credits.ledger(db, workspace, limit);
      return {
        data: { entries },
        text: entries.length === 0 ? 'No credits have moved yet.' : ledgerTable(entries),
      };
    }),
  );
}

async function readBalances(
  { credits }: Core,
  tx: Database | Tx,
  workspace: string,
): Promise<Balances> {
  const balances = await credits.balances(tx, workspace);
  if (!balances) throw new CommandFailure(`There is no workspace ${workspace}.`);
  return balances;
}

function balanceText({ apiCredits, workspaceCredits, reserved }: Balances): string {
  return `API credits ${quantity(apiCredits)}, workspace credits ${quantity(workspaceCredits)}, reserved for running work ${quantity(reserved)}`;
}

function ledgerTable(entries: readonly LedgerEntry[]): string {
  const signed = (value: number): string =>
    value > 0 ? `+${value}` : value === 0 ? '' : String(value);
  const rows = entries.map((entry) => [
    entry.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    entry.account,
    signed(entry.available),
    signed(entry.reserved),
    signed(entry.spent),
    entry.reason,
  ]);
  return table(['TIME (UTC)', 'ACCOUNT', 'AVAILABLE', 'RESERVED', 'SPENT', 'REASON'], rows);
}
