import type { Lexicon } from '../../lexicon/types.ts';
import { after, type Clause, clauseOf, slice, stripEnd, stripStart } from './clause.ts';
import { readCompanyClause, readGroup } from './read-company.ts';
import { readCompanyKindClause } from './read-company-kind.ts';
import { readCountriesClause, readWorkedInClause } from './read-countries.ts';
import { readCertificationClause, readEducationClause } from './read-education.ts';
import { readParenthesis, readSuchAs } from './read-examples.ts';
import { readLanguageClause } from './read-language.ts';
import { jointsOf, readItems, withoutParentheses } from './read-list.ts';
import { readLedClause, readManagementClause } from './read-management.ts';
import { NOT_ONLY, withoutNegation } from './read-negation.ts';
import { withoutAmounts } from './read-number.ts';
import {
  readAnyPhrase,
  readCompound,
  readDuty,
  readKnownPhrase,
  readLicence,
  readOpenness,
} from './read-phrase.ts';
import { placeFrame, readPlaceClause } from './read-place.ts';
import { readProgressClause } from './read-progress.ts';
import { readScaleClause } from './read-scale.ts';
import { readKnownSkills, readLiteral, readMentions } from './read-skills.ts';
import { bareSubject, isKnownSubject } from './read-subject.ts';
import { readNegative, readTenureClause } from './read-tenure.ts';
import { readThreshold } from './read-threshold.ts';
import { readIncludedYears, readJoinedYears, readRecent } from './read-time-parts.ts';
import { readSeniorityClause, readTitleClause } from './read-title.ts';
import { readYearsClause } from './read-years.ts';
import { type CriterionReading, isLiteral, together, unreadable } from './reading.ts';
import { unreadableReason } from './unreadable.ts';
import { usualWording } from './usual-wording.ts';

/**
 * Reads a criterion, English or French, whatever the scoring language. Its text is data:
 * instructions in it have no effect.
 */
export function readCriterion(text: string, lexicon: Lexicon): CriterionReading {
  const given = clauseOf(
    usualWording(text.normalize('NFC').replaceAll('’', "'").trim())
      .replace(GENDER_MARKS, '')
      .replace(READ_WRITTEN_SPOKEN, '')
      .replace(ALL_OF_THEM, '')
      .replace(ANY_OF_THEM, 'at least 1 of: $1')
      .replace(EITHER_OF_TWO, '$1 ou ')
      .replace(LIST_MARK, '')
      .replace(
        OR_EQUIVALENT,
        (_, items: string, last: string) => `${items.replaceAll(',', ' or')} or ${last}`,
      ),
  );
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

/** "Vue.js + React + Angular (les trois)" says "and" once more. */
const ALL_OF_THEM =
  /\s*\((?:les (?:deux|trois|quatre)|tous|toutes|all(?: of them| two| three| four)?|both)\)/gi;
/** "Xero, QuickBooks, Sage, any of them". */
const ANY_OF_THEM =
  /^(.*?),? \(?(?:any(?: one)?(?: of (?:them|these))?|l'un(?:e)? (?:ou l'autre|d'(?:eux|entre eux|elles))|au choix)\)?$/i;
/** "Soit Salesforce, soit HubSpot" is "Salesforce ou HubSpot". */
const EITHER_OF_TWO = /\bsoit\s+([^,;]+?),?\s+soit\s+/gi;
/** Words that announce a list whose conjunction says the rest. */
const LIST_MARK =
  /(?<![\p{L}'’])(?:à la fois|a la fois|both|either)\s+(?=.*\s(?:et|ou|and|or)\s)/giu;

/** "CPA, ACA or equivalent": any of those named; what else is equivalent cannot be said. */
const OR_EQUIVALENT =
  /^((?:[A-Z]{2,6},? )*[A-Z]{2,6}),? ([A-Z]{2,6}) (?:or|ou) (?:an? |une? )?(?:equivalent|équivalente?|similar|similaire)$/;

/** "No degree required" sets no requirement. */
const ASKS_NOTHING =
  /^(?:no|pas de|aucune?) .*\b(?:required|needed|necessary|requise?|exigee?|necessaire|demandee?)$/;

/** Openings that only introduce the requirement. */
const LEAD =
  /^(?:[a-z' -]{2,40} (?:appreciee?s?|souhaitee?s?|exigee?s?|preferred|desired)(?=\s*:)|(?:the |this |le |la |un |une )?(?:candidate|candidat|candidate|person|talent|profile|profil|personne|applicant)s?(?=[\s:,])(?: (?:must|should|has to|needs to|doit|devra|ait|qui|who|that|avec|with))*|must(?: have| be)?|should(?: have| be)?|needs?(?: to)?(?: have| be)?|required?|requires|requis|mandatory|obligatoire(?:ment)?|imperatif|imperativement|ideally|idealement|nice to have|preferably|de preference|souhaite|doit(?: avoir| etre)?|il faut|il doit|elle doit|we want|we need|looking for|on cherche|nous cherchons|recherche|a minima|please|they|he|she|il|elle|who|qui|candidate?)(?:\s*:\s*|\s+|$)/;
const TAIL =
  /[\s(,]+(?:is required|required|is mandatory|mandatory|preferred|is a must|a must|,? tous postes confondus|toutes experiences confondues|all roles combined|is a plus|a plus|obligatoire|imperatif|exige|requis|souhaite|est un plus|serait un plus|un plus|si possible|if possible|ideally|idealement)\)?$/;

/** Words that start a new statement after "and" or "or". */
const STATEMENT =
  /^(?:(?:who|qui|has|have|having|had|is|are|was|been|speaks?|speaking|knows?|uses?|used|based|lives?|living|located|resides?|works?|worked|working|currently|previously|never|not|no longer|with|at least|more than|less than|over|minimum|between|holds?|held|graduated|studied|certified|fluent|native|manag(?:ed|es|ing)|led|leads|experience|experienced|proficient|an? (?:degree|master|bachelor|phd|mba|team)|willing|available|strong|good|team management|within|est|parle|parlant|maitrise|connait|utilise|habite|habitant|basee?|reside|vit|travaille|a travaille|a etudie|actuellement|jamais|pas|ne|n'est|n'a|sans|avec|ayant|au moins|plus de|moins de|entre|titulaire|diplomee?|certifiee?|bilingue|manage|encadre|dirige|une experience|possede|detient|justifie|disponible|bonne?)\b|n'|\d+ ?\+? ?(?:years?|yrs?|ans?|annees|months|mois)\b)/;
const JOINT = /\s*(?:;|\.\s|,?\s(?:and\/or|et\/ou|but|mais|and|or|et|ou)\s|,\s)\s*/g;

function readWhole(clause: Clause, lexicon: Lexicon): CriterionReading {
  const threshold = readThreshold(clause, lexicon, (part) => readPositive(part, lexicon));
  // "Lived and worked outside the UK" is one statement.
  const whole = threshold ?? readCountriesClause(clause, lexicon);
  if (whole !== null) return whole;
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
  for (const joint of withoutParentheses(withoutAmounts(clause)).matchAll(JOINT)) {
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

function readPositive(clause: Clause, lexicon: Lexicon): CriterionReading {
  const read = (part: Clause): CriterionReading => readPositive(part, lexicon);
  const composed =
    readIncludedYears(clause, read) ??
    readLevelInParentheses(clause, lexicon) ??
    readParenthesis(clause, lexicon, read) ??
    readSuchAs(clause, lexicon, read);
  if (composed !== null) return composed;
  const craft = after(clause, ABILITY);
  if (craft !== null && isKnownSubject(bareSubject(craft), lexicon)) return read(craft);
  const sure =
    readTenureClause(clause) ??
    readCountriesClause(clause, lexicon) ??
    readWorkedInClause(clause, lexicon) ??
    readProgressClause(clause, lexicon) ??
    readLedClause(clause) ??
    readScaleClause(clause) ??
    readCompanyKindClause(clause) ??
    readGroup(clause, lexicon) ??
    readLicence(clause, lexicon);
  if (sure !== null) return sure;
  const reason = unreadableReason(clause.plain);
  if (reason !== null) {
    const asked = readOpenness(clause);
    return asked === null
      ? (readPartly(clause, read) ?? unreadable(reason))
      : { kind: 'any', of: [unreadable(reason), asked] };
  }
  return (
    readRecent(clause, read) ??
    readJoinedYears(clause, read) ??
    readYearsClause(clause, lexicon, read) ??
    readCertificationClause(clause, lexicon) ??
    readLanguageClause(clause, lexicon) ??
    (placeFrame(clause) ? readPlaceClause(clause, lexicon) : null) ??
    (isToolOfWords(clause, lexicon) ? null : readEducationClause(clause, lexicon)) ??
    readManagementClause(clause) ??
    readCompanyClause(clause, lexicon) ??
    readSeniorityClause(clause, lexicon) ??
    readKnownSkills(clause, lexicon) ??
    readDuty(stripStart(clause, DONE), lexicon) ??
    readTrade(clause, lexicon, read) ??
    readPlaceClause(clause, lexicon) ??
    readParts(clause, lexicon, read) ??
    readCompound(clause, lexicon) ??
    readMentions(clause, lexicon, 0, read) ??
    readAnyPhrase(clause, lexicon) ??
    readLiteral(clause, lexicon) ??
    readMentions(clause, lexicon, 2, read) ??
    unreadable('other')
  );
}

/** "MS Project" begins like a degree; "LLM" is one, whatever else it means. */
const isToolOfWords = ({ plain, raw }: Clause, lexicon: Lexicon): boolean =>
  plain.includes(' ') && lexicon.readSkill(raw) !== null;

/**
 * A title, a known phrase, or either when the words mean both: "CPA" is a certificate and what its
 * holders are called.
 */
function readTrade(
  clause: Clause,
  lexicon: Lexicon,
  read: (part: Clause) => CriterionReading,
): CriterionReading | null {
  const phrase = readKnownPhrase(clause, lexicon);
  const title = readTitleClause(clause, lexicon, read);
  if (phrase === null || title === null) return title ?? phrase;
  const isBoth = phrase.kind === 'phrase' && phrase.terms.length === 1 && title.kind === 'title';
  if (isBoth && title.when === 'ever') return { kind: 'any', of: [title, phrase] };
  return phrase.kind === 'phrase' && phrase.terms.length > 1 && title.kind !== 'all'
    ? phrase
    : title;
}

/** "Ability to code in Rust" requires Rust; abilities of character do not show in a profile. */
const ABILITY =
  /^(?:ability|able|capable|capacite|aptitude|knows how|sait|savoir)(?: to| a| de)? (?:code|program|develop|build|write|use|work|coder|programmer|developper|utiliser|travailler)(?: in| with| en| avec| sur)? /;

/** "Audit or Big Four": conditions of different kinds, each understood for itself. */
function readParts(
  clause: Clause,
  lexicon: Lexicon,
  read: (part: Clause) => CriterionReading,
): CriterionReading | null {
  if (jointsOf(clause).length === 0) return null;
  return readItems(
    clause,
    (item) => isKnownSubject(item, lexicon),
    (item) => {
      if (item.plain.length === clause.plain.length) return null;
      const reading = read(item);
      const isPhrase = reading.kind === 'phrase';
      return reading.kind === 'unreadable' || (isLiteral(reading) && !isPhrase) ? null : reading;
    },
  );
}

/**
 * "5 years of experience and motivated": the parts that a profile can show are asked for themselves;
 * null when no part is understood for certain.
 */
function readPartly(
  clause: Clause,
  read: (part: Clause) => CriterionReading,
): CriterionReading | null {
  const joints = jointsOf(clause);
  if (joints.length === 0 || joints.some(({ how }) => how === 'or')) return null;
  const starts = [0, ...joints.map(({ end }) => end)];
  const readings = starts.map((start, at) => read(slice(clause, start, joints[at]?.start)));
  const isSure = (reading: CriterionReading): boolean =>
    reading.kind !== 'unreadable' && !isLiteral(reading);
  const isUnread = (reading: CriterionReading): boolean => reading.kind === 'unreadable';
  return readings.some(isSure) &&
    readings.some(isUnread) &&
    readings.every((one) => isSure(one) || isUnread(one))
    ? { kind: 'all', of: readings }
    : null;
}

/** Before what somebody has done. */
const DONE = /^(?:(?:has|have|having|a|ayant|deja|already|experience|de|in|with|en)\s)+/;

/** "English (C1)". */
function readLevelInParentheses(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (!clause.plain.includes('(')) return null;
  return readLanguageClause(
    slice({ raw: clause.raw.replace(/[()]/g, ' '), plain: clause.plain.replace(/[()]/g, ' ') }, 0),
    lexicon,
  );
}
