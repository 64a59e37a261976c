import { once } from '../../platform/once.ts';
import type { DegreeRow, SchoolRow } from '../data/credentials.ts';
import type { FieldRow } from '../data/fields.ts';
import type { FunctionRow } from '../data/functions.ts';
import type { IndustryRow } from '../data/industries.ts';
import type { Degree } from '../types.ts';
import { fold } from './fold.ts';
import { PhraseIndex, parts } from './phrases.ts';
import { isStopWord, stem } from './stem.ts';

/** A thing with a usual name and the folded forms under which it is known. */
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
 * Without articles and prepositions, and by stem, so that "diplôme d'ingénieur" and "diplômes
 * ingénieurs" agree.
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
  /** Made at the first name that no form is. */
  const loose = once(() => {
    const byKey = new Map<string, T>();
    for (const thing of things) {
      for (const form of thing.forms) {
        const key = looseKey(form);
        // "R and D" without its little words is a letter, which is something else.
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

/** Between two industries of one name: "Capital-risque et investissement", "Airlines/Aviation". */
const BETWEEN_INDUSTRIES = /\s+(?:and|et)\s+|[&,;/|]+/i;

export function createIndustryIndex(rows: readonly IndustryRow[]): NamedIndex<Named> {
  const index = createIndex(
    rows.map(([id, name, others]) => ({ id, name, forms: formsOf(name, id, ...parts(others)) })),
  );
  /** The whole name, else the first of its parts that is one. */
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

/** Between two fields of one name: "Economics & Management", "Audit et finance". */
const BETWEEN_FIELDS = /\s+(?:and|et|with|avec)\s+|[&,;/()–-]+/i;

export function createFieldIndex(rows: readonly FieldRow[]): FieldIndex {
  const index = createIndex(
    rows.map(([id, name, others]) => ({ id, name, forms: formsOf(name, ...parts(others)) })),
  );

  /**
   * "Corporate Finance", "Art History" end with their field; "Finance d'entreprise", "Marketing
   * digital" begin with it.
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
   * head; else the highest one named.
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
