import type { Command } from 'commander';
// Not through the door: that would also load the database driver.
import { ROLES, type Role } from '../people/rules.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { identifier, oneOf, parseEmail } from './options.ts';
import { counted, table } from './output.ts';

const EMAIL = ['--email <address>', 'the person’s email address', parseEmail] as const;

export function addPeople(program: Command): void {
  const people = program
    .command('people')
    .description('give people access to the console, list them, remove them');
  addLink(people);
  const list = people
    .command('list')
    .description('list the members of all workspaces with their roles')
    .addHelpText('after', examples('greenroom people list'));
  answerWith(list, () =>
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
  );
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

function addLink(people: Command): void {
  const link = people
    .command('link')
    .description('create a one-time sign-in link, for a new person or a lost password')
    .requiredOption(...EMAIL)
    .option(
      '--workspace <id>',
      'add them to this workspace; without it, they must belong to one already',
      identifier('ws'),
    )
    .option('--role <role>', `their role there: ${ROLES.join(', ')}`, oneOf(ROLES), 'owner')
    .addHelpText(
      'after',
      examples(
        'greenroom people link --email ada@example.com --workspace ws_… --role recruiter',
        'greenroom people link --email ada@example.com',
      ),
    );
  answerWith<{ email: string; workspace?: string; role: Role }>(
    link,
    ({ email, workspace, role }) =>
      withInstallation(async ({ people: { operator } }) => {
        const made = await operator.link({ email, workspaceId: workspace ?? null, role });
        return {
          data: made,
          text: `${made.url}\nIt works once, within 24 hours. Give it to ${email} only.`,
        };
      }),
  );
}

function addRemove(people: Command): void {
  const remove = people
    .command('remove')
    .description('remove a person from one workspace or from all; their API keys are revoked')
    .requiredOption(...EMAIL)
    .option('--workspace <id>', 'only from this workspace', identifier('ws'))
    .addHelpText(
      'after',
      examples(
        'greenroom people remove --email ada@example.com',
        'greenroom people remove --email ada@example.com --workspace ws_…',
      ),
    );
  answerWith<{ email: string; workspace?: string }>(remove, ({ email, workspace }) =>
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
  );
}
