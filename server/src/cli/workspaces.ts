import type { Command } from 'commander';
import { answerWith, examples, withInstallation } from './command.ts';
import {
  creditAmount,
  identifier,
  type LanguageOption,
  parseCapabilities,
  parseLanguage,
  parseName,
  parseReason,
} from './options.ts';
import { counted, table } from './output.ts';

interface CreateOptions {
  name: string;
  apiCredits: number;
  credits: number;
  capabilities: readonly string[];
  language: LanguageOption;
}

/** The ledger entry of a workspace's first credits. */
const OPENING = { key: 'opening', reason: 'Opening balance' };

export function addWorkspaces(program: Command): void {
  const workspaces = program
    .command('workspaces')
    .description('create, list, suspend and resume workspaces');
  addCreate(workspaces);
  const list = workspaces
    .command('list')
    .description('list the workspaces, oldest first')
    .addHelpText('after', examples('greenroom workspaces list'));
  answerWith(list, () =>
    withInstallation(async ({ access }) => {
      const found = await access.listWorkspaces();
      const rows = found.map(({ workspaceId, name, suspendedAt }) => [
        workspaceId,
        name,
        suspendedAt === null ? 'active' : 'suspended',
      ]);
      return {
        data: { workspaces: found },
        text:
          rows.length === 0
            ? 'There is no workspace yet.'
            : table(['WORKSPACE', 'NAME', 'STATE'], rows),
      };
    }),
  );
  addSuspend(workspaces);
  addResume(workspaces);
}

const OPERAND = ['<workspace>', 'the workspace’s id, as in workspaces list'] as const;

function addSuspend(workspaces: Command): void {
  const suspend = workspaces
    .command('suspend')
    .description('refuse every caller of a workspace; its castings and sequences wait')
    .argument(...OPERAND, identifier('ws'))
    .option('--reason <text>', 'what its members and its programs read', parseReason)
    .addHelpText(
      'after',
      examples(
        'greenroom workspaces suspend ws_…',
        'greenroom workspaces suspend ws_… --reason "The invoice of May is open."',
      ),
    );
  answerWith<{ reason?: string }>(suspend, ({ reason }, [workspaceId]) =>
    withInstallation(async ({ access }) => {
      const changed = await access.suspendWorkspace(workspaceId!, reason);
      const text = changed
        ? `Workspace ${workspaceId} is suspended. Resume it: greenroom workspaces resume ${workspaceId}`
        : `Workspace ${workspaceId} was suspended already.`;
      return { data: { workspaceId, suspended: true, changed }, text };
    }),
  );
}

function addResume(workspaces: Command): void {
  const resume = workspaces
    .command('resume')
    .description('end the suspension of a workspace; castings and sequences continue')
    .argument(...OPERAND, identifier('ws'))
    .addHelpText('after', examples('greenroom workspaces resume ws_…'));
  answerWith(resume, (_options, [workspaceId]) =>
    withInstallation(async ({ access }) => {
      const changed = await access.resumeWorkspace(workspaceId!);
      const text = changed
        ? `Workspace ${workspaceId} is active again.`
        : `Workspace ${workspaceId} was not suspended.`;
      return { data: { workspaceId, suspended: false, changed }, text };
    }),
  );
}

function addCreate(workspaces: Command): void {
  const create = workspaces
    .command('create')
    .description('create a workspace with its first user')
    .requiredOption('--name <name>', 'its name', parseName)
    .option(
      '--api-credits <n>',
      'API credits to begin with: searches and qualified searches',
      creditAmount,
      0,
    )
    .option('--credits <n>', 'workspace credits to begin with: contact enrichment', creditAmount, 0)
    .option(
      '--capabilities <list>',
      'what it may do: all (of a plan), none, or names separated by commas; erase_talents must be named, because it affects every workspace',
      parseCapabilities,
      parseCapabilities('all'),
    )
    .option(
      '--language <code>',
      'language of its user (en, fr or none), the default language of verdicts',
      parseLanguage,
      'none',
    )
    .addHelpText(
      'after',
      examples(
        'greenroom workspaces create --name "Recruiting" --api-credits 1000',
        'greenroom workspaces create --name "Recrutement" --api-credits 1000 --credits 200 --language fr --json',
      ),
    );
  answerWith<CreateOptions>(create, ({ name, apiCredits, credits, capabilities, language }) =>
    withInstallation(async (core, { db }) => {
      const owner = { name: 'Owner', language: language === 'none' ? null : language };
      const made = await core.access.createWorkspace({ name, capabilities }, owner);
      await db.transaction().execute(async (tx) => {
        for (const [account, amount] of [
          ['api', apiCredits] as const,
          ['workspace', credits] as const,
        ]) {
          if (amount > 0)
            await core.credits.grant(tx, made.workspaceId, { account, amount, ...OPENING });
        }
      });
      const balance = `${counted(apiCredits, 'API credit')}, ${counted(credits, 'workspace credit')}`;
      const text = [
        `Workspace ${made.workspaceId} (${name}), user ${made.userId}, ${balance}.`,
        `Create a key for it: greenroom keys create --workspace ${made.workspaceId}`,
      ];
      return { data: made, text: text.join('\n') };
    }),
  );
}
