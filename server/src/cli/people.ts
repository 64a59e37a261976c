import type { Command } from 'commander';
import type { Member } from '../people/contract.ts';
// Not through the door: that would also load the database driver.
import { ROLES, type Role } from '../people/rules.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { addHostOrKey, answerOnHostOrByKey, notByKey } from './host-or-key.ts';
import { identifier, oneOf, parseEmail } from './options.ts';
import { counted, table } from './output.ts';

const EMAIL = ['--email <address>', 'the person’s email address', parseEmail] as const;

export function addPeople(program: Command): void {
  const people = program
    .command('people')
    .description('give people access to the console, list them, remove them');
  addLink(people);
  addList(people);
  addRemove(people);
  const optional = people
    .command('sso-optional')
    .description('let members sign in without the provider of single sign-on again')
    .requiredOption('--workspace <id>', 'the workspace that enforces it', identifier('ws'))
    .addHelpText('after', examples('greenroom people sso-optional --workspace ws_…'));
  answerWith<{ workspace: string }>(optional, ({ workspace }) =>
    withInstallation(async ({ people: { operator } }) => {
      const done = await operator.makeSsoOptional(workspace);
      const text = done.changed
        ? 'Members may sign in another way. The connection stays.'
        : 'The workspace does not enforce single sign-on.';
      return { data: done, text };
    }),
  );
  const reset = people
    .command('reset-second-factor')
    .description('remove the second factor and the passkeys of a person who lost them')
    .requiredOption(...EMAIL)
    .addHelpText('after', examples('greenroom people reset-second-factor --email ada@example.com'));
  answerWith<{ email: string }>(reset, ({ email }) =>
    withInstallation(async ({ people: { operator } }) => {
      const done = await operator.resetFactors({ email });
      const text = done.reset
        ? `${email} signs in with the password alone. Passkeys are removed.`
        : `${email} has no second factor and no passkey.`;
      return { data: done, text };
    }),
  );
}

function addList(people: Command): void {
  const list = addHostOrKey(people.command('list'), {})
    .description(
      'list the members of the workspace with their roles; on the host, of all workspaces',
    )
    .addHelpText('after', examples('greenroom people list', 'greenroom people list --host'));
  answerOnHostOrByKey(list, {
    byKey: async (api) => {
      const data = await api.get<{ members: Member[] }>('/members');
      const rows = data.members.map(({ userId, name, email, role, joinedAt }) => [
        ...[userId, name, email ?? '', role],
        joinedAt === null ? 'invited' : 'joined',
      ]);
      return { data, text: table(['USER', 'NAME', 'EMAIL', 'ROLE', 'STATE'], rows) };
    },
    onHost: () =>
      withInstallation(async ({ people: { operator } }) => {
        const found = await operator.list();
        const rows = found.map(({ userId, name, email, hasPassword, workspaces }) => [
          userId,
          name,
          email ?? '',
          hasPassword ? 'yes' : 'no',
          workspaces.map((workspace) => `${workspace.workspaceId} (${workspace.role})`).join(', '),
        ]);
        const text =
          rows.length === 0
            ? 'No members yet.'
            : table(['USER', 'NAME', 'EMAIL', 'PASSWORD', 'WORKSPACES'], rows);
        return { data: { people: found }, text };
      }),
  });
}

function addLink(people: Command): void {
  const link = addHostOrKey(people.command('link'), {
    workspace: 'add them to this workspace; without it, they must belong to one already',
  })
    .description('create a one-time sign-in link, for a new person or a lost password')
    .requiredOption(...EMAIL)
    .option('--role <role>', `their role there: ${ROLES.join(', ')}`, oneOf(ROLES), 'owner')
    .addHelpText(
      'after',
      examples(
        'greenroom people link --email ada@example.com --workspace ws_… --role recruiter',
        'greenroom people link --email ada@example.com --host',
      ),
    );
  answerOnHostOrByKey<{ email: string; role: Role }>(link, {
    byKey: async ({ url }) => {
      throw notByKey(
        `A key cannot let people in. Sign in at ${url}/console and invite them under Members, or run this on the host with --workspace ws_… or --host.`,
      );
    },
    onHost: ({ email, workspace, role }) =>
      withInstallation(async ({ people: { operator } }) => {
        const made = await operator.link({ email, workspaceId: workspace ?? null, role });
        return {
          data: made,
          text: `${made.url}\nIt works once, within 24 hours. Give it to ${email} only.`,
        };
      }),
  });
}

function addRemove(people: Command): void {
  const remove = addHostOrKey(people.command('remove'), {
    workspace: 'only from this workspace',
  })
    .description('remove a person from one workspace or from all; their API keys are revoked')
    .requiredOption(...EMAIL)
    .addHelpText(
      'after',
      examples(
        'greenroom people remove --email ada@example.com --host',
        'greenroom people remove --email ada@example.com --workspace ws_…',
      ),
    );
  answerOnHostOrByKey<{ email: string }>(remove, {
    byKey: async ({ url }) => {
      throw notByKey(
        `A key cannot remove people. Sign in at ${url}/console and remove them under Members, or run this on the host with --workspace ws_… or --host.`,
      );
    },
    onHost: ({ email, workspace }) =>
      withInstallation(async ({ people: { operator } }) => {
        const removed = await operator.remove({ email, workspaceId: workspace ?? null });
        const keys =
          removed.revokedKeyIds.length === 0
            ? ''
            : ` ${counted(removed.revokedKeyIds.length, 'API key')} of theirs revoked.`;
        return {
          data: removed,
          text: `${email} removed from ${removed.workspaceIds.join(', ')}.${keys}`,
        };
      }),
  });
}
