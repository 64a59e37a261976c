import type { LanguageName, Lexicon, Mention } from '../types.ts';
import { fold } from './fold.ts';
import { createTextReader } from './reading.ts';
import { findFunction, findIndustry } from './scan-industry.ts';
import { findPlace } from './scan-place.ts';
import { findDegree, findSchool } from './scan-study.ts';
import {
  always,
  type Found,
  isCapitalised,
  isUnbroken,
  slice,
  type TextWithUses,
} from './scan-text.ts';
import type { SeniorityHit } from './seniority.ts';
import { createWordUses, mayBegin, namesAt, type ScanTables } from './word-names.ts';

type SeniorityHits = readonly SeniorityHit[];

function findTitle(reading: TextWithUses, tables: ScanTables, at: number): Found | null {
  const { title } = namesAt(reading, at);
  if (title === undefined) return null;
  const match = tables.titles.match(
    reading.meaningful,
    reading.tokens[at]!.meaningfulAt,
    reading.tokens,
    reading.text,
    title,
  );
  if (!match) return null;
  const [family = match.family] = tables.titles.meanings(match, reading.meaningful);
  return {
    kind: 'title',
    id: family.id,
    name: family.name,
    end: reading.meaningful[match.end - 1]!.token + 1,
  };
}

/**
 * Everyday letters and words that give a one-letter skill next to them another meaning: "Series C",
 * "plan C", "R&D".
 */
const NOT_BEFORE_LETTER = new Set([
  'series',
  'serie',
  'plan',
  'vitamin',
  'vitamine',
  'class',
  'classe',
  'level',
  'niveau',
  'permis',
  'grade',
  'visa',
  'c',
]);

function isLoneLetter({ text, tokens, words }: TextWithUses, at: number): boolean {
  const { start, end } = tokens[at]!;
  if (NOT_BEFORE_LETTER.has(words[at - 1] ?? '')) return false;
  return (
    !/[&'’-]/.test(text[start - 1] ?? ' ') &&
    !/[&'’-]/.test(text[end] ?? ' ') &&
    !/^\s?&/.test(text.slice(end, end + 2))
  );
}

function findSkill(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).skill?.longest(reading.words, at, (spelling, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const quote = slice(reading, at, end);
    if (quote.length === 1 && !isLoneLetter(reading, at)) return false;
    if (spelling.exact !== null) return quote === spelling.exact;
    return true;
  });
  return match
    ? { kind: 'skill', id: match.value.skill.id, name: match.value.skill.name, end: match.end }
    : null;
}

function findLanguage(reading: TextWithUses, at: number): Found | null {
  const isMeant = (_: LanguageName, end: number): boolean =>
    reading.words[at] !== 'polish' || isCapitalised(slice(reading, at, end));
  const match = namesAt(reading, at).language?.longest(reading.words, at, isMeant);
  return match
    ? { kind: 'language', id: match.value.code, name: match.value.names.en, end: match.end }
    : null;
}

/**
 * Words of seniority that are also everyday words: they count directly before or after a role or a
 * skill.
 */
const EVERYDAY_SENIORITY = new Set(
  'lead staff principal principale head entry leader chief executive executives dir partner owner expert experte stage student etudiant etudiante graduate mid middle referent president intermediate confirme confirmee'.split(
    ' ',
  ),
);

function findSeniority(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  hits: SeniorityHits,
): Found | null {
  const hit = hits.find(({ from }) => from === at);
  if (!hit) return null;
  if (hit.end === at + 1 && EVERYDAY_SENIORITY.has(reading.words[at]!)) {
    const isBeside =
      findTitle(reading, tables, hit.end) !== null ||
      findSkill(reading, hit.end) !== null ||
      endsTitle(reading, tables, at);
    if (!isBeside) return null;
  }
  return { kind: 'seniority', id: hit.level, name: hit.level, end: hit.end };
}

/** Whether a role name ends directly before a token: "développeur confirmé". */
function endsTitle(reading: TextWithUses, tables: ScanTables, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const title = findTitle(reading, tables, from);
    if (title && title.end >= at - 1) return true;
  }
  return false;
}

const longer = (found: Found | null, other: Found | null): Found | null =>
  other !== null && (found === null || other.end > found.end) ? other : found;

/** The longest match that begins at a word; of several of the same length, the first one here. */
function findAt(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  hits: SeniorityHits,
): Found | null {
  const names = namesAt(reading, at);
  const industry = names.industry === undefined ? null : findIndustry(reading, tables, at);
  let found: Found | null = industry?.isCalled === true ? industry : null;
  if (names.title !== undefined) found = longer(found, findTitle(reading, tables, at));
  if (names.degree !== undefined) found = longer(found, findDegree(reading, at));
  if (names.school !== undefined) found = longer(found, findSchool(reading, at));
  if (names.place !== undefined) found = longer(found, findPlace(reading, tables, at));
  if (names.language !== undefined) found = longer(found, findLanguage(reading, at));
  if (names.skill !== undefined) found = longer(found, findSkill(reading, at));
  if (names.seniority) found = longer(found, findSeniority(reading, tables, at, hits));
  found = longer(found, industry);
  if (names.function !== undefined) found = longer(found, findFunction(reading, at));
  return found;
}

const NO_HITS: SeniorityHits = [];

/** See `Lexicon.scan` and `Lexicon.scanAndFold`. */
export function createScanner(tables: ScanTables): Pick<Lexicon, 'scan' | 'scanAndFold'> {
  const read = createTextReader(createWordUses(tables));

  function mentionsIn(reading: TextWithUses, original: string): Mention[] {
    const { tokens, words } = reading;
    const hits = tokens.some(({ use }) => use.names.seniority)
      ? tables.seniority.hits(words)
      : NO_HITS;
    const mentions: Mention[] = [];
    for (let at = 0; at < tokens.length; ) {
      if (!mayBegin(reading, at)) {
        at += 1;
        continue;
      }
      const found = findAt(reading, tables, at, hits);
      if (found) {
        const { start } = tokens[at]!;
        const { end } = tokens[found.end - 1]!;
        mentions.push({
          kind: found.kind,
          id: found.id,
          name: found.name,
          start,
          end,
          quote: original.slice(start, end),
        });
      }
      at = found?.end ?? namesAt(reading, at).notPlace?.longest(words, at, always)?.end ?? at + 1;
    }
    return mentions;
  }

  return {
    scan: (text) => mentionsIn(read(text), text),
    scanAndFold(text) {
      const reading = read(text);
      return {
        mentions: mentionsIn(reading, text),
        folded: reading.text === text ? reading.words.join(' ') : fold(text),
      };
    },
  };
}
