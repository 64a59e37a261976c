import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import { readBody } from './api-request.ts';
import { type Answer, answerWith, examples } from './command.ts';
import { wholeNumber } from './options.ts';
import { table } from './output.ts';
import { addCursorPaging, type CursorOptions, listApi, readByCursor } from './paging.ts';
import { createScreen } from './screen.ts';
import { nameOf } from './search.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceOptions,
  sayWait,
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
  nextPageCursor: string | null;
  talents: {
    talentId: string;
    effectiveVerdict: string;
    scoring: { recap: string } | null;
    profile: { firstname: string | null; lastname: string | null; jobTitle: string | null };
  }[];
}

interface CastingList {
  castings: Pick<Casting, 'castingId' | 'status' | 'counts' | 'creditsCharged'>[];
  nextPageCursor: string | null;
}

/** Exit codes above it are of signals. */
const SIGNALLED = 128;
/** As the interface advises; every 10 seconds fits the default rate limits for half an hour. */
const DEFAULT_EVERY_S = 10;
const PAGE = 10;

const GREENS = ['--greens <n>', 'greens to find in this call', wholeNumber(1, 50)] as const;
const LISTED = '/search/talents/qualified';
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

interface StartOptions extends CallOptions {
  criterion?: string[];
  filters?: string;
  webhook?: string;
  signed?: boolean;
  new?: boolean;
}

interface Started {
  castingId: string;
  status: string;
  reused: boolean;
  webhookSecret?: string;
  warnings?: { quote: string; suggestion: string }[];
}

function addStart(castings: Command): void {
  const command = addServiceOptions(castings.command('start'))
    .description('have people judged against criteria; two credits each')
    .argument('[prompt]', 'who you look for, in English or French; it may name criteria too')
    .option('--filters <json>', 'filters instead of a prompt: a JSON list, @file, or -')
    .option('--criterion <text...>', 'what each person is judged by; 1 to 10')
    .option(...GREENS)
    .option(...MAX_CREDITS)
    .option('--webhook <url>', 'where events of the search are sent')
    .option('--signed', 'with --webhook: sign the events with a new secret, which is shown once')
    .option('--new', 'start a new search even when an identical one exists')
    .option(...WATCH)
    .option(...EVERY)
    .addHelpText(
      'after',
      examples(
        'greenroom castings start "data engineer in France" --criterion "Has run Kafka in production" --watch',
        'greenroom castings start --filters @filters.json --criterion "Speaks French" --webhook https://example.com/hook --signed',
      ),
    );
  answerWith<StartOptions>(command, async (options, [prompt]: (string | undefined)[]) => {
    const { filters, criterion, webhook, signed } = options;
    if ((prompt === undefined) === (filters === undefined))
      command.error('give a prompt or --filters <json>, and not both');
    if (filters !== undefined && criterion === undefined)
      command.error('--filters needs --criterion <text...>');
    if (signed && webhook === undefined) command.error('--signed needs --webhook <url>');
    const api = createServiceApi(options);
    const path = filters === undefined ? `${LISTED}/by-prompt` : LISTED;
    const started = await api.post<Started>(path, await startBody(options, prompt));
    for (const { quote, suggestion } of started.warnings ?? [])
      process.stderr.write(
        `"${quote}" may stand for what must not matter; rather: ${suggestion}\n`,
      );
    const { castingId, status, reused, webhookSecret } = started;
    const secretLines = secretText(started, signed);
    if (!options.watch) {
      const found = reused ? ' An identical search existed; --new starts another.' : '';
      const lines = [`${castingId} is ${status}.${found}`, ...secretLines];
      return { data: started, text: lines.join('\n') };
    }
    // Before the watch, which may be interrupted: the secret is not shown again.
    if (!options.json) for (const line of secretLines) process.stderr.write(`${line}\n`);
    const { data, text } = await follow(castingId, options);
    return { data: { ...data, ...(webhookSecret && { webhookSecret }) }, text };
  });
}

async function startBody(options: StartOptions, prompt: string | undefined): Promise<object> {
  const { filters, criterion, webhook, signed } = options;
  return {
    ...(filters === undefined ? { prompt } : { filters: await readBody(filters) }),
    qualificationCriterias: criterion,
    ...targetOf(options),
    ...(webhook === undefined ? {} : { webhook: { url: webhook, signed } }),
    ...(options.new ? { forceNew: true } : {}),
  };
}

function secretText({ reused, webhookSecret }: Started, signed?: boolean): string[] {
  if (webhookSecret) return [`Webhook secret, shown only once: ${webhookSecret}`];
  if (signed && reused) return ['It keeps the webhook secret that it was started with.'];
  return [];
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
    const data = await api.post<{ status: string }>(
      `${pathOf(castingId)}/continue`,
      targetOf(options),
    );
    if (options.watch) return follow(castingId, options);
    return { data, text: `${castingId} is ${data.status}.` };
  });
}

function addWatch(castings: Command): void {
  const command = addServiceOptions(castings.command('watch'))
    .description('follow a qualified search with a live table until its call ends')
    .argument('<casting>', 'id of the qualified search')
    .option(...EVERY)
    .addHelpText('after', examples('greenroom castings watch cast_…'));
  answerWith<CallOptions>(command, async (options, [castingId = '']) => follow(castingId, options));
}

function addShow(castings: Command): void {
  const command = addServiceOptions(castings.command('show'))
    .description('read a qualified search and its first verdicts, the strongest evidence first')
    .argument('<casting>', 'id of the qualified search')
    .addHelpText(
      'after',
      examples('greenroom castings show cast_…', 'greenroom castings show cast_… --all --json'),
    );
  addCursorPaging(command, { limit: PAGE });
  answerWith<ServiceOptions & CursorOptions>(command, async (options, [castingId = '']) => {
    const casting = await readByCursor<'talents', Casting>(
      listApi(options),
      { path: pathOf(castingId), query: { order: 'strength' }, items: 'talents' },
      options,
    );
    return { data: casting, text: castingText(casting) };
  });
}

function addList(castings: Command): void {
  const command = addServiceOptions(castings.command('list'))
    .description('list the qualified searches of the workspace, newest first')
    .addHelpText(
      'after',
      examples('greenroom castings list', 'greenroom castings list --all --json'),
    );
  addCursorPaging(command);
  answerWith<ServiceOptions & CursorOptions>(command, async (options) => {
    const data = await readByCursor<'castings', CastingList>(
      listApi(options),
      { path: LISTED, items: 'castings' },
      options,
    );
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
          ? 'There are no qualified searches. Start one with greenroom castings start.'
          : table(['ID', 'STATUS', 'GREEN/AMBER/RED', 'CREDITS'], rows),
    };
  });
}

const pathOf = (castingId: string): string => `${LISTED}/${segment(castingId)}`;

/**
 * Reads it again and again; each change replaces the table on a terminal, and is a line elsewhere.
 * The table is on standard error, so that standard output has the answer alone.
 */
async function follow(
  castingId: string,
  { every, json, ...service }: CallOptions,
): Promise<Answer> {
  const { stderr } = process;
  const screen = createScreen(stderr, { json });
  const api = createServiceApi(service, {
    // It would otherwise end before the search, and a long one takes more than an hour's requests.
    onWait(seconds) {
      screen.clear();
      sayWait(seconds);
    },
  });
  const sayThatItGoesOn = (exitCode: number): void => {
    if (exitCode > SIGNALLED && !json)
      stderr.write(
        `The search goes on. Follow it again with greenroom castings watch ${castingId}\n`,
      );
  };
  process.once('exit', sayThatItGoesOn);
  try {
    for (;;) {
      const casting = await api.get<Casting>(
        `${pathOf(castingId)}${queryOf({ pageSize: PAGE, order: 'strength' })}`,
      );
      if (casting.nextAction !== 'wait') {
        screen.clear();
        return { data: casting, text: castingText(casting) };
      }
      const columns = stderr.isTTY ? stderr.columns - 1 : undefined;
      screen.show(castingText(casting, columns), headOf(casting));
      await delay(every * 1_000);
    }
  } finally {
    process.off('exit', sayThatItGoesOn);
  }
}

const countsText = ({ green, amber, red }: Casting['counts']): string => `${green}/${amber}/${red}`;

const headOf = ({ castingId, status, counts, creditsCharged }: Casting): string =>
  `${castingId}  ${status}  ${counts.green} green, ${counts.amber} amber, ${counts.red} red  ${creditsCharged} credits`;

function castingText(casting: Casting, columns?: number): string {
  const rows = casting.talents.map(({ talentId, effectiveVerdict, profile, scoring }) => [
    effectiveVerdict,
    talentId,
    nameOf(profile),
    profile.jobTitle ?? '',
    scoring?.recap ?? '',
  ]);
  const people =
    rows.length === 0 ? [] : [table(['VERDICT', 'ID', 'NAME', 'JOB', 'WHY'], rows, columns)];
  return [headOf(casting), ...people, nextText(casting)].join('\n');
}

function nextText({ castingId, nextAction, talents }: Casting): string {
  const command = `greenroom castings continue ${castingId}`;
  if (nextAction === 'continue') return `Next: continue, for more greens:\n  ${command}`;
  if (nextAction === 'retry') return `Next: retry what failed:\n  ${command}`;
  if (nextAction === 'done')
    return talents.length === 0
      ? 'Next: done. Nobody matches.'
      : 'Next: done. Nobody else matches.';
  return `Next: ${nextAction}`;
}
