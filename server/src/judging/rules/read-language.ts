import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, slice, stripEnd, stripStart, without } from './clause.ts';
import { readCount } from './read-number.ts';
import { splitItems } from './read-subject.ts';
import { type CriterionReading, together } from './reading.ts';

/**
 * Human languages with a level: "fluent English", "anglais courant (C1)", "speaks French and
 * German", "bilingual".
 */

const START =
  /^(?:(?:is|are|must|speaks?|speaking|parle|parlant|parler|reads?|writes?|can|be|able to|speak|fluency|fluent(?:ly)?|native|bilingual|bilingue|proficien(?:t|cy)|professional|working|full|business|conversational|basic|intermediate|advanced|excellent|good|very good|very|strong|mother tongue|maternelle|level|languages?|langues?|language|skills?|knowledge|command|mastery|maitrise|maitrisant|niveau|[abc][12]\+?|bonne?|tres bonne?|tres|pratique|bien|(?:courant(?:e|ment)?|couramment)|connaissances?|notions?|in|of|the|an?|de|du|d'|en|le|l'|la|l|both|lu|un|une|as|a|at|least|minimum|:)\s+|(?:l|d)')/;
const END =
  /(?:^|[\s(,]+)(?:(?:at a |at |a un |au |un )?(?:minimum )?(?:fluent(?:ly)?|native(?: speaker)?|speaker|bilingual|bilingue|proficient|proficiency|professional(?: working)?|full professional|limited working|working|business|conversational|basic|intermediate|advanced|(?:courant(?:e|ment)?|couramment)|professionnel(?:le)?|operationnel(?:le)?|technique|intermediaire|avance|debutant|scolaire|notions|langue maternelle|maternelle|natif|native|lu,? ecrit,? parle|level|niveau|skills?|required|mandatory|is|exige|requis|souhaite|obligatoire|imperatif|[abc][12](?:\+)?)(?:\s*(?:minimum|or above|or higher|or more|ou plus|level|\+))?\)?)$/;
/** Words that show that a language is meant, not a country's people or a cuisine. */
const CUE =
  /\b(?:fluent(?:ly)?|native|bilingu(?:al|e)|speaks?|speaking|speaker|parle|parlant|parler|langues?|languages?|(?:courant(?:e|ment)?|couramment)|maternelle|professional|professionnel|operationnel|intermediaire|intermediate|conversational|level|niveau|maitrise|proficien(?:t|cy)|command|written|spoken|lu|ecrit|notions|[abc][12]|skills?|knowledge|good|bon|excellent|technique|scolaire|business|advanced|avance)\b/;

/** The level of languages without an explicit level, in words of both languages. */
const BILINGUAL = /\b(?:bilingual|bilingue)\b/;

/**
 * "Courant ou professionnel", "courant voire bilingue": of two levels in a row, the lower one is
 * required.
 */
const LEVEL =
  '(native|fluent|bilingual|professional|intermediate|courant|bilingue|natif|professionnel|intermediaire|c1|c2|b1|b2)';
const SECOND_LEVEL = new RegExp(`\\b${LEVEL}( or | and | ou | et | voire |/)${LEVEL}\\b`);

const LAST_LEVEL =
  /\s(?:or|ou|voire)\s(?:an? )?(?:c1|c2|b2|bilingual|bilingue|native|fluent|equivalent|higher|above|better|plus|mieux)$/;

const MANY =
  /^(?:(?:is|est|speaks?|speaking|parle|parlant|fluent in|maitrise|connait|knows?|has|a) )*(.+?) (foreign |other |different |modern )?(?:languages|langues)( etrangeres| vivantes| differentes)?(?: fluently| couramment| minimum| or more| ou plus| au moins)?$/;
const SEVERAL: Record<string, number> = {
  several: 2,
  multiple: 2,
  plusieurs: 2,
  many: 3,
  'more than one': 2,
  "plus d'une": 2,
};
const POLYGLOT: readonly [RegExp, number][] = [
  [
    /^(?:(?:is|est|an?|une?) )*(?:multilingual|multilingue|bilingual|bilingue)(?: profile| profil| person)?$/,
    2,
  ],
  [
    /^(?:(?:is|est|an?|une?) )*(?:trilingual|trilingue|polyglot|polyglotte)(?: profile| profil| person)?$/,
    3,
  ],
];

/**
 * "Speaks at least two languages". For foreign languages, the person's own is added to the number.
 */
function readLanguageCount({ plain }: Clause): CriterionReading | null {
  const polyglot = POLYGLOT.find(([pattern]) => pattern.test(plain));
  if (polyglot !== undefined) return { kind: 'languages', min: polyglot[1] };
  const found = MANY.exec(plain);
  if (found === null) return null;
  const { min, strict } = readCount(found[1]!, false) ?? {
    min: SEVERAL[found[1]!] ?? null,
    strict: false,
  };
  const isForeign = /foreign|etrangeres/.test(`${found[2] ?? ''}${found[3] ?? ''}`);
  return min === null
    ? null
    : { kind: 'languages', min: min + (strict ? 1 : 0) + (isForeign ? 1 : 0) };
}

export function readLanguageClause(given: Clause, lexicon: Lexicon): CriterionReading | null {
  const counted = readLanguageCount(given);
  if (counted !== null) return counted;
  const pair = SECOND_LEVEL.exec(given.plain);
  const whole = pair === null ? given : withoutHigher(given, pair, lexicon);
  const clause = stripEnd(whole, LAST_LEVEL);
  const isOne = (item: Clause): boolean => lexicon.readLanguage(bareName(item).raw) !== null;
  const split = splitItems(clause, isOne);
  const { kind } = split;
  const items = split.items.flatMap((item) => hyphenated(item, isOne));
  const named = items.map((item) => ({ item, language: lexicon.readLanguage(bareName(item).raw) }));
  const known = named.filter(({ language }) => language !== null);
  const hasCue = CUE.test(clause.plain);
  if (known.length === 0 || known.length < named.length) return null;
  if (!hasCue && known.some(({ item }) => bareName(item).plain !== item.plain)) return null;
  const shared = BILINGUAL.test(clause.plain) ? 5 : levelAtEdge(clause, lexicon);
  return together(
    kind,
    known.map(({ item, language }) => ({
      kind: 'language',
      code: language!.code,
      names: language!.names,
      level: levelIn(item, lexicon) ?? shared,
    })),
  );
}

/** The clause without the higher one of two levels. */
function withoutHigher(given: Clause, pair: RegExpExecArray, lexicon: Lexicon): Clause {
  const [, first, joint, second] = pair as unknown as [string, string, string, string];
  const isFirstHigher = (levelOf(first, lexicon) ?? 0) > (levelOf(second, lexicon) ?? 0);
  const middle = pair.index + first.length;
  return isFirstHigher
    ? without(given, pair.index, middle + joint.length)
    : without(given, middle, pair.index + pair[0].length);
}

/** "français-anglais": both, when either half is a language. */
function hyphenated(item: Clause, isOne: (item: Clause) => boolean): Clause[] {
  const at = item.plain.search(/[-/]/);
  if (at < 0 || isOne(item)) return [item];
  const halves = [slice(item, 0, at), slice(item, at + 1)];
  return halves.every(isOne) ? halves : [item];
}

const bareName = (item: Clause): Clause => stripEnd(stripStart(stripEnd(item, END), START), END);

/** A level written once, before the first or after the last language, applies to all of them. */
function levelAtEdge(clause: Clause, lexicon: Lexicon): number | null {
  const words = clause.plain.split(/[\s,()]+/);
  return (
    levelOf(words.slice(0, 3).join(' '), lexicon) ?? levelOf(words.slice(-3).join(' '), lexicon)
  );
}

const levelIn = (item: Clause, lexicon: Lexicon): number | null => levelOf(item.plain, lexicon);

const LEVEL_WORDS: readonly [RegExp, number][] = [
  [/\b(?:native|mother tongue|bilingual|bilingue|maternelle|natif)\b/, 5],
  [/\bc2\b/, 5],
  [
    /\b(?:fluent(?:ly)?|fluency|(?:courant(?:e|ment)?|couramment)|full professional|excellent|advanced|avance|c1)\b/,
    4,
  ],
  [
    /\b(?:professional|professionnel|professionnelle|business|operationnel|operationnelle|proficien(?:t|cy)|good|bonne?|b2)\b/,
    3,
  ],
  [/\b(?:conversational|intermediate|intermediaire|limited|technique|b1)\b/, 2],
  [/\b(?:basic|elementary|notions?|debutant|scolaire|a1|a2)\b/, 1],
];

function levelOf(words: string, lexicon: Lexicon): number | null {
  for (const [pattern, level] of LEVEL_WORDS) if (pattern.test(words)) return level;
  return words === '' ? null : lexicon.readLanguageLevel(words);
}
