import type { YearRange } from './durations.ts';
import { AT, KIND, KIND_WHEN, LEVELS, PROFICIENCIES, SENIORITY, WHEN } from './labels-fr.ts';
import {
  bound,
  count,
  lastYears,
  list,
  named,
  number,
  of,
  ofCount,
  people,
  quoted,
  span,
} from './quantities-fr.ts';
import type { CriterionReading, PlaceReading, UnreadableReason, YearsScope } from './reading.ts';
import {
  type FoundIn,
  holdsUnreadable,
  isPhrase,
  listed,
  shown,
  type Topic,
  type Untold,
  type Wording,
} from './wording.ts';

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
      return `à un niveau ${SENIORITY[scope.level]} ou supérieur`;
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

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const plural = (one: string, many: string, items: readonly string[]): string =>
  new Set(items).size < 2 ? one : many;

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
        `${reading.when === 'current' ? 'Pas actuellement' : 'Aucune expérience'} chez ${reading.label}`,
      );
    case 'title':
      return shown(
        `${reading.when === 'current' ? 'Poste actuel autre que' : 'Poste jamais occupé :'} ${reading.role.label}`,
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
      return reading.times > 1 ? 'Plusieurs promotions' : 'Promotion chez un employeur';
    case 'gap':
      return `Pas d’interruption de plus de ${span(reading.maxMonths / 12)} entre deux postes`;
    case 'scale':
    case 'countries':
      return shown(capitalised(reading.label));
    case 'not':
      return exclusion(reading.of, criterion);
    case 'recent':
      return shown(`${title(reading.of, criterion)}, ${lastYears(reading.years)}`);
    case 'years':
      return shown(capitalised(`${bound(reading.bound)} ${scopeWords(reading.scope)}`));
    case 'mention':
      return shown(capitalised(reading.subject.label));
    case 'phrase':
      return shown(capitalised(reading.label));
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
        : `Management d’une équipe ${ofCount(people(reading.teamSize))}`;
    case 'employers':
      return `${capitalised(count(reading.bound, 'employeur'))}${reading.years === null ? '' : ` ${lastYears(reading.years)}`}`;
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
  skills: 'Dans la liste des compétences',
  title: 'Dans un intitulé de poste',
  job: 'Dans le descriptif d’un poste',
  claim: 'Uniquement dans la présentation',
  certification: 'Dans une certification',
  education: 'Comme domaine d’études',
  company: 'Dans le nom d’un employeur',
};

const UNREADABLE: Record<UnreadableReason, string> = {
  soft_skill: 'Un profil ne montre pas les qualités personnelles ; à vérifier en entretien.',
  salary:
    'Un profil n’indique ni la rémunération ni les prétentions salariales ; à demander à la personne.',
  availability:
    'Un profil n’indique ni la disponibilité ni le type de contrat souhaité ; à demander à la personne.',
  mobility:
    'Un profil n’indique ni la mobilité, ni les permis, ni les lieux de travail souhaités ; à demander à la personne.',
  motivation: 'Un profil ne montre pas la motivation ; à demander à la personne.',
  other: 'Le profil ne permet pas de vérifier ce critère avec certitude ; il reste à confirmer.',
};

const SILENT_ON: Record<Topic, string> = {
  titles: 'Le profil n’indique aucun intitulé de poste.',
  employers: 'Le profil n’indique aucun employeur.',
  level: 'Aucun intitulé du profil n’indique de niveau.',
  management: 'Le profil ne dit rien du management d’équipe.',
  degrees: 'Le profil n’indique aucun diplôme.',
  schools: 'Le profil n’indique aucune école.',
  fields: 'Le profil n’indique aucun domaine d’études.',
  languages: 'Le profil n’indique aucune langue.',
};

const STATUS = {
  met: 'critère rempli',
  partially_met: 'critère rempli en partie seulement',
  not_met: 'critère non rempli',
  unknown: 'le profil ne permet pas de le vérifier',
};

const TOLD: Record<Untold, string> = {
  denied: 'Le profil dit le contraire',
  failed: 'Échoué ou expiré',
  slight: 'Seulement un peu',
  former: 'Plus aujourd’hui',
  planned: 'Seulement prévu ou souhaité',
  others: 'Dit de quelqu’un d’autre',
  employer: 'Dit d’un employeur, pas de la personne',
  aside: 'Seulement cité, pas dit de la personne',
};

export const french: Wording = {
  title,
  yearsFound(range, { bound: asked, scope }, jobs, standing) {
    if (jobs.length === 0)
      return `Le profil ne montre aucune année ${scopeWords(scope)} ; le critère demande ${bound(asked)}.`;
    const why =
      standing === 'within'
        ? ''
        : standing === 'near'
          ? ` ; c’est proche du critère (${bound(asked)})`
          : ` ; le critère demande ${bound(asked)}`;
    return `${capitalised(rangeWords(range))} ${scopeWords(scope)}, d’après ${list(jobs.map(named))}${why}.`;
  },
  yearsUndecided: (range, { bound: asked, scope }, jobs) =>
    `${capitalised(rangeWords(range))} ${scopeWords(scope)}, d’après ${list(jobs.map(named))} ; il manque des dates ou des détails pour savoir si le critère (${bound(asked)}) est rempli.`,
  yearsSilent: ({ scope }) =>
    `Le profil ne contient aucun poste daté qui permette de compter des années ${scopeWords(scope)}.`,
  yearsNotCountable: (label) =>
    `Le profil en fait mention (${label}), mais aucun poste daté ne le montre : impossible de compter les années.`,
  mentionFound: (_label, quote, where, job) =>
    `${WHERE[where]} : ${quoted(quote)}${job === null ? '' : `, dans ${named(job)}`}.`,
  implied: (label, quote) =>
    `Le profil montre ${quoted(quote)}, qui suppose de connaître en partie ${label} ; ${label} n’est pas mentionné.`,
  meant: (quote, where, job, taken) =>
    `${WHERE[where]}, en d’autres termes : ${quoted(quote)}${job === null ? '' : `, dans ${named(job)}`}.${
      taken.length === 0
        ? ''
        : ` Compris comme équivalents : ${taken.map(([asked, told]) => `${quoted(told)} et ${quoted(asked)}`).join(' ; ')}.`
    }`,
  told: (standing, quote) => `${TOLD[standing]} : ${quoted(quote)}.`,
  silentOn: (topic) => SILENT_ON[topic],
  silent: (...labels) =>
    `${listed(
      labels.map((label) => (isPhrase(label) ? quoted(label) : capitalised(label))),
      'ou',
      (count) => `${count} autres`,
    )} : le profil n’en parle pas.`,
  titleFound: (quote, isCurrent) =>
    `${isCurrent ? 'Poste actuel' : 'Ancien poste'} : ${quoted(quote)}.`,
  titleOther: (label, held, when) =>
    `${when === 'current' ? plural('Poste actuel', 'Postes actuels', held) : plural('Poste occupé', 'Postes occupés', held)} : ${list(held.map(quoted))} ; rien ne correspond à ${shown(label)}.`,
  asOneSentence: (sentences) =>
    `${sentences.map((sentence) => sentence.replace(/\.$/, '')).join(' ; ')}.`,
  someHold: (met, of, min) =>
    `${met} élément${met < 2 ? '' : 's'} sur ${of} ; le critère en demande au moins ${min}.`,
  companyKindFound: (kind, quote) => `Le profil montre ${KIND[kind].one} : ${quoted(quote)}.`,
  companyKindOther: (kind, names) =>
    `${plural('Employeur', 'Employeurs', names)} : ${list(names.map(shown))} ; ${
      kind === 'self'
        ? 'rien n’indique une activité indépendante'
        : `${plural('il n’est pas connu', 'aucun n’est connu', names)} comme ${KIND[kind].one}`
    }.`,
  companyKindSilent: (kind) =>
    kind === 'self'
      ? 'Le profil n’indique pas si la personne a été indépendante.'
      : `Le profil n’indique pas si un employeur était ${KIND[kind].one}.`,
  companySize: (quote, asked) =>
    `Taille de l’employeur : ${quoted(quote)} ; le critère demande ${people(asked)}.`,
  companySizeSilent: () => 'Le profil n’indique pas la taille des employeurs.',
  promoted: (from, to, company) =>
    `Évolution chez ${shown(company)} : de ${quoted(from)} à ${quoted(to)}.`,
  moved: (from, to, company) =>
    `Changement de poste chez ${shown(company)}, de ${quoted(from)} à ${quoted(to)} ; le profil ne dit pas si c’est une promotion.`,
  promotionMentioned: (quote) =>
    `Le descriptif d’un poste mentionne une promotion : ${quoted(quote)}.`,
  notPromoted: () => 'Aucune évolution vers un poste plus élevé chez un même employeur.',
  promotionSilent: () =>
    'Il manque des intitulés ou des employeurs pour repérer une éventuelle promotion.',
  scaleFound: (quote, label) =>
    `Le profil indique ${quoted(quote)}, ce qui répond à « ${shown(label)} ».`,
  scaleOther: (quote, label) =>
    `Le profil indique ${quoted(quote)} ; demandé : « ${shown(label)} ».`,
  gapFound: (months, from) =>
    months === 0 || from === null
      ? 'Les dates des postes ne laissent aucune interruption.'
      : `La plus longue interruption entre deux postes est de ${months} mois, après ${named(from)}.`,
  countriesFound: (quotes) => `Lieux de travail : ${quotes.map(quoted).join(', ')}.`,
  countriesSilent: () => 'Le profil ne montre pas assez de lieux de travail.',
  gapSilent: () => 'Il manque des dates pour compter les interruptions entre les postes.',
  seniorityFound: (quote) => `L’intitulé indique le niveau : ${quoted(quote)}.`,
  seniorityOther: (level, quote) =>
    `L’intitulé ${quoted(quote)} correspond à un autre niveau que « ${SENIORITY[level]} ».`,
  seniorityByYears: (level, years, fits) =>
    `Aucun intitulé n’indique de niveau ; avec ${span(years)} d’expérience, le niveau ${SENIORITY[level]} est ${fits === 'likely' ? 'probable' : 'peu probable'}.`,
  livesIn: (where) => `Lieu de résidence : ${where}.`,
  livesNear: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Réside près ${of(label)} : ${where}.`
      : `Réside à moins de ${radiusKm} km ${of(label)} : ${where}.`,
  livesElsewhere: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Lieu de résidence : ${where}, et non ${label}.`
      : `Réside à plus de ${radiusKm} km ${of(label)} : ${where}.`,
  residenceUnknown: () => 'Le profil n’indique pas où la personne réside.',
  residenceTooBroad: (where, { label }) =>
    `Le profil indique seulement ${where} : c’est trop large pour savoir si la personne réside à ${label} ou à proximité.`,
  languageFound: (language, proficiency) =>
    proficiency === null
      ? `Langue indiquée : ${language}.`
      : `Langue indiquée : ${language}, ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageBelow: (language, proficiency) =>
    `Langue indiquée, mais à un niveau inférieur au niveau demandé : ${language}, ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageWithoutLevel: (language) => `Langue indiquée sans niveau : ${language}.`,
  languageNotListed: (language, names) =>
    `Langue non indiquée : ${language} ; le profil indique ${list(names)}.`,
  companyFound: (quote, isCurrent) =>
    `${isCurrent ? 'Travaille' : 'A travaillé'} chez ${shown(quote)}.`,
  companyOther: (label, companies, when) =>
    `${when === 'current' ? plural('Employeur actuel', 'Employeurs actuels', companies) : plural('Employeur', 'Employeurs', companies)} : ${list(companies.map(shown))}, et non ${shown(label)}.`,
  degreeFound: (quote) => `Diplôme : ${quoted(quote)}.`,
  degreeOther: (quote) =>
    `Diplôme le plus élevé : ${quoted(quote)} ; il ne correspond pas au critère.`,
  degreeUnread: (quotes) =>
    `Niveau de diplôme impossible à déterminer : ${list(quotes.map(quoted))}.`,
  schoolFound: (quote) => `École : ${quoted(quote)}.`,
  schoolOther: (label, schools) =>
    `${plural('École', 'Écoles', schools)} : ${list(schools.map(shown))}, et non ${shown(label)}.`,
  fieldFound: (quote) => `Domaine d’études : ${quoted(quote)}.`,
  fieldOther: (label, fields) =>
    `${plural('Domaine', 'Domaines', fields)} d’études : ${list(fields.map(quoted))}, et non ${shown(label)}.`,
  managementTitle: (quote) => `L’intitulé est celui d’un manager d’équipe : ${quoted(quote)}.`,
  managementText: (quote) => `Le profil mentionne du management d’équipe : ${quoted(quote)}.`,
  teamSize: (quote, size, asked) =>
    `Le profil mentionne une équipe de ${size} personne${size < 2 ? '' : 's'} (${quoted(quote)}) ; le critère demande ${people(asked)}.`,
  employersFound: (count, years, names) =>
    `${count} employeur${count < 2 ? '' : 's'}${years === null ? '' : ` ${lastYears(years)}`} : ${list(names.map(shown))}.`,
  employersSilent: () =>
    'Il manque des postes, des noms d’employeurs ou des dates pour compter les employeurs.',
  employed: (title, company) =>
    `En poste actuellement : ${[title, company]
      .filter((part) => part !== null)
      .map(shown)
      .join(', ')}.`,
  notEmployed: () => 'Tous les postes du profil sont terminés.',
  employedSilent: () => 'Le profil n’indique pas si la personne est en poste actuellement.',
  languagesFound: (names, asked) =>
    names.length === 0
      ? 'Aucune langue n’est indiquée au-delà de simples notions.'
      : `${names.length} langue${names.length < 2 ? '' : 's'} indiquée${names.length < 2 ? '' : 's'} (${list(names)}) ; le critère en demande au moins ${asked}.`,
  unreadable: (reason) => UNREADABLE[reason],
  negated: (status) =>
    status === 'met'
      ? 'L’exclusion ne s’applique pas.'
      : status === 'not_met'
        ? 'L’exclusion s’applique.'
        : 'Le profil ne permet pas de dire si l’exclusion s’applique.',
  judged: (status) =>
    ({
      met: 'Les passages cités du profil le montrent.',
      partially_met: 'Les passages cités du profil le montrent en partie.',
      not_met: 'Le profil le contredit.',
      unknown: 'Le profil n’en dit rien.',
    })[status],
  withoutEvidence: () =>
    'Le passage cité à l’appui est introuvable dans le profil ; le critère reste à confirmer.',
  recap(evidence, gap) {
    const found = evidence === null ? 'Rien ne montre ce qui est demandé' : evidence;
    return gap === null
      ? `${found} ; aucun écart relevé.`
      : `${found} ; principal écart : « ${gap.title} » (${STATUS[gap.status]}).`;
  },
  languageName: (names) => names.fr,
};
