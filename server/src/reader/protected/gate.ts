import type { Lexicon } from '../../lexicon/types.ts';
import { choosesPeople } from './choosing.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { PROTECTED_LOOK_ALIKES, PROTECTED_PATTERNS } from './direct-forms.ts';
import {
  isInEmployerName,
  isInProperName,
  longest,
  matchesOf,
  type PlainText,
  type ProtectedAttribute,
  type ProtectedMention,
  plainText,
} from './patterns.ts';
import { PERSON_FORMS } from './person-forms.ts';
import { PROXY_RULES } from './proxies.ts';
import { isDenied, isHad, isLed, isWorkedOn, namesThing } from './subjects.ts';
import { termsIn } from './terms.ts';
import { CONDITIONS, PERSON_WORDS } from './words.ts';

/*
 * The one gate for protected attributes, for prompts, criteria and the text of filters. Four kinds
 * of words are refused: phrases whose form says that people are chosen by an attribute, words for
 * people unless they are the subject of work, and conditions that people are to have or to lack.
 * Words that only often stand for an attribute are told apart: a warning, never a refusal.
 */

/** Words that often stand for a protected attribute, and what may be typed instead. */
export interface ProxyMention extends ProtectedMention {
  suggestion: string;
}

export interface ProtectedReading {
  /** Words about protected attributes: no search and no criterion may use them. */
  refused: ProtectedMention[];
  /** Outside of the words refused. */
  warned: ProxyMention[];
}

interface Rule {
  attribute: ProtectedAttribute;
  pattern: RegExp;
}

const rule = ([attribute, source]: readonly [ProtectedAttribute, string]): Rule => ({
  attribute,
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g'),
});

const FORMS = [...PERSON_FORMS, ...CHOSEN_FORMS].flatMap(([attribute, sources]) =>
  sources.map((source) => rule([attribute, source])),
);
const WORDS = PERSON_WORDS.map(rule);
const HAD_OR_LACKED = CONDITIONS.map(rule);
const PROXIES = PROXY_RULES.map((proxy) => ({
  ...proxy,
  ...rule([proxy.attribute, proxy.pattern]),
}));

/** In this spelling the word has another meaning: a first name, a city, children's homes. */
const HARMLESS_SPELLING =
  /^(?:Marie|MARIE|divorces?|Divorces?|[Mm]alé|[Rr]etraites?|[Vv]oiles?|(?:[Uu]ne |[Dd]es )?MECS|SUD|Sud|Notre-Dame)$/;

/**
 * What a text says about protected attributes. Pure; a text of 5,000 characters takes some
 * milliseconds.
 */
export function readProtected(text: string, lexicon: Lexicon): ProtectedReading {
  const read = plainText(text);
  const refused = findRefused(text, read, lexicon);
  const warned = findWarned(text, read).filter(
    ({ start, end }) => !refused.some((one) => start < one.end && one.start < end),
  );
  return { refused, warned };
}

function findRefused(text: string, read: PlainText, lexicon: Lexicon): ProtectedMention[] {
  const searched = PROTECTED_LOOK_ALIKES.reduce(
    (rest, pattern) => rest.replace(pattern, (harmless) => '#'.repeat(harmless.length)),
    read.plain,
  );
  const found: ProtectedMention[] = [];
  const add = (attribute: ProtectedAttribute, from: number, to: number, unless?: RegExp): void => {
    const span = read.locate(from, to);
    if (unless?.test(span.quote.normalize('NFC')) || HARMLESS_SPELLING.test(span.quote)) return;
    if (isInProperName(text, span.start, span.end)) return;
    if (!isInEmployerName(text, span.start, span.end)) found.push({ attribute, ...span });
  };
  for (const { attribute, pattern, unless } of PROTECTED_PATTERNS)
    for (const { 0: words, index } of matchesOf(searched, pattern))
      if (words !== '' && !isSubject(searched, attribute, words, index))
        add(attribute, index, index + words.length, unless);
  for (const { attribute, start, end } of matches(searched, FORMS)) add(attribute, start, end);
  const subjects = matches(searched, WORDS).filter(
    ({ attribute, start, end }) =>
      !namesThing(searched, start, end) &&
      !isWorkedOn(searched, start) &&
      !(attribute === 'GENDER' && isLed(searched, start)),
  );
  const conditions = matches(searched, HAD_OR_LACKED).filter(
    ({ attribute, start, end }) =>
      !namesThing(searched, start, end) &&
      (isDenied(searched, start, end) ||
        (attribute !== 'ETHNICITY' && isHad(searched, start) && !isWorkedOn(searched, start))),
  );
  for (const { attribute, start, end } of [...subjects, ...conditions]) add(attribute, start, end);
  for (const term of termsIn(searched))
    if (choosesPeople(searched, term)) add(term.attribute, term.start, term.end);
  const mentions = longest(found);
  return mentions.length === 0 ? [] : outsideTitles(text, mentions, lexicon);
}

/** Whether words of a phrase are the subject of work: always asked of a word that stands alone. */
function isSubject(
  plain: string,
  attribute: ProtectedAttribute,
  words: string,
  at: number,
): boolean {
  const end = at + words.length;
  if (attribute === 'GENDER' && isLed(plain, at)) return true;
  if (words.includes(' '))
    return (attribute === 'GENDER' || plain.startsWith("'s", end)) && namesThing(plain, at, end);
  return namesThing(plain, at, end) || isWorkedOn(plain, at);
}

function matches(
  plain: string,
  rules: readonly Rule[],
): { attribute: ProtectedAttribute; start: number; end: number }[] {
  return rules.flatMap(({ attribute, pattern }) =>
    matchesOf(plain, pattern)
      .filter(([words]) => words.trim() !== '')
      .map(({ 0: words, index }) => ({ attribute, start: index, end: index + words.length })),
  );
}

/** "Femme de chambre", "Black & Decker": a word inside a longer name of a job or a skill. */
function outsideTitles(
  text: string,
  mentions: readonly ProtectedMention[],
  lexicon: Lexicon,
): ProtectedMention[] {
  const names = lexicon
    .scan(text)
    .filter(({ kind }) => kind === 'title' || kind === 'skill' || kind === 'school');
  return mentions.filter(
    ({ start, end }) =>
      !names.some(
        (name) => name.start <= start && end <= name.end && name.end - name.start > end - start + 2,
      ),
  );
}

function findWarned(text: string, { plain, locate }: PlainText): ProxyMention[] {
  const found: ProxyMention[] = [];
  for (const { attribute, pattern, suggestion } of PROXIES)
    for (const match of matchesOf(plain, pattern)) {
      const [words, first] = match;
      const lead = words.length - words.trimStart().length;
      if (words.trim() === '' || isWorkedOn(plain, match.index + lead)) continue;
      const span = locate(match.index + lead, match.index + words.trimEnd().length);
      if (isInEmployerName(text, span.start, span.end)) continue;
      found.push({ attribute, ...span, suggestion: filled(suggestion, match, first, locate) });
    }
  return longest(found);
}

/** The suggestion with the language that was typed, as it was typed. */
function filled(
  suggestion: string,
  match: RegExpExecArray,
  first: string | undefined,
  locate: PlainText['locate'],
): string {
  if (!suggestion.includes('$1')) return suggestion;
  const at = match.index + match[0].indexOf(first ?? '');
  return suggestion.replace('$1', () => locate(at, at + (first ?? '').length).quote);
}
