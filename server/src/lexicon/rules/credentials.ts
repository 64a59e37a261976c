import { once } from '../../platform/once.ts';
import type { DegreeRow, SchoolRow } from '../data/credentials.ts';
import type { FieldRow } from '../data/fields.ts';
import type { FunctionRow } from '../data/functions.ts';
import type { IndustryRow } from '../data/industries.ts';
import type { Degree } from '../types.ts';
import { fold } from './fold.ts';
import { PhraseIndex, parts } from './phrases.ts';
import { isStopWord, stem } from './stem.ts';

/** A thing with a usual name and all its known folded forms. */
export interface Named {
  id: string;
  name: string;
  forms: readonly string[];
}

export interface NamedIndex<T extends Named> {
  /** By whole name. */
  read(text: string): T | null;
  phrases: PhraseIndex<T>;
  all: readonly T[];
}

/**
 * A key without articles and prepositions, by stem, so that "diplôme d'ingénieur" and "diplômes
 * ingénieurs" match.
 */
const looseKey = (form: string) =>
  form
    .split(' ')
    .filter((word) => !isStopWord(word))
    .map(stem)
    .join(' ');

function createIndex<T extends Named>(things: readonly T[]): NamedIndex<T> {
  const phrases = new PhraseIndex<T>();
  for (const thing of things) for (const form of thing.forms) phrases.addJoined(form, thing);
  /** Built at the first name that matches no form. */
  const loose = once(() => {
    const byKey = new Map<string, T>();
    for (const thing of things) {
      for (const form of thing.forms) {
        const key = looseKey(form);
        // "R and D" without its function words is a single letter, which has another meaning.
        if (key.length > 1 && !byKey.has(key)) byKey.set(key, thing);
      }
    }
    return byKey;
  });
  return {
    all: things,
    phrases,
    read(text) {
      const form = fold(text);
      return phrases.get(form) ?? loose().get(looseKey(form)) ?? null;
    },
  };
}

const formsOf = (...names: readonly string[]) => [
  ...new Set(names.map(fold).filter((form) => form !== '')),
];

export function createSchoolIndex(rows: readonly SchoolRow[]): NamedIndex<Named> {
  return createIndex(
    rows.map(([name, others]) => ({ id: name, name, forms: formsOf(name, ...parts(others)) })),
  );
}

/**
 * Separators of two industries in one name: "Capital-risque et investissement",
 * "Airlines/Aviation".
 */
const BETWEEN_INDUSTRIES = /\s+(?:and|et)\s+|[&,;/|]+/i;

export function createIndustryIndex(rows: readonly IndustryRow[]): NamedIndex<Named> {
  const index = createIndex(
    rows.map(([id, name, others]) => ({ id, name, forms: formsOf(name, id, ...parts(others)) })),
  );
  /** The whole name, else the first of its parts that is an industry. */
  function read(text: string): Named | null {
    const whole = index.read(text);
    if (whole || !BETWEEN_INDUSTRIES.test(text)) return whole;
    for (const part of text.split(BETWEEN_INDUSTRIES)) {
      const found = index.read(part);
      if (found) return found;
    }
    return null;
  }
  return { ...index, read };
}

export function createFunctionIndex(rows: readonly FunctionRow[]): NamedIndex<Named> {
  return createIndex(
    rows.map(([id, name, others]) => ({ id, name, forms: formsOf(name, id, ...parts(others)) })),
  );
}

export interface FieldIndex extends NamedIndex<Named> {
  /** See `Lexicon.readFields`. */
  readAll(text: string): readonly Named[];
}

/** Separators of two fields in one name: "Economics & Management", "Audit et finance". */
const BETWEEN_FIELDS = /\s+(?:and|et|with|avec)\s+|[&,;/()–-]+/i;

export function createFieldIndex(rows: readonly FieldRow[]): FieldIndex {
  const index = createIndex(
    rows.map(([id, name, others]) => ({ id, name, forms: formsOf(name, ...parts(others)) })),
  );

  /**
   * "Corporate Finance", "Art History" end with their field; "Finance d'entreprise", "Marketing
   * digital" start with it.
   */
  function readPart(text: string): Named | null {
    const whole = index.read(text);
    if (whole) return whole;
    const words = fold(text).split(' ');
    const first = index.phrases.longest(words, 0)?.value ?? null;
    if (first && words.some(isStopWord)) return first;
    for (let from = 1; from < words.length; from += 1) {
      const last = index.phrases.get(words.slice(from).join(' '));
      if (last) return last;
    }
    return first;
  }

  return {
    ...index,
    readAll(text) {
      const whole = index.read(text);
      return whole
        ? [whole]
        : [...new Set(text.split(BETWEEN_FIELDS).flatMap((part) => readPart(part) ?? []))];
    },
  };
}

export interface DegreeIndex extends NamedIndex<Degree & Named> {}

export function createDegreeIndex(rows: readonly DegreeRow[]): DegreeIndex {
  const index = createIndex(
    rows.map(([family, level, name, others]) => ({
      id: family,
      family,
      level,
      name,
      forms: formsOf(name, ...parts(others)),
    })),
  );

  /**
   * "Master of Science in Physics", "Licence de droit", "BTS SIO option SLAM": the degree at the
   * start, else the highest degree named.
   */
  function read(text: string): (Degree & Named) | null {
    const whole = index.read(text);
    if (whole) return whole;
    const words = fold(text).split(' ');
    let best: (Degree & Named) | null = null;
    for (let at = 0; at < words.length; ) {
      const match = index.phrases.longest(words, at);
      if (match && (best === null || match.value.level > best.level)) best = match.value;
      if (match && at === 0) return match.value;
      at = match?.end ?? at + 1;
    }
    return best;
  }

  return { ...index, read };
}
