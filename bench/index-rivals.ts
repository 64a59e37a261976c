import {
  type IndexDocument,
  type Matcher,
  NUMBER_FIELDS,
  type NumberField,
  type Plan,
} from '../server/src/index/port.ts';

/*
 * What the rivals share: the same documents and plans, as words and boolean expressions of words,
 * the usual way to use a full-text index. There, a two-word title also matches a document whose two
 * titles have one word each.
 */

export const RIVAL_NUMBERS: readonly NumberField[] = NUMBER_FIELDS;

const valueWord = (field: string, value: string): string => `${field}=${value}`;
const wordWord = (field: string, word: string): string => `${field}~${word}`;
const pairWord = (first: string, second: string): string => `pair=${first}>${second}`;

/** All words of a document, without repetition. */
export function wordsOfDocument({ terms, texts = [] }: IndexDocument): Set<string> {
  const words = new Set<string>();
  const add = (field: string, value: string): void => {
    words.add(valueWord(field, value));
    for (const word of value.split(' ')) words.add(wordWord(field, word));
  };
  for (const [field, values] of Object.entries(terms))
    for (const value of values) add(field, value);
  for (const text of texts) {
    text.forEach((word, at) => {
      add('keyword', word);
      if (at > 0) words.add(pairWord(text[at - 1]!, word));
    });
  }
  return words;
}

/** How an engine writes a condition. */
export interface Dialect {
  word(word: string): string;
  any(of: readonly string[]): string;
  all(of: readonly string[]): string;
  not(of: string): string;
  range(field: NumberField, min?: number, max?: number): string;
}

export function condition(matcher: Matcher, dialect: Dialect): string {
  switch (matcher.kind) {
    case 'values':
      return dialect.any(
        matcher.values.map((value) => dialect.word(valueWord(matcher.field, value))),
      );
    case 'words':
      return dialect.all(
        matcher.groups.map((group) =>
          dialect.any(group.map((word) => dialect.word(wordWord(matcher.field, word)))),
        ),
      );
    case 'pair':
      return dialect.word(pairWord(matcher.first, matcher.second));
    case 'range':
      return dialect.range(matcher.field, matcher.min, matcher.max);
    case 'not':
      return dialect.not(condition(matcher.of, dialect));
    case 'any':
    case 'all':
      return dialect[matcher.kind](matcher.of.map((inner) => condition(inner, dialect)));
    case 'pool':
    case 'ids':
      throw new Error('the mix has no sets of ids and one pool');
  }
}

/** The conditions of a plan by their role; one for each group of equivalent alternatives. */
export function conditionsOf(
  plan: Plan,
  dialect: Dialect,
): { required: string[]; excluded: string[]; optional: string[] } {
  const of = (occurrence: string): string[] =>
    plan.clauses
      .filter((clause) => clause.occurrence === occurrence)
      .map(({ tiers }) =>
        dialect.any([...new Set(tiers.map(({ matcher }) => condition(matcher, dialect)))]),
      );
  return { required: of('required'), excluded: of('excluded'), optional: of('optional') };
}

export interface Answer {
  ids: string[];
  count: number;
}

export interface Rival {
  name: string;
  add(documents: readonly IndexDocument[]): Promise<void>;
  /** After the last document: indexes, statistics. */
  finish(): Promise<void>;
  search(plan: Plan, exclude: readonly string[]): Promise<Answer>;
  /** Bytes on disk. */
  size(): Promise<number>;
  close(): Promise<void>;
}
