import { plainOf } from '../../lexicon/lexicon.ts';
import type { Degree, Lexicon } from '../../lexicon/types.ts';
import type { Reference } from '../contract.ts';
import type { Dossier } from './dossier.ts';
import { fromTold, isListed } from './evaluate-mention.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import { findAny, type Passage } from './passage.ts';
import type { CriterionReading } from './reading.ts';
import { strongest, type Told, tellOf, toldAt } from './told.ts';
import type { FoundIn } from './wording.ts';

/** Degrees, schools, fields of study and certifications. */

interface HeldDegree {
  degree: Degree;
  reference: Reference;
}

export function evaluateDegree(
  reading: Extract<CriterionReading, { kind: 'degree' }>,
  question: Question,
): Finding {
  const { dossier, lexicon, words } = question;
  const held: HeldDegree[] = dossier.profile.educations.flatMap(({ degrees }, at) =>
    degrees.flatMap((text, index) => {
      const degree = lexicon.readDegree(text);
      return degree === null
        ? []
        : [{ degree, reference: { path: `/educations/${at}/degrees/${index}`, quote: text } }];
    }),
  );
  const highest = held.reduce<HeldDegree | null>(
    (best, next) => (best === null || next.degree.level > best.degree.level ? next : best),
    null,
  );
  const unread = dossier.profile.educations.flatMap(({ degrees }) => degrees);
  if (highest === null && unread.length === 0) return toldDegree(reading, question);
  if (highest === null) return unknown(words.degreeUnread(unread));
  const fitting =
    reading.family === null
      ? null
      : held.find(
          ({ degree, reference }) =>
            degree.family === reading.family || isEngineering(reading.family, reference.quote),
        );
  if (fitting)
    return finding('met', words.degreeFound(fitting.reference.quote), [fitting.reference]);
  const suffices =
    highest.degree.level > reading.level ||
    (highest.degree.level === reading.level && reading.family === null);
  if (suffices && reading.atLeast)
    return finding('met', words.degreeFound(highest.reference.quote), [highest.reference]);
  // The same level under another name: an engineering degree where an MBA is required.
  if (highest.degree.level === reading.level && reading.atLeast)
    return finding('met', words.degreeFound(highest.reference.quote), [highest.reference]);
  return finding('not_met', words.degreeOther(highest.reference.quote), [highest.reference]);
}

/**
 * Where no degree is listed, what sentences tell of one as high: "my chemistry PhD", "pas de
 * master". A denied degree answers for each that is as high or higher.
 */
function toldDegree(
  reading: Extract<CriterionReading, { kind: 'degree' }>,
  question: Question,
): Finding {
  const { dossier, lexicon, words } = question;
  let other: Told | null = null;
  for (const { degree, told } of degreesIn(dossier.sentences(), lexicon)) {
    const fits =
      degree.family === null || reading.family === null || degree.family === reading.family;
    if (told.standing === 'asserted') {
      const isHigher = reading.atLeast && degree.level > reading.level;
      if (isHigher || (degree.level === reading.level && fits))
        return finding('met', words.degreeFound(told.reference.quote), [told.sentence]);
    } else if (fits && degree.level <= reading.level) other = strongest([other, told]);
  }
  return fromTold(other, words.silentOn('degrees'), question);
}

function* degreesIn(
  passages: readonly Passage[],
  lexicon: Lexicon,
): Iterable<{ degree: Degree; told: Told }> {
  for (const passage of passages) {
    if (!DEGREE_WORD.test(plainOf(passage.text))) continue;
    for (const { kind, start, end, quote } of lexicon.scan(passage.text)) {
      const degree = kind === 'degree' ? lexicon.readDegree(quote) : null;
      if (degree !== null)
        yield { degree, told: toldAt(passage, { start, end }, { isCredential: true }) };
    }
  }
}

/** What a sentence about studies names; most texts have none of these words. */
const DEGREE_WORD =
  /\b(?:degrees?|diplom\w*|bachelors?|masters?|m?phd|doctora\w*|these|licence|ingenieur\w*|mba|m?sc|b\.?sc|b\.?a|m\.?a|bac|bts|dut|but|cap|bep|uni|university|graduated?|deug|deust|agregation|capes)\b/;

/** "Master of Engineering" is the English name of an engineering degree. */
const isEngineering = (family: string | null, quote: string): boolean =>
  family === 'engineer' && /ing[ée]ni|engineer/i.test(quote);

export function evaluateSchool(
  reading: Extract<CriterionReading, { kind: 'school' }>,
  { dossier, lexicon, words }: Question,
): Finding {
  const schools = dossier.profile.educations.flatMap(({ schoolName }, at) =>
    schoolName === null || schoolName.trim() === ''
      ? []
      : [{ path: `/educations/${at}/schoolName`, quote: schoolName }],
  );
  const found = schools.find(
    ({ path, quote }) =>
      findAny([dossier.passage(path, quote)], reading.forms) !== null ||
      lexicon.readSchool(quote)?.name === reading.label,
  );
  if (found !== undefined) return finding('met', words.schoolFound(found.quote), [found]);
  if (schools.length === 0) return unknown(words.silentOn('schools'));
  return finding(
    'not_met',
    words.schoolOther(
      reading.label,
      schools.map(({ quote }) => quote),
    ),
    schools.slice(0, 4),
  );
}

export function evaluateField(
  { label, groups }: Extract<CriterionReading, { kind: 'field' }>,
  question: Question,
): Finding {
  const { dossier, lexicon, words } = question;
  const fields = studied(dossier);
  for (const names of groups) {
    const stems = lexicon.stems(names[0]!);
    for (const reference of fields) {
      const own = lexicon.stems(reference.quote);
      const isNamed = findAny([dossier.passage(reference.path, reference.quote)], names) !== null;
      if (isNamed || (stems.length > 0 && stems.every((stem) => own.includes(stem))))
        return finding('met', words.fieldFound(reference.quote), [reference]);
    }
  }
  const majors = fields.filter(({ path }) => !path.includes('/degrees/'));
  if (majors.length === 0) return toldField(groups, question);
  return finding(
    'not_met',
    words.fieldOther(
      label,
      majors.map(({ quote }) => quote),
    ),
    majors.slice(0, 4),
  );
}

/** Where no field is listed, a sentence that names it with a degree: "my engineering degree". */
function toldField(groups: readonly (readonly string[])[], question: Question): Finding {
  const { dossier, words } = question;
  const context = { isCredential: true };
  const told = strongest(
    groups.map((names) => {
      const one = tellOf(dossier.sentences(), names, context);
      return one !== null && DEGREE_WORD.test(plainOf(one.sentence.quote)) ? one : null;
    }),
  );
  if (told?.standing === 'asserted')
    return finding('met', words.fieldFound(told.reference.quote), [told.sentence]);
  return fromTold(told, words.silentOn('fields'), question);
}

/** Majors and minors, and degrees, whose names often contain the field ("MSc Computer Science"). */
function studied({ profile }: Dossier): Reference[] {
  return profile.educations.flatMap(({ majors, minors, degrees }, at) =>
    Object.entries({ majors, minors, degrees }).flatMap(([list, texts]) =>
      texts.flatMap((quote, index) =>
        quote.trim() === '' ? [] : [{ path: `/educations/${at}/${list}/${index}`, quote }],
      ),
    ),
  );
}

/** Certifications are seldom listed in full, so a missing one does not contradict the criterion. */
export function evaluateCertification(
  reading: Extract<CriterionReading, { kind: 'certification' }>,
  question: Question,
): Finding {
  const { dossier, lexicon, words } = question;
  const context = { isCredential: true, isTechnical: true };
  const found = (quote: string, where: FoundIn): string =>
    words.mentionFound(reading.label, quote, where, null);
  let pending: Told | null = null;
  for (const passage of dossier.certifications()) {
    const told = tellOf([passage], reading.forms, context);
    const own = lexicon.stems(passage.text);
    const hasStems = reading.stems.length > 0 && reading.stems.every((stem) => own.includes(stem));
    if (told === null && !hasStems) continue;
    const whole = toldAt(passage, { start: 0, end: passage.text.length }, context);
    const entry = told ?? whole;
    if (isListed(entry))
      return finding('met', found(passage.text, 'certification'), [whole.reference]);
    pending = strongest([pending, entry]);
  }
  const told = strongest([pending, tellOf(dossier.sentences(), reading.forms, context)]);
  if (told?.standing === 'asserted' && HELD.test(plainOf(told.sentence.quote)))
    return finding('met', found(told.reference.quote, 'claim'), [told.sentence]);
  const listed = tellOf(dossier.skills(), reading.forms, context);
  const named = [listed, told].find((one) => one?.standing === 'asserted');
  if (named)
    return finding(
      'partially_met',
      found(named.reference.quote, named === listed ? 'skills' : 'claim'),
      [named.reference],
    );
  return fromTold(told, words.silent(reading.label), question);
}

/** Words that say that a certificate is held, not only that it exists. */
const HELD =
  /\b(?:certified|certifie|certifiee|holds?|holder|held|holding|obtained|obtenue?|passed|earned|qualified|licen[cs]ed|registered|chartered|accredited|titulaire|possede|detient|detenteur|detentrice|habilite|habilitee|diplomee?|permis|caces|since|depuis|valid|valide|valable|a jour|up to date|current|renewed|renouvele|renouvelee)\b/;
