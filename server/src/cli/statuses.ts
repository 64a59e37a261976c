import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Core } from '../core.ts';
// Not through the door: that would also load the database driver.
import { CUSTOM_HANDLE } from '../sourcings/rules/statuses.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { identifier, parseName, wholeNumber } from './options.ts';
import { table } from './output.ts';

const WORKSPACE = ['--workspace <id>', 'workspace of the statuses', identifier('ws')] as const;
const HANDLE = [
  '--handle <handle>',
  'name in requests, such as INTERVIEW_PLANNED; it cannot change',
  parseHandle,
] as const;
const LABEL = ['--label <label>', 'name that people see', parseName] as const;

interface Named {
  workspace: string;
  handle: string;
}

function parseHandle(text: string): string {
  if (!CUSTOM_HANDLE.test(text))
    throw new InvalidArgumentError(
      'It must be 2 to 49 characters from A-Z, 0-9 and _, starting with a letter.',
    );
  return text;
}

export function addStatuses(program: Command): void {
  const statuses = program
    .command('statuses')
    .description("create, list, rename, move and delete a workspace's own candidate statuses");
  addCreate(statuses);
  addList(statuses);
  addRename(statuses);
  addMove(statuses);
  addDelete(statuses);
}

/** Runs `work` as the operator once the workspace is known to exist. */
function edit<T>(
  workspaceId: string,
  work: (statuses: Core['statuses'], editor: { workspaceId: string; actor: string }) => Promise<T>,
): Promise<T> {
  return withInstallation(async ({ access, statuses }) => {
    await access.requireWorkspace(workspaceId);
    return work(statuses, { workspaceId, actor: 'operator' });
  });
}

function addCreate(statuses: Command): void {
  const create = statuses
    .command('create')
    .description('add a status after the others')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .requiredOption(...LABEL)
    .addHelpText(
      'after',
      examples(
        'greenroom statuses create --workspace ws_… --handle INTERVIEW_PLANNED --label "Interview planned"',
      ),
    );
  answerWith<Named & { label: string }>(create, ({ workspace, handle, label }) =>
    edit(workspace, async (own, editor) => ({
      data: await own.create(editor, { handle, label }),
      text: `Candidates can now be ${handle} (${label}).`,
    })),
  );
}

function addList(statuses: Command): void {
  const list = statuses
    .command('list')
    .description('list the global statuses, then the workspace’s own in their order')
    .requiredOption(...WORKSPACE)
    .addHelpText('after', examples('greenroom statuses list --workspace ws_…'));
  answerWith<{ workspace: string }>(list, ({ workspace }) =>
    edit(workspace, async (own) => {
      const found = await own.list(workspace, 'en');
      const rows = found.map(({ handle, position, label }) => [
        handle,
        position === null ? 'global' : String(position),
        label,
      ]);
      return { data: { statuses: found }, text: table(['HANDLE', 'POSITION', 'LABEL'], rows) };
    }),
  );
}

function addRename(statuses: Command): void {
  const rename = statuses
    .command('rename')
    .description('change the label of a status')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .requiredOption(...LABEL)
    .addHelpText(
      'after',
      examples(
        'greenroom statuses rename --workspace ws_… --handle INTERVIEW_PLANNED --label "Interview"',
      ),
    );
  answerWith<Named & { label: string }>(rename, ({ workspace, handle, label }) =>
    edit(workspace, async (own, editor) => ({
      data: await own.update(editor, handle, { label }),
      text: `${handle} is now called ${label}.`,
    })),
  );
}

function addMove(statuses: Command): void {
  const move = statuses
    .command('move')
    .description('move a status to another position')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .requiredOption(
      '--position <n>',
      'position among the workspace’s own statuses, from 0',
      wholeNumber(0, 1_000),
    )
    .addHelpText(
      'after',
      examples('greenroom statuses move --workspace ws_… --handle INTERVIEW_PLANNED --position 0'),
    );
  answerWith<Named & { position: number }>(move, ({ workspace, handle, position }) =>
    edit(workspace, async (own, editor) => {
      const moved = await own.update(editor, handle, { position });
      return { data: moved, text: `${handle} is now at position ${moved.position}.` };
    }),
  );
}

function addDelete(statuses: Command): void {
  const remove = statuses
    .command('delete')
    .description('delete a status that no candidate uses')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .addHelpText(
      'after',
      examples('greenroom statuses delete --workspace ws_… --handle INTERVIEW_PLANNED'),
    );
  answerWith<Named>(remove, ({ workspace, handle }) =>
    edit(workspace, async (own, editor) => {
      await own.remove(editor, handle);
      return { data: { handle, deleted: true }, text: `Deleted ${handle}.` };
    }),
  );
}
