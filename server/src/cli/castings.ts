import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Answer, answerWith, examples } from './command.ts';
import { wholeNumber } from './options.ts';
import { table } from './output.ts';
import { nameOf } from './search.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/** Qualified searches by key: start, follow with a live table, read, continue, list. */

interface Casting {
  castingId: string;
  status: string;
  nextAction: string;
  counts: { green: number; amber: number; red: number };
  creditsCharged: number;
  creditsRemaining: number;
  talents: {
    talentId: string;
    effectiveVerdict: string;
    scoring: { recap: string } | null;
    profile: { firstname: string | null; lastname: string | null; jobTitle: string | null };
  }[];
}

/** As the interface advises; every 10 seconds fits the default rate limits for half an hour. */
const DEFAULT_EVERY_S = 10;
const PAGE = 10;

const GREENS = ['--greens <n>', 'greens to find in this call', wholeNumber(1, 50)] as const;
const MAX_CREDITS = [
  '--max-credits <n>',
  'credits that this call may spend; an even number',
  wholeNumber(2, 300),
] as const;
const WATCH = ['--watch', 'follow it with a live table until the call ends'] as const;
const EVERY = [
  '--every <seconds>',
  'how often to read while following',
  wholeNumber(1, 60),
  DEFAULT_EVERY_S,
] as const;

interface CallOptions extends ServiceOptions {
  greens?: number;
  maxCredits?: number;
  watch?: boolean;
  every: number;
  json: boolean;
}

export function addCastings(program: Command): void {
  const castings = program
    .command('castings')
    .description('start, follow, read, continue and list qualified searches');
  addStart(castings);
  addContinue(castings);
  addWatch(castings);
  addShow(castings);
  addList(castings);
}

function targetOf({ greens, maxCredits }: CallOptions): { target?: object } {
  if (greens === undefined && maxCredits === undefined) return {};
  return { target: { greens, maxCredits } };
}

function addStart(castings: Command): void {
  const command = addServiceOptions(castings.command('start'))
    .description('have people judged against criteria; two credits each')
    .argument('<prompt>', 'who you look for, in English or French')
    .requiredOption('--criterion <text...>', 'what each person is judged by; 1 to 10')
    .option(...GREENS)
    .option(...MAX_CREDITS)
    .option('--webhook <url>', 'where events of the search are sent')
    .option('--new', 'start a new search even when an identical one exists')
    .option(...WATCH)
    .option(...EVERY)
    .addHelpText(
      'after',
      examples(
        'greenroom castings start "data engineer in France" --criterion "Has run Kafka in production" --watch',
      ),
    );
  answerWith<CallOptions & { criterion: string[]; webhook?: string; new?: boolean }>(
    command,
    async (options, [prompt]) => {
      const api = createServiceApi(options);
      const { castingId, ...started } = await api.post<{ castingId: string; status: string }>(
        '/search/talents/qualified/by-prompt',
        {
          prompt,
          qualificationCriterias: options.criterion,
          ...targetOf(options),
          ...(options.webhook === undefined ? {} : { webhook: { url: options.webhook } }),
          ...(options.new ? { forceNew: true } : {}),
        },
      );
      if (options.watch) return follow(api, castingId, options);
      return { data: { castingId, ...started }, text: `${castingId} is ${started.status}.` };
    },
  );
}

function addContinue(castings: Command): void {
  const command = addServiceOptions(castings.command('continue'))
    .description('look for more greens, or retry what failed')
    .argument('<casting>', 'id of the qualified search')
    .option(...GREENS)
    .option(...MAX_CREDITS)
    .option(...WATCH)
    .option(...EVERY)
    .addHelpText('after', examples('greenroom castings continue cast_… --greens 5 --watch'));
  answerWith<CallOptions>(command, async (options, [castingId = '']) => {
    const api = createServiceApi(options);
    const path = `/search/talents/qualified/${segment(castingId)}/continue`;
    const data = await api.post<{ status: string }>(path, targetOf(options));
    if (options.watch) return follow(api, castingId, options);
    return { data, text: `${castingId} is ${data.status}.` };
  });
}

function addWatch(castings: Command): void {
  const command = addServiceOptions(castings.command('watch'))
    .description('follow a qualified search with a live table until its call ends')
    .argument('<casting>', 'id of the qualified search')
    .option(...EVERY)
    .addHelpText('after', examples('greenroom castings watch cast_…'));
  answerWith<CallOptions>(command, async (options, [castingId = '']) =>
    follow(createServiceApi(options), castingId, options),
  );
}

function addShow(castings: Command): void {
  const command = addServiceOptions(castings.command('show'))
    .description('read a qualified search and its first verdicts, the strongest evidence first')
    .argument('<casting>', 'id of the qualified search')
    .option('--page-size <n>', 'verdicts to read', wholeNumber(1, 100), PAGE)
    .addHelpText('after', examples('greenroom castings show cast_… --json'));
  answerWith<ServiceOptions & { pageSize: number }>(
    command,
    async ({ pageSize, ...service }, [castingId = '']) => {
      const casting = await read(createServiceApi(service), castingId, pageSize);
      return { data: casting, text: castingText(casting) };
    },
  );
}

function addList(castings: Command): void {
  const command = addServiceOptions(castings.command('list'))
    .description('list the qualified searches of the workspace, newest first')
    .addHelpText('after', examples('greenroom castings list'));
  answerWith<ServiceOptions>(command, async (service) => {
    const data = await createServiceApi(service).get<{
      castings: Pick<Casting, 'castingId' | 'status' | 'counts' | 'creditsCharged'>[];
    }>('/search/talents/qualified');
    const rows = data.castings.map(({ castingId, status, counts, creditsCharged }) => [
      castingId,
      status,
      countsText(counts),
      String(creditsCharged),
    ]);
    return {
      data,
      text:
        rows.length === 0
          ? 'There are no qualified searches.'
          : table(['ID', 'STATUS', 'GREEN/AMBER/RED', 'CREDITS'], rows),
    };
  });
}

const read = (api: ServiceApi, castingId: string, pageSize: number): Promise<Casting> =>
  api.get(
    `/search/talents/qualified/${segment(castingId)}${queryOf({ pageSize, order: 'strength' })}`,
  );

/** Reads it again and again; each change replaces the table on a terminal, and is a line elsewhere. */
async function follow(
  api: ServiceApi,
  castingId: string,
  { every, json }: CallOptions,
): Promise<Answer> {
  const screen = createScreen(json);
  for (;;) {
    const casting = await read(api, castingId, PAGE);
    if (casting.nextAction !== 'wait') {
      screen.clear();
      return { data: casting, text: castingText(casting) };
    }
    screen.show(castingText(casting), headOf(casting));
    await delay(every * 1_000);
  }
}

/** The live table on standard error, so that standard output has the answer alone. */
function createScreen(json: boolean) {
  const { stderr } = process;
  let shown = 0;
  let last = '';
  const clear = (): void => {
    if (stderr.isTTY && shown > 0) {
      stderr.moveCursor(0, -shown);
      stderr.clearScreenDown();
    }
    shown = 0;
  };
  return {
    clear,
    show(whole: string, line: string): void {
      if (stderr.isTTY) {
        clear();
        stderr.write(`${whole}\n`);
        shown = whole.split('\n').length;
      } else if (line !== last && !json) stderr.write(`${line}\n`);
      last = line;
    },
  };
}

const countsText = ({ green, amber, red }: Casting['counts']): string => `${green}/${amber}/${red}`;

const headOf = ({ castingId, status, counts, creditsCharged }: Casting): string =>
  `${castingId}  ${status}  ${counts.green} green, ${counts.amber} amber, ${counts.red} red  ${creditsCharged} credits`;

function castingText(casting: Casting): string {
  const rows = casting.talents.map(({ talentId, effectiveVerdict, profile, scoring }) => [
    effectiveVerdict,
    talentId,
    nameOf(profile),
    profile.jobTitle ?? '',
    scoring?.recap ?? '',
  ]);
  const people = rows.length === 0 ? [] : [table(['VERDICT', 'ID', 'NAME', 'JOB', 'WHY'], rows)];
  return [headOf(casting), ...people, `Next: ${casting.nextAction}`].join('\n');
}
