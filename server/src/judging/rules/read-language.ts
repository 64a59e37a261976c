import type { Lexicon } from '../../lexicon/types.ts';
import { readLanguageLevel, readLevels } from '../../reader/quantities/language-levels.ts';
import { promptTokens } from '../../reader/tokens.ts';
import { type Clause, clauseOf, slice, stripEnd, stripStart } from './clause.ts';
import { splitItems } from './read-list.ts';
import { readCount } from './read-number.ts';
import { type CriterionReading, together } from './reading.ts';

/**
 * Human languages with a level: "fluent English", "anglais courant (C1)", "speaks French and
 * German", "bilingual".
 */

const START =
  /^(?:(?:is|are|must|(?:(?:speaks?|parle) )?(?:or |ou )?(?:understands?|understanding|comprend)|speaks?|speaking|parle|parlant|parler|reads?|writes?|can|be|able to|speak|fluency|fluent(?:ly)?|native|bilingual|bilingue|proficien(?:t|cy)|professional|working|full|business|conversational|basic|intermediate|advanced|excellent|good|very good|very|strong|mother tongue|maternelle|level|languages?|langues?|language|skills?|knowledge|command|mastery|maitrise|maitrisant|niveau|[abc][12]\+?|bonne?|tres bonne?|tres|pratique|bien|(?:courant(?:e|ment)?|couramment)|connaissances?|notions?|in|of|the|an?|de|du|d'|en|le|l'|la|l|both|lu|written|spoken|oral|verbal|un|une|as|a|at|least|minimum|:)\s+|(?:l|d)')/;
const END =
  /(?:^|[\s(,]+)(?:(?:at a |at an |at |to a |to an |a un |au |un |comme une? |as an? )?(?:minimum )?(?:standard|fluent(?:ly)?|native(?: speaker)?|speaker|bilingual|bilingue|proficient|proficiency|professional(?: working)?|full professional|limited working|working|business|conversational|basic|intermediate|advanced|(?:courant(?:e|ment)?|couramment)|professionnel(?:le)?|operationnel(?:le)?|technique|intermediaire|avance|debutant|scolaire|notions|langue maternelle|maternelle|natif|native|first language|mother tongue|lu,? ecrit,? parle|level|niveau|to|at|with|de|en|d'un|speaking|spoken|written|oral|verbal|parlee?|ecrite?|lue?|a must|must|needed|essential|indispensable|exigee|requise|imperatif|obligatoire|skills?|required|mandatory|is|exige|requis|souhaite|obligatoire|imperatif|[abc][12](?:\+)?)(?:\s*(?:minimum|or above|or higher|or more|ou plus|level|language|tongue|speaker|\+))?\)?)$/;
/** Words that show that a language is meant, not a country's people or a cuisine. */
const CUE =
  /\b(?:understands?|comprend|mother tongue|fluent(?:ly)?|native|bilingu(?:al|e)|speaks?|speaking|speaker|parle|parlant|parler|langues?|languages?|(?:courant(?:e|ment)?|couramment)|maternelle|professional|professionnel|operationnel|intermediaire|intermediate|conversational|level|niveau|maitrise|proficien(?:t|cy)|command|written|spoken|lu|ecrit|notions|[abc][12]|skills?|knowledge|good|bon|excellent|technique|scolaire|business|advanced|avance)\b/;

/** "Bilingual in French and German": the level of both languages. */
const BILINGUAL = /\b(?:bilingual|bilingue)\b/;

const MANY =
  /^(?:(?:is|est|speaks?|speaking|parle|parlant|fluent in|maitrise|connait|knows?|has|a) )*(.+?) (foreign |other |different |modern )?(?:languages?|langues?)( etrangeres?| vivantes?| differentes?)?(?: fluently| couramment| minimum| or more| ou plus| au moins)?$/;
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
  if (polyglot !== undefined) return { kind: 'languages', min: polyglot[1], level: null };
  const found = MANY.exec(plain);
  if (found === null) return null;
  const { min, strict } = readCount(found[1]!.replace(/ (?:other|autres?)$/, ''), false) ?? {
    min: SEVERAL[found[1]!] ?? null,
    strict: false,
  };
  const isForeign = /foreign|other|etrangeres?|autres?/.test(
    `${found[1]}${found[2] ?? ''}${found[3] ?? ''}`,
  );
  return min === null
    ? null
    : {
        kind: 'languages',
        min: min + (strict ? 1 : 0) + (isForeign ? 1 : 0),
        level: readLanguageLevel(plain),
      };
}

export function readLanguageClause(given: Clause, lexicon: Lexicon): CriterionReading | null {
  const counted = readLanguageCount(given);
  if (counted !== null) return counted;
  const clause = withFrameworkLevels(given);
  const isOne = (item: Clause): boolean => isLanguage(bareName(item), lexicon);
  const split = splitItems(clause, isOne);
  const { kind } = split;
  const items = split.items.flatMap((item) => hyphenated(item, isOne));
  const named = items.map((item) => ({
    item,
    language: isOne(item) ? lexicon.readLanguage(bareName(item).raw) : null,
  }));
  const known = named.filter(({ language }) => language !== null);
  const hasCue = CUE.test(clause.plain);
  if (known.length === 0 || known.length < named.length) return null;
  if (!hasCue && known.some(({ item }) => bareName(item).plain !== item.plain)) return null;
  const shared = BILINGUAL.test(given.plain) ? 5 : levelAtEdge(clause);
  return together(
    kind,
    known.map(({ item, language }) => ({
      kind: 'language',
      code: language!.code,
      names: language!.names,
      level: readLanguageLevel(item.raw) ?? shared,
    })),
  );
}

/** "Allemand, niveau b2": the level belongs to the language before the comma. */
const BEHIND_COMMA =
  /,\s*(?:(?:niveau|level|minimum|mini|min\.?|at least|au moins) )*(?=[abc][12]\b)/gi;

/** The CEFR level that stands for each of the reader's levels. */
const FRAMEWORK = ['a2', 'b1', 'b2', 'c1', 'c2'] as const;

/**
 * The clause with the words of each level replaced by a CEFR level: "courant ou bilingue" and
 * "TOEIC 950" become "c1", so that the rest of the clause is the language.
 */
function withFrameworkLevels(given: Clause): Clause {
  const tokens = promptTokens(given.raw);
  let raw = '';
  let at = 0;
  for (const { from, to, level } of readLevels(tokens)) {
    raw += `${given.raw.slice(at, tokens[from]!.start)}${FRAMEWORK[level - 1]} `;
    at = tokens[to - 1]!.end;
  }
  return at === 0 ? given : clauseOf((raw + given.raw.slice(at)).replace(BEHIND_COMMA, ' '));
}

/** "français-anglais": both, when either half is a language. */
function hyphenated(item: Clause, isOne: (item: Clause) => boolean): Clause[] {
  const at = item.plain.search(/[-/]/);
  if (at < 0 || isOne(item)) return [item];
  const halves = [slice(item, 0, at), slice(item, at + 1)];
  return halves.every(isOne) ? halves : [item];
}

const bareName = (item: Clause): Clause => stripEnd(stripStart(stripEnd(item, END), START), END);

/** "Créé" is a verb, though Cree is a language. */
const isLanguage = ({ raw, plain }: Clause, lexicon: Lexicon): boolean =>
  !(plain === 'cree' && !raw.startsWith('C')) && lexicon.readLanguage(raw) !== null;

/** A level written once, before the first or after the last language, applies to all of them. */
function levelAtEdge({ plain }: Clause): number | null {
  const words = plain.split(/[\s,()]+/);
  return (
    readLanguageLevel(words.slice(0, 3).join(' ')) ?? readLanguageLevel(words.slice(-3).join(' '))
  );
}
