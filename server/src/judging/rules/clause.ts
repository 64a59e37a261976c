import { plainOf } from '../../lexicon/lexicon.ts';

/**
 * A piece of a criterion: as written, and in lower case without accents at the same offsets.
 * Patterns read the second, labels quote the first.
 */
export interface Clause {
  raw: string;
  plain: string;
}

export function clauseOf(text: string): Clause {
  const raw = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return { raw, plain: plainOf(raw) };
}

/** The slice between two offsets, without the punctuation and spaces around it. */
export function slice(clause: Clause, start: number, end = clause.plain.length): Clause {
  const raw = clause.raw.slice(start, end);
  const plain = clause.plain.slice(start, end);
  const lead = /^[\s,;:!?()"]*/.exec(plain)![0].length;
  const trail = /[\s,;:.!?("]*$/.exec(plain.slice(lead))![0].length;
  return {
    raw: raw.slice(lead, raw.length - trail),
    plain: plain.slice(lead, plain.length - trail),
  };
}

/** The clause without the words between two offsets. */
export function without(clause: Clause, start: number, end: number): Clause {
  const joined = {
    raw: `${clause.raw.slice(0, start)} ${clause.raw.slice(end)}`,
    plain: `${clause.plain.slice(0, start)} ${clause.plain.slice(end)}`,
  };
  return slice(joined, 0);
}

/** The text after a match at the start of the clause; null when the pattern does not match. */
export function after(clause: Clause, pattern: RegExp): Clause | null {
  const found = pattern.exec(clause.plain);
  return found === null ? null : slice(clause, found.index + found[0].length);
}

/** Removes matches of the patterns from the start, repeatedly, until none is left. */
export function stripStart(clause: Clause, pattern: RegExp): Clause {
  let rest = clause;
  for (;;) {
    const found = pattern.exec(rest.plain);
    if (found === null || found.index !== 0 || found[0].length === 0) return rest;
    rest = slice(rest, found[0].length);
  }
}

/** Removes every match of the pattern from the end. */
export function stripEnd(clause: Clause, pattern: RegExp): Clause {
  let rest = clause;
  for (;;) {
    const found = pattern.exec(rest.plain);
    if (
      found === null ||
      found[0].length === 0 ||
      found.index + found[0].length !== rest.plain.length
    )
      return rest;
    rest = slice(rest, 0, found.index);
  }
}
