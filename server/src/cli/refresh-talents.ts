import type { Command } from 'commander';
import type { Core } from '../core.ts';
import type { Installation } from '../installation.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import type { Refresh, RefreshOutcome } from '../talents/talents.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { identifier, wholeNumber } from './options.ts';
import { counted, quantity } from './output.ts';
import { createProgress, type Progress } from './progress.ts';

/** Asked for side by side: what a source takes from one customer without complaint. */
const AT_ONCE = 8;
const MAX_DAYS = 36_500;

type Totals = Record<RefreshOutcome | 'skipped', number>;

interface Ended {
  totals: Totals;
  /** The source failed for all who were asked for together. */
  stopped: boolean;
}

interface RefreshOptions {
  talent?: string[];
  olderThan?: number;
}

export function addRefresh(talents: Command): void {
  const command = talents
    .command('refresh')
    .description(
      'refresh people from PROFILE_SOURCE now, instead of when a search finds them stale',
    )
    .option(
      '--talent <id...>',
      'these people, whatever the age of their profile',
      (id: string, before: string[] = []) => [...before, identifier('tal')(id)],
    )
    .option(
      '--older-than <days>',
      'everybody whose last import or refresh is older',
      wholeNumber(0, MAX_DAYS),
    )
    .addHelpText(
      'after',
      `\nThe source may charge for each answer. People whom it does not know, or whose data is refused, stay as imported; --older-than retries them
after a week, or after a growing delay when a request failed. It stops when ${AT_ONCE} requests in a row fail. It can be repeated: fresh profiles are skipped.\n${examples(
        'greenroom talents refresh --talent tal_…',
        'greenroom talents refresh --older-than 90 --json',
      )}`,
    );
  answerWith<RefreshOptions>(command, ({ talent, olderThan, json }) => {
    if ((talent === undefined) === (olderThan === undefined))
      command.error('choose talents: --talent <id...>, or --older-than <days>');
    if (loadConfig().profileSource === null) {
      throw new CommandFailure(
        'No profile source is configured, so what was imported is the truth: set PROFILE_SOURCE (greenroom config says to what).',
      );
    }
    return withInstallation((core, installation, config) =>
      withRefresh(core, installation, config, async (refresh, reason) => {
        const { totals, stopped } = talent
          ? await refreshThese(refresh, core, talent)
          : await refreshOld(
              refresh,
              olderThan!,
              createProgress('Refreshing', { json, unit: 'talents' }),
            );
        const text = textOf(totals);
        if (stopped || (talent && totals.failed > 0))
          throw new CommandFailure(`The profile source fails: ${reason()}. ${text}`);
        if (talent && totals.refreshed === 0) throw new CommandFailure(text);
        return { data: totals, text };
      }),
    );
  });
}

function textOf({ refreshed, unknown, refused, failed, skipped }: Totals): string {
  const rest = [
    [unknown, 'not known to the source'],
    [refused, 'with an answer that cannot be taken'],
    [failed, 'failed'],
    [skipped, 'asked for lately or by somebody else now'],
  ] as const;
  const told = rest
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${quantity(count)} ${words}`);
  return `${[`${counted(refreshed, 'talent')} refreshed`, ...told].join(', ')}.`;
}

async function refreshThese(
  refresh: Refresh,
  { talents }: Core,
  ids: readonly string[],
): Promise<Ended> {
  const known = await talents.load(ids);
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new CommandFailure(`There is no talent ${missing}.`);
  const totals = noTotals();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    add(totals, await refresh.refreshNow(ids.slice(at, at + AT_ONCE), { outOfTurn: true }));
  return { totals, stopped: false };
}

async function refreshOld(refresh: Refresh, days: number, progress: Progress): Promise<Ended> {
  const total = await refresh.countOlderThan(days);
  const totals = noTotals();
  let done = 0;
  let after = '';
  try {
    for (;;) {
      const ids = await refresh.olderThan(days, { after, limit: AT_ONCE });
      if (ids.length === 0) return { totals, stopped: false };
      after = ids.at(-1)!;
      const outcomes = await refresh.refreshNow(ids, { outOfTurn: false });
      add(totals, outcomes);
      done += ids.length;
      progress.update(done, Math.max(done, total), `${quantity(totals.refreshed)} refreshed`);
      const asked = [...outcomes.values()].filter((outcome) => outcome !== 'skipped');
      if (asked.length > 0 && asked.every((outcome) => outcome === 'failed'))
        return { totals, stopped: true };
    }
  } finally {
    progress.stop();
  }
}

const noTotals = (): Totals => ({ refreshed: 0, unknown: 0, refused: 0, failed: 0, skipped: 0 });

function add(totals: Totals, outcomes: ReadonlyMap<string, RefreshOutcome | 'skipped'>): void {
  for (const outcome of outcomes.values()) totals[outcome]++;
}

/** `reason` is why the source failed last. */
async function withRefresh<T>(
  { talents }: Core,
  { db }: Installation,
  config: Config,
  work: (refresh: Refresh, reason: () => string) => Promise<T>,
): Promise<T> {
  const [
    { createRefresh, configuredSource },
    { createOutbound },
    { createLeaseEngine },
    { silentLog },
    { systemClock },
  ] = await Promise.all([
    import('../talents/talents.ts'),
    import('../platform/outbound.ts'),
    import('../platform/engine-lease.ts'),
    import('../platform/log.ts'),
    import('../platform/clock.ts'),
  ]);
  const outbound = createOutbound({ allowedHosts: config.webhookAllowedHosts });
  let last = 'it did not say why';
  const refresh = createRefresh({
    db,
    // Never started: what is asked for here is awaited here.
    engine: createLeaseEngine({ db, log: silentLog }),
    source: configuredSource(config),
    outbound,
    talents,
    clock: systemClock,
    log: {
      error: () => {},
      warn: (details: { reason?: string }) => {
        last = details.reason ?? last;
      },
    },
    metrics: { countRefresh: () => {} },
    maxAgeDays: config.profileMaxAgeDays,
    waitMs: config.profileSyncRefreshMs,
  });
  try {
    return await work(refresh, () => last);
  } finally {
    await outbound.close();
  }
}
