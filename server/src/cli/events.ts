import type { Command } from 'commander';
import { MAX_WAIT_SECONDS } from '../events/rules.ts';
import { answerWith, examples } from './command.ts';
import { table } from './output.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceOptions,
  sayWait,
} from './service-api.ts';

/** The feed of changes by key. */

interface Page {
  events: { id: string; type: string; at: string; data: object }[];
  nextCursor: string;
}

interface EventOptions extends ServiceOptions {
  after?: string;
  types?: string;
  follow?: boolean;
  json: boolean;
}

export function addEvents(program: Command): void {
  const command = addServiceOptions(program.command('events'))
    .description('read what changed in the workspace, oldest first')
    .option('--after <cursor>', 'nextCursor of an earlier answer, or now; default: the oldest')
    .option('--types <list>', 'only these types, such as candidate.added,message.sent')
    .option('--follow', 'go on until Ctrl-C; with --json each event is a line')
    .addHelpText(
      'after',
      examples('greenroom events --after now --follow', 'greenroom events --types import.finished'),
    );
  answerWith<EventOptions>(command, async ({ after, types, follow, json, ...service }) => {
    const api = createServiceApi(service, follow ? { onWait: sayWait } : {});
    const read = (from: string | undefined, wait?: number) =>
      api.get<Page>(`/events${queryOf({ after: from, types, wait })}`);
    let page = await read(after);
    while (follow) {
      for (const event of page.events)
        process.stdout.write(`${json ? JSON.stringify(event) : lineOf(event).join('  ')}\n`);
      page = await read(page.nextCursor, MAX_WAIT_SECONDS);
    }
    const rows = page.events.map(lineOf);
    const body = rows.length === 0 ? 'No events.' : table(['AT', 'TYPE', 'DATA'], rows);
    return { data: page, text: `${body}\nNext: --after ${page.nextCursor}` };
  });
}

const lineOf = ({ at, type, data }: Page['events'][number]): string[] => [
  at,
  type,
  JSON.stringify(data),
];
