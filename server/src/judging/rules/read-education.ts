import type { Degree, Lexicon } from '../../lexicon/types.ts';
import { after, type Clause, clauseOf, slice, stripEnd, stripStart } from './clause.ts';
import { readItems } from './read-list.ts';
import { type CriterionReading, together, unreadable } from './reading.ts';
import { readSchoolTier } from './school-tiers.ts';

/** Degrees, schools, fields of study and certifications. */

/**
 * Removed from the front one word at a time, since some are part of a degree's own name ("diplôme
 * d'ingénieur").
 */
const DEGREE_FRAME =
  /^(?:(?:has|have|having|holds?|holding|possede|detient|titulaire|diplomee?|obtained|earned|completed|a|with|avec|obtenu|minimum|at least|au moins|education|formation|degree|diplome|niveau|level|un|une|an|in|de|of|du|equivalent)\s*:?\s+|d'(?:une? )?)/;
const SCHOOL_FRAME =
  /^(?:(?:is |est |has |a )*(?:graduated? (?:from|of)|diplomee? (?:de|d'|du|des)|studied (?:at|in)|a etudie (?:a|au|aux)|studies (?:at|from)|etudes (?:a|au|chez)|alumn(?:us|i|a|ae) (?:of|from|de)|alumni|attended|degree from|diploma from|ancienne? eleve (?:de|d'|du)|forme(?:e)? (?:a|par)|issue? (?:de|d'|du)|graduate of)(?:\s+(?:the|la|le|l'))?)\s*/;
/** "HEC graduate", "ancien de l'ESSEC" with the school in front. */
const GRADUATE = /\s(?:graduates?|alumn(?:us|i|a|ae)|degree|diploma|diplome|student|school)$/;
const FIELD_FRAME =
  /^(?:(?:has |have |a )*(?:studied|degree in|diploma in|majored in|major in|graduated in|a etudie|etudes (?:de|en|d')|etudes|diplomee? en|diplome en|formation (?:en|de)|specialise en|licence en|field of study|studies in)(?: (?:le|la|les|l'))?)\s*(?::\s*)?/;
const SCHOOL_JOIN = /\s(?:from|at|obtained at|a|de|d'|du|of|obtenu a)\s*/;
const OR_HIGHER =
  /\b(?:or higher|or above|or more|or equivalent|ou plus|ou superieur|ou equivalent|minimum|at least|au moins|et plus|min)\b/;
const HIGHER_END =
  /[\s(]+(?:or higher|or above|or more|or equivalent|ou plus|ou superieure?|ou equivalent|et plus|minimum|required|min|degree|diploma|level|requis|exige)\)?$/;
const CERTIFIED =
  /\b(?:certified|certifications?|certificates?|certifiee?s?|certificats?|licensed?|accredited|accreditation|habilitations?|licen[cs]e to practi[sc]e|caces)\b|(?<=\b[a-z]{3,5} )qualified$|^(?:has an? |holds an? |valid )*(?!bts|dut|une? |la |double |deuxieme |derniere )[a-z'+ ]{2,24} licen[cs]e$|\blicence (?:de |d')(?:pilote|soudage|soudure|vol|transport|taxi)/;
const CERTIFICATION_WORDS =
  /\b(?:(?:en cours de|still|toujours) (?:validite|valide?)|a jour|up to date|is|est|has|a|an?|holds?|held|titulaire|the|de|d'|la|le|un|une|du|in|en|with|avec|possede|detient|or|certified|certifications?|certificates?|certifiee?s?|certificats?|licensed?|accredited|accreditation|valid|qualified|required|by|par)\b\s*/g;

export function readCertificationClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (!CERTIFIED.test(clause.plain)) return null;
  const named = stripEnd(
    { raw: clause.raw.replace(EQUIVALENT, ''), plain: clause.plain.replace(EQUIVALENT, '') },
    /^$/,
  );
  const category = /\b(?:caces|habilitation|class|classe|level|niveau)\b/.exec(named.plain)?.[0];
  return readItems(
    named,
    () => false,
    (item) =>
      // "CACES 3 et 5": a number alone is another category of the same certificate.
      category !== undefined && /^[a-z]?\d{1,3}[a-z]?$/.test(item.plain)
        ? certification(clauseOf(`${category.toUpperCase()} ${item.raw}`), lexicon)
        : certification(item, lexicon),
  );
}

/** "CPA or equivalent certification". */
const EQUIVALENT =
  /,? (?:or|ou) (?:an? |une? )?(?:equivalent|équivalente?|equivalente?|similar|similaire)(?= |$)/;

function certification(item: Clause, lexicon: Lexicon): CriterionReading | null {
  const label = withoutWords(item, CERTIFICATION_WORDS);
  if (label.plain === '' || /^(?:equivalent\w*|similar|similaire)$/.test(label.plain)) return null;
  const skill = lexicon.readSkill(label.raw);
  const forms = [lexicon.fold(label.raw), ...(skill?.forms ?? [])];
  return { kind: 'certification', label: label.raw, forms, stems: lexicon.stems(label.raw) };
}

function withoutWords(item: Clause, words: RegExp): Clause {
  let raw = '';
  let plain = '';
  let from = 0;
  for (const found of item.plain.matchAll(words)) {
    raw += item.raw.slice(from, found.index);
    plain += item.plain.slice(from, found.index);
    from = found.index + found[0].length;
  }
  return slice({ raw: raw + item.raw.slice(from), plain: plain + item.plain.slice(from) }, 0);
}

export function readEducationClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const tier = readSchoolTier(clause, lexicon);
  if (tier !== null) return tier;
  return readDegree(clause, lexicon) ?? readSchool(clause, lexicon) ?? readField(clause, lexicon);
}

/** "Maîtrise de Python" means mastery of it; the old degree is "maîtrise en droit". */
const COMMAND_OF = /^maitrise (?!en |universitaire|ou |or |minimum|et plus|\(|\+|,)/;

function readDegree(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (COMMAND_OF.test(clause.plain)) return null;
  const found = degreeBehindFrame(clause, lexicon);
  if (found === null) return null;
  const { degree, words, rest } = found;
  const atLeast = OR_HIGHER.test(clause.plain) || !isSpecific(degree);
  const reading: CriterionReading = {
    kind: 'degree',
    level: degree.level,
    atLeast,
    family: isSpecific(degree) ? degree.family : null,
    label: stripStart(words, ARTICLE).raw,
  };
  const other = after(rest, /^(?:or|ou)\s+(?!higher|above|more|better|equivalent|plus|superieur)/);
  const alternative = other === null ? null : readDegree(other, lexicon);
  if (alternative !== null) return eitherDegree(reading, alternative);
  if (degree.family === 'nursing-degree' && rest.plain === '')
    return { kind: 'any', of: [reading, fieldReading(clauseOf('nursing'), lexicon)] };
  const details = readDetails(rest, lexicon);
  return details === null ? null : together('all', [reading, ...details]);
}

/** "A bachelor's or master's in law": the field applies to both. */
function eitherDegree(reading: CriterionReading, alternative: CriterionReading): CriterionReading {
  if (alternative.kind !== 'all') return { kind: 'any', of: [reading, alternative] };
  return together('all', [
    { kind: 'any', of: [reading, alternative.of[0]!] },
    ...alternative.of.slice(1),
  ]);
}

/**
 * A degree required by name, not by level: an MBA means an MBA, a bachelor's means "at least a
 * bachelor's".
 */
const isSpecific = (degree: Degree): boolean =>
  [
    'mba',
    'phd',
    'doctorate',
    'cap',
    'bts',
    'dut',
    'but',
    'engineer',
    'dec',
    'dcg',
    'accounting-degree',
    'medical-degree',
    'law-degree',
    'nursing-degree',
    'teaching-certificate',
  ].includes(degree.family);

const HOLDS =
  /^(?:diplomee? d'une?|has|have|having|holds?|holding|possede|detient|titulaire d'une?|titulaire|obtained|earned|completed|obtenu|with|avec|a|an|un|une|minimum|at least|au moins)\s+/;

const ARTICLE = /^(?:(?:fait|done|suivi|un|une|an?|the|le|la)\s+|d'une? )/;

interface LeadingDegree {
  degree: Degree;
  words: Clause;
  rest: Clause;
}

function degreeBehindFrame(clause: Clause, lexicon: Lexicon): LeadingDegree | null {
  for (let rest = stripStart(clause, HOLDS); ; ) {
    const found = leadingDegree(rest, lexicon) ?? engineersDegree(rest, lexicon);
    const frame = DEGREE_FRAME.exec(rest.plain);
    if (found !== null || frame === null) return found;
    rest = slice(rest, frame[0].length);
  }
}

const ENGINEER =
  /^(?:(?:french |top )?engineering (?:school|degree)|(?:formation|cursus|ecole|titre|diplome) d'ingenieurs?)(?=$|[\s,])/;

function engineersDegree(clause: Clause, lexicon: Lexicon): LeadingDegree | null {
  const found = ENGINEER.exec(clause.plain);
  const degree = found === null ? null : lexicon.readDegree('diplôme d’ingénieur');
  return found === null || degree === null
    ? null
    : { degree, words: slice(clause, 0, found[0].length), rest: slice(clause, found[0].length) };
}

/**
 * The shortest run of words at the start that names the same degree as the longest one, at most six
 * words long. The words after it are the field.
 */
function leadingDegree(clause: Clause, lexicon: Lexicon): LeadingDegree | null {
  let found: LeadingDegree | null = null;
  const ends = [...clause.plain.matchAll(/(?<=[^\s,])(?=[\s,]|$)/g)]
    .map((found) => found.index)
    .slice(0, 6);
  for (const end of ends.reverse()) {
    const words = slice(clause, 0, end);
    // "Master 2", not "master" and something else.
    if (/^\s\d/.test(clause.plain.slice(end))) continue;
    if (/\s(?:in|en|from|at|of|de|or|ou)$|\s(?:or|ou)\s|,/.test(words.plain)) continue;
    const degree =
      lexicon.readDegree(words.raw) ?? lexicon.readDegree(stripEnd(words, HIGHER_END).raw);
    if (
      degree === null ||
      isOtherLicence(degree, words) ||
      (found !== null && degree.family !== found.degree.family)
    )
      continue;
    found = { degree, words: stripEnd(words, HIGHER_END), rest: slice(clause, end) };
  }
  return found;
}

/** In French a degree, in English a permission: "forklift licence", "HGV licence". */
const isOtherLicence = ({ family }: Degree, { plain }: Clause): boolean =>
  family === 'licence' && /[a-z+] licen[cs]es?$/.test(plain) && !/^(?:double|une) /.test(plain);

/** The words after a degree: "in computer science from MIT". Null when they are something else. */
function readDetails(rest: Clause, lexicon: Lexicon): CriterionReading[] | null {
  const tail = stripEnd(
    stripStart(
      rest,
      /^(?:degree|diploma|level|minimum|min|or higher|or above|or more|or equivalent|ou plus|ou superieure?|ou equivalent|et plus|required|requis|exige|:)(?:\s+|$)/,
    ),
    HIGHER_END,
  );
  // "Bac+5 type école de commerce": an example of the level.
  if (tail.plain === '' || tail.plain.startsWith('type ')) return [];
  const field = after(tail, /^(?:in|en|of|specialite|specialisation|mention)\s+/);
  if (field !== null) {
    const join = /\s(?:from|at|a)\s/.exec(field.plain);
    if (join === null) return [fieldReading(field, lexicon)];
    const school = schoolReading(slice(field, join.index + join[0].length), lexicon);
    return [fieldReading(slice(field, 0, join.index), lexicon), school ?? unreadable('other')];
  }
  const named = after(tail, /^(?:from|at|a|of|de|d'|du)\s*/);
  if (named === null)
    return /^[a-z]/.test(tail.plain) && tail.plain.split(' ').length <= 4
      ? [fieldReading(tail, lexicon)]
      : null;
  const school = schoolReading(named, lexicon);
  return school === null ? [fieldReading(named, lexicon)] : [school];
}

export function schoolReading(name: Clause, lexicon: Lexicon): CriterionReading | null {
  const school = lexicon.readSchool(name.raw);
  if (school === null && !/\p{Lu}/u.test(name.raw)) return null;
  return {
    kind: 'school',
    label: school?.name ?? name.raw,
    forms: [...(school?.forms ?? []), lexicon.fold(name.raw)],
  };
}

function readSchool(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const framed = after(clause, SCHOOL_FRAME);
  if (
    framed !== null &&
    /^(?:an?|une?|the|des) (?:\w+ )*(?:grandes? ecoles?|top|best|prestigious|leading|renowned|target)\b/.test(
      framed.plain,
    )
  )
    return unreadable('other');
  if (framed !== null && /^(?:an?|une?) /.test(framed.plain))
    return readDegree(framed, lexicon) ?? unreadable('other');
  const named = framed ?? stripEnd(clause, GRADUATE);
  return readItems(
    named,
    (item) => lexicon.readSchool(item.raw) !== null,
    (item) =>
      framed !== null || lexicon.readSchool(item.raw) !== null
        ? schoolReading(item, lexicon)
        : null,
  );
}

/** "Law degree", "diplôme de droit": a degree of any level in a field that the lexicon knows. */
const DEGREE_IN =
  /^(?:(?:has |a |an |un |une |any )*)(?:([a-z' -]+?) (?:degree|diploma|studies|graduate)|(?:diplome|diplomee?|etudes|formation|degree|diploma)(?: superieures?)? (?:de |d'|en |in |of )(?:la |le |l')?([a-z' -]+))$/;

function readField(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const held = DEGREE_IN.exec(clause.plain);
  const named = held?.[1] ?? held?.[2];
  if (named !== undefined && lexicon.readField(named) !== null) {
    const at = clause.plain.indexOf(named);
    return fieldReading(slice(clause, at, at + named.length), lexicon);
  }
  const field = after(clause, FIELD_FRAME);
  if (
    field === null ||
    field.plain === '' ||
    /^(?:abroad|overseas|a l'etranger|etranger)/.test(field.plain)
  )
    return null;
  const join = SCHOOL_JOIN.exec(field.plain);
  const school =
    join === null ? null : lexicon.readSchool(slice(field, join.index + join[0].length).raw);
  if (join === null || school === null) return fieldReading(field, lexicon);
  return together('all', [
    fieldReading(slice(field, 0, join.index), lexicon),
    { kind: 'school', label: school.name, forms: school.forms },
  ]);
}

/** Fields of study with several names: each row is one field, in folded words. */
const FIELD_SYNONYMS: readonly (readonly string[])[] = [
  [
    'computer science',
    'informatique',
    'computing',
    'software engineering',
    'genie logiciel',
    'information technology',
    'computer engineering',
    'genie informatique',
    'sciences informatiques',
    'miage',
  ],
  ['mathematics', 'mathematiques', 'maths', 'applied mathematics', 'mathematiques appliquees'],
  ['statistics', 'statistiques', 'statistique'],
  ['physics', 'physique'],
  ['chemistry', 'chimie'],
  ['biology', 'biologie', 'life sciences', 'sciences de la vie'],
  ['mechanical engineering', 'genie mecanique', 'mecanique'],
  ['electrical engineering', 'genie electrique', 'electronique', 'electronics'],
  ['civil engineering', 'genie civil'],
  ['law', 'droit'],
  ['economics', 'economie', 'sciences economiques'],
  ['finance', 'corporate finance', 'finance d entreprise'],
  ['accounting', 'comptabilite', 'comptabilite gestion'],
  ['marketing', 'marketing digital', 'digital marketing'],
  [
    'business',
    'business administration',
    'management',
    'gestion',
    'administration des entreprises',
    'commerce',
  ],
  ['human resources', 'ressources humaines', 'rh', 'hr'],
  ['psychology', 'psychologie'],
  ['communication', 'communications'],
  ['journalism', 'journalisme'],
  ['nursing', 'soins infirmiers'],
  ['medicine', 'medecine'],
  ['pharmacy', 'pharmacie'],
  ['architecture'],
  ['design', 'graphic design', 'design graphique'],
  ['history', 'histoire'],
  ['literature', 'lettres', 'litterature'],
  ['languages', 'langues', 'foreign languages', 'langues etrangeres'],
  ['logistics', 'logistique', 'supply chain'],
  ['data science', 'science des donnees', 'sciences des donnees'],
  ['artificial intelligence', 'intelligence artificielle', 'machine learning'],
];

/** One group per field: the folded phrases that name it. */
function fieldReading(clause: Clause, lexicon: Lexicon): CriterionReading {
  const label = stripEnd(
    stripStart(clause, /^(?:the|a|an|la|le|les|une|un)\s+|^l'/),
    /\s(?:or (?:a )?(?:related|similar)(?: field)?|or equivalent|ou (?:equivalent|similaire|domaine connexe)|field|degree|subjects?|disciplines?|stream)$/,
  );
  const groups = label.plain
    .split(/\s*(?:,|\bor\b|\bou\b)\s*/)
    .filter((words) => words !== '')
    .map((words) => namesOfField(lexicon.fold(words)));
  return { kind: 'field', label: label.raw, groups };
}

const STEM =
  'science sciences engineering ingenierie ingenieur technology mathematics mathematiques statistics statistiques physics physique chemistry chimie biology biologie informatique computing genie'.split(
    ' ',
  );

function namesOfField(folded: string): string[] {
  if (
    folded === 'stem' ||
    folded === 'science' ||
    folded === 'sciences' ||
    folded === 'scientific' ||
    folded === 'scientifique'
  )
    return [folded, ...STEM];
  const row = FIELD_SYNONYMS.find((names) => names.includes(folded));
  return row === undefined ? [folded] : [folded, ...row.filter((name) => name !== folded)];
}
