import type { Command } from 'commander';
import type { Running } from '../main.ts';
import { type Config, loadConfig, misspeltLine, misspeltVariables } from '../platform/config.ts';
import { letHeapGrowSlowly } from '../platform/heap.ts';
import { ROLES, type Role, usualRoles } from '../roles.ts';
import type { Sample } from '../sample.ts';
import { examples, type GlobalOptions } from './command.ts';
import { CommandFailure, failureLines } from './failure.ts';
import { someOf } from './options.ts';
import { listenAdvice, listenProblem } from './probe.ts';
import { createProgress } from './progress.ts';
import { CONSOLE_PATH, firstStartText, laterStartText, NO_SAMPLE, workerText } from './welcome.ts';

interface ServeFlags extends GlobalOptions {
  roles?: Role[];
}

/** A stop that takes longer is no graceful one; supervisors kill after 10 s. */
const STOP_WITHIN_MS = 9_500;

/** A stop that was asked for while the sample was being made. */
class StoppedWhileStarting extends Error {}

export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .alias('up')
    .description('run the service: the API, the workers, or both; or the index')
    .option(
      '--roles <list>',
      `what this process does: ${ROLES.join(', ')} (default: api, worker, and with OPENSEARCH_URL indexer)`,
      someOf(ROLES),
    )
    .addHelpText(
      'after',
      examples(
        'greenroom serve',
        'PORT=8080 SAMPLE_DATA=off greenroom serve',
        'greenroom serve --roles worker',
        'INDEX_URL=unix:/run/greenroom/index.sock greenroom serve --roles index',
        'OPENSEARCH_URL=http://10.0.0.5:9200 greenroom serve --roles indexer',
      ),
    );
  command.action(() => run(command.optsWithGlobals<ServeFlags>()));
}

/** Serves until a signal; a second one ends the process at once. */
async function run({ json, ...flags }: ServeFlags): Promise<void> {
  const config = loadConfig();
  const roles = flags.roles ?? usualRoles(config.openSearchUrl);
  if (roles.includes('indexer') && config.openSearchUrl.length === 0)
    throw new CommandFailure(
      'OPENSEARCH_URL is not set: set it to the nodes of the cluster, in this process and in those that search, like http://10.0.0.5:9200.',
    );
  if (roles.includes('index') && config.indexUrl === null)
    throw new CommandFailure(
      'INDEX_URL is not set: set it to the socket, in this process and in those that ask it, like unix:/run/greenroom/index.sock.',
    );
  const stop = stopSignal();
  void stop.asked.then(() => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref());
  if (roles.includes('api')) await requirePort(config, config.port, 'PORT');
  else if (config.workerPort !== null) await requirePort(config, config.workerPort, 'WORKER_PORT');
  const made: { sample: Sample | null } = { sample: null };
  try {
    const running = await start({ config, roles, json, stop, made });
    letHeapGrowSlowly();
    const lines = await announcement(running, { config, roles, json, sample: made.sample });
    process.stdout.write(`${lines}\n`);
    await stop.asked;
    await running.stop();
  } catch (error) {
    if (error instanceof StoppedWhileStarting) process.exit(0);
    throw made.sample === null ? error : withKey(error, made.sample);
  }
  process.exit(0);
}

interface Start {
  config: Config;
  roles: readonly Role[];
  json: boolean;
  stop: StopSignal;
  made: { sample: Sample | null };
}

async function start({ config, roles, json, stop, made }: Start): Promise<Running> {
  const [{ createLog }, { guardCrashOutput }, { openInstallation }] = await Promise.all([
    import('../platform/log.ts'),
    import('../platform/crash.ts'),
    import('../installation.ts'),
  ]);
  const log = createLog(config.logLevel);
  guardCrashOutput(log);
  for (const misspelt of misspeltVariables()) log.warn(misspeltLine(misspelt));
  // The embedded PostgreSQL starts while the modules load.
  const installation = openInstallation(config, log);
  // `serve` reports a failure; until it is loaded, nobody listens.
  installation.catch(() => undefined);
  // Loaded here, so that the other commands start without the lexicon and the HTTP edge.
  const [{ serve }, { makeSample, SAMPLE_TALENTS }] = await Promise.all([
    import('../main.ts'),
    import('../sample.ts'),
  ]);
  const wantsSample = config.sampleData && roles.includes('api');
  return serve({
    config,
    log,
    roles,
    installation,
    stopRequested: stop.asked,
    async prepare(installation) {
      if (!wantsSample) return;
      const progress = createProgress('Making the sample', { json, unit: 'talents' });
      try {
        made.sample = await makeSample(installation, config, (done) => {
          if (stop.isAsked()) throw new StoppedWhileStarting();
          progress.update(done, SAMPLE_TALENTS);
        });
      } finally {
        progress.stop();
      }
    },
  });
}

/**
 * Asked before anything is made, so that a taken port does not cost a first start its sample key.
 */
async function requirePort({ host }: Config, port: number, variable: string): Promise<void> {
  const refusal = port === 0 ? null : await listenProblem(port, host);
  if (refusal === null) return;
  const { problem, remedy } = listenAdvice(refusal, { port, host, variable });
  throw new CommandFailure(`${problem}: ${remedy}.`);
}

interface Announced {
  config: Config;
  roles: readonly Role[];
  json: boolean;
  sample: Sample | null;
}

async function announcement(
  { url: address, probesUrl, services }: Running,
  { config, roles, json, sample }: Announced,
): Promise<string> {
  const url = address === null ? null : (config.publicUrl ?? address);
  if (url === null)
    return json
      ? JSON.stringify({ url, ...(probesUrl && { probesUrl }), roles })
      : workerText(probesUrl, roles);
  // The first reader of this line can sign in, and lines stay in logs: so it is printed once for
  // the installation, and is in no log of ours.
  const { operator } = services.people;
  const link = await operator.firstLink(url);
  const consoleUrl = link?.url ?? `${url}${CONSOLE_PATH}`;
  const [workspace] = await services.access.listWorkspaces();
  const lacksSample = config.sampleData && !workspace && !(await services.talents.canGenerate());
  if (json)
    return JSON.stringify({
      url,
      consoleUrl,
      ...(sample && { workspaceId: sample.workspaceId, apiKey: sample.apiKey }),
      ...(lacksSample && { hint: NO_SAMPLE }),
      roles,
    });
  if (sample) return firstStartText(url, consoleUrl, sample);
  const canSignIn = await operator.canSignIn();
  return laterStartText(url, {
    consoleUrl,
    isOneTime: link !== null,
    canSignIn,
    workspaceId: workspace?.workspaceId ?? null,
    lacksSample,
  });
}

/** The key cannot be shown again, so a start that fails after making it still shows it. */
function withKey(error: unknown, { apiKey, workspaceId }: Sample): CommandFailure {
  return new CommandFailure(
    ...failureLines(error),
    `The sample was made all the same: workspace ${workspaceId}, API key ${apiKey}`,
  );
}

interface StopSignal {
  asked: Promise<void>;
  isAsked(): boolean;
}

function stopSignal(): StopSignal {
  let times = 0;
  const asked = new Promise<void>((resolve) => {
    for (const [signal, exitCode] of [
      ['SIGTERM', 143] as const,
      ['SIGINT', 130] as const,
      ['SIGHUP', 129] as const,
    ]) {
      process.on(signal, () => {
        times++;
        if (times > 1) process.exit(exitCode);
        resolve();
      });
    }
  });
  return { asked, isAsked: () => times > 0 };
}
