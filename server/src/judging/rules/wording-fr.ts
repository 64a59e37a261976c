import type { CompanyKind } from '../../lexicon/types.ts';
import type { Bound, YearRange } from './durations.ts';
import type { CriterionReading, PlaceReading, UnreadableReason, YearsScope } from './reading.ts';
import {
  type FoundIn,
  holdsUnreadable,
  isPhrase,
  listed,
  type NamedJob,
  shown,
  type Topic,
  type Wording,
} from './wording.ts';

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avril',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

const quoted = (text: string): string => `« ${shown(text)} »`;
const list = (items: readonly string[]): string =>
  listed(items, 'et', (count) => `${count} autres`);

const number = (years: number): string => String(Math.round(years * 10) / 10).replace('.', ',');
const span = (years: number): string =>
  years > 0 && years < 1
    ? `${Math.round(years * 12)} mois`
    : years < 2
      ? `${number(years)} an`
      : `${number(years)} ans`;

const VOWEL = /^[“« ]*[aeiouhàâäéèêëîïôöùûü]/i;
const of = (label: string): string => (VOWEL.test(label) ? `d’${label}` : `de ${label}`);

function month(time: number): string {
  const date = new Date(time);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function dates({ start, end, isCurrent }: NamedJob): string {
  if (start === null && (end === null || isCurrent))
    return isCurrent ? 'poste actuel, début non précisé' : 'dates non précisées';
  const from = start === null ? 'd’une date non précisée' : of(month(start));
  return `${from} à ${isCurrent ? 'aujourd’hui' : end === null ? 'une date non précisée' : month(end)}`;
}

function named(job: NamedJob): string {
  const name = [job.title, job.company].filter((part) => part !== null).map(shown);
  return `${name.length === 0 ? 'un poste sans intitulé' : name.join(', ')} (${dates(job)})`;
}

function bound({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return `${number(min)} à ${span(max)}`;
  if (min !== null) return strict ? `plus de ${span(min)}` : `au moins ${span(min)}`;
  return strict ? `moins de ${span(max ?? 0)}` : `au plus ${span(max ?? 0)}`;
}

function count({ min, max, strict }: Bound, thing: string): string {
  const number = min ?? max ?? 0;
  const how = min === null ? (strict ? 'moins de' : 'au plus') : strict ? 'plus de' : 'au moins';
  return `${how} ${number} ${thing}${number < 2 ? '' : 's'}`;
}

const people = (bound: Bound): string => count(bound, 'personne');

function scopeWords(scope: YearsScope): string {
  switch (scope.of) {
    case 'total':
      return 'd’expérience';
    case 'subject':
      return scope.subject.isRole
        ? `comme ${scope.subject.label}`
        : `d’expérience en ${scope.subject.label}`;
    case 'company':
      return `chez ${scope.label}`;
    case 'company_kind':
      return KIND[scope.companyKind].during;
    case 'seniority':
      return `au niveau ${SENIORITY[scope.level]} ou au-dessus`;
    case 'average_stay':
      return 'par employeur en moyenne';
    case 'management':
      return 'de management d’équipe';
    case 'one_employer':
      return 'chez un même employeur';
    case 'each_employer':
      return 'chez chaque ancien employeur';
    case 'current_role':
      return 'au poste actuel';
    case 'current_company':
      return 'dans l’entreprise actuelle';
  }
}

const LEVELS = [
  'notions',
  'intermédiaire',
  'professionnel',
  'courant',
  'langue maternelle ou bilingue',
];
const PROFICIENCIES: Record<string, string> = {
  elementary: 'notions',
  limited_working: 'compétence professionnelle limitée',
  professional_working: 'compétence professionnelle',
  full_professional: 'compétence professionnelle complète',
  native_or_bilingual: 'langue maternelle ou bilingue',
};

const SENIORITY: Record<string, string> = {
  intern: 'stagiaire',
  junior: 'junior',
  mid: 'intermédiaire',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
  director: 'direction',
  vp: 'vice-présidence',
  c_level: 'direction générale',
  owner: 'fondateur ou dirigeant',
};

const KIND: Record<CompanyKind, { one: string; during: string }> = {
  it_services: { one: 'une ESN', during: 'en ESN' },
  consulting: { one: 'un cabinet de conseil', during: 'en cabinet de conseil' },
  agency: { one: 'une agence', during: 'en agence' },
  startup: { one: 'une start-up', during: 'en start-up' },
  scale_up: { one: 'une scale-up', during: 'en scale-up' },
  sme: { one: 'une PME', during: 'en PME' },
  large: { one: 'un grand groupe', during: 'en grand groupe' },
  accounting: { one: 'un cabinet comptable', during: 'en cabinet comptable' },
  public: { one: 'le secteur public', during: 'dans le secteur public' },
  self: { one: 'le statut d’indépendant', during: 'comme indépendant' },
};
const KIND_WHEN = { current: 'Actuellement', past: 'Par le passé', ever: 'Expérience' };

const WHEN = { current: 'Poste actuel :', past: 'Poste passé :', ever: 'Poste occupé :' };
const AT = { current: 'Actuellement chez', past: 'Anciennement chez', ever: 'Passage chez' };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function place({ label, radiusKm }: PlaceReading): string {
  return radiusKm === null
    ? `Lieu de résidence : ${label}`
    : `Réside à moins de ${radiusKm} km ${of(label)}`;
}

/** A criterion that must not hold. */
function exclusion(reading: CriterionReading, criterion: string): string {
  switch (reading.kind) {
    case 'place':
      return shown(
        reading.radiusKm === null
          ? `Lieu de résidence autre que ${reading.label}`
          : `Réside à plus de ${reading.radiusKm} km ${of(reading.label)}`,
      );
    case 'company':
      return shown(
        `${reading.when === 'current' ? 'Pas actuellement' : 'Jamais passé'} chez ${reading.label}`,
      );
    case 'title':
      return shown(
        `${reading.when === 'current' ? 'Poste actuel autre que' : 'Jamais en poste comme'} ${reading.role.label}`,
      );
    case 'management':
      return 'Sans management d’équipe';
    default:
      return shown(`À exclure : ${title(reading, criterion)}`);
  }
}

function title(reading: CriterionReading, criterion: string): string {
  if (holdsUnreadable(reading)) return shown(criterion);
  switch (reading.kind) {
    case 'all':
    case 'any':
      return shown(
        capitalised(
          [...new Set(reading.of.map((part) => title(part, criterion)))].join(
            reading.kind === 'all' ? ' et ' : ' ou ',
          ),
        ),
      );
    case 'some':
      return shown(
        `Au moins ${reading.min} parmi : ${[...new Set(reading.of.map((part) => title(part, criterion)))].join(', ')}`,
      );
    case 'company_kind':
      return `${KIND_WHEN[reading.when]} ${KIND[reading.of].during}`;
    case 'company_size':
      return `${reading.when === 'current' ? 'Employeur actuel' : 'Employeur'} : ${people(reading.bound)}`;
    case 'promotion':
      return 'Promotion chez un employeur';
    case 'not':
      return exclusion(reading.of, criterion);
    case 'recent':
      return shown(
        `${title(reading.of, criterion)}, sur les ${number(reading.years)} dernières années`,
      );
    case 'years':
      return shown(capitalised(`${bound(reading.bound)} ${scopeWords(reading.scope)}`));
    case 'mention':
      return shown(capitalised(reading.subject.label));
    case 'title':
      return shown(`${WHEN[reading.when]} ${reading.role.label}`);
    case 'seniority':
      return `Niveau ${SENIORITY[reading.level]}`;
    case 'place':
      return shown(place(reading));
    case 'language':
      return reading.level === null
        ? capitalised(reading.names.fr)
        : `${capitalised(reading.names.fr)}, ${LEVELS[reading.level - 1]}`;
    case 'company':
      return shown(`${AT[reading.when]} ${reading.label}`);
    case 'degree':
      return shown(`Diplôme : ${reading.label}`);
    case 'school':
      return shown(`École : ${reading.label}`);
    case 'field':
      return shown(`Domaine d’études : ${reading.label}`);
    case 'certification':
      return shown(`Certification : ${reading.label}`);
    case 'management':
      return reading.teamSize === null
        ? 'Management d’équipe'
        : `Management d’une équipe d’au moins ${reading.teamSize} personnes`;
    case 'employers':
      return `${capitalised(count(reading.bound, 'employeur'))}${reading.years === null ? '' : ` sur les ${number(reading.years)} dernières années`}`;
    case 'employed':
      return 'En poste actuellement';
    case 'languages':
      return `Parle au moins ${reading.min} langues`;
    case 'unreadable':
      return criterion;
  }
}

function rangeWords(range: YearRange): string {
  if (range.max === null) return `au moins ${span(range.min)}`;
  return range.min === range.max
    ? span(range.max)
    : `entre ${number(range.min)} et ${span(range.max)}`;
}

const WHERE: Record<FoundIn, string> = {
  skills: 'Cité parmi les compétences',
  title: 'Cité dans un intitulé de poste',
  job: 'Pratiqué dans un poste',
  claim: 'Cité dans la présentation, sans poste qui le montre',
  certification: 'Cité par une certification',
  education: 'Cité dans la formation',
  company: 'Cité par un employeur',
};

const UNREADABLE: Record<UnreadableReason, string> = {
  soft_skill: 'Un profil ne montre pas les qualités personnelles ; à vérifier en entretien.',
  salary: 'Un profil ne montre ni la rémunération ni les prétentions ; à demander à la personne.',
  availability:
    'Un profil ne montre ni la disponibilité ni le type de contrat souhaité ; à demander à la personne.',
  mobility:
    'Un profil ne montre ni la mobilité, ni les permis, ni le lieu de travail accepté ; à demander à la personne.',
  motivation: 'Un profil ne montre pas la motivation ; à demander à la personne.',
  other: 'Ce critère ne peut pas être lu avec certitude dans le profil ; il reste ouvert.',
};

const SILENT_ON: Record<Topic, string> = {
  titles: 'Le profil ne donne aucun intitulé de poste.',
  employers: 'Le profil ne cite aucun employeur.',
  level: 'Aucun intitulé du profil n’indique de niveau.',
  management: 'Le profil ne dit rien du management d’équipe.',
  degrees: 'Le profil ne donne aucun diplôme.',
  schools: 'Le profil ne cite aucune école.',
  fields: 'Le profil ne donne aucun domaine d’études.',
  languages: 'Le profil n’indique aucune langue.',
};

const STATUS = {
  met: 'critère rempli',
  partially_met: 'critère rempli en partie seulement',
  not_met: 'critère non rempli',
  unknown: 'que le profil ne permet pas de vérifier',
};
const VERDICT = { green: 'vert', amber: 'orange', red: 'rouge' };

export const french: Wording = {
  title,
  yearsFound(range, { bound: asked, scope }, jobs, standing) {
    if (jobs.length === 0)
      return `Aucun poste du profil ne compte ${scopeWords(scope)}, alors que la demande est : ${bound(asked)}.`;
    const why =
      standing === 'within'
        ? ''
        : standing === 'near'
          ? `, proche de la demande (${bound(asked)})`
          : `, alors que la demande est : ${bound(asked)}`;
    return `${capitalised(rangeWords(range))} ${scopeWords(scope)}${why}, en comptant ${list(jobs.map(named))}.`;
  },
  yearsUndecided: (range, { bound: asked, scope }, jobs) =>
    `${capitalised(rangeWords(range))} ${scopeWords(scope)} : des dates ou des détails manquent pour dire si la demande (${bound(asked)}) est remplie ; postes comptés : ${list(jobs.map(named))}.`,
  yearsSilent: ({ scope }) =>
    `Le profil ne donne aucun poste daté qui permette de compter des années ${scopeWords(scope)}.`,
  yearsNotCountable: (label) =>
    `${label} est cité dans le profil, mais aucun poste daté ne le montre : les années ne peuvent pas être comptées.`,
  mentionFound: (_label, quote, where, job) =>
    `${WHERE[where]} : ${quoted(quote)}${job === null ? '' : `, dans ${named(job)}`}.`,
  silentOn: (topic) => SILENT_ON[topic],
  silent: (...labels) =>
    `${listed(
      labels.map((label) => (isPhrase(label) ? quoted(label) : capitalised(label))),
      'ou',
      (count) => `${count} autres`,
    )} : le profil n’en dit rien.`,
  titleFound: (quote, isCurrent) =>
    `Intitulé ${isCurrent ? 'actuel' : 'passé'} : ${quoted(quote)}.`,
  titleOther: (label, held, when) =>
    `${when === 'current' ? 'Poste actuel' : held.length > 1 ? 'Intitulés occupés' : 'Intitulé occupé'} : ${list(held.map(quoted))} ; rien qui corresponde à ${shown(label)}.`,
  asOneSentence: (sentences) =>
    `${sentences.map((sentence) => sentence.replace(/\.$/, '')).join(' ; ')}.`,
  someHold: (met, of, min) =>
    `Éléments présents : ${met} sur les ${of} de la liste, pour ${min} ${min < 2 ? 'demandé' : 'demandés'}.`,
  companyKindFound: (kind, quote) => `Ce passage montre ${KIND[kind].one} : ${quoted(quote)}.`,
  companyKindOther: (kind, names) =>
    `Les employeurs sont ${list(names.map(shown))} ; aucun n’est connu comme ${KIND[kind].one}.`,
  companyKindSilent: (kind) => `Le profil ne dit pas si un employeur était ${KIND[kind].one}.`,
  companySize: (quote, asked) =>
    `La taille d’un employeur est indiquée : ${quoted(quote)}, pour une demande de ${people(asked)}.`,
  companySizeSilent: () => 'Le profil ne dit pas combien de personnes comptent ses employeurs.',
  promoted: (from, to, company) =>
    `Évolution chez ${shown(company)} : de ${quoted(from)} à ${quoted(to)}.`,
  moved: (from, to, company) =>
    `Changement de poste chez ${shown(company)}, de ${quoted(from)} à ${quoted(to)} ; le profil ne dit pas si c’est une promotion.`,
  promotionTold: (quote) => `Un poste parle d’une promotion : ${quoted(quote)}.`,
  notPromoted: () => 'Aucun employeur du profil n’est cité avec un second titre, plus élevé.',
  promotionSilent: () => 'Des intitulés ou des employeurs manquent pour voir les promotions.',
  seniorityFound: (quote) => `L’intitulé le dit : ${quoted(quote)}.`,
  seniorityOther: (level, quote) =>
    `L’intitulé ${quoted(quote)} correspond à un autre niveau que « ${SENIORITY[level]} ».`,
  seniorityByYears: (level, years, fits) =>
    `Aucun intitulé ne donne de niveau ; avec ${span(years)} d’expérience, le niveau ${SENIORITY[level]} est ${fits === 'likely' ? 'probable' : 'peu probable'}.`,
  livesIn: (where) => `Réside à cet endroit : ${where}.`,
  livesNear: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Réside tout près ${of(label)} : ${where}.`
      : `Réside à moins de ${radiusKm} km ${of(label)} : ${where}.`,
  livesElsewhere: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Réside ailleurs : ${where}, et non ${label}.`
      : `Réside à plus de ${radiusKm} km ${of(label)} : ${where}.`,
  residenceUnknown: () => 'Le profil ne dit pas où la personne réside.',
  residenceTooBroad: (where, { label }) =>
    `Le profil indique ${where}, ce qui ne permet pas de dire si c’est à ${label} ou à proximité.`,
  languageFound: (language, proficiency) =>
    proficiency === null
      ? `Langue indiquée : ${language}.`
      : `Langue indiquée : ${language}, ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageBelow: (language, proficiency) =>
    `Langue indiquée, mais à un niveau inférieur à la demande : ${language}, ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageWithoutLevel: (language) => `Langue indiquée sans niveau : ${language}.`,
  languageNotListed: (language, names) =>
    `Langue absente de celles du profil : ${language} ; le profil indique ${list(names)}.`,
  companyFound: (quote, isCurrent) =>
    `${isCurrent ? 'Travaille' : 'A travaillé'} chez ${shown(quote)}.`,
  companyOther: (label, companies, when) =>
    `${when === 'current' ? 'Employeur actuel' : new Set(companies).size > 1 ? 'Employeurs' : 'Employeur'} : ${list(companies.map(shown))} ; aucun passage chez ${shown(label)}.`,
  degreeFound: (quote) => `Diplôme : ${quoted(quote)}.`,
  degreeOther: (quote) =>
    `Le plus haut diplôme trouvé est ${quoted(quote)}, ce qui n’est pas la demande.`,
  degreeUnread: (quotes) =>
    `Le niveau de ce qui est indiqué (${list(quotes.map(quoted))}) n’a pas pu être lu.`,
  schoolFound: (quote) => `École : ${quoted(quote)}.`,
  schoolOther: (label, schools) =>
    `Les écoles sont ${list(schools.map(shown))} et non ${shown(label)}.`,
  fieldFound: (quote) => `Domaine d’études : ${quoted(quote)}.`,
  fieldOther: (label, fields) =>
    `Les domaines d’études sont ${list(fields.map(quoted))} et non ${shown(label)}.`,
  managementTitle: (quote) => `L’intitulé est celui d’un manager d’équipe : ${quoted(quote)}.`,
  managementText: (quote) => `Un poste décrit du management d’équipe : ${quoted(quote)}.`,
  teamSize: (quote, size, asked) =>
    `Une équipe de ${size} est citée (${quoted(quote)}), pour ${asked} demandées.`,
  employersFound: (count, years, names) =>
    `${count} employeur${count < 2 ? '' : 's'}${years === null ? '' : ` sur les ${number(years)} dernières années`} : ${list(names.map(shown))}.`,
  employersSilent: () => 'Des postes, des noms ou des dates manquent pour compter les employeurs.',
  employed: (title, company) =>
    `En poste aujourd’hui : ${[title, company]
      .filter((part) => part !== null)
      .map(shown)
      .join(', ')}.`,
  notEmployed: () => 'Tous les postes du profil sont terminés.',
  employedSilent: () => 'Le profil ne dit pas si la personne est en poste aujourd’hui.',
  languagesFound: (names, asked) =>
    names.length === 0
      ? 'Aucune langue n’est indiquée au-dessus des notions.'
      : `${names.length} langue${names.length < 2 ? '' : 's'} indiquée${names.length < 2 ? '' : 's'} (${list(names)}), pour ${asked} demandées.`,
  unreadable: (reason) => UNREADABLE[reason],
  negated: (status) =>
    status === 'met'
      ? 'Ce qui est exclu ne s’applique pas.'
      : status === 'not_met'
        ? 'Ce qui est exclu s’applique.'
        : 'Le profil ne permet pas de dire si l’exclusion s’applique.',
  judged: (status) =>
    ({
      met: 'Les passages cités du profil le montrent.',
      partially_met: 'Les passages cités du profil le montrent en partie.',
      not_met: 'Le profil le contredit.',
      unknown: 'Le profil n’en dit rien.',
    })[status],
  withoutEvidence: () =>
    'L’élément cité à l’appui est introuvable dans le profil ; le critère reste ouvert.',
  recap(verdict, met, total, gap) {
    const found =
      met === total
        ? total === 1
          ? 'Le critère est rempli'
          : `Les ${total} critères sont remplis`
        : `${met} critère${met > 1 ? 's' : ''} sur ${total} ${met > 1 ? 'sont remplis' : 'est rempli'}`;
    const largest =
      gap === null
        ? 'Aucun écart n’a été trouvé.'
        : `Principal écart : « ${gap.title} », ${STATUS[gap.status]}.`;
    return `${found}, donc le verdict est ${VERDICT[verdict]}. ${largest}`;
  },
  languageName: (names) => names.fr,
};
