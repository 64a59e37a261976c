import { plainOf } from '../../lexicon/lexicon.ts';
import type { Degree } from '../../lexicon/types.ts';
import type { Reference } from '../contract.ts';
import type { Dossier } from './dossier.ts';
import { fromTold, isListed } from './evaluate-mention.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import { findAny } from './passage.ts';
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
  { dossier, lexicon, words }: Question,
): Finding {
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
  if (highest === null)
    return unknown(unread.length === 0 ? words.silentOn('degrees') : words.degreeUnread(unread));
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
  { dossier, lexicon, words }: Question,
): Finding {
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
  if (majors.length === 0) return unknown(words.silentOn('fields'));
  return finding(
    'not_met',
    words.fieldOther(
      label,
      majors.map(({ quote }) => quote),
    ),
    majors.slice(0, 4),
  );
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
