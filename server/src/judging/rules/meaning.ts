import type { CriterionReading } from './reading.ts';

/** Fields that hold names. They differ between languages, so they are not part of the meaning. */
const NAMES = new Set(['label', 'written', 'names', 'practices']);

/**
 * Fields that hold the words of a thing that the lexicon does not know. Once it knows the thing,
 * they add nothing.
 */
const WORDS = new Set(['stems', 'literal']);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether the lexicon knows the thing: it then has other names, a role family or places. */
function isKnown({ forms, places, family }: Record<string, unknown>): boolean {
  const several = (list: unknown, more: number): boolean =>
    Array.isArray(list) && new Set(list).size > more;
  return several(forms, 1) || several(places, 0) || typeof family === 'string';
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isObject(value)) return value;
  if (typeof value.id === 'string') return value.id;
  const known = isKnown(value);
  return Object.keys(value)
    .filter((key) => !NAMES.has(key) && !(known && WORDS.has(key)))
    .sort()
    .map((key) => [
      key,
      key === 'forms' ? [...new Set(value[key] as string[])].sort() : canonical(value[key]),
    ]);
}

function holdsUnreadable(reading: CriterionReading): boolean {
  if (reading.kind === 'unreadable') return true;
  if (reading.kind === 'all' || reading.kind === 'any') return reading.of.some(holdsUnreadable);
  return (reading.kind === 'not' || reading.kind === 'recent') && holdsUnreadable(reading.of);
}

/**
 * A text that is equal for two criteria exactly when they mean the same, whatever their words and
 * language: "Speaks German" and "Parle allemand". Null for a criterion that cannot be read
 * completely: it equals only a criterion with the same words.
 */
export function meaningOf(reading: CriterionReading): string | null {
  return holdsUnreadable(reading) ? null : JSON.stringify(canonical(reading));
}
