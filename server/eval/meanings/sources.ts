import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../../src/lexicon/rules/fold.ts';
import { rootsOf } from '../../src/lexicon/rules/roots.ts';
import { type EscoRow, gendersOf, hashOf } from '../vocabularies.ts';
import type { Couple } from './align.ts';

/* The names of skills and occupations of ESCO, as couples of one meaning. */

export interface EscoSkill {
  id: string;
  type: string;
  en: string;
  enAlt: string[];
  fr: string | null;
  frAlt: string[];
}

const HELD_OUT_PERCENT = 15;

/** Skills that no link is learned from: they measure, and teach the threshold. */
export const isHeldOut = (id: string): boolean => hashOf(id) % 100 < HELD_OUT_PERCENT;

const linesOf = <Row>(...parts: string[]): Row[] =>
  readFileSync(path.join(...parts), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));

export const readSkills = (folder: string): EscoSkill[] =>
  linesOf<EscoSkill>(folder, 'esco', 'skills.jsonl');

const MAX_WORDS = 9;

/** The roots of a name; null when it says too much to be aligned. */
function rootsOfName(text: string): string[] | null {
  const roots = [...new Set(rootsOf(fold(text.replaceAll('’', "'").replace(/\(.*?\)/g, ' '))))];
  return roots.length === 0 || roots.length > MAX_WORDS ? null : roots;
}

function coupled(one: string, other: string, weight: number, isOneLanguage: boolean): Couple[] {
  const left = rootsOfName(one);
  const right = rootsOfName(other);
  if (left === null || right === null) return [];
  // Within a language the same word stands for itself; what is left over stands for each other.
  const [first, second] = isOneLanguage
    ? [left.filter((word) => !right.includes(word)), right.filter((word) => !left.includes(word))]
    : [left, right];
  return first.length === 0 || second.length === 0 ? [] : [{ left: first, right: second, weight }];
}

export interface Couples {
  english: Couple[];
  /** English on the left, French on the right. */
  across: Couple[];
}

export function couplesOf(folder: string): Couples {
  const english: Couple[] = [];
  const across: Couple[] = [];
  for (const { id, en, enAlt, fr, frAlt } of readSkills(folder)) {
    if (isHeldOut(id)) continue;
    const names = [...new Set([en, ...enAlt])].slice(0, 12);
    const pairs = names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs)
      english.push(...coupled(one, other, 1 / Math.sqrt(pairs.length), true));
    const french = [...new Set([fr ?? '', ...frAlt])].filter((name) => name !== '');
    const both = names.flatMap((one) => french.map((other) => [one, other] as const));
    for (const [one, other] of both) {
      // The first names were translated; the others say the same in other words.
      const weight = one === en && other === fr ? 1 : 1 / both.length;
      across.push(...coupled(one, other, weight, false));
    }
  }
  for (const row of linesOf<EscoRow>(folder, 'esco', 'occupations.jsonl')) {
    if (isHeldOut(row.id)) continue;
    for (const name of gendersOf(row.fr)) across.push(...coupled(row.en, name, 0.5, false));
  }
  return { english, across };
}

/** In how many skills a root stands: common words tell little. */
export function frequenciesOf(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { en, fr } of readSkills(folder))
    for (const root of new Set([...rootsOf(fold(en)), ...rootsOf(fold(fr ?? ''))]))
      counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}
