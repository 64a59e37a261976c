import type { YearRange } from './durations.ts';
import {
  AT,
  EMPLOYER,
  KIND,
  LEVELS,
  PROFICIENCIES,
  ROLE,
  SELF_EMPLOYED,
  SENIORITY,
} from './labels-en.ts';
import {
  bound,
  count,
  lastYears,
  list,
  named,
  number,
  people,
  quoted,
  span,
} from './quantities-en.ts';
import type { CriterionReading, PlaceReading, UnreadableReason, YearsScope } from './reading.ts';
import {
  type FoundIn,
  holdsUnreadable,
  isPhrase,
  shown,
  type Topic,
  type Untold,
  type Wording,
} from './wording.ts';

function scopeWords(scope: YearsScope): string {
  switch (scope.of) {
    case 'total':
      return 'of experience';
    case 'subject':
      return scope.subject.isRole
        ? `as ${withArticle(scope.subject.label)}`
        : `of ${scope.subject.label}`;
    case 'company':
      return `at ${scope.label}`;
    case 'company_kind':
      return scope.companyKind === 'self'
        ? 'of self-employment'
        : `at ${KIND[scope.companyKind].many}`;
    case 'seniority':
      return `in ${SENIORITY[scope.level]} roles or above`;
    case 'average_stay':
      return 'per employer on average';
    case 'management':
      return 'of people management';
    case 'one_employer':
      return 'at one employer';
    case 'each_employer':
      return 'at each past employer';
    case 'current_role':
      return 'in the current role';
    case 'current_company':
      return 'at the current company';
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a baker" or "an accountant"; names in capitals or quotation marks stand without an article. */
function withArticle(role: string): string {
  if (!/^[a-z]/.test(role)) return role;
  return /^(?:[aeio]|u(?!ni|se|ti))/.test(role) ? `an ${role}` : `a ${role}`;
}

const isOne = (items: readonly string[]): boolean => new Set(items).size < 2;

/** "The employer is" or "The employers are". */
function subject(noun: string, items: readonly string[], rest = ''): string {
  return isOne(items) ? `The ${noun}${rest} is` : `The ${noun}s${rest} are`;
}

function place({ label, radiusKm }: PlaceReading): string {
  return radiusKm === null ? `Lives in ${label}` : `Lives within ${radiusKm} km of ${label}`;
}

/** A criterion that must not hold. */
function exclusion(reading: CriterionReading, criterion: string): string {
  switch (reading.kind) {
    case 'place':
      return shown(
        reading.radiusKm === null
          ? `Does not live in ${reading.label}`
          : `Lives more than ${reading.radiusKm} km from ${reading.label}`,
      );
    case 'company':
      return shown(
        `${reading.when === 'current' ? 'Not currently' : 'Has never worked'} at ${reading.label}`,
      );
    case 'title':
      return shown(
        `${reading.when === 'current' ? 'Current role other than' : 'Role never held:'} ${reading.role.label}`,
      );
    case 'management':
      return 'Has not managed people';
    default:
      return shown(`Excluded: ${title(reading, criterion)}`);
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
            reading.kind === 'all' ? ' and ' : ' or ',
          ),
        ),
      );
    case 'some':
      return shown(
        `At least ${reading.min} of: ${[...new Set(reading.of.map((part) => title(part, criterion)))].join(', ')}`,
      );
    case 'company_kind':
      return reading.of === 'self'
        ? SELF_EMPLOYED[reading.when]
        : `${AT[reading.when]} ${KIND[reading.of].one}`;
    case 'company_size':
      return `${EMPLOYER[reading.when]} with ${people(reading.bound)}`;
    case 'promotion':
      return reading.times > 1 ? 'Promoted several times' : 'Promoted within a company';
    case 'gap':
      return `No gap of more than ${span(reading.maxMonths / 12)} between jobs`;
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
      return shown(`${ROLE[reading.when]} ${reading.role.label}`);
    case 'seniority':
      return `Level: ${SENIORITY[reading.level]}`;
    case 'place':
      return shown(place(reading));
    case 'language':
      return reading.level === null
        ? reading.names.en
        : `${reading.names.en}, ${LEVELS[reading.level - 1]}`;
    case 'company':
      return shown(`${AT[reading.when]} ${reading.label}`);
    case 'degree':
      return shown(`Degree: ${reading.label}`);
    case 'school':
      return shown(`Studied at ${reading.label}`);
    case 'field':
      return shown(`Field of study: ${reading.label}`);
    case 'certification':
      return shown(`Certification: ${reading.label}`);
    case 'management':
      return reading.teamSize === null
        ? 'Has managed people'
        : `Has managed ${people(reading.teamSize)}`;
    case 'employers':
      return `${capitalised(count(reading.bound, 'employer'))}${reading.years === null ? '' : ` ${lastYears(reading.years)}`}`;
    case 'employed':
      return 'Currently employed';
    case 'languages':
      return `Speaks at least ${reading.min} languages`;
    case 'unreadable':
      return criterion;
  }
}

function rangeWords(range: YearRange): string {
  if (range.max === null) return `at least ${span(range.min)}`;
  return range.min === range.max
    ? span(range.max)
    : `between ${number(range.min)} and ${span(range.max)}`;
}

const WHERE: Record<FoundIn, string> = {
  skills: 'Listed as a skill',
  title: 'In a job title',
  job: 'Used in a job',
  claim: 'Mentioned only in the summary',
  certification: 'In a certification',
  education: 'As a field of study',
  company: 'In an employer’s name',
};

const UNREADABLE: Record<UnreadableReason, string> = {
  soft_skill: 'Profiles do not show personal qualities; assess them in an interview.',
  salary: 'Profiles do not show pay or salary expectations; ask the person.',
  availability: 'Profiles do not show availability or the type of contract wanted; ask the person.',
  mobility: 'Profiles do not show mobility, permits or preferred work locations; ask the person.',
  motivation: 'Profiles do not show motivation; ask the person.',
  other: 'This cannot be read from the profile with certainty, so it is left open.',
};

const SILENT_ON: Record<Topic, string> = {
  titles: 'The profile lists no job titles.',
  employers: 'The profile lists no employers.',
  level: 'No title in the profile states a level.',
  management: 'The profile says nothing about managing people.',
  degrees: 'The profile lists no degrees.',
  schools: 'The profile lists no schools.',
  fields: 'The profile lists no field of study.',
  languages: 'The profile lists no languages.',
};

const STATUS = {
  met: 'met',
  partially_met: 'only partly met',
  not_met: 'not met',
  unknown: 'not shown in the profile',
};

const TOLD: Record<Untold, string> = {
  denied: 'The profile says otherwise',
  failed: 'Failed or expired',
  slight: 'Only a little',
  former: 'No longer',
  planned: 'Only planned or wished for',
  others: 'Said of somebody else',
  employer: 'Said of an employer, not of the person',
  aside: 'Only named, not said of the person',
};

export const english: Wording = {
  title,
  yearsFound(range, { bound: asked, scope }, jobs, standing) {
    if (jobs.length === 0)
      return `The profile shows no years ${scopeWords(scope)}; the criterion asks for ${bound(asked)}.`;
    const why =
      standing === 'within'
        ? ''
        : standing === 'near'
          ? `, close to the ${bound(asked)} asked for`
          : `; the criterion asks for ${bound(asked)}`;
    return `${capitalised(rangeWords(range))} ${scopeWords(scope)}, based on ${list(jobs.map(named))}${why}.`;
  },
  yearsUndecided: (range, { bound: asked, scope }, jobs) =>
    `${capitalised(rangeWords(range))} ${scopeWords(scope)}, based on ${list(jobs.map(named))}; with dates or details missing, it is unclear whether this is ${bound(asked)}.`,
  yearsSilent: ({ scope }) =>
    `The profile has no dated job from which to count years ${scopeWords(scope)}.`,
  yearsNotCountable: (label) =>
    `${label} is mentioned in the profile, but no dated job shows it, so the years cannot be counted.`,
  mentionFound: (_label, quote, where, job) =>
    `${WHERE[where]}: ${quoted(quote)}${job === null ? '' : `, in ${named(job)}`}.`,
  implied: (label, quote) =>
    `Shows ${quoted(quote)}, which takes some ${label}; ${label} itself is not mentioned.`,
  meant: (quote, where, job, taken) =>
    `${WHERE[where]}, in other words: ${quoted(quote)}${job === null ? '' : `, in ${named(job)}`}.${
      taken.length === 0
        ? ''
        : ` Taken to mean the same: ${list(
            taken.map(([asked, told]) => `${quoted(told)} as ${quoted(asked)}`),
            'and',
          )}.`
    }`,
  told: (standing, quote) => `${TOLD[standing]}: ${quoted(quote)}.`,
  silentOn: (topic) => SILENT_ON[topic],
  silent: (...labels) =>
    `The profile does not mention ${list(
      labels.map((label) => (isPhrase(label) ? quoted(label) : label)),
      'or',
    )}.`,
  titleFound: (quote, isCurrent) => `${isCurrent ? 'Current' : 'Former'} title: ${quoted(quote)}.`,
  titleOther: (label, held, when) =>
    `${subject(when === 'current' ? 'current title' : 'title', held, when === 'current' ? '' : ' held')} ${list(held.map(quoted))}, not ${shown(label)}.`,
  asOneSentence: (sentences) =>
    `${sentences.map((sentence) => sentence.replace(/\.$/, '')).join('; ')}.`,
  someHold: (met, of, min) =>
    `${met} of the ${of} items ${met === 1 ? 'is' : 'are'} shown; the criterion asks for at least ${min}.`,
  companyKindFound: (kind, quote) => `The profile shows ${KIND[kind].one}: ${quoted(quote)}.`,
  companyKindOther: (kind, names) =>
    `${subject('employer', names)} ${list(names.map(shown))}; ${
      kind === 'self'
        ? 'nothing shows self-employment'
        : `${isOne(names) ? 'it is not' : 'none is'} known to be ${KIND[kind].one}`
    }.`,
  companyKindSilent: (kind) =>
    kind === 'self'
      ? 'The profile does not show whether the person was self-employed.'
      : `The profile does not show whether any employer was ${KIND[kind].one}.`,
  companySize: (quote, asked) =>
    `The employer’s size is given as ${quoted(quote)}; the criterion asks for ${people(asked)}.`,
  companySizeSilent: () => 'The profile does not show how large the employers are.',
  promoted: (from, to, company) =>
    `Promoted from ${quoted(from)} to ${quoted(to)} at ${shown(company)}.`,
  moved: (from, to, company) =>
    `Moved from ${quoted(from)} to ${quoted(to)} at ${shown(company)}; the profile does not say whether this was a promotion.`,
  promotionMentioned: (quote) => `A job description mentions a promotion: ${quoted(quote)}.`,
  notPromoted: () => 'No employer in the profile is listed with a second, more senior title.',
  promotionSilent: () => 'Titles or employers are missing, so promotions cannot be checked.',
  scaleFound: (quote, label) =>
    `The profile states ${quoted(quote)}, which fits “${shown(label)}”.`,
  scaleOther: (quote, label) => `The profile states ${quoted(quote)}; asked: “${shown(label)}”.`,
  gapFound: (months, from) =>
    months === 0 || from === null
      ? 'The dates of the jobs leave no gap.'
      : `The longest time between two jobs is ${months} month${months === 1 ? '' : 's'}, after ${named(from)}.`,
  countriesFound: (quotes) => `Worked in ${quotes.map(quoted).join(', ')}.`,
  countriesSilent: () => 'The profile does not show enough places of work.',
  gapSilent: () => 'Some dates are missing, so gaps between jobs cannot be counted.',
  seniorityFound: (quote) => `The title states the level: ${quoted(quote)}.`,
  seniorityOther: (level, quote) =>
    `The title ${quoted(quote)} points to a different level, not ${SENIORITY[level]}.`,
  seniorityByYears: (level, years, fits) =>
    `No title states a level; with ${span(years)} of experience, ${SENIORITY[level]} is ${fits === 'likely' ? 'likely' : 'unlikely'}.`,
  livesIn: (where) => `Lives in ${where}.`,
  livesNear: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Lives in ${where}, near ${label}.`
      : `Lives in ${where}, within ${radiusKm} km of ${label}.`,
  livesElsewhere: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Lives in ${where}, not in ${label}.`
      : `Lives in ${where}, not within ${radiusKm} km of ${label}.`,
  residenceUnknown: () => 'The profile does not say where the person lives.',
  residenceTooBroad: (where, { label }) =>
    `The profile only gives ${where}, which is too broad to tell whether it is in or near ${label}.`,
  languageFound: (language, proficiency) =>
    proficiency === null
      ? `${language} is listed.`
      : `${language} is listed: ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageBelow: (language, proficiency) =>
    `${language} is listed below the level asked for: ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageWithoutLevel: (language) => `${language} is listed without a level.`,
  languageNotListed: (language, names) =>
    `${language} is not among the languages listed: ${list(names)}.`,
  companyFound: (quote, isCurrent) => `${isCurrent ? 'Works' : 'Worked'} at ${shown(quote)}.`,
  companyOther: (label, companies, when) =>
    `${subject(when === 'current' ? 'current employer' : 'employer', companies)} ${list(companies.map(shown))}, not ${shown(label)}.`,
  degreeFound: (quote) => `Degree: ${quoted(quote)}.`,
  degreeOther: (quote) =>
    `The highest degree listed is ${quoted(quote)}, which does not match the criterion.`,
  degreeUnread: (quotes) => `The level of ${list(quotes.map(quoted))} could not be determined.`,
  schoolFound: (quote) => `Studied at ${quoted(quote)}.`,
  schoolOther: (label, schools) =>
    `Studied at ${list(schools.map(shown))}, not at ${shown(label)}.`,
  fieldFound: (quote) => `Field of study: ${quoted(quote)}.`,
  fieldOther: (label, fields) =>
    `${subject('field', fields, ' of study')} ${list(fields.map(quoted))}, not ${shown(label)}.`,
  managementTitle: (quote) => `The title is that of a people manager: ${quoted(quote)}.`,
  managementText: (quote) => `The profile mentions managing people: ${quoted(quote)}.`,
  teamSize: (quote, size, asked) =>
    `The profile mentions a team of ${size} (${quoted(quote)}); the criterion asks for ${people(asked)}.`,
  employersFound: (count, years, names) =>
    `${count} employer${count === 1 ? '' : 's'}${years === null ? '' : ` ${lastYears(years)}`}: ${list(names.map(shown))}.`,
  employersSilent: () =>
    'Jobs, employer names or dates are missing, so the number of employers is unclear.',
  employed: (title, company) =>
    `Currently employed: ${[title, company]
      .filter((part) => part !== null)
      .map(shown)
      .join(', ')}.`,
  notEmployed: () => 'Every job in the profile has ended.',
  employedSilent: () => 'The profile does not show whether the person is currently employed.',
  languagesFound: (names, asked) =>
    names.length === 0
      ? 'No language is listed above elementary level.'
      : `${names.length} language${names.length === 1 ? ' is' : 's are'} listed (${list(names)}); the criterion asks for at least ${asked}.`,
  unreadable: (reason) => UNREADABLE[reason],
  negated: (status) =>
    status === 'met'
      ? 'The exclusion does not apply.'
      : status === 'not_met'
        ? 'The exclusion applies.'
        : 'It is unclear whether the exclusion applies.',
  judged: (status) =>
    ({
      met: 'The quoted passages of the profile show it.',
      partially_met: 'The quoted passages of the profile show it in part.',
      not_met: 'The profile contradicts it.',
      unknown: 'The profile does not say.',
    })[status],
  withoutEvidence: () =>
    'The evidence cited could not be found in the profile, so the criterion is left open.',
  recap(evidence, gap) {
    const found = evidence === null ? 'Nothing shows what is asked' : evidence;
    return gap === null
      ? `${found}; no gap was found.`
      : `${found}; the main gap is “${gap.title}”: ${STATUS[gap.status]}.`;
  },
  languageName: (names) => names.en,
};
