import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Published, PublishedVocabulary, Publisher } from './rules/vocabulary.ts';

/** Thrown when a publisher's folder lacks a required file. */
export class MissingFile extends Error {}

type Row = Record<string, string>;

async function readRows(
  file: string,
  options: { delimiter: string; quote: '"' | null },
): Promise<Row[]> {
  const text = await readFile(file, 'utf8');
  return parse(text, {
    ...options,
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as Row[];
}

/** The rows of the first of these files that exists; null when none does. */
async function firstOf<T>(
  folder: string,
  names: readonly string[],
  read: (file: string) => Promise<T>,
): Promise<T | null> {
  for (const name of names) {
    try {
      return await read(join(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return null;
}

function required<T>(found: T | null, folder: string, names: readonly string[]): T {
  if (found === null) throw new MissingFile(`${folder} holds no ${names.join(' and no ')}.`);
  return found;
}

const csv = (file: string) => readRows(file, { delimiter: ',', quote: '"' });
const tabbed = (file: string) => readRows(file, { delimiter: '\t', quote: null });
const semicolons = (file: string) => readRows(file, { delimiter: ';', quote: '"' });

/** One object per line: `en`, `enAlt`, `fr`, `frAlt`. */
async function readMergedLines(file: string): Promise<Published[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const {
      en,
      enAlt = [],
      fr,
      frAlt = [],
    } = JSON.parse(line) as { en?: string; enAlt?: string[]; fr?: string; frAlt?: string[] };
    return { english: namesOf(en, enAlt), french: namesOf(fr, frAlt).flatMap(genders) };
  });
}

const namesOf = (preferred: string | undefined, others: readonly string[]): string[] => [
  ...new Set([...(preferred ? [preferred] : []), ...others]),
];

/**
 * "directeur technique/directrice technique": takes the first, from which grammar rules derive the
 * other.
 */
const genders = (name: string): string[] => name.split(/\s*\/\s*/).slice(0, 1);

/** The labels of ESCO's own export: one file per language, joined by their URIs. */
async function readEscoCsv(
  folder: string,
  kind: 'occupations' | 'skills',
): Promise<Published[] | null> {
  const [english, french] = await Promise.all(
    ['en', 'fr'].map((language) => firstOf(folder, [`${kind}_${language}.csv`], csv)),
  );
  if (!english && !french) return null;
  const found = new Map<string, { english: string[]; french: string[] }>();
  for (const [language, rows] of [
    ['english', english],
    ['french', french],
  ] as const) {
    for (const { conceptUri = '', preferredLabel, altLabels = '' } of rows ?? []) {
      const one = found.get(conceptUri) ?? { english: [], french: [] };
      const names = namesOf(preferredLabel, altLabels.split('\n').filter(Boolean));
      one[language] = language === 'french' ? names.flatMap(genders) : names;
      found.set(conceptUri, one);
    }
  }
  return [...found.values()];
}

async function readEsco(folder: string): Promise<PublishedVocabulary> {
  const read = async (kind: 'occupations' | 'skills') =>
    (await readEscoCsv(folder, kind)) ??
    (await firstOf(folder, [`${kind}.jsonl`], readMergedLines));
  const occupations = required(await read('occupations'), folder, [
    'occupations_en.csv',
    'occupations.jsonl',
  ]);
  return { occupations, skills: (await read('skills')) ?? [] };
}

async function readOnet(folder: string): Promise<PublishedVocabulary> {
  const occupations = required(await firstOf(folder, ['Occupation Data.txt'], tabbed), folder, [
    'Occupation Data.txt',
  ]);
  const titles = new Map(
    occupations.map(({ 'O*NET-SOC Code': code = '', Title = '' }) => [code, [Title]]),
  );
  for (const row of (await firstOf(folder, ['Alternate Titles.txt'], tabbed)) ?? [])
    titles.get(row['O*NET-SOC Code']!)?.push(row['Alternate Title']!);
  for (const row of (await firstOf(folder, ['Sample of Reported Titles.txt'], tabbed)) ?? [])
    titles.get(row['O*NET-SOC Code']!)?.push(row['Reported Job Title']!);
  const tools = new Set(
    ((await firstOf(folder, ['Technology Skills.txt'], tabbed)) ?? []).map((row) => row.Example!),
  );
  return {
    occupations: [...titles.values()].map((english) => ({
      english: [...new Set(english)],
      french: [],
    })),
    skills: [...tools].map((name) => ({ english: [name.replace(/ software$/, '')], french: [] })),
  };
}

/** "Chauffeur / Chauffeuse de machines agricoles": the feminine has the rest of both. */
export function masculine(label: string): string {
  const [first = '', second] = label.split(/\s+\/\s+/);
  if (second === undefined) return first;
  const rest = second.split(' ').slice(first.split(' ').length);
  return [first, ...rest].join(' ');
}

async function readRome(folder: string): Promise<PublishedVocabulary> {
  const rows = required(await firstOf(folder, ['appellations.csv'], semicolons), folder, [
    'appellations.csv',
  ]);
  return {
    occupations: rows.map(({ libelle_appellation_court: label = '' }) => ({
      english: [],
      french: [masculine(label)],
    })),
    skills: [],
  };
}

/** Reads the files of a publisher in the format that it distributes. */
export const readPublished: Record<Publisher, (folder: string) => Promise<PublishedVocabulary>> = {
  esco: readEsco,
  onet: readOnet,
  rome: readRome,
};
