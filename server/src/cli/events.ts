import type { Command } from 'commander';
import { MAX_WAIT_SECONDS } from '../events/rules.ts';
import { answerWith, examples } from './command.ts';
import { wholeNumber } from './options.ts';
import { table } from './output.ts';
import { tellMore } from './paging.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceOptions,
  sayWait,
} from './service-api.ts';

/** The feed of changes by key. */

const MAX_PAGE = 500;
const DEFAULT_LIMIT = 50;

interface Page {
  events: { id: string; type: string; at: string; data: object }[];
  nextCursor: string;
  hasMore: boolean;
}

interface EventOptions extends ServiceOptions {
  after?: string;
  types?: string;
  follow?: boolean;
  limit: number;
  all?: boolean;
  json: boolean;
}

export function addEvents(program: Command): void {
  const command = addServiceOptions(program.command('events'))
    .description('read what changed in the workspace, oldest first')
    .option('--after <cursor>', 'nextCursor of an earlier answer, or now; default: the oldest')
    .option('--types <list>', 'only these types, such as candidate.added,message.sent')
    .option('--limit <n>', 'at most this number', wholeNumber(1, MAX_PAGE), DEFAULT_LIMIT)
    .option('--all', 'everything that is stored, request after request')
    .option('--follow', 'go on until Ctrl-C; with --json each event is a line')
    .addHelpText(
      'after',
      examples('greenroom events --after now --follow', 'greenroom events --types import.finished'),
    );
  answerWith<EventOptions>(command, async (options) => {
    const { after, types, follow, limit, all, json, ...service } = options;
    if (follow && all) command.error('give --follow or --all, and not both');
    const api = createServiceApi(service, follow || all ? { onWait: sayWait } : {});
    const pageSize = all ? MAX_PAGE : limit;
    const read: Read = (from, wait) =>
      api.get<Page>(`/events${queryOf({ after: from, types, wait, pageSize })}`);
    if (follow) return followFeed(read, after, json);
    const page = await readFeed(read, after, all);
    if (page.hasMore) tellMore(`--after ${page.nextCursor}, or --all`);
    else process.stderr.write(`Later events: --after ${page.nextCursor}\n`);
    const rows = page.events.map(lineOf);
    const text = rows.length === 0 ? 'No events.' : table(['AT', 'TYPE', 'DATA'], rows);
    return { data: page, text };
  });
}

type Read = (from: string | undefined, wait?: number) => Promise<Page>;

/** Prints events until Ctrl-C, which is how following ends and so no failure. */
async function followFeed(read: Read, after: string | undefined, json: boolean): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  for (let page = await read(after); ; page = await read(page.nextCursor, MAX_WAIT_SECONDS))
    for (const event of page.events)
      process.stdout.write(`${json ? JSON.stringify(event) : lineOf(event).join('  ')}\n`);
}

async function readFeed(read: Read, after: string | undefined, all?: boolean): Promise<Page> {
  let page = await read(after);
  const events = [...page.events];
  while (all && page.hasMore) {
    page = await read(page.nextCursor);
    events.push(...page.events);
  }
  return { ...page, events };
}

const lineOf = ({ at, type, data }: Page['events'][number]): string[] => [
  at,
  type,
  JSON.stringify(data),
];
