import { type Command, Option } from 'commander';
import { RELAY_HOST } from '../castings/rules/delivery.ts';
import type { Core } from '../core.ts';
import type { Installation } from '../installation.ts';
import { examples, type GlobalOptions, withInstallation } from './command.ts';
import { parseForwardTo } from './forward-to.ts';
import type { RelayedAttempt, RelayedEvent } from './listen/relay.ts';
import { identifier } from './options.ts';
import { counted } from './output.ts';
import { findProfile } from './profiles.ts';
import { createServiceApi, sayWait } from './service-api.ts';

/** After so long without an event it says what may be missing. */
const HINT_AFTER_MS = 30_000;
/** As many as the service has under way for one workspace. */
const AT_ONCE = 16;

const WHERE_EVENTS_COME_FROM = `Events come from qualified searches that were started with a webhook, while a service with workers runs (greenroom serve).
Without a public address name "webhook": { "url": "https://${RELAY_HOST}/" } in the start: the service calls nobody for it, and this command relays its
events. With a public address they come here too, beside the deliveries of the service.`;

interface ListenOptions extends GlobalOptions {
  forwardTo: string;
  workspace?: string;
  key?: string;
  url?: string;
  profile?: string;
  apiKey?: string;
}

export function addListen(program: Command): void {
  const command = program
    .command('listen')
    .description('relay webhook events to a server on this machine as they are sent, until Ctrl-C')
    .requiredOption(
      '--forward-to <url>',
      'address of your server, such as http://localhost:4000/hook',
      parseForwardTo,
    )
    .option('--workspace <id>', 'only events of this workspace; default: all', identifier('ws'))
    .option(
      '--key <id>',
      'only events of searches started with this key (its id, as shown by keys list)',
      identifier('key'),
    )
    .addOption(
      new Option(
        '--url <address>',
        'a service elsewhere: events come through its API, with a key',
      ).env('GREENROOM_URL'),
    )
    .option(
      '--profile <name>',
      'a service and key that greenroom login keeps; default: the current',
    )
    .addOption(
      new Option('--api-key <secret>', 'API key for --url; default: of the profile').env(
        'GREENROOM_API_KEY',
      ),
    )
    .addHelpText(
      'after',
      `
${WHERE_EVENTS_COME_FROM}
Your server gets the same body and headers; it has 5 s to answer, and gets an event three times at most, as from the service. Each attempt is a line; with --json
an object. What was sent before it listened does not come; "Send again" in the console, or POST .../deliveries/{deliveryId}/redeliver, sends an event anew.
${examples('greenroom listen --forward-to http://localhost:4000/hook', 'greenroom listen --forward-to localhost:4000 --workspace ws_… --json')}`,
    );
  command.action(() => {
    const options = command.optsWithGlobals<ListenOptions>();
    // An empty variable is one that is not set.
    const isElsewhere = Boolean(options.url) || options.profile !== undefined;
    const isHere = options.key !== undefined || options.workspace !== undefined;
    if (isElsewhere && isHere)
      command.error('--key and --workspace choose on this host, not with --url or --profile');
    if (isElsewhere || (!isHere && findProfile(undefined) !== null)) return listenByKey(options);
    return withInstallation((core, installation) => listen(core, installation, options));
  });
}

/** Reads the events of a workspace through the service, with a key: no database is needed. */
async function listenByKey({
  json,
  forwardTo,
  url,
  profile,
  apiKey,
}: ListenOptions): Promise<void> {
  const [{ followByKey }, { relayEvent }] = await Promise.all([
    import('./listen/by-key.ts'),
    import('./listen/relay.ts'),
  ]);
  const api = createServiceApi({ url, profile, apiKey }, { onWait: sayWait });
  const stop = stopSignal();
  const printer = createPrinter(json);
  const queue = createQueue(async (event: RelayedEvent) => {
    printer.onEvent();
    await relayEvent(event, { forwardTo, signal: stop.signal, onAttempt: printer.onAttempt });
  });
  printer.say(`Relaying webhook events of ${api.url} to ${forwardTo}. Ctrl-C ends.`);
  await followByKey({
    api,
    signal: stop.signal,
    onEvent: queue.add,
    onGap: () => printer.say(GAP),
  });
  await queue.settled();
  printer.end();
}

const GAP = 'More happened at once than can be told: some events may be missing here.';

async function listen(
  { access }: Core,
  { db, databaseUrl, secretBox }: Installation,
  { json, forwardTo, workspace, key }: ListenOptions,
): Promise<void> {
  if (workspace !== undefined) await access.requireWorkspace(workspace);
  const [{ createListener }, { createSendings }, { followSendings }, { relayEvent }] =
    await Promise.all([
      import('../platform/listen.ts'),
      import('../castings/sendings.ts'),
      import('./listen/follow.ts'),
      import('./listen/relay.ts'),
    ]);
  const stop = stopSignal();
  const printer = createPrinter(json);
  const log = { warn: printer.lost };
  const queue = createQueue(async (event: RelayedEvent) => {
    printer.onEvent();
    await relayEvent(event, { forwardTo, signal: stop.signal, onAttempt: printer.onAttempt });
  });
  const listener = await createListener(databaseUrl, log, 'greenroom listen');
  const leave = await followSendings({
    db,
    sendings: createSendings({ db, secretBox }),
    listener,
    log,
    workspaceIds: async () =>
      workspace === undefined
        ? (await access.listWorkspaces()).map(({ workspaceId }) => workspaceId)
        : [workspace],
    keyId: key ?? null,
    onSending: queue.add,
    onGap: () => printer.say(GAP),
  });
  printer.say(
    `Relaying webhook events of ${workspace ?? 'all workspaces'} to ${forwardTo}. Ctrl-C ends.\n${WHERE_EVENTS_COME_FROM}`,
  );
  const hint = setTimeout(() => printer.hint(), HINT_AFTER_MS);
  await stop.asked;
  clearTimeout(hint);
  leave();
  await queue.settled();
  await listener.close();
  printer.end();
}

/** Runs a limited number at a time, in the order of arrival. */
function createQueue<T>(run: (item: T) => Promise<void>) {
  const waiting: T[] = [];
  const underWay = new Set<Promise<void>>();

  function next(): void {
    while (underWay.size < AT_ONCE && waiting.length > 0) {
      const work: Promise<void> = run(waiting.shift()!)
        // Only the stop cuts it short; what an attempt came to is printed.
        .catch(() => {})
        .finally(() => {
          underWay.delete(work);
          next();
        });
      underWay.add(work);
    }
  }

  return {
    add(item: T): void {
      waiting.push(item);
      next();
    },
    /** What waits is given up. */
    async settled(): Promise<void> {
      waiting.length = 0;
      await Promise.all(underWay);
    },
  };
}

/** Attempts go to standard output, everything else to standard error. */
function createPrinter(json: boolean) {
  const totals = { events: 0, delivered: 0 };
  let isLost = false;
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  return {
    say,
    onEvent: () => void totals.events++,
    onAttempt(attempt: RelayedAttempt): void {
      isLost = false;
      if (attempt.outcome === 'delivered') totals.delivered++;
      process.stdout.write(`${json ? JSON.stringify(attempt) : lineOf(attempt)}\n`);
    },
    /** Once, however often it is tried. */
    lost(): void {
      if (!isLost) say('The database does not answer; trying again until it does.');
      isLost = true;
    },
    hint(): void {
      if (totals.events === 0) say(`Nothing has come yet. ${WHERE_EVENTS_COME_FROM}`);
    },
    end: () =>
      say(`${counted(totals.events, 'event')} relayed, ${totals.delivered} taken by your server.`),
  };
}

const AFTER = { delivered: '', retry: ', trying again', failed: ', given up' };

function lineOf({
  eventType,
  castingId,
  attempt,
  status,
  error,
  durationMs,
  outcome,
}: RelayedAttempt): string {
  return `${eventType.padEnd(14)}  ${castingId}  attempt ${attempt}  ${status ?? error}  ${durationMs} ms${AFTER[outcome]}`;
}

interface Stop {
  asked: Promise<void>;
  signal: AbortSignal;
}

/** Ctrl-C, or a supervisor's signal; a second one ends the process at once. */
function stopSignal(): Stop {
  const controller = new AbortController();
  const asked = new Promise<void>((resolve) => {
    for (const [signal, exitCode] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
      process.on(signal, () => {
        if (controller.signal.aborted) process.exit(exitCode);
        controller.abort();
        resolve();
      });
    }
  });
  return { asked, signal: controller.signal };
}
