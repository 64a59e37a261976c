import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Core } from '../core.ts';
// Not through the door: that would also load the database driver.
import { CUSTOM_HANDLE } from '../sourcings/rules/statuses.ts';
import { examples, withInstallation } from './command.ts';
import { addHostOrKey, answerOnHostOrByKey } from './host-or-key.ts';
import { parseName, wholeNumber } from './options.ts';
import { table } from './output.ts';
import { segment } from './service-api.ts';

const HOST = { workspace: 'the statuses of this workspace', isRequired: true } as const;
const HANDLE = [
  '--handle <handle>',
  'name in requests, such as INTERVIEW_PLANNED; it cannot change',
  parseHandle,
] as const;
const LABEL = ['--label <label>', 'name that people see', parseName] as const;

interface Named {
  handle: string;
}

interface Labelled extends Named {
  label: string;
}

const labelOf = ({ handle, label }: Labelled): Labelled => ({ handle, label });

interface Moved {
  handle: string;
  label: string;
  position: number;
}

interface StatusList {
  statuses: { handle: string; label: string; isCustom: boolean; position: number | null }[];
}

const pathOf = (handle: string): string => `/candidate-statuses/${segment(handle)}`;

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
  const create = addHostOrKey(statuses.command('create'), HOST)
    .description('add a status after the others')
    .requiredOption(...HANDLE)
    .requiredOption(...LABEL)
    .addHelpText(
      'after',
      examples('greenroom statuses create --handle INTERVIEW_PLANNED --label "Interview planned"'),
    );
  const answer = (data: object, { handle, label }: Labelled) => ({
    data,
    text: `Candidates can now be ${handle} (${label}).`,
  });
  answerOnHostOrByKey<Labelled>(create, {
    isRequired: true,
    onHost: ({ workspace, ...status }) =>
      edit(workspace, async (own, editor) =>
        answer(await own.create(editor, labelOf(status)), status),
      ),
    byKey: async (api, { handle, label }) =>
      answer(await api.post('/candidate-statuses', { handle, label }), { handle, label }),
  });
}

function addList(statuses: Command): void {
  const list = addHostOrKey(statuses.command('list'), HOST)
    .description('list the global statuses, then the workspace’s own in their order')
    .addHelpText(
      'after',
      examples('greenroom statuses list', 'greenroom statuses list --workspace ws_…'),
    );
  const answer = (data: StatusList) => {
    const rows = data.statuses.map(({ handle, position, label }) => [
      handle,
      position === null ? 'global' : String(position),
      label,
    ]);
    return { data, text: table(['HANDLE', 'POSITION', 'LABEL'], rows) };
  };
  answerOnHostOrByKey(list, {
    isRequired: true,
    onHost: ({ workspace }) =>
      edit(workspace, async (own) => answer({ statuses: await own.list(workspace, 'en') })),
    byKey: async (api) => answer(await api.get<StatusList>('/candidate-statuses')),
  });
}

function addRename(statuses: Command): void {
  const rename = addHostOrKey(statuses.command('rename'), HOST)
    .description('change the label of a status')
    .requiredOption(...HANDLE)
    .requiredOption(...LABEL)
    .addHelpText(
      'after',
      examples('greenroom statuses rename --handle INTERVIEW_PLANNED --label "Interview"'),
    );
  const answer = (data: object, { handle, label }: Labelled) => ({
    data,
    text: `${handle} is now called ${label}.`,
  });
  answerOnHostOrByKey<Labelled>(rename, {
    isRequired: true,
    onHost: ({ workspace, handle, label }) =>
      edit(workspace, async (own, editor) =>
        answer(await own.update(editor, handle, { label }), { handle, label }),
      ),
    byKey: async (api, { handle, label }) =>
      answer(await api.patch(pathOf(handle), { label }), { handle, label }),
  });
}

function addMove(statuses: Command): void {
  const move = addHostOrKey(statuses.command('move'), HOST)
    .description('move a status to another position')
    .requiredOption(...HANDLE)
    .requiredOption(
      '--position <n>',
      'position among the workspace’s own statuses, from 0',
      wholeNumber(0, 1_000),
    )
    .addHelpText(
      'after',
      examples('greenroom statuses move --handle INTERVIEW_PLANNED --position 0'),
    );
  const answer = (data: Moved) => ({
    data,
    text: `${data.handle} is now at position ${data.position}.`,
  });
  answerOnHostOrByKey<Named & { position: number }>(move, {
    isRequired: true,
    onHost: ({ workspace, handle, position }) =>
      edit(workspace, async (own, editor) =>
        answer(await own.update(editor, handle, { position })),
      ),
    byKey: async (api, { handle, position }) =>
      answer(await api.patch<Moved>(pathOf(handle), { position })),
  });
}

function addDelete(statuses: Command): void {
  const remove = addHostOrKey(statuses.command('delete'), HOST)
    .description('delete a status that no candidate uses')
    .requiredOption(...HANDLE)
    .addHelpText('after', examples('greenroom statuses delete --handle INTERVIEW_PLANNED'));
  const answer = ({ handle }: Named) => ({
    data: { handle, deleted: true },
    text: `Deleted ${handle}.`,
  });
  answerOnHostOrByKey<Named>(remove, {
    isRequired: true,
    onHost: ({ workspace, handle }) =>
      edit(workspace, async (own, editor) => {
        await own.remove(editor, handle);
        return answer({ handle });
      }),
    byKey: async (api, { handle }) => answer(await api.delete<Named>(pathOf(handle))),
  });
}
