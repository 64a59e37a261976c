import type { Command } from 'commander';
// Not by the door: that would load the database driver with it.
import { ROLES, type Role } from '../people/rules.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { identifier, oneOf, parseEmail } from './options.ts';
import { counted, table } from './output.ts';

const EMAIL = ['--email <address>', 'the person’s email address', parseEmail] as const;

export function addPeople(program: Command): void {
  const people = program
    .command('people')
    .description('let people into the console, list them, remove them');
  addLink(people);
  const list = people
    .command('list')
    .description('list everybody who belongs to a workspace, and as what')
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
          ? 'There is nobody yet.'
          : table(['USER', 'NAME', 'EMAIL', 'PASSWORD', 'WORKSPACES'], rows);
      return { data: { people: found }, text };
    }),
  );
  addRemove(people);
}

function addLink(people: Command): void {
  const link = people
    .command('link')
    .description(
      'make a one-time link that signs a person in: somebody new, or somebody who lost their password',
    )
    .requiredOption(...EMAIL)
    .option(
      '--workspace <id>',
      'add them to this workspace; left out: they have to belong to one already',
      identifier('ws'),
    )
    .option('--role <role>', `what they are there: ${ROLES.join(', ')}`, oneOf(ROLES), 'owner')
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
          text: `${made.url}\nIt works once, within 24 hours: give it to ${email} and to nobody else.`,
        };
      }),
  );
}

function addRemove(people: Command): void {
  const remove = people
    .command('remove')
    .description(
      'remove a person from a workspace, or from all of them; the API keys that they own end with them',
    )
    .requiredOption(...EMAIL)
    .option('--workspace <id>', 'only from this one', identifier('ws'))
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
          : ` ${counted(removed.revokedKeyIds.length, 'API key')} of theirs ended with it.`;
      return {
        data: removed,
        text: `${email} is out of ${removed.workspaceIds.join(', ')}.${keys}`,
      };
    }),
  );
}
