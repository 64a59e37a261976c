import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import type { Lexicon } from '../server/src/lexicon/types.ts';
import { median, ms, percentile, printReport, times } from './report.ts';
import { bareNodeMs } from './service.ts';

/*
 * How long the lexicon takes to load, and a lookup of each kind. A load is a fresh process with the
 * compile cache of the greenroom command. It imports something else first, then the lexicon, and
 * makes the first lookup of every kind. A lookup reads a new text, so that no answer comes from a
 * cache.
 */

const LOADS = 11;
const ROUNDS = 2_000;
const TARGETS = { load: 'under 150 ms', lookup: 'under 10 µs', near: 'under 200 µs' };

const QUESTIONS: Readonly<
  Record<
    string,
    readonly [samples: readonly string[], ask: (lexicon: Lexicon, text: string) => unknown]
  >
> = {
  readTitle: [
    [
      'Data Engineer',
      'Développeuse Java confirmée',
      'Infirmière de réanimation',
      'Head of Sales',
      'PM',
    ],
    (lexicon, text) => lexicon.readTitle(text),
  ],
  nearestTitles: [
    ['Deal desk analyst', 'Chargée de clientèle entreprises', 'Hatchery technician', 'SRE'],
    (lexicon, text) => lexicon.nearestTitles(text),
  ],
  readSkill: [
    ['Python', 'gestion de projet', 'k8s', 'soudage tig'],
    (lexicon, text) => lexicon.readSkill(text),
  ],
  readPlaces: [
    ['Paris', 'Springfield', 'Villeurbanne', 'Bay Area', 'Nulleville'],
    (lexicon, text) => lexicon.readPlaces(text),
  ],
  readLanguage: [['French', 'espagnol', 'German'], (lexicon, text) => lexicon.readLanguage(text)],
  readDegree: [['Master', 'BTS', 'Licence de droit'], (lexicon, text) => lexicon.readDegree(text)],
  readSchool: [['HEC', 'Stanford', 'École des Mines'], (lexicon, text) => lexicon.readSchool(text)],
  readField: [['Computer Science', 'droit'], (lexicon, text) => lexicon.readField(text)],
  readIndustry: [
    ['Banking', 'industrie pharmaceutique'],
    (lexicon, text) => lexicon.readIndustry(text),
  ],
  readFunction: [['Engineering', 'achats'], (lexicon, text) => lexicon.readFunction(text)],
  readSeniority: [
    ['Senior', 'confirmée', 'head of'],
    (lexicon, text) => lexicon.readSeniority(text),
  ],
};

/** What a fresh process does; it prints the milliseconds. */
const LOAD = `
import module from 'node:module';
module.enableCompileCache();
await import(${JSON.stringify(new URL('./report.ts', import.meta.url).href)});
const startedAt = performance.now();
const { createLexicon } = await import(${JSON.stringify(new URL('../server/src/lexicon/lexicon.ts', import.meta.url).href)});
const lexicon = createLexicon();
lexicon.scan('data engineer in Lyon who knows Python');
lexicon.readTitle('data engineer'), lexicon.readSkill('python'), lexicon.readPlaces('Lyon'), lexicon.readLanguage('french'), lexicon.readField('law');
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ tookMs: performance.now() - startedAt, cpuMs: (user + system) / 1_000 }));`;

const run = promisify(execFile);

async function loadOnce(): Promise<{ tookMs: number; cpuMs: number }> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', LOAD]);
  return JSON.parse(stdout) as { tookMs: number; cpuMs: number };
}

/** The text with a new number, placed where a number does not change the work. */
const unseen = (text: string, round: number): string => `${text} ${round}`;

function lookupMicroseconds(
  lexicon: Lexicon,
  [samples, ask]: (typeof QUESTIONS)[string],
): number[] {
  const taken: number[] = [];
  for (let round = -ROUNDS; round < ROUNDS; round++) {
    const text = unseen(samples[Math.abs(round) % samples.length]!, round);
    const startedAt = performance.now();
    ask(lexicon, text);
    if (round >= 0) taken.push((performance.now() - startedAt) * 1_000);
  }
  return taken;
}

const microseconds = (value: number): string => `${value.toFixed(1)} µs`;

export async function benchLexicon(): Promise<void> {
  const loads: { tookMs: number; cpuMs: number }[] = [];
  const bare: number[] = [];
  await loadOnce();
  for (let at = 0; at < LOADS; at++) {
    bare.push(await bareNodeMs());
    loads.push(await loadOnce());
  }
  const took = loads.map(({ tookMs }) => tookMs);
  const [load, node] = [median(took), median(bare)];
  printReport(
    'Load of the lexicon',
    ['LOAD', 'RUNS', 'MEDIAN', 'BEST', 'CPU', 'TO BARE NODE', 'TARGET'],
    [
      [
        'load',
        String(LOADS),
        ms(load),
        ms(Math.min(...took)),
        ms(median(loads.map(({ cpuMs }) => cpuMs))),
        times(load / node),
        TARGETS.load,
      ],
    ],
    [
      `Bare Node: ${ms(node)} (a process that does nothing). CPU is of the whole process, Node's own included.`,
    ],
  );
  const lexicon = createLexicon();
  const lookups = Object.entries(QUESTIONS).map(
    ([name, question]) => [name, lookupMicroseconds(lexicon, question)] as const,
  );
  const readTitle = median(lookups.find(([name]) => name === 'readTitle')![1]);
  const rows = lookups.map(([name, taken]) => [
    name,
    microseconds(median(taken)),
    microseconds(percentile(taken, 0.95)),
    microseconds(percentile(taken, 0.99)),
    times(median(taken) / readTitle),
    name === 'nearestTitles' ? TARGETS.near : TARGETS.lookup,
  ]);
  printReport(
    'Lookups in the lexicon, each of a text not seen before',
    ['LOOKUP', 'P50', 'P95', 'P99', 'TO READTITLE', 'TARGET'],
    rows,
  );
}

if (import.meta.main) await benchLexicon();
