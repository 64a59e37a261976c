import type { Command } from 'commander';
import type { Installation } from '../installation.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { counted } from './output.ts';
import { createProgress, type Progress } from './progress.ts';

/**
 * A process that reports nothing for this long has stopped, hangs, or is of a version that does not
 * know the request.
 */
const SILENCE_MS = 30_000;
const LOOK_EVERY_MS = 250;

export function addIndex(program: Command): void {
  const index = program
    .command('index')
    .description('manage the search index, which is built from PostgreSQL');
  const rebuild = index
    .command('rebuild')
    .description('rebuild the index and its snapshot from PostgreSQL')
    .addHelpText(
      'after',
      `\nEach running process that holds the index builds a new index beside the current one and switches when it is complete. Meanwhile it needs the memory of two.
If none runs, the snapshot is built and the next start reads it.\n${examples('greenroom index rebuild', 'greenroom index rebuild --json')}`,
    );
  answerWith(rebuild, ({ json }) =>
    withInstallation(async ({ talents }, installation, config) => {
      const { countIndexes } = await import('../platform/listen.ts');
      // One process writes the index of a cluster.
      const processes = config.openSearchUrl.length > 0 ? 1 : await countIndexes(installation.db);
      const progress = createProgress('Rebuilding the index', { json, unit: 'talents' });
      try {
        await (processes === 0
          ? rebuildHere(installation, config, talents.count, progress)
          : rebuildThere(installation, processes, progress));
      } finally {
        progress.stop();
      }
      const count = await talents.count();
      const where =
        processes === 0
          ? 'The next start reads it.'
          : `It is in use in ${counted(processes, 'process', 'processes')}.`;
      return {
        data: { talents: count, processes },
        text: `Rebuilt the index of ${counted(count, 'talent')}. ${where}`,
      };
    }),
  );
}

/** No service runs: build an index here and leave its snapshot for the next start. */
async function rebuildHere(
  installation: Installation,
  config: Config,
  count: () => Promise<number>,
  progress: Progress,
): Promise<void> {
  const [{ createServices }, { silentLog }, { createSnapshotRemoval }] = await Promise.all([
    import('../services.ts'),
    import('../platform/log.ts'),
    import('../snapshots.ts'),
  ]);
  if ((await createSnapshotRemoval(config, systemClock)()) === 'pending')
    throw new CommandFailure(
      'the snapshots in SNAPSHOT_URL cannot be removed, and other machines would go on using them; greenroom doctor says why',
    );
  const total = await count();
  // The first process that starts shares the new index.
  const own = { ...config, indexUrl: null, snapshotUrl: null };
  const { feed, index, listener } = await createServices(installation, own, silentLog);
  const looking = setInterval(() => progress.update(index.size(), total), LOOK_EVERY_MS);
  try {
    await feed.start();
  } finally {
    clearInterval(looking);
    await feed.stop();
    await listener.close();
  }
}

async function rebuildThere(
  { db, databaseUrl }: Installation,
  processes: number,
  progress: Progress,
): Promise<void> {
  const [{ createListener, notify }, { silentLog }, { requestRebuild }] = await Promise.all([
    import('../platform/listen.ts'),
    import('../platform/log.ts'),
    import('../index/index.ts'),
  ]);
  const listener = await createListener(databaseUrl, silentLog, 'greenroom index');
  try {
    const reports = await requestRebuild({
      listener,
      announce: (channel, payload) => notify(db, channel, payload),
      processes,
      silenceMs: SILENCE_MS,
      onProgress: (known) => progress.update(sum(known, 'done'), Math.max(1, sum(known, 'total'))),
    });
    const done = reports.filter(({ state }) => state === 'done').length;
    if (done === processes) return;
    const failed = reports.filter(({ state }) => state === 'failed').length;
    const silent = processes - done - failed;
    throw new CommandFailure(
      `Of ${counted(processes, 'process', 'processes')} ${done} rebuilt it, ${failed} failed (their log says why), ${silent} did not answer; restart those.`,
    );
  } finally {
    await listener.close();
  }
}

const sum = <K extends string>(reports: readonly Record<K, number>[], name: K): number =>
  reports.reduce((total, report) => total + report[name], 0);
