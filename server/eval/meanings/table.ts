import { readFileSync } from 'node:fs';
import { fold } from '../../src/lexicon/rules/fold.ts';
import { rootsOf } from '../../src/lexicon/rules/roots.ts';
import { type Link, linksOf } from './align.ts';
import { couplesOf, frequenciesOf } from './sources.ts';
import { eachWordNetLink } from './wordnet.ts';

/* Joins what the sources say into one table: for each root the roots that mean nearly the same. */

const FAMILY = 0.75;
/** Nearest words that a word keeps. */
const MOST = 20;
const LEAST = 0.2;
/** Words that only other names of skills put together say so half as surely. */
const ENGLISH_NAMES = 1.4;
/** Through a word of the other language: what is lost at each step. */
const STEP = 0.6;

class Strengths {
  readonly rows = new Map<string, Map<string, number>>();

  /** Sources that agree make a link surer: the chance that not all are wrong. */
  add(one: string, other: string, strength: number): void {
    if (one === other || one === '' || other === '') return;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const row = this.rows.get(from) ?? new Map<string, number>();
      this.rows.set(from, row);
      row.set(to, 1 - (1 - (row.get(to) ?? 0)) * (1 - Math.min(strength, 0.95)));
    }
  }

  has = (word: string): boolean => this.rows.has(word);
}

const sure = (links: readonly Link[], leastCount: number, least: number): Link[] =>
  links.filter(({ count, strength }) => count >= leastCount && strength >= least);

export function buildMeanings(reference: string, wordnet: string, families: URL): string {
  const strengths = new Strengths();
  const { english, across } = couplesOf(reference);
  for (const { left, right, strength } of sure(linksOf(across), 0.8, 0.1))
    strengths.add(left, right, strength);
  // Within one language a link counts in both directions.
  const both = english.flatMap((one) => [
    one,
    { ...one, left: one.right, right: one.left, weight: one.weight },
  ]);
  for (const { left, right, strength } of sure(linksOf(both), 3, 0.06))
    if (left < right) strengths.add(left, right, strength * ENGLISH_NAMES);
  const known = new Set(strengths.rows.keys());
  addFamilies(families, strengths);
  eachWordNetLink(wordnet, (one, other, strength) => {
    if (known.has(one) && known.has(other) && one < other)
      strengths.add(one, other, strength * 0.6);
  });
  return written(twoSteps(strengths.rows), frequenciesOf(reference));
}

function addFamilies(file: URL, strengths: Strengths): void {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const roots = [...new Set(line.split(/[\s|]+/).flatMap((word) => rootsOf(fold(word))))];
    for (const [at, one] of roots.entries())
      for (const other of roots.slice(at + 1)) strengths.add(one, other, FAMILY);
  }
}

/** "Hire" is "embaucher" and "embaucher" is "recruter": the strongest way in at most two steps. */
function twoSteps(
  rows: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string, [string, number][]> {
  const found = new Map<string, [string, number][]>();
  for (const [word, row] of rows) {
    const best = new Map(row);
    for (const [middle, first] of row)
      for (const [end, second] of rows.get(middle) ?? []) {
        const through = first * second * STEP;
        if (end !== word && through > (best.get(end) ?? 0)) best.set(end, through);
      }
    const kept = [...best]
      .filter(([, strength]) => strength >= LEAST)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST);
    if (kept.length > 0) found.set(word, kept);
  }
  return found;
}

/** A line a root: how much it tells (1 to 9), then the others, each with its strength in hundredths. */
function written(
  rows: ReadonlyMap<string, [string, number][]>,
  frequencies: ReadonlyMap<string, number>,
): string {
  const most = Math.max(...frequencies.values());
  const telling = (root: string): number => {
    const share = Math.log((frequencies.get(root) ?? 0) + 1) / Math.log(most + 1);
    return Math.max(1, Math.round(9 * (1 - share)));
  };
  return `${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([root, others]) =>
        `${root} ${telling(root)} ${others.map(([other, strength]) => `${other}:${Math.round(strength * 100)}`).join(' ')}`,
    )
    .join('\n')}\n`;
}
