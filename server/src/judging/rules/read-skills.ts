import type { Lexicon, Mention } from '../../lexicon/types.ts';
import { type Clause, clauseOf, stripEnd, stripStart } from './clause.ts';
import { readGroup } from './read-company.ts';
import { readEducationClause } from './read-education.ts';
import { readLanguageClause } from './read-language.ts';
import { readItems, splitItems } from './read-list.ts';
import { readBarePlace } from './read-place.ts';
import { bareSubject, readSubject } from './read-subject.ts';
import { type ReadStatement, readSeniorityClause, readTitleClause } from './read-title.ts';
import {
  type CriterionReading,
  isLiteral,
  type MentionDepth,
  together,
  unreadable,
} from './reading.ts';

/** Things that one can know, use or work in, named or searched as written. */

export const KNOWS =
  /^(?:(?:has|have|having|knows?|uses?|used|masters?|mastering|maitris\w+|connait|connaitre|connaissant|utilise|utilisant|pratique|possede|a|avec|with|is|est|familiar|comfortable|at ease|a l'aise|worked|works?|working|travaille|developed|developpe|developing|programming|programmation|coding|codes|able to|capable de|ayant|deja|already|skills?|competences?|technologies|stack|tools?|outils?|vient|venant|issue?|provenant|comes?|coming|from|pratique d'une?)\s*:?\s+)+/;

/**
 * Skills, functions and sectors that the lexicon knows, alone or after "knows", "experience with",
 * and so on.
 */
export function readKnownSkills(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const subject = withoutCategory(
    withoutSector(bareSubject(stripStart(bareSubject(clause), KNOWS)), lexicon),
    lexicon,
  );
  const isSubject = (item: Clause): boolean =>
    isSkillLike(withoutSector(bareSubject(item), lexicon), lexicon);
  // "SAP and Oracle": a known thing stands beside another one, known or not.
  const isBesideKnown = splitItems(subject, isSubject).items.some(isSubject);
  return readItems(subject, isSubject, (item) => {
    const bare = withoutSector(bareSubject(item), lexicon);
    const group = readGroup(bare, lexicon);
    if (group !== null) return group;
    if (isSubject(item)) return mention(bare, 'anywhere', lexicon);
    if (lexicon.readLanguage(bare.raw) !== null) return readLanguageClause(bare, lexicon);
    return isBesideKnown && isShortName(bare, lexicon) ? mention(bare, 'lists', lexicon) : null;
  });
}

/** "Salesforce CRM": the category after a known name adds no requirement. */
function withoutCategory(clause: Clause, lexicon: Lexicon): Clause {
  const name = stripEnd(
    clause,
    /\s(?:crm|erp|cloud|framework|library|software|tool|platform|logiciel|outil|plateforme|database|suite)$/,
  );
  return lexicon.readSkill(clause.raw) === null && lexicon.readSkill(name.raw) !== null
    ? name
    : clause;
}

/** A word or two without any other meaning in the lexicon. */
const isShortName = ({ raw, plain }: Clause, lexicon: Lexicon): boolean =>
  plain.split(' ').length <= 2 &&
  /\p{L}/u.test(plain) &&
  !EMPTY_WORDS.has(plain) &&
  lexicon.scan(raw).length === 0;

const SECTOR =
  /^(?:(?:the|le|la|in|dans|secteur|domaine|milieu|environnement|contexte|univers|industrie|field|industry|sector|de|du|des|d')\s*:?\s+|l'|d')/;
const SECTOR_END = /\s(?:industry|sector|field|domain|compan(?:y|ies)|space|environment)$/;

/** "Secteur bancaire" is a name as a whole; "secteur de la banque" is one without its first words. */
const withoutSector = (clause: Clause, lexicon: Lexicon): Clause =>
  lexicon.readIndustry(clause.raw) === null
    ? stripEnd(stripStart(clause, SECTOR), SECTOR_END)
    : clause;

function isSkillLike(clause: Clause, lexicon: Lexicon): boolean {
  // "FMCG / food": two industries, although the first alone names one.
  if (/ (?:\/|or|ou) /.test(clause.plain) && lexicon.readSkill(clause.raw) === null) return false;
  return (
    lexicon.readSkill(clause.raw) !== null ||
    lexicon.readFunction(clause.raw) !== null ||
    lexicon.readIndustry(clause.raw) !== null
  );
}

export function mention(
  clause: Clause,
  depth: MentionDepth,
  lexicon: Lexicon,
): CriterionReading | null {
  const subject = readSubject(clause, lexicon);
  return subject === null ? null : { kind: 'mention', subject, depth };
}

/** The maximum length, in words, of a phrase that is searched as written. */
export const PHRASE_WORDS = 4;

/**
 * A short phrase that the lexicon does not know is searched as written. It counts anywhere when the
 * criterion says that it is something to know or work with, else only in lists and titles.
 */
export function readLiteral(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const bare = bareSubject(stripStart(bareSubject(clause), KNOWS));
  const isFramed =
    bare.plain.length < clause.plain.length &&
    (KNOWS.test(clause.plain) ||
      /\b(?:experience|skills?|knowledge|maitrise|connaissances?|expertise|competences?|proficien\w+)\b/.test(
        clause.plain,
      ));
  if (!isFramed && lexicon.scan(clause.raw).length > 0) return null;
  const isUsed = USED.test(clause.plain);
  const isShort = (item: Clause): boolean =>
    item.plain.split(/\s+/).length <= PHRASE_WORDS && /\p{L}/u.test(item.plain);
  const read = readItems(
    bare,
    () => false,
    (item) => {
      if (!isShort(bareSubject(item))) return null;
      const isTool = isUsed || lexicon.readSkill(bareSubject(item).raw) !== null;
      // "Experience in ..." introduces something that one can have worked with, never a place of
      // residence.
      return (
        (isTool || isFramed ? null : readBarePlace(item, lexicon)) ??
        mention(item, isFramed ? 'anywhere' : 'lists', lexicon)
      );
    },
  );
  return read !== null && isTorn(read) ? unreadable('other') : read;
}

/**
 * "Has run a site, hotel or store with 100 people": the words of the first item belong to the others
 * too, so none of them can be searched alone.
 */
function isTorn(reading: CriterionReading): boolean {
  if (reading.kind !== 'all' && reading.kind !== 'any') return false;
  const isPhrase = (one: CriterionReading): boolean =>
    one.kind === 'mention' && isLiteral(one) && /\s/.test(one.subject.written);
  return reading.of.some(isPhrase) && !reading.of.every(isPhrase);
}

/** After these words comes something that one can use, not a place. */
const USED =
  /^(?:(?:has|a|deja|already|bonne|parfaite|excellente|solide|tres) )*(?:knows?|uses?|used|masters?|mastery|maitris\w+|connait|connaissances?|utilise\w*)\b/;

/** Words without a meaning of their own. */
export const EMPTY_WORDS = new Set(
  'in at on of the a an with and or for to from who has have is as by very profile candidate experience experienced background skills professional position role working le la les l d de du des un une en et ou avec chez dans pour sur au aux qui est a profil candidat experience expérience compétences poste secteur industry sector area region'.split(
    ' ',
  ),
);

/**
 * A noun phrase such as "senior Python developer in Lyon": everything that it names is required,
 * provided that it contains few other words.
 */
export function readMentions(
  clause: Clause,
  lexicon: Lexicon,
  most: number,
  read: ReadStatement,
): CriterionReading | null {
  const mentions = lexicon.scan(clause.raw);
  const others = leftover(clause, mentions);
  if (mentions.length === 0 || others > most || others > mentions.length) return null;
  const readings = mentions
    .map((found) => readMention(found, lexicon, read))
    .filter((reading) => reading !== null);
  const isChoice =
    /\s(?:or|ou)\s/.test(clause.plain) && mentions.every(({ kind }) => kind === mentions[0]!.kind);
  return readings.length === 0 ? null : together(isChoice ? 'any' : 'all', readings);
}

/** The number of meaningful words that no mention covers. */
function leftover(clause: Clause, mentions: readonly Mention[]): number {
  let rest = '';
  let from = 0;
  for (const { start, end } of mentions) {
    rest += `${clause.plain.slice(from, start)} `;
    from = end;
  }
  rest += clause.plain.slice(from);
  return rest.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .length;
}

function readMention(
  { kind, id, quote, name }: Mention,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const clause = clauseOf(quote);
  if (kind === 'title') return readTitleClause(clause, lexicon, read);
  if (kind === 'seniority') return readSeniorityClause(clause, lexicon);
  if (kind === 'place') return readBarePlace(clause, lexicon);
  if (kind === 'degree' || kind === 'school') return readEducationClause(clause, lexicon);
  if (kind === 'language') {
    const language = lexicon.readLanguage(id) ?? lexicon.readLanguage(name);
    return language === null
      ? null
      : { kind: 'language', code: language.code, names: language.names, level: null };
  }
  return mention(clause, 'anywhere', lexicon);
}
