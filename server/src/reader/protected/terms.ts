import { once } from '../../platform/once.ts';
import {
  AGE_LABELS,
  BODY_LABELS,
  CONDITIONS_HAD,
  FAITH_LABELS,
  FAMILY_LABELS,
  LOOK_LABELS,
  ORIENTATION_LABELS,
} from './classes/lives.ts';
import {
  AMBIGUOUS_NAMES,
  LEADERS,
  PARTY_NAMES,
  POLITICAL_LABELS,
  UNION_NAMES,
} from './classes/organisations.ts';
import { MINORITIES, PEOPLES_EN, PEOPLES_FR, PLACES, PLURALS } from './classes/origins.ts';
import type { ProtectedAttribute } from './patterns.ts';

/*
 * The words of the class lists, and where they stand in a text. They are looked up word by word, so
 * that a longer list costs nothing.
 */

/**
 * How a class is meant. `person`: who somebody is, unless the words beside make a subject of it.
 * `group`: a name that somebody belongs to, votes for or is left out for. `member`: the same of a common word, only of
 * members and voters. `people`: also an adjective
 * of a kitchen or a market. `trait`: a word of a body, also alone. `state`: had or lacked. `place`:
 * come from.
 */
type TermKind = 'person' | 'group' | 'member' | 'people' | 'trait' | 'state' | 'place';

interface Term {
  words: readonly string[];
  attribute: ProtectedAttribute;
  kind: TermKind;
}

export interface FoundTerm {
  attribute: ProtectedAttribute;
  kind: TermKind;
  start: number;
  end: number;
}

const listed = (text: string): string[] =>
  text
    .replaceAll('\n', ' ')
    .split(',')
    .map((one) => one.trim().replaceAll(/ +/g, ' '))
    .filter((one) => one !== '');

const PLURAL_EN = ['', 's'];
const ENDINGS_FR = ['', 'e', 's', 'es', 'ne', 'nes', 'se', 'que'];

const CLASSES: readonly [ProtectedAttribute, TermKind, string, readonly string[]][] = [
  ['UNION_MEMBERSHIP', 'group', UNION_NAMES, ['']],
  ['POLITICS', 'group', PARTY_NAMES, ['']],
  ['POLITICS', 'group', LEADERS, ['']],
  ['POLITICS', 'member', AMBIGUOUS_NAMES, ['']],
  ['POLITICS', 'person', POLITICAL_LABELS, ['']],
  ['ETHNICITY', 'people', PEOPLES_EN, PLURAL_EN],
  ['ETHNICITY', 'people', PEOPLES_FR, ENDINGS_FR],
  ['ETHNICITY', 'people', PLURALS, ['']],
  ['ETHNICITY', 'person', MINORITIES, ['']],
  ['ETHNICITY', 'place', PLACES, ['']],
  ['RELIGION', 'person', FAITH_LABELS, ['']],
  ['SEXUAL_ORIENTATION', 'person', ORIENTATION_LABELS, ['']],
  ['FAMILY_STATUS', 'person', FAMILY_LABELS, ['']],
  ['AGE', 'person', AGE_LABELS, ['']],
  ['DISABILITY', 'trait', BODY_LABELS, ['']],
  ['DISABILITY', 'state', CONDITIONS_HAD, ['']],
  ['APPEARANCE', 'trait', LOOK_LABELS, ['']],
];

const WORD = /[a-z0-9]+/g;

/** By their first word; the longer first. */
const TERMS = once(() => {
  const byFirst = new Map<string, Term[]>();
  for (const [attribute, kind, list, endings] of CLASSES)
    for (const term of listed(list))
      for (const ending of endings) {
        const words = `${term}${ending}`.match(WORD)!;
        const terms = byFirst.get(words[0]!) ?? [];
        terms.push({ words, attribute, kind });
        byFirst.set(words[0]!, terms);
      }
  for (const terms of byFirst.values()) terms.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
});

/** The words of the class lists in a plain text; of those that begin at one word, the longest. */
export function termsIn(plain: string): FoundTerm[] {
  const words = [...plain.matchAll(WORD)];
  return words.flatMap(({ 0: first, index }, at) => {
    const term = TERMS()
      .get(first)
      ?.find((one) =>
        one.words.every(
          (word, next) => words[at + next]?.[0] === word && isNear(plain, words, at + next, next),
        ),
      );
    if (!term) return [];
    const last = words[at + term.words.length - 1]!;
    return [
      {
        attribute: term.attribute,
        kind: term.kind,
        start: index,
        end: last.index + last[0].length,
      },
    ];
  });
}

/** Whether a word follows the one before it as in a name: "sud-rail", "les verts", "o'brien". */
const isNear = (plain: string, words: RegExpMatchArray[], at: number, next: number): boolean =>
  next === 0 ||
  /^(?:[ '-]|, ?| ?\(|'s )$/.test(
    plain.slice(words[at - 1]!.index! + words[at - 1]![0].length, words[at]!.index),
  );
