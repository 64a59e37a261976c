import { median, printReport, seconds, times } from './report.ts';
import { bareNodeMs, startService, withDataDir } from './service.ts';

/*
 * How long a start takes, from the process until GET /readyz answers 200: the first one on an empty
 * DATA_DIR, which makes the database and the sample of 5,000 talents; a later one; and one after
 * kill -9, which finds the database still running.
 */

const FIRST_STARTS = 2;
const LATER_STARTS = 5;
const TARGETS = { first: 'under 30 s', later: 'under 3 s' };

export async function benchStart(): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  const afterKill: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < FIRST_STARTS; round++) {
    await withDataDir(async (DATA_DIR) => {
      const service = await startService({ DATA_DIR });
      first.push(service.readyAfterMs);
      await service.stop();
      for (let again = 0; again < LATER_STARTS; again++) {
        bare.push(await bareNodeMs());
        const restarted = await startService({ DATA_DIR });
        later.push(restarted.readyAfterMs);
        await restarted.kill();
        const recovered = await startService({ DATA_DIR });
        afterKill.push(recovered.readyAfterMs);
        await recovered.stop();
      }
    });
  }
  const node = median(bare);
  const row = (name: string, values: readonly number[], target: string): string[] => [
    name,
    String(values.length),
    seconds(median(values)),
    seconds(Math.max(...values)),
    times(median(values) / node),
    target,
  ];
  printReport(
    'Start until ready',
    ['START', 'RUNS', 'MEDIAN', 'WORST', 'TO BARE NODE', 'TARGET'],
    [
      row('first, empty folder', first, TARGETS.first),
      row('later', later, TARGETS.later),
      row('after kill -9', afterKill, TARGETS.later),
    ],
    [`Bare Node: ${seconds(node)} (a process that does nothing).`],
  );
}

if (import.meta.main) await benchStart();
