import type { Lexicon } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import type { Token } from '../../../reader/tokens.ts';
import { type Item, item, mentionAt, type Reading, type Text, textOf } from './elements.ts';

const FIELD_LINK = phraseBook<true>([
  [
    true,
    'degree in|in|en|of|de|d|diploma in|in the field of|specialise en|option|mention|specialite|degree of',
  ],
]);

const DEGREE_TAIL = phraseBook<true>([
  [
    true,
    'degree|degrees|diploma|level|or higher|or above|ou plus|minimum|ou superieur|or equivalent|ou equivalent|and above|et plus|a minima',
  ],
]);

/** A field ends where anything else begins. */
const FIELD_END = new Set(
  'and|or|et|ou|with|avec|from|at|de|d|who|qui|in|en|a|plus|is|would|serait|est|minimum|obligatoire|souhaite|required|preferred|based|living|speaking|ideally|idealement|working|degree|ayant|having|as|pour|for|sur|on|to'.split(
    '|',
  ),
);

/** "BTS électrotechnique": a field that follows a degree without any word between. */
function fieldRightAt(text: Text, lexicon: Lexicon, at: number): Item | null {
  const found = mentionAt(text, at, 'skill', 'function', 'industry');
  const to = found?.to ?? at + 1;
  const token = text.tokens[at];
  if (
    token?.kind !== 'word' ||
    (!found && text.mentions[at]) ||
    lexicon.readField(textOf(text, at, to)) === null
  )
    return null;
  return item(at, to, { kind: 'field', value: textOf(text, at, to) });
}

/**
 * In English the words of some degrees name another document after a qualifying word: "forklift
 * licence", "driving licence".
 */
function isOtherLicence({ tokens }: Text, at: number): boolean {
  const before = tokens[at - 1];
  return (
    /^licen[cs]es?$/.test(tokens[at]?.word ?? '') &&
    before?.kind === 'word' &&
    !LICENCE_BEFORE.has(before.word)
  );
}
const LICENCE_BEFORE = new Set(
  'a|une|la|de|d|en|avec|ou|et|with|or|and|niveau|minimum|diplome|titulaire|holding|sa|son|leur|pro|bac|formation'.split(
    '|',
  ),
);

/** "masters Dutch and French": a person who knows two languages, not a degree. */
export function isVerb(text: Text, at: number): boolean {
  return (
    text.tokens[at]?.word === 'masters' &&
    mentionAt(text, at + 1, 'language', 'skill') !== null &&
    !text.tokens[at + 1]?.glued
  );
}

/** "de formation ingénieur": a degree, not a title. */
const TRAINED_AS = phraseBook<string>([
  [
    "Diplôme d'ingénieur",
    "de formation ingenieur|de formation d'ingenieur|formation ingenieur|formation d'ingenieur|diplome d'ingenieur|ingenieur de formation|diplome ingenieur",
  ],
]);

export function readTraining(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const found = TRAINED_AS.match(text.tokens, at);
  if (!found) return null;
  const level = lexicon.readDegree(found.meaning)?.level ?? 0;
  return {
    items: [item(at, found.to, { kind: 'degree', value: found.meaning, level })],
    to: found.to,
  };
}

/** Words after a field or a school that mean its graduates. */
const GRADUATES = new Set(
  'graduate|graduates|grad|grads|degree|diploma|alumni|alumnus|alumna'.split('|'),
);
const MAX_FIELD_WORDS = 3;

/** "maths graduate", "computer science degree", "law graduates". */
export function readFieldGraduate(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const end = text.tokens
    .slice(at + 1, at + 1 + MAX_FIELD_WORDS)
    .findIndex((token) => GRADUATES.has(token.word));
  if (end < 0 || text.tokens[at]?.kind !== 'word') return null;
  const to = at + 1 + end;
  const typed = textOf(text, at, to);
  return lexicon.readField(typed)
    ? { items: [item(at, to + 1, { kind: 'field', value: typed })], to: to + 1 }
    : null;
}

const STUDIED = new Set(['studied', 'did', 'read', 'majored', 'etudie', 'etudiant', 'studying']);

/** "did computer science at Stanford", "a étudié le droit". */
export function readStudied(text: Text, lexicon: Lexicon, at: number): Reading | null {
  if (!STUDIED.has(text.tokens[at]?.word ?? '')) return null;
  const from = ['in', 'le', 'la', 'l', 'les'].includes(text.tokens[at + 1]?.word ?? '')
    ? at + 2
    : at + 1;
  for (let to = from + MAX_FIELD_WORDS; to > from; to--) {
    const typed = textOf(text, from, to);
    if (lexicon.readField(typed))
      return { items: [item(at, to, { kind: 'field', value: typed })], to };
  }
  return null;
}

/** A university named after a town. */
function universityOf(text: Text, lexicon: Lexicon, at: number): string | null {
  const town = mentionAt(text, at, 'place', 'school');
  if (!town) return null;
  const { quote } = town.mention;
  return (
    [quote, `University of ${quote}`, `${quote} University`]
      .map((name) => lexicon.readSchool(name)?.name)
      .find((name) => name !== undefined) ?? null
  );
}

/**
 * "Oxford or Cambridge graduates": schools because of the word after them, although towns have the
 * same names.
 */
export function readSchoolGraduates(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const items: Item[] = [];
  let next = at;
  while (items.length < MAX_SCHOOLS) {
    const name = universityOf(text, lexicon, next);
    const to = mentionAt(text, next)?.to ?? next;
    if (name === null) return null;
    items.push(item(next, to, { kind: 'school', value: name }));
    if (GRADUATES.has(text.tokens[to]?.word ?? '')) return { items, to: to + 1 };
    if (!LINKS.has(text.tokens[to]?.word ?? '')) return null;
    next = to + 1;
  }
  return null;
}
const MAX_SCHOOLS = 10;

/**
 * The words of a field of study after a degree: "computer science" in "a master's degree in
 * computer science".
 */
function fieldAt(text: Text, lexicon: Lexicon, at: number): Item | null {
  const link = FIELD_LINK.match(text.tokens, at);
  if (!link) return fieldRightAt(text, lexicon, at);
  const { tokens } = text;
  let start = link.to;
  while (['the', 'l', 'la', 'le', 'les'].includes(tokens[start]?.word ?? '')) start++;
  let to = start;
  while (to - start < 3) {
    const token = tokens[to];
    if (token?.kind !== 'word' || FIELD_END.has(token.word)) break;
    const found = mentionAt(text, to);
    if (found && ['place', 'school', 'language', 'degree'].includes(found.mention.kind)) break;
    to = found ? Math.max(found.to, to + 1) : to + 1;
  }
  return to > start ? item(at, to, { kind: 'field', value: textOf(text, start, to) }) : null;
}

/** "bac+5", "Bac +3": a level of study without a degree name. */
function bacAt(text: Text, at: number): { level: number; to: number } | null {
  const { tokens } = text;
  if (tokens[at]?.word !== 'bac' || !['+', 'plus'].includes(tokens[at + 1]?.word ?? ''))
    return null;
  const years = tokens[at + 2];
  if (years?.kind !== 'number' || years.value > 8) return null;
  const level = years.value >= 8 ? 8 : years.value >= 5 ? 7 : years.value >= 3 ? 6 : 5;
  return { level, to: at + 3 };
}

/**
 * "ingénieur diplômé de l'Ecole Supérieure de Chimie": with a capital, the school attended, not a
 * field.
 */
function schoolOfGraduate(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const { tokens } = text;
  if (
    !/^diplome/.test(tokens[at - 1]?.word ?? '') ||
    !['de', 'd', 'des', 'du'].includes(tokens[at]?.word ?? '')
  )
    return null;
  const start = ['l', 'la'].includes(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return tokens[start]?.capital && lexicon.readField(textOf(text, start, start + 1)) === null
    ? readSchools(text, lexicon, at, start, true)
    : null;
}

/**
 * Reads a degree, and the field after it: "MBA", "Bac+5", "master's degree in computer science",
 * "licence de droit".
 */
export function readDegree(text: Text, lexicon: Lexicon, at: number): Reading | null {
  // "60 000 m²" is no master's degree.
  const isArea = text.tokens[at]?.word === 'm²' && text.tokens[at - 1]?.kind === 'number';
  if (isArea || isOtherLicence(text, at) || isVerb(text, at)) return null;
  const found = mentionAt(text, at, 'degree');
  const bac = found ? null : bacAt(text, at);
  const end = found?.to ?? bac?.to;
  if (end === undefined) return null;
  const typed = textOf(text, at, end);
  const known = lexicon.readDegree(typed);
  const level = known?.level ?? bac?.level ?? 0;
  let to = end;
  for (let steps = 0; steps < 2; steps++) to = DEGREE_TAIL.match(text.tokens, to)?.to ?? to;
  const items: Item[] = [item(at, to, { kind: 'degree', value: typed, level })];
  const own = schoolOfGraduate(text, lexicon, to);
  if (own) return { items: [...items, ...own.items], to: own.to };
  const field = fieldAt(text, lexicon, to);
  if (
    field &&
    !lexicon
      .readPlaces(field.meaning.kind === 'field' ? field.meaning.value : '')
      .some(({ kind }) => kind === 'city')
  ) {
    items.push(field);
    to = field.to;
  }
  const schools = ['from', 'de', 'd'].includes(text.tokens[to]?.word ?? '')
    ? readSchools(text, lexicon, to, to + 1, text.tokens[to]?.word === 'from')
    : null;
  return schools ? { items: [...items, ...schools.items], to: schools.to } : { items, to };
}

function isNameWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.capital;
}

function schoolName(
  text: Text,
  lexicon: Lexicon,
  at: number,
): { value: string; to: number } | null {
  const { tokens } = text;
  for (let to = Math.min(at + 7, tokens.length); to > at; to--) {
    const last = tokens[to - 1];
    if (last?.kind !== 'word' || ARTICLES.has(last.word) || LINKS.has(last.word)) continue;
    const known = lexicon.readSchool(textOf(text, at, to));
    if (known) return { value: known.name, to };
  }
  return null;
}

/** Capitalised words after "graduated from": a school that the lexicon does not know. */
function openName(text: Text, at: number): { value: string; to: number } | null {
  const { tokens } = text;
  if (!isNameWord(tokens[at])) return null;
  let to = at + 1;
  while (to - at < 7) {
    const token = tokens[to];
    if (isNameWord(token) && !mentionAt(text, to, 'title', 'language', 'degree')) to++;
    else if (
      token &&
      ['of', 'de', 'des', 'du', 'd', 'la', 'et', 'l'].includes(token.word) &&
      isNameWord(tokens[to + 1]) &&
      token.word !== 'et'
    )
      to++;
    else break;
  }
  return { value: textOf(text, at, to), to };
}

const LINKS = new Set([',', 'or', 'and', 'ou', 'et', '/', 'nor', 'ni']);
const ARTICLES = new Set([
  'the',
  'l',
  'la',
  'le',
  'les',
  'from',
  'de',
  'des',
  'du',
  'd',
  'of',
  'at',
  'a',
  'an',
]);

/**
 * Reads the schools after a cue ("graduated from", "diplômé de"); `from` is the cue's first token,
 * `at` the one after it. `open` also takes capitalised words that the lexicon does not know.
 */
export function readSchools(
  text: Text,
  lexicon: Lexicon,
  from: number,
  at: number,
  open: boolean,
): Reading | null {
  const items: Item[] = [];
  let start = at;
  let begin = from;
  let to = at;
  while (items.length < 10) {
    let name = schoolName(text, lexicon, start);
    for (
      let steps = 0;
      !name && steps < 2 && ARTICLES.has(text.tokens[start]?.word ?? '');
      steps++
    ) {
      start++;
      name = schoolName(text, lexicon, start);
    }
    name ??= open && (items.length === 0 || !mentionAt(text, start)) ? openName(text, start) : null;
    if (!name) break;
    items.push(item(begin, name.to, { kind: 'school', value: name.value }));
    to = name.to;
    start = to;
    while (start - to < 2 && LINKS.has(text.tokens[start]?.word ?? '')) start++;
    if (start === to) break;
    begin = start;
  }
  return items.length > 0 ? { items, to } : null;
}
