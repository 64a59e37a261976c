import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../src/lexicon/rules/fold.ts';

/*
 * The job titles of three open vocabularies, read from a folder of reference data: ESCO in English
 * and French, O*NET in English, ROME in French. No table that maps one onto another is read.
 */

export interface VocabularyTitle {
  text: string;
  language: 'en' | 'fr';
  /** The usual name of its occupation, or one that people report to have. */
  isUsual: boolean;
}

export interface Occupation {
  /** `esco:...`, `onet:15-1252.00`, `rome:M1805`. */
  key: string;
  /** As published: `2512.4`, `15-1252.00`, `M1805`. */
  code: string;
  /** Occupations of one narrow family share it: the broader ESCO occupation, the SOC code. */
  family: string;
  /** Neighbours share it: the ISCO unit group, the broad SOC group, the ROME domain. */
  group: string;
  titles: readonly VocabularyTitle[];
  skills: readonly string[];
}

export type VocabularyName = 'esco' | 'onet' | 'rome';

/** FNV-1a, for choices that no run and no machine changes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  // The last letters alone hardly reach the high bits.
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
}

const HELD_OUT_PERCENT = 15;

/** A title that nothing is trained on: in all vocabularies or in none. */
export const isHeldOut = (title: string): boolean => hashOf(fold(title)) % 100 < HELD_OUT_PERCENT;

const withoutBrackets = (title: string): string =>
  title
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * "directeur technique/directrice technique" gives both; so does "Chauffeur / Chauffeuse de car",
 * whose first name lacks the end of the second.
 */
export function gendersOf(title: string): string[] {
  const plain = withoutBrackets(title);
  if (plain.includes(' / ')) {
    const [first = '', second = ''] = plain.split(' / ');
    const length = first.split(' ').length;
    const rest = second.split(' ').slice(length).join(' ');
    return [`${first} ${rest}`.trim(), second];
  }
  return plain.includes('/') ? plain.split('/').map((one) => one.trim()) : [plain];
}

function unique(titles: readonly VocabularyTitle[]): VocabularyTitle[] {
  const seen = new Map<string, VocabularyTitle>();
  for (const title of titles) {
    const key = `${title.language} ${fold(title.text)}`;
    if (fold(title.text) !== '' && !seen.has(key)) seen.set(key, title);
  }
  return [...seen.values()];
}

const titled = (texts: readonly string[], language: 'en' | 'fr', isUsual: boolean) =>
  texts.flatMap((text) =>
    (language === 'fr' ? gendersOf(text) : [withoutBrackets(text)]).map((one) => ({
      text: one,
      language,
      isUsual,
    })),
  );

const linesOf = (...parts: string[]): string[] =>
  readFileSync(path.join(...parts), 'utf8')
    .trim()
    .split('\n');

export interface EscoRow {
  id: string;
  code: string;
  isco: string;
  en: string;
  enAlt: string[];
  fr: string;
  frAlt: string[];
}

function readEsco(folder: string): Occupation[] {
  const names = linesOf(folder, 'esco', 'skills.jsonl').map((line): { en: string } =>
    JSON.parse(line),
  );
  const skills = new Map(
    linesOf(folder, 'esco', 'occupation_skills.jsonl').map((line): [string, number[]] => {
      const row: { id: string; essential: number[] } = JSON.parse(line);
      return [row.id, row.essential];
    }),
  );
  return linesOf(folder, 'esco', 'occupations.jsonl').map((line) => {
    const row: EscoRow = JSON.parse(line);
    return {
      key: `esco:${row.id}`,
      code: row.code,
      family: row.code.split('.').slice(0, 2).join('.'),
      group: row.isco,
      titles: unique([
        ...titled([row.en], 'en', true),
        ...titled([row.fr], 'fr', true),
        ...titled(row.enAlt, 'en', false),
        ...titled(row.frAlt, 'fr', false),
      ]),
      skills: (skills.get(row.id) ?? []).flatMap((at) => names[at]?.en ?? []),
    };
  });
}

function readOnet(folder: string): Occupation[] {
  const rows = (file: string): string[][] =>
    linesOf(folder, 'onet', file)
      .slice(1)
      .map((line) => line.trim().split('\t'));
  const titles = new Map<string, VocabularyTitle[]>();
  const add = (code: string, text: string, isUsual: boolean): void => {
    titles.set(code, [...(titles.get(code) ?? []), ...titled([text], 'en', isUsual)]);
  };
  for (const [code = '', text = ''] of rows('Sample of Reported Titles.txt')) add(code, text, true);
  for (const [code = '', text = ''] of rows('Alternate Titles.txt')) add(code, text, false);
  const skills = Map.groupBy(rows('Technology Skills.txt'), ([code = '']) => code);
  return [...titles].map(([code, found]) => ({
    key: `onet:${code}`,
    code,
    family: code.slice(0, 7),
    group: code.slice(0, 6),
    titles: unique(found),
    skills: (skills.get(code) ?? []).flatMap(([, name]) => name ?? []),
  }));
}

function readRome(folder: string): Occupation[] {
  const rows = linesOf(folder, 'rome', 'appellations.csv')
    .slice(1)
    .map((line) => line.trim().split(';'));
  return [...Map.groupBy(rows, ([, code = '']) => code)].map(([code, found]) => ({
    key: `rome:${code}`,
    code,
    family: code,
    group: code.slice(0, 3),
    titles: unique(
      titled(
        found.map(([, , , short = '']) => short),
        'fr',
        false,
      ),
    ),
    skills: [],
  }));
}

const READERS = { esco: readEsco, onet: readOnet, rome: readRome };

export const readVocabulary = (folder: string, name: VocabularyName): Occupation[] =>
  READERS[name](folder);
