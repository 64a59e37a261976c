import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { parseName } from './options.ts';
import { table } from './output.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import {
  addServiceOptions,
  createServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/** Recruiting campaigns by key. */

const MAX_PAGE = 50;

interface Sourcing {
  sourcingId: string;
  name: string;
  status: string;
  candidateCount: number;
  counts: Record<string, number>;
}

export function addSourcings(program: Command): void {
  const sourcings = program
    .command('sourcings')
    .description('create, list, read, rename and close sourcings');
  addCreate(sourcings);
  addList(sourcings);
  addShow(sourcings);
  addUpdate(sourcings);
}

function addCreate(sourcings: Command): void {
  const command = addServiceOptions(sourcings.command('create'))
    .description('create a sourcing')
    .option('--name <name>', 'its name; default: a generated one', parseName)
    .addHelpText('after', examples('greenroom sourcings create --name "Backend engineers"'));
  answerWith<ServiceOptions & { name?: string }>(command, async ({ name, ...service }) => {
    const api = createServiceApi(service);
    const created = await api.post<{ sourcingId: string; name: string }>('/sourcings');
    if (name === undefined) return { data: created, text: lineOf(created) };
    const path = `/sourcings/${segment(created.sourcingId)}`;
    const named = await api.patch<Sourcing>(path, { name });
    return { data: named, text: lineOf(named) };
  });
}

const lineOf = ({ sourcingId, name }: Pick<Sourcing, 'sourcingId' | 'name'>): string =>
  `${sourcingId}  ${name}`;

function addList(sourcings: Command): void {
  const command = addServiceOptions(sourcings.command('list'))
    .description('list sourcings of the workspace, newest first')
    .option('--closed', 'closed ones instead of those in progress')
    .addHelpText(
      'after',
      examples('greenroom sourcings list', 'greenroom sourcings list --page 2'),
    );
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<ServiceOptions & PageOptions & { closed?: boolean }>(command, async (options) => {
    const status = options.closed ? 'closed' : undefined;
    const data = await readByPage<'sourcings', { sourcings: Sourcing[] }>(
      listApi(options),
      {
        path: '/sourcings',
        query: { ownership: 'all', status },
        ...{ items: 'sourcings', send: ['page', 0], max: MAX_PAGE },
      },
      options,
    );
    const rows = data.sourcings.map(({ sourcingId, name, candidateCount }) => [
      sourcingId,
      String(candidateCount),
      name,
    ]);
    const text = rows.length === 0 ? noneText(options) : table(['ID', 'CANDIDATES', 'NAME'], rows);
    return { data, text };
  });
}

const noneText = ({ closed, page }: PageOptions & { closed?: boolean }): string => {
  if (page > 1) return 'There is no such page.';
  return closed
    ? 'No sourcing is closed.'
    : 'There are no sourcings. Create one with greenroom sourcings create.';
};

function addShow(sourcings: Command): void {
  const command = addServiceOptions(sourcings.command('show'))
    .description('read a sourcing with its number of candidates in each status')
    .argument('<sourcing>', 'id of the sourcing')
    .addHelpText('after', examples('greenroom sourcings show src_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const data = await createServiceApi(service).get<Sourcing>(`/sourcings/${segment(id)}`);
    const rows = Object.entries(data.counts).map(([status, count]) => [status, String(count)]);
    return { data, text: `${lineOf(data)}\n${table(['STATUS', 'CANDIDATES'], rows)}` };
  });
}

function addUpdate(sourcings: Command): void {
  const command = addServiceOptions(sourcings.command('update'))
    .description('rename, close or reopen a sourcing')
    .argument('<sourcing>', 'id of the sourcing')
    .option('--name <name>', 'its new name', parseName)
    .option('--close', 'close it')
    .option('--reopen', 'reopen it')
    .addHelpText('after', examples('greenroom sourcings update src_… --close'));
  answerWith<ServiceOptions & { name?: string; close?: boolean; reopen?: boolean }>(
    command,
    async ({ name, close, reopen, ...service }, [id = '']) => {
      if (close && reopen) command.error('give --close or --reopen, and not both');
      const status = close ? 'closed' : reopen ? 'in-progress' : undefined;
      if (name === undefined && status === undefined)
        command.error('give --name <name>, --close or --reopen');
      const data = await createServiceApi(service).patch<Sourcing>(`/sourcings/${segment(id)}`, {
        name,
        status,
      });
      return { data, text: `${lineOf(data)}  ${data.status}` };
    },
  );
}
