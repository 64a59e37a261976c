import { SENIORITIES, type Seniority } from '../data/seniorities.ts';
import { fold } from './fold.ts';
import { PhraseIndex, parts } from './phrases.ts';

export interface SeniorityHit {
  from: number;
  end: number;
  level: Seniority;
}

export interface SeniorityReader {
  /** The positions of folded words that express seniority. */
  hits(words: readonly string[]): SeniorityHit[];
  /** Whether words that express seniority may begin with this one. */
  begins(word: string): boolean;
  read(text: string): Seniority | null;
}

const rank = (level: Seniority) => SENIORITIES.indexOf(level);

/**
 * Internship and first job override the rest (a product manager intern is an intern); otherwise the
 * highest word counts.
 */
export function strongest(levels: readonly Seniority[]): Seniority | null {
  if (levels.includes('intern')) return 'intern';
  if (levels.includes('junior')) return 'junior';
  return levels.reduce<Seniority | null>(
    (best, level) => (best === null || rank(level) > rank(best) ? level : best),
    null,
  );
}

/**
 * Words showing that the level after them belongs to another person: "assistant to the CEO",
 * "adjointe du directeur".
 */
const ASSISTANTS = new Set([
  'assistant',
  'assistante',
  'secretary',
  'secretaire',
  'adjoint',
  'adjointe',
  'assist',
  'reporting',
  'reports',
]);
const LINKS = new Set(['to', 'du', 'de', 'au', 'of', 'the', 'la', 'for', 's', 'd']);

function isSomebodyElse(words: readonly string[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && LINKS.has(words[at]!)) at -= 1;
  return at >= 0 && at < from - 1 && ASSISTANTS.has(words[at]!);
}

const singular = (word: string) =>
  word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;

export function createSeniorityReader(
  rows: readonly (readonly [Seniority, string])[],
  lookAlikes: string,
): SeniorityReader {
  const index = new PhraseIndex<Seniority | 'none'>();
  for (const phrase of parts(lookAlikes)) index.add(fold(phrase).split(' ').map(singular), 'none');
  for (const [level, phrases] of rows) {
    for (const phrase of parts(phrases)) index.add(fold(phrase).split(' ').map(singular), level);
  }
  const keys = new Map<string, Seniority>(
    SENIORITIES.map((level) => [fold(level.replace('_', ' ')), level]),
  );

  function hits(words: readonly string[]): SeniorityHit[] {
    const tokens = words.map(singular);
    const found: SeniorityHit[] = [];
    for (let at = 0; at < tokens.length; ) {
      const match = index.longest(tokens, at);
      if (match && match.value !== 'none' && !isSomebodyElse(tokens, at))
        found.push({ from: at, end: match.end, level: match.value });
      at = match?.end ?? at + 1;
    }
    return found;
  }

  function read(text: string): Seniority | null {
    const key = fold(text.replaceAll('_', ' '));
    const exact = keys.get(key) ?? (key.endsWith('s') ? keys.get(key.slice(0, -1)) : undefined);
    if (exact) return exact;
    return strongest(hits(key.split(' ')).map((hit) => hit.level));
  }

  return { hits, begins: (word) => index.opening(singular(word)) !== undefined, read };
}
