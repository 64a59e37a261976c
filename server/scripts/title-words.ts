import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROLE_TABLES } from '../src/lexicon/data/roles.ts';
import { promptTokens } from '../src/reader/tokens.ts';

/*
 * npm run title-words -- --reference DIR: counts in how many job titles of ESCO, O*NET and ROME
 * each word stands, and in how many of them as the head. Writes server/src/reader/data/
 * title-words.gen.ts: words and numbers, no title as published.
 */

const MIN_TITLES = 4;
const MIN_PAIRS = 6;

interface Count {
  titles: number;
  heads: number;
  /** The word alone is a title: "farrier". */
  isWhole: boolean;
}

/** Words that join the parts of a title. They are never its head. */
const LINKS =
  /^(?:of|and|the|for|in|to|with|or|a|an|on|at|by|from|de|d|des|du|la|le|les|l|et|en|a|au|aux|pour|sur|dans|par|avec|ou|&|\/)$/;

function wordsOf(title: string): string[] {
  return promptTokens(title)
    .filter((token) => token.kind === 'word')
    .map((token) => token.word);
}

function headOf(words: readonly string[], french: boolean): string | undefined {
  if (french) return words[0];
  const link = words.findIndex((word) => LINKS.test(word));
  return link > 0 ? words[link - 1] : words.at(-1);
}

function count(titles: ReadonlySet<string>, french: boolean) {
  const words = new Map<string, Count>();
  const pairs = new Map<string, number>();
  for (const title of titles) {
    const said = wordsOf(title);
    const head = headOf(said, french);
    for (const word of new Set(said)) {
      if (LINKS.test(word) || word.length < 2) continue;
      const known = words.get(word) ?? { titles: 0, heads: 0, isWhole: false };
      known.titles += 1;
      if (word === head) known.heads += 1;
      if (said.length === 1) known.isWhole = true;
      words.set(word, known);
    }
    const meaningful = said.filter((word) => !LINKS.test(word));
    for (let at = 1; at < meaningful.length; at += 1) {
      const pair = `${meaningful[at - 1]} ${meaningful[at]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return { words, pairs };
}

/** Titles in lower case without what stands in brackets; "acteur/actrice" gives both. */
function variants(title: string): string[] {
  const plain = title
    .replace(/\(.*?\)/g, ' ')
    .trim()
    .toLowerCase();
  return plain.includes('/') ? plain.split('/').map((one) => one.trim()) : [plain];
}

async function englishTitles(folder: string): Promise<Set<string>> {
  const titles = new Set<string>();
  for (const file of ['Alternate Titles.txt', 'Sample of Reported Titles.txt']) {
    const rows = (await readFile(path.join(folder, 'onet', file), 'utf8')).split('\n').slice(1);
    for (const row of rows)
      for (const title of variants(row.split('\t')[1] ?? '')) titles.add(title);
  }
  for (const one of await escoRows(folder))
    for (const title of [one.en, ...one.enAlt].flatMap(variants)) titles.add(title);
  return titles;
}

interface EscoRow {
  en: string;
  enAlt: string[];
  fr: string;
  frAlt: string[];
}

async function escoRows(folder: string): Promise<EscoRow[]> {
  const text = await readFile(path.join(folder, 'esco', 'occupations.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): EscoRow => JSON.parse(line));
}

async function frenchTitles(folder: string): Promise<Set<string>> {
  const titles = new Set<string>();
  const rome = (await readFile(path.join(folder, 'rome', 'appellations.csv'), 'utf8')).split('\n');
  for (const row of rome.slice(1))
    for (const title of variants(row.split(';')[3] ?? '')) titles.add(title);
  for (const one of await escoRows(folder))
    for (const title of [one.fr, ...one.frAlt].flatMap(variants)) titles.add(title);
  return titles;
}

function table({ words, pairs }: ReturnType<typeof count>): { words: string; pairs: string } {
  const common = [...words]
    .filter(([, { titles, isWhole }]) => titles >= MIN_TITLES || isWhole)
    .sort();
  return {
    words: common
      .map(
        ([word, { titles, heads, isWhole }]) => `${word} ${titles} ${heads}${isWhole ? ' 1' : ''}`,
      )
      .join('|'),
    pairs: [...pairs]
      .filter(([, times]) => times >= MIN_PAIRS)
      .map(([pair]) => pair)
      .sort()
      .join('|'),
  };
}

const { values } = parseArgs({ options: { reference: { type: 'string' } } });
if (values.reference === undefined)
  throw new Error('Name the folder of the vocabularies: --reference DIR');

/** The lexicon's own names: a line of English and a line of French ones for each family. */
const own = (mark: 'en' | 'fr'): string[] =>
  ROLE_TABLES.flatMap((rows) => rows.split('\n'))
    .filter((line) => line.startsWith(`  ${mark} `))
    .flatMap((line) => line.slice(5).toLowerCase().split(', '));
const english = table(
  count(new Set([...(await englishTitles(values.reference)), ...own('en')]), false),
);
const french = table(
  count(new Set([...(await frenchTitles(values.reference)), ...own('fr')]), true),
);
console.log(english.words.length, english.pairs.length, french.words.length, french.pairs.length);
const file = fileURLToPath(new URL('../src/reader/data/title-words.gen.ts', import.meta.url));
await writeFile(
  file,
  `/*
 * Generated by \`npm run title-words\`. In how many job titles each word stands, and in how many as the
 * head; and the pairs of words that stand together. Counted in ESCO, O*NET, ROME and the lexicon.
 */
export const TITLE_WORDS = {
  en: ${JSON.stringify(english.words)},
  fr: ${JSON.stringify(french.words)},
};
export const TITLE_PAIRS = {
  en: ${JSON.stringify(english.pairs)},
  fr: ${JSON.stringify(french.pairs)},
};
`,
);
