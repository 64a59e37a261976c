import cliProgress from 'cli-progress';
import { monotonicMs } from '../platform/clock.ts';

export interface Progress {
  /** `note` stands behind the numbers, such as `3 rejected`. */
  update(done: number, total: number, note?: string): void;
  /** A line of its own on standard error, whatever the progress looks like. */
  say(line: string): void;
  stop(): void;
}

const LINE_EVERY_MS = 1_000;

/**
 * Progress on standard error: a bar on a terminal, a line a second elsewhere, and nothing elsewhere
 * when `json` is asked for.
 */
export function createProgress(
  label: string,
  { json, unit = '' }: { json: boolean; unit?: string },
): Progress {
  if (process.stderr.isTTY) return createBar(label, unit);
  return createLines(label, json ? Number.POSITIVE_INFINITY : LINE_EVERY_MS, unit);
}

function createBar(label: string, unit: string): Progress {
  const options = {
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
  };
  const format = `${label} {bar} {percentage}% {counts}{note}`;
  let bar: InstanceType<typeof cliProgress.SingleBar> | null = null;
  // An interrupted command leaves the cursor visible.
  process.once('exit', () => bar?.stop());

  function open(total: number): InstanceType<typeof cliProgress.SingleBar> {
    const opened = new cliProgress.SingleBar(
      { ...options, format },
      cliProgress.Presets.shades_classic,
    );
    opened.start(total, 0, { counts: '', note: '' });
    return opened;
  }

  return {
    update(done, total, note = '') {
      bar ??= open(total);
      bar.update(done, {
        counts: unit && `${count(done)} of ${count(total)} ${unit}`,
        note: note && ` ${note}`,
      });
    },
    say(line) {
      bar?.stop();
      bar = null;
      process.stderr.write(`${line}\n`);
    },
    stop: () => bar?.stop(),
  };
}

function createLines(label: string, everyMs: number, unit: string): Progress {
  let nextAt = monotonicMs() + everyMs;
  return {
    update(done, total, note = '') {
      if (monotonicMs() < nextAt) return;
      nextAt = monotonicMs() + everyMs;
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const counts = unit && `, ${count(done)} of ${count(total)} ${unit}`;
      process.stderr.write(`${label} ${percent}%${counts}${note && `, ${note}`}\n`);
    },
    say: (line) => process.stderr.write(`${line}\n`),
    stop() {},
  };
}

function count(value: number): string {
  return value.toLocaleString('en');
}
