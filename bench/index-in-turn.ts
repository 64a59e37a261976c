import { isDeepStrictEqual } from 'node:util';
import type { IndexReader } from '../server/src/index/port.ts';
import { plansOfQueries } from './index-socket-process.ts';
import { ms, percentile } from './report.ts';

/** How many ids a search excludes: none, and as many as a casting has judged. */
const EXCLUDED = [0, 1_000];

interface InTurn<Name extends string> {
  rounds: number;
  /** Rounds before those that count. */
  warmUpRounds: number;
  /** Of people in the index. */
  ids: readonly string[];
  /** Further cells of the row of an engine. */
  more?(each: readonly number[], taken: Record<Name, number[]>): string[];
}

/** A row for each engine and number of excluded ids: what it was asked, then percentiles. */
export async function askInTurn<Name extends string>(
  engines: Record<Name, IndexReader>,
  { rounds, warmUpRounds, ids, more = () => [] }: InTurn<Name>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of EXCLUDED) {
    const exclude = new Set(ids.slice(0, size));
    const taken = await ask(engines, { rounds, warmUpRounds, exclude });
    for (const [name, each] of Object.entries<number[]>(taken))
      rows.push([
        `${name}, ${size.toLocaleString('en')} ids excluded`,
        ...[0.5, 0.95, 0.99].map((share) => ms(percentile(each, share))),
        ...more(each, taken),
      ]);
  }
  return rows;
}

/**
 * Milliseconds of every search. The engines take turns, so that other work disturbs both alike.
 * Throws when two answers differ.
 */
async function ask<Name extends string>(
  engines: Record<Name, IndexReader>,
  asked: { rounds: number; warmUpRounds: number; exclude: ReadonlySet<string> },
): Promise<Record<Name, number[]>> {
  const { rounds, warmUpRounds, exclude } = asked;
  const plans = plansOfQueries();
  const all = Object.entries(engines) as [Name, IndexReader][];
  const taken = Object.fromEntries(all.map(([name]) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const plan of plans) {
      const answers: unknown[] = [];
      for (const [name, engine] of all) {
        const startedAt = performance.now();
        answers.push(await engine.search(plan, { exclude, limit: 10 }));
        if (round >= 0) taken[name].push(performance.now() - startedAt);
      }
      if (answers.some((answer) => !isDeepStrictEqual(answer, answers[0])))
        throw new Error(`two answers differ: ${JSON.stringify(answers)}`);
    }
  return taken;
}
