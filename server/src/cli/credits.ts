import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Core } from '../core.ts';
import type { CreditUsage } from '../credits/contract.ts';
import type { Balances, LedgerEntry } from '../credits/credits.ts';
import type { Database, Tx } from '../platform/db.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { addHostOrKey, answerOnHostOrByKey, notByKey } from './host-or-key.ts';
import { grantAmount, oneOf, wholeNumber } from './options.ts';
import { quantity, table } from './output.ts';
import { tellMore } from './paging.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceOptions,
} from './service-api.ts';

const HOST = { workspace: 'the credits of this workspace', isRequired: true } as const;

const MAX_ENTRIES = 10_000;

export function addCredits(program: Command): void {
  const credits = program
    .command('credits')
    .description('grant credits; show balances, movements and usage');
  addGrant(credits);
  addShow(credits);
  addLedger(credits);
  addUsage(credits);
}

function addGrant(credits: Command): void {
  const grant = addHostOrKey(credits.command('grant'), HOST)
    .description('add credits to a workspace')
    .option('--api <n>', 'API credits: searches and qualified searches', grantAmount)
    .option('--workspace-credits <n>', 'workspace credits: contact enrichment', grantAmount)
    .addHelpText(
      'after',
      examples(
        'greenroom credits grant --workspace ws_… --api 500',
        'greenroom credits grant --workspace ws_… --api 500 --workspace-credits 100',
      ),
    );
  answerOnHostOrByKey<{ api?: number; workspaceCredits?: number }>(grant, {
    isRequired: true,
    byKey: async () => {
      throw notByKey(
        'A key cannot grant credits: the operator does, on the host, with --workspace ws_….',
      );
    },
    onHost: async ({ workspace, api, workspaceCredits }) => {
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
  });
}

function addShow(credits: Command): void {
  const show = addHostOrKey(credits.command('show'), HOST)
    .description('show the balances of a workspace')
    .addHelpText(
      'after',
      examples('greenroom credits show', 'greenroom credits show --workspace ws_…'),
    );
  const answer = (balances: Balances) => ({ data: balances, text: balanceText(balances) });
  answerOnHostOrByKey(show, {
    isRequired: true,
    onHost: ({ workspace }) =>
      withInstallation(async (core, { db }) => answer(await readBalances(core, db, workspace))),
    byKey: async (api) => answer((await api.get<{ balances: Balances }>('/workspace')).balances),
  });
}

function addLedger(credits: Command): void {
  const ledger = addHostOrKey(credits.command('ledger'), HOST)
    .description('show the last movements of credits, newest first')
    .option('--limit <n>', 'maximum number of entries', wholeNumber(1, MAX_ENTRIES), 50)
    .addHelpText(
      'after',
      examples(
        'greenroom credits ledger --workspace ws_…',
        'greenroom credits ledger --workspace ws_… --limit 500 --json',
      ),
    );
  answerOnHostOrByKey<{ limit: number }>(ledger, {
    isRequired: true,
    byKey: async () => {
      throw notByKey(
        'A key cannot read single movements. greenroom credits usage sums them up; on the host, --workspace ws_… shows them.',
      );
    },
    onHost: ({ workspace, limit }) =>
      withInstallation(async (core, { db }) => {
        await core.access.requireWorkspace(workspace);
        const read = await core.credits.ledger(db, workspace, limit + 1);
        const entries = read.slice(0, limit);
        if (read.length > limit) tellMore(`--limit ${Math.min(limit * 10, MAX_ENTRIES)}`);
        return {
          data: { entries },
          text: entries.length === 0 ? 'No credits have moved yet.' : ledgerTable(entries),
        };
      }),
  });
}

interface UsageOptions extends ServiceOptions {
  from?: string;
  to?: string;
  by: 'day' | 'month';
}

function addUsage(credits: Command): void {
  const usage = addServiceOptions(credits.command('usage'))
    .description('show what credits were spent on, by day or month, with an API key')
    .option('--from <day>', 'the first day, such as 2026-03-01; default: 30 days or 12 months ago')
    .option('--to <day>', 'the last day; default: today')
    .option('--by <period>', 'day or month', oneOf(['day', 'month'] as const), 'day' as const)
    .addHelpText('after', examples('greenroom credits usage --by month'));
  answerWith<UsageOptions>(usage, async ({ from, to, by, ...service }) => {
    const data = await createServiceApi(service).get<CreditUsage>(
      `/usage/credits${queryOf({ from, to, by })}`,
    );
    // Days without a movement are in the JSON only.
    const moved = data.periods.filter((one) => spentOf(one).some((amount) => amount !== 0));
    const rows = [
      ...moved.map((one) => ({ ...one, name: one.start })),
      { ...data.totals, name: 'all' },
    ];
    const header = ['PERIOD', 'SEARCHES', 'CASTINGS', 'CONTACTS', 'CANDIDATES', 'GRANTED'];
    return {
      data,
      text: `${table(
        header,
        rows.map((row) => [row.name, ...spentOf(row).map(quantity)]),
      )}\n${balanceText(data.balances)}`,
    };
  });
}

const spentOf = ({
  searches,
  castings,
  enrichment,
  candidates,
  granted,
}: CreditUsage['totals']) => [
  searches,
  castings,
  enrichment,
  candidates,
  granted.apiCredits + granted.workspaceCredits,
];

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
