import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, slice, stripEnd } from './clause.ts';
import { conceptsIn } from './concepts.ts';
import { splitItems } from './read-list.ts';
import { NUMBER, numberOf } from './read-number.ts';
import { isKnownSubject } from './read-subject.ts';
import type { CriterionReading } from './reading.ts';

/** "At least 3 of Python, SQL and R", "au moins deux parmi : ...", "two out of three: ...". */

const HEAD =
  "^(?:[a-z' ]{0,40}?\\b)??(?:at least|at minimum|a minimum of|minimum(?: of| de)?|au moins|au minimum|any|any combination of)?\\s*";
const KIND = '(?:[\\p{L}-]+ ){0,3}?';
const AMONG =
  "(?:of|out of|from|among|amongst|parmi|d'entre|de|des)(?: (?:these|those|the|ces|les|these|following|suivant(?:e?s)?|this list|cette liste|\\d{1,2}))*(?: (?!or |and |et |ou )[\\p{L}-]+){0,2}?(?: (?:suivant(?:e?s)?|below|ci-dessous|listed|at least))?\\s*[:,]?\\s*\\(?";
const THRESHOLD = new RegExp(
  `${HEAD}${NUMBER}(?: or more| ou plus| minimum|\\+)? ${KIND}(?:${AMONG})`,
  'u',
);
/** "Managed 2 teams of engineers" is not a threshold. */
const MEANT =
  /\b(?:at least|minimum|au moins|any|parmi|among|amongst|out of|following|suivant\w*|or more|ou plus|these|ces)\b|^(?:knows |masters |maitrise |connait )?(?:two|three|four|five|deux|trois|quatre|cinq|[2-5]) (?:of|des|d'entre)\b/;
/** "2 ans de Python" is an amount of time. */
const TIME = /^\S+ ?\+? (?:or more |ou plus |full )?(?:years?|yrs?|ans?|annees?|months?|mois)\b/;

export function readThreshold(
  clause: Clause,
  lexicon: Lexicon,
  read: (part: Clause) => CriterionReading,
): CriterionReading | null {
  const found = THRESHOLD.exec(clause.plain);
  if (found === null || !MEANT.test(found[0])) return null;
  const number = found[0].lastIndexOf(found[1]!);
  if (TIME.test(clause.plain.slice(found[0].indexOf(found[1]!)))) return null;
  const start = listStart(clause, found[0].length, number);
  const { items } = splitItems(stripEnd(slice(clause, start), /[.)]+$/), () => false);
  const min = numberOf(found[1]!);
  if (
    items.length < 2 ||
    min < 1 ||
    min > items.length ||
    !items.some((item) => isThing(item, lexicon))
  )
    return null;
  return { kind: 'some', min, of: items.map((item) => anywhere(read(item))) };
}

/** Beside what it stands with, even an unknown word names a thing. */
const anywhere = (reading: CriterionReading): CriterionReading =>
  reading.kind === 'mention' && reading.depth === 'lists'
    ? { ...reading, depth: 'anywhere' }
    : reading;

/** A name, a language, a setting: one of several that may be counted. */
const isThing = (item: Clause, lexicon: Lexicon): boolean =>
  isKnownSubject(item, lexicon) ||
  /\p{Lu}/u.test(item.raw) ||
  lexicon.readLanguage(item.raw) !== null ||
  conceptsIn(item.plain).length > 0;

/** Behind a colon, when there is one: "two of the following tools: A, B". */
function listStart({ plain }: Clause, matched: number, number: number): number {
  const colon = plain.indexOf(':', number);
  return colon >= 0 ? colon + 1 : matched;
}
