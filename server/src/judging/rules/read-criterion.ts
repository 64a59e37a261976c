import type { Lexicon, Mention } from '../../lexicon/types.ts';
import { after, type Clause, clauseOf, slice, stripEnd, stripStart, without } from './clause.ts';
import { readCompanyClause } from './read-company.ts';
import { readCompanyKindClause } from './read-company-kind.ts';
import { readCertificationClause, readEducationClause } from './read-education.ts';
import { readLanguageClause } from './read-language.ts';
import { readLedClause, readManagementClause } from './read-management.ts';
import { NUMBER, numberOf, readAmount, withoutAmounts } from './read-number.ts';
import { placeFrame, readBarePlace, readPlaceClause } from './read-place.ts';
import { bareSubject, isKnownSubject, readItems, readSubject, splitItems } from './read-subject.ts';
import { readNegative, readTenureClause } from './read-tenure.ts';
import { readThreshold } from './read-threshold.ts';
import { readSeniorityClause, readTitleClause } from './read-title.ts';
import { readYearsClause, splitAfterYears } from './read-years.ts';
import { type CriterionReading, type MentionDepth, together, unreadable } from './reading.ts';
import { unreadableReason } from './unreadable.ts';

/**
 * Reads a criterion, English or French, whatever the scoring language. Its text is data:
 * instructions in it have no effect.
 */
export function readCriterion(text: string, lexicon: Lexicon): CriterionReading {
  const given = clauseOf(text.replace(GENDER_MARKS, '').replace(READ_WRITTEN_SPOKEN, ''));
  if (ASKS_NOTHING.test(given.plain)) return unreadable('other');
  const clause = stripEnd(stripStart(given, LEAD), TAIL);
  return clause.plain === '' ? unreadable('other') : readWhole(clause, lexicon);
}

/** "Développeur(se) H/F": marks that a title is meant for all genders. */
const GENDER_MARKS =
  /\((?:e|se|euse|ère|ere|trice|ne|le|fe|h\/f|f\/h|m\/f|f\/m|m\/w\/d|h\/f\/x|f\/h\/x)\)|\b(?:H\/F|F\/H|M\/F)(?:\/[XD])?\b/gi;

/** "Anglais lu, écrit, parlé" requires English. */
const READ_WRITTEN_SPOKEN =
  /^(?:spoken|written|oral|verbal) and (?:written|spoken|oral|verbal) |,?[ (]+(?:lue?,? (?:[ée]crite?),?(?: et)? parl[ée]e?|lue? et parl[ée]e?|parl[ée]e?,?(?: et)? [ée]crite?|(?:à l'|a l')?[ée]crit et (?:à l'|a l')?oral|(?:read,? )?written(?:,| and|,? and) spoken|(?:spoken|oral|verbal) and written|written and (?:oral|verbal))\)?/i;

/** "No degree required" sets no requirement. */
const ASKS_NOTHING =
  /^(?:no|pas de|aucune?) .*\b(?:required|needed|necessary|requise?|exigee?|necessaire|demandee?)$/;

/** Openings that only introduce the requirement. */
const LEAD =
  /^(?:(?:the |this |le |la |un |une )?(?:candidate|candidat|candidate|person|talent|profile|profil|personne|applicant)s?(?=[\s:,])(?: (?:must|should|has to|needs to|doit|devra|ait|qui|who|that|avec|with))*|must(?: have| be)?|should(?: have| be)?|needs?(?: to)?(?: have| be)?|required?|requires|requis|mandatory|obligatoire(?:ment)?|imperatif|imperativement|ideally|idealement|nice to have|preferably|de preference|souhaite|doit(?: avoir| etre)?|il faut|il doit|elle doit|we want|we need|looking for|on cherche|nous cherchons|recherche|a minima|please|they|he|she|il|elle|who|qui|candidate?)(?:\s*:\s*|\s+|$)/;
const TAIL =
  /[\s(,]+(?:is required|required|is mandatory|mandatory|preferred|is a must|a must|is a plus|a plus|obligatoire|imperatif|exige|requis|souhaite|est un plus|serait un plus|un plus|si possible|if possible|ideally|idealement)\)?$/;

/** Words that start a new statement after "and" or "or". */
const STATEMENT =
  /^(?:(?:who|qui|has|have|having|had|is|are|was|been|speaks?|speaking|knows?|uses?|used|based|lives?|living|located|resides?|works?|worked|working|currently|previously|never|not|no longer|with|at least|more than|less than|over|minimum|between|holds?|held|graduated|studied|certified|fluent|native|manag(?:ed|es|ing)|led|leads|experience|experienced|proficient|an? (?:degree|master|bachelor|phd|mba|team)|willing|available|strong|good|team management|within|est|parle|parlant|maitrise|connait|utilise|habite|habitant|basee?|reside|vit|travaille|a travaille|a etudie|actuellement|jamais|pas|ne|n'est|n'a|sans|avec|ayant|au moins|plus de|moins de|entre|titulaire|diplomee?|certifiee?|bilingue|manage|encadre|dirige|une experience|possede|detient|justifie|disponible|bonne?)\b|n'|\d+ ?\+? ?(?:years?|yrs?|ans?|annees|months|mois)\b)/;
const JOINT = /\s*(?:;|\.\s|,?\s(?:and\/or|et\/ou|but|mais|and|or|et|ou)\s|,\s)\s*/g;

function readWhole(clause: Clause, lexicon: Lexicon): CriterionReading {
  const threshold = readThreshold(clause, lexicon, (part) => readPositive(part, lexicon));
  if (threshold !== null) return threshold;
  return together(
    'any',
    statements(clause).map((parts) =>
      together(
        'all',
        parts.map((part) => readStatement(part, lexicon)),
      ),
    ),
  );
}

/** Statements joined by "or" are options; within an option, those joined by "and" must all hold. */
function statements(clause: Clause): Clause[][] {
  const options: Clause[][] = [[]];
  let start = 0;
  let isOption = false;
  const close = (end: number): void => {
    const part = slice(clause, start, end);
    if (part.plain === '') return;
    if (isOption) options.push([part]);
    else options.at(-1)!.push(part);
  };
  for (const joint of withoutAmounts(clause).matchAll(JOINT)) {
    const next = joint.index + joint[0].length;
    if (
      RADIUS_ONLY.test(clause.plain.slice(next)) ||
      LEVEL_ONLY.test(clause.plain.slice(next)) ||
      !(STATEMENT.test(clause.plain.slice(next)) || /^\s*[;.]/.test(joint[0]))
    )
      continue;
    close(joint.index);
    start = next;
    isOption = /\b(?:or|ou)\b/.test(joint[0]);
  }
  close(clause.plain.length);
  return options.filter((parts) => parts.length > 0);
}

/** "Lyon or within 30 km": the distance belongs to the place before it. */
const RADIUS_ONLY =
  /^(?:within|less than|under|(?:dans )?un rayon de|a moins de|moins de|dans les|a|in a)? ?\d{1,3}[- ]?(?:kms?|kilometers|kilometres|miles?|mi)(?: (?:radius|around|away|alentour|autour|of (?:it|there)|from (?:it|there)|max|maximum))*$/;

/** "German, minimum B2": the level belongs to the language before it. */
const LEVEL_ONLY =
  /^(?:(?:minimum|mini|min|at least|au moins|niveau|level)\.? )*[abc][12]\+?(?: is (?:fine|enough|ok|sufficient)| suffit| accepte)?$/;

const NEGATIONS: readonly RegExp[] = [
  /\b(?:hasn't|isn't|doesn't|does not|didn't|did not|do not|don't|no longer|without|sans)\s+/,
  /\b(?:has |have |is |was |are )?(?:not|never)\s+/,
  /\b(?:ne |n'|n )(?=\S+(?: \S+)?? (?:pas|jamais|plus)\b)/,
  /^(?:(?:no|pas de|aucune?|non|pas|jamais|never|hors|outside of|outside|sauf|except)\s+|pas d'|non-)/,
];
const FRENCH_NEGATION_END = /\s(?:pas|jamais|plus)\b/;
const NOT_ONLY =
  /\bnot (?:only|necessarily|required)\b|\bno (?:less|fewer|more) than\b|\bnot (?:less|fewer|more) than\b|\bpas (?:moins|plus) d|\bsans (?:visa|limite)/;

/** Reads one statement, after removing its negation. */
function readStatement(clause: Clause, lexicon: Lexicon): CriterionReading {
  const negative = readNegative(clause);
  if (negative !== null) return negative;
  const behindColon = after(clause, /^[^:]{1,40}\s:\s+/);
  if (behindColon?.plain.includes(' ') && readPositive(clause, lexicon).kind === 'unreadable')
    return readStatement(behindColon, lexicon);
  const positive = NOT_ONLY.test(clause.plain) ? null : withoutNegation(clause);
  if (positive === null) return readPositive(clause, lexicon);
  const reading = readPositive(positive, lexicon);
  return reading.kind === 'unreadable' ? reading : { kind: 'not', of: reading };
}

function withoutNegation(clause: Clause): Clause | null {
  const plain = withoutAmounts(clause);
  for (const pattern of NEGATIONS) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const kept = /\b(?:is|est|has|have)\b/.exec(found[0])?.[0] ?? '';
    const head = slice(clause, 0, found.index);
    const tail = slice(clause, found.index + found[0].length);
    const joined = {
      raw: `${head.raw} ${kept} ${tail.raw}`,
      plain: `${head.plain} ${kept} ${tail.plain}`,
    };
    const french = /^(?:ne|n)/.test(found[0]) ? FRENCH_NEGATION_END.exec(joined.plain) : null;
    const cut =
      french === null
        ? joined
        : { raw: cutOut(joined.raw, french), plain: cutOut(joined.plain, french) };
    return stripStart(
      slice({ raw: cut.raw.replace(/ {2,}/g, ' '), plain: cut.plain.replace(/ {2,}/g, ' ') }, 0),
      LEAD,
    );
  }
  return null;
}

const cutOut = (text: string, found: RegExpExecArray): string =>
  text.slice(0, found.index) + text.slice(found.index + found[0].length);

function readPositive(clause: Clause, lexicon: Lexicon): CriterionReading {
  const included = readIncludedYears(clause, lexicon);
  if (included !== null) return included;
  const examples =
    readLevelInParentheses(clause, lexicon) ??
    readExamples(clause, lexicon) ??
    readSuchAs(clause, lexicon);
  if (examples !== null) return examples;
  const craft = after(clause, ABILITY);
  if (craft !== null && isKnownSubject(bareSubject(craft), lexicon))
    return readPositive(craft, lexicon);
  const tenure = readTenureClause(clause) ?? readLedClause(clause);
  if (tenure !== null) return tenure;
  const employer = readCompanyKindClause(clause);
  if (employer !== null) return employer;
  const reason = unreadableReason(clause.plain);
  if (reason !== null) return unreadable(reason);
  const recent = readRecent(clause, lexicon);
  if (recent !== null) return recent;
  const read = (part: Clause): CriterionReading => readPositive(part, lexicon);
  return (
    readJoinedYears(clause, lexicon) ??
    readYearsClause(clause, lexicon, read) ??
    readCertificationClause(clause, lexicon) ??
    readLanguageClause(clause, lexicon) ??
    (placeFrame(clause) ? readPlaceClause(clause, lexicon) : null) ??
    readEducationClause(clause, lexicon) ??
    readManagementClause(clause) ??
    readCompanyClause(clause, lexicon) ??
    readSeniorityClause(clause, lexicon) ??
    readKnownSkills(clause, lexicon) ??
    readTitleClause(clause, lexicon, read) ??
    readPlaceClause(clause, lexicon) ??
    readMentions(clause, lexicon, 0) ??
    readPhrase(clause, lexicon) ??
    readMentions(clause, lexicon, 2) ??
    unreadable('other')
  );
}

/** "Ability to code in Rust" requires Rust; abilities of character do not show in a profile. */
const ABILITY =
  /^(?:ability|able|capable|capacite|aptitude|knows how|sait|savoir)(?: to| a| de)? (?:code|program|develop|build|write|use|work|coder|programmer|developper|utiliser|travailler)(?: in| with| en| avec| sur)? /;

/** "English (C1)". */
function readLevelInParentheses(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (!clause.plain.includes('(')) return null;
  return readLanguageClause(
    slice({ raw: clause.raw.replace(/[()]/g, ' '), plain: clause.plain.replace(/[()]/g, ' ') }, 0),
    lexicon,
  );
}

/** "5 years of experience including 2 in management": the part has its own amount. */
const INCLUDING = new RegExp(
  `,? \\(?(?:including|incl\\.?|of which|with|dont)(?: at least| au moins| a minimum of)? ${NUMBER}(?: (?:years?|yrs?|ans|annees)(?: of experience)?)? (?=\\S)`,
);

function readIncludedYears(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const amount = readAmount(clause);
  const found = amount === null ? null : INCLUDING.exec(clause.plain.slice(amount.end));
  if (amount === null || found === null) return null;
  const at = amount.end + found.index;
  const rest = slice(clause, at + found[0].length);
  const part = clauseOf(`${numberOf(found[1]!)} years ${rest.raw}`);
  return together('all', [
    readPositive(slice(clause, 0, at), lexicon),
    readPositive(part, lexicon),
  ]);
}

/** An amount of years, then something else joined on by "and": two requirements. */
function readJoinedYears(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const parts = splitAfterYears(clause);
  return parts === null
    ? null
    : together('all', [readPositive(parts[0], lexicon), readPositive(parts[1], lexicon)]);
}

/**
 * "Cloud (AWS, GCP or Azure)": the text in parentheses explains the meaning. Remarks such as
 * "(mandatory)" are dropped.
 */
function readExamples(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const found = /\(([^()]*)\)?/.exec(clause.plain);
  if (found === null) return null;
  const start = found.index + 1;
  const inside = stripStart(
    slice(clause, start, start + found[1]!.length),
    /^(?:e\.?g\.?|i\.?e\.?|such as|like|par exemple|ex|comme|tel que|:|etc)[\s.:,]+/,
  );
  const outside = slice(
    {
      raw: clause.raw.slice(0, found.index) + clause.raw.slice(found.index + found[0].length),
      plain: clause.plain.slice(0, found.index) + clause.plain.slice(found.index + found[0].length),
    },
    0,
  );
  if (outside.plain === '' || inside.plain === '')
    return inside.plain === '' ? null : readPositive(inside, lexicon);
  const isOne = (item: Clause): boolean => isKnownSubject(bareSubject(item), lexicon);
  const outer = readPositive(outside, lexicon);
  const counted = AT_LEAST_COUNT.exec(outside.plain);
  const atLeast = counted === null ? null : numberOf(counted[1]!);
  const list = readItems(inside, isOne, (item) =>
    isOne(item) ? mention(item, 'anywhere', lexicon) : null,
  );
  const more = list ?? readPositive(inside, lexicon);
  const choices = choicesOf(more);
  if (choices !== null && atLeast !== null && atLeast <= choices.length)
    return atLeast === 1
      ? { kind: 'any', of: choices }
      : { kind: 'some', min: atLeast, of: choices };
  if (choices !== null && outer.kind === 'mention') return { kind: 'any', of: [outer, ...choices] };
  const explains =
    outer.kind === 'title' &&
    (more.kind === 'degree' || /^\p{Lu}{2,6}$/u.test(inside.raw)) &&
    list === null;
  const isRemark =
    explains || more.kind === 'unreadable' || (more.kind === 'mention' && more.depth === 'lists');
  if (isRemark) return outer;
  return outer.kind === 'unreadable' ? more : together('all', [outer, more]);
}

/** "At least one cloud platform (...)", "deux frameworks au moins (...)". */
const AT_LEAST_COUNT = new RegExp(
  `(?:at least|minimum|au moins|any)(?: d'| de)? ?${NUMBER}(?! ?(?:years?|yrs?|ans?|annees|months?|mois))\\b`,
);

/** The mentions that the reading lists, each of them a choice; null for any other reading. */
function choicesOf(reading: CriterionReading): readonly CriterionReading[] | null {
  if (reading.kind === 'mention') return [reading];
  if (reading.kind !== 'all' && reading.kind !== 'any') return null;
  return reading.of.every(({ kind }) => kind === 'mention') ? reading.of : null;
}

const SUCH_AS =
  /,? (?:such as|including|for example|for instance|e\.?g\.?|par exemple|notamment|tel(?:le)?s? que?|tel(?:le)?s? qu'|(?<=\b(?:tools?|software|technologies|frameworks?|languages|platforms?|systems?|solutions?|outils?|logiciels?|langages?|plateformes?|systemes?|progiciels?|erp|crm) )(?:like|comme)|(?:like|comme) (?=[^,]*, [^,]* (?:or|ou) ))[\s:,]*/;

/**
 * "CRM tools such as Salesforce or HubSpot": each example is sufficient, and so is the thing
 * itself.
 */
function readSuchAs(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const found = SUCH_AS.exec(clause.plain);
  if (found === null) return null;
  const whole = slice(clause, 0, found.index);
  const ending = stripEnd(slice(clause, found.index + found[0].length), OR_OTHERS);
  if (readAmount(clause) !== null)
    return readPositive(
      without(
        clause,
        GENERIC.exec(whole.plain)?.index ?? found.index,
        found.index + found[0].length,
      ),
      lexicon,
    );
  const isOne = (item: Clause): boolean => isKnownSubject(bareSubject(item), lexicon);
  const isName = (item: Clause): boolean =>
    isOne(item) || item.plain.split(' ').length <= PHRASE_WORDS;
  const list = readItems(ending, isOne, (item) =>
    isName(item) ? mention(item, 'anywhere', lexicon) : null,
  );
  if (list === null) return null;
  const named = stripEnd(bareSubject(stripStart(bareSubject(whole), KNOWS)), GENERIC);
  const outer = isKnownSubject(named, lexicon) ? mention(named, 'anywhere', lexicon) : null;
  const examples = list.kind === 'all' || list.kind === 'any' ? list.of : [list];
  return together('any', outer === null ? examples : [outer, ...examples]);
}

/** Generic names for such things: they add nothing to their examples. */
const GENERIC =
  /(?:^|\s)(?:(?:an?|the|some|modern|main|un|une|des|les) )*(?:tools?|software|technologies|frameworks?|languages?|platforms?|systems?|solutions?|outils?|logiciels?|langages?|plateformes?|systemes?|progiciels?)$/;
const OR_OTHERS =
  /,? (?:(?:or|ou|and|et) )?(?:similar|others?|equivalent|autres?|similaires?|etc\.?|the like)$/;

/** "in the last 5 years", "ces 3 dernières années". */
const RECENT =
  /,?\s*\b(?:(?:in|within|over|during|for) )?(?:(?:the|his|her|their) )?(?:last|past|previous) (\d{1,2}|two|three|four|five|ten) years\b|,?\s*\b(?:(?:dans|au cours|durant|pendant|sur) )?(?:des|ces|les)? ?(\d{1,2}|deux|trois|quatre|cinq|dix) dernieres annees\b/;

/** A statement about the latest years only. */
function readRecent(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const found = RECENT.exec(clause.plain);
  if (found === null) return null;
  const reading = readPositive(
    without(clause, found.index, found.index + found[0].length),
    lexicon,
  );
  return reading.kind === 'unreadable'
    ? reading
    : { kind: 'recent', years: numberOf((found[1] ?? found[2])!), of: inJobs(reading) };
}

/** Counts in jobs only, because a list of skills does not show when they were used. */
const inJobs = (reading: CriterionReading): CriterionReading => {
  if (reading.kind === 'mention') return { ...reading, depth: 'job' };
  return reading.kind === 'all' || reading.kind === 'any'
    ? { kind: reading.kind, of: reading.of.map(inJobs) }
    : reading;
};

const KNOWS =
  /^(?:(?:has|have|having|knows?|uses?|used|masters?|mastering|maitris\w+|connait|connaitre|connaissant|utilise|utilisant|pratique|possede|a|avec|with|is|est|familiar|comfortable|at ease|a l'aise|worked|works?|working|travaille|developed|developpe|developing|programming|programmation|coding|codes|able to|capable de|ayant|deja|already|skills?|competences?|technologies|stack|tools?|outils?)\s*:?\s+)+/;

/**
 * Skills, functions and sectors that the lexicon knows, alone or after "knows", "experience with",
 * and so on.
 */
function readKnownSkills(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const subject = withoutCategory(
    withoutSector(bareSubject(stripStart(bareSubject(clause), KNOWS))),
    lexicon,
  );
  const isSubject = (item: Clause): boolean =>
    isSkillLike(withoutSector(bareSubject(item)), lexicon);
  // "SAP and Oracle": a known thing stands beside another one, known or not.
  const isBesideKnown = splitItems(subject, isSubject).items.some(isSubject);
  return readItems(subject, isSubject, (item) => {
    const bare = withoutSector(bareSubject(item));
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
  /^(?:(?:the|le|la|in|dans|secteur|domaine|milieu|univers|industrie|field|industry|sector|de|du|des|d')\s*:?\s+|l'|d')/;
const SECTOR_END = /\s(?:industry|sector|field|domain|compan(?:y|ies)|space|environment)$/;

const withoutSector = (clause: Clause): Clause => stripEnd(stripStart(clause, SECTOR), SECTOR_END);

function isSkillLike(clause: Clause, lexicon: Lexicon): boolean {
  return (
    lexicon.readSkill(clause.raw) !== null ||
    lexicon.readFunction(clause.raw) !== null ||
    lexicon.readIndustry(clause.raw) !== null
  );
}

function mention(clause: Clause, depth: MentionDepth, lexicon: Lexicon): CriterionReading | null {
  const subject = readSubject(clause, lexicon);
  return subject === null ? null : { kind: 'mention', subject, depth };
}

/** The maximum length, in words, of a phrase that is searched as written. */
const PHRASE_WORDS = 4;

/**
 * A short phrase that the lexicon does not know is searched as written. It counts anywhere when the
 * criterion says that it is something to know or work with, else only in lists and titles.
 */
function readPhrase(clause: Clause, lexicon: Lexicon): CriterionReading | null {
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
  return readItems(
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
}

/** After these words comes something that one can use, not a place. */
const USED =
  /^(?:(?:has|a|deja|already|bonne|parfaite|excellente|solide|tres) )*(?:knows?|uses?|used|masters?|mastery|maitris\w+|connait|connaissances?|utilise\w*)\b/;

const EMPTY_WORDS = new Set(
  'in at on of the a an with and or for to from who has have is as by very profile candidate experience experienced background skills professional position role working le la les l d de du des un une en et ou avec chez dans pour sur au aux qui est a profil candidat experience expérience compétences poste secteur industry sector area region'.split(
    ' ',
  ),
);

/**
 * A noun phrase such as "senior Python developer in Lyon": everything that it names is required,
 * provided that it contains few other words.
 */
function readMentions(clause: Clause, lexicon: Lexicon, most: number): CriterionReading | null {
  const mentions = lexicon.scan(clause.raw);
  const others = leftover(clause, mentions);
  if (mentions.length === 0 || others > most || others > mentions.length) return null;
  const readings = mentions
    .map((found) => readMention(found, lexicon))
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
): CriterionReading | null {
  const clause = clauseOf(quote);
  if (kind === 'title')
    return readTitleClause(clause, lexicon, (part) => readPositive(part, lexicon));
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
