import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Core } from '../core.ts';
// Not by the door: that would load the database driver with it.
import { CUSTOM_HANDLE } from '../sourcings/rules/statuses.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { identifier, parseName, wholeNumber } from './options.ts';
import { table } from './output.ts';

const WORKSPACE = ['--workspace <id>', 'whose statuses', identifier('ws')] as const;
const HANDLE = [
  '--handle <handle>',
  'what requests call it, such as INTERVIEW_PLANNED; it never changes',
  parseHandle,
] as const;
const LABEL = ['--label <label>', 'what people read', parseName] as const;

interface Named {
  workspace: string;
  handle: string;
}

function parseHandle(text: string): string {
  if (!CUSTOM_HANDLE.test(text))
    throw new InvalidArgumentError('It must be 2 to 49 of A-Z, 0-9 and _, a letter first.');
  return text;
}

export function addStatuses(program: Command): void {
  const statuses = program
    .command('statuses')
    .description("make, list, rename, move and delete a workspace's own candidate statuses");
  addCreate(statuses);
  addList(statuses);
  addRename(statuses);
  addMove(statuses);
  addDelete(statuses);
}

/** Runs `work` once it is clear that there is such a workspace; the operator is who did it. */
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
    .description('add a status behind the others')
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
    .description(
      'list the statuses that candidates can have: the global ones, then the workspace’s own in their order',
    )
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
    .description('give a status another label')
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
    .description('give a status another place; the others make room')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .requiredOption(
      '--position <n>',
      'its place among the workspace’s own, from 0',
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
    .description('delete a status that no candidate has')
    .requiredOption(...WORKSPACE)
    .requiredOption(...HANDLE)
    .addHelpText(
      'after',
      examples('greenroom statuses delete --workspace ws_… --handle INTERVIEW_PLANNED'),
    );
  answerWith<Named>(remove, ({ workspace, handle }) =>
    edit(workspace, async (own, editor) => {
      await own.remove(editor, handle);
      return { data: { handle, deleted: true }, text: `${handle} is gone.` };
    }),
  );
}
