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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const quoted = (text: string): string => `“${shown(text)}”`;
const list = (items: readonly string[], and = 'and'): string =>
  listed(items, and, (count) => `${count} others`);

const number = (years: number): string => String(Math.round(years * 10) / 10);
const span = (years: number): string =>
  years === 1
    ? '1 year'
    : years > 0 && years < 1
      ? `${Math.round(years * 12)} months`
      : `${number(years)} years`;

function month(time: number): string {
  const date = new Date(time);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function dates({ start, end, isCurrent }: NamedJob): string {
  if (start === null && (end === null || isCurrent))
    return isCurrent ? 'current, start not stated' : 'dates not stated';
  const until = isCurrent ? 'today' : end === null ? 'an unstated date' : month(end);
  return `${start === null ? 'an unstated date' : month(start)} to ${until}`;
}

function named(job: NamedJob): string {
  const name = [job.title, job.company].filter((part) => part !== null).map(shown);
  return `${name.length === 0 ? 'a job without a title' : name.join(', ')} (${dates(job)})`;
}

function bound({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return `${number(min)} to ${span(max)}`;
  if (min !== null)
    return strict
      ? `more than ${span(min)}`
      : min < 1 || min === 1
        ? `at least ${span(min)}`
        : `${number(min)}+ years`;
  return strict ? `less than ${span(max ?? 0)}` : `at most ${span(max ?? 0)}`;
}

function count({ min, max, strict }: Bound, thing: string): string {
  const number = min ?? max ?? 0;
  const how =
    min === null ? (strict ? 'fewer than' : 'at most') : strict ? 'more than' : 'at least';
  return `${how} ${number} ${thing}${number === 1 ? '' : 's'}`;
}

const people = (bound: Bound): string =>
  bound.max === null || bound.min === null
    ? count(bound, 'person').replace(/persons?$/, 'people')
    : '';

function scopeWords(scope: YearsScope): string {
  switch (scope.of) {
    case 'total':
      return 'of experience';
    case 'subject':
      return scope.subject.isRole ? `as ${scope.subject.label}` : `of ${scope.subject.label}`;
    case 'company':
      return `at ${scope.label}`;
    case 'company_kind':
      return `at ${KIND[scope.companyKind].many}`;
    case 'seniority':
      return `at ${SENIORITY[scope.level]!.toLowerCase()} level or above`;
    case 'average_stay':
      return 'at an employer on average';
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

const LEVELS = ['basic', 'intermediate', 'professional', 'fluent', 'native or bilingual'];
const PROFICIENCIES: Record<string, string> = {
  elementary: 'elementary',
  limited_working: 'limited working proficiency',
  professional_working: 'professional working proficiency',
  full_professional: 'full professional proficiency',
  native_or_bilingual: 'native or bilingual',
};

const SENIORITY: Record<string, string> = {
  intern: 'Intern',
  junior: 'Junior',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
  director: 'Director',
  vp: 'Vice president',
  c_level: 'Executive (C-level)',
  owner: 'Founder or owner',
};

const KIND: Record<CompanyKind, { one: string; many: string }> = {
  it_services: { one: 'an IT services company', many: 'IT services companies' },
  consulting: { one: 'a consulting firm', many: 'consulting firms' },
  agency: { one: 'an agency', many: 'agencies' },
  startup: { one: 'a start-up', many: 'start-ups' },
  scale_up: { one: 'a scale-up', many: 'scale-ups' },
  sme: { one: 'a small or medium-sized company', many: 'small or medium-sized companies' },
  large: { one: 'a large company', many: 'large companies' },
  accounting: { one: 'an accounting firm', many: 'accounting firms' },
  public: { one: 'the public sector', many: 'public employers' },
  self: { one: 'self-employment', many: 'own account' },
};
const KIND_WHEN = { current: 'Currently in', past: 'Formerly in', ever: 'Has worked in' };

const WHEN = { current: 'Currently', past: 'Formerly', ever: 'Has been' };
const AT = { current: 'Currently at', past: 'Formerly at', ever: 'Worked at' };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
      return shown(`${reading.when === 'current' ? 'Not currently' : 'Never'} at ${reading.label}`);
    case 'title':
      return shown(
        `${reading.when === 'current' ? 'Not currently' : 'Has never been'} ${reading.role.label}`,
      );
    case 'management':
      return 'Has not managed people';
    default:
      return shown(`To exclude: ${title(reading, criterion)}`);
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
      return `${KIND_WHEN[reading.when]} ${KIND[reading.of].one}`;
    case 'company_size':
      return `${reading.when === 'current' ? 'Employer' : 'An employer'} of ${people(reading.bound)}`;
    case 'promotion':
      return 'Promoted at an employer';
    case 'not':
      return exclusion(reading.of, criterion);
    case 'recent':
      return shown(`${title(reading.of, criterion)}, last ${span(reading.years)}`);
    case 'years':
      return shown(capitalised(`${bound(reading.bound)} ${scopeWords(reading.scope)}`));
    case 'mention':
      return shown(capitalised(reading.subject.label));
    case 'title':
      return shown(`${WHEN[reading.when]} ${reading.role.label}`);
    case 'seniority':
      return `${SENIORITY[reading.level]} level`;
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
        : `Has managed ${reading.teamSize} people or more`;
    case 'employers':
      return `${capitalised(count(reading.bound, 'employer'))}${reading.years === null ? '' : ` in the last ${span(reading.years)}`}`;
    case 'employed':
      return 'Currently employed';
    case 'languages':
      return `Speaks ${reading.min} languages or more`;
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
  skills: 'Listed among the skills',
  title: 'Named in a job title',
  job: 'Used in a job',
  claim: 'Named in the presentation, without a job that shows it',
  certification: 'Named by a certification',
  education: 'Named in the education',
  company: 'Named by an employer',
};

const UNREADABLE: Record<UnreadableReason, string> = {
  soft_skill: 'A profile does not show personal qualities; ask in an interview.',
  salary: 'A profile does not show pay or pay expectations; ask the person.',
  availability: 'A profile does not show availability or contract wishes; ask the person.',
  mobility:
    'A profile does not show mobility, permits or where somebody is willing to work; ask the person.',
  motivation: 'A profile does not show motivation; ask the person.',
  other: 'This could not be read from the profile with certainty, so it is left open.',
};

const SILENT_ON: Record<Topic, string> = {
  titles: 'The profile gives no job title.',
  employers: 'The profile names no employer.',
  level: 'No title of the profile states a level.',
  management: 'The profile says nothing about managing people.',
  degrees: 'The profile gives no degree.',
  schools: 'The profile names no school.',
  fields: 'The profile gives no field of study.',
  languages: 'The profile lists no languages.',
};

const STATUS = {
  met: 'met',
  partially_met: 'only partly met',
  not_met: 'not met',
  unknown: 'not shown by the profile',
};

export const english: Wording = {
  title,
  yearsFound(range, { bound: asked, scope }, jobs, standing) {
    if (jobs.length === 0)
      return `No job of the profile counts towards years ${scopeWords(scope)}, and ${bound(asked)} are asked.`;
    const why =
      standing === 'within'
        ? ''
        : standing === 'near'
          ? `, close to the ${bound(asked)} asked`
          : `, where ${bound(asked)} are asked`;
    return `${capitalised(rangeWords(range))} ${scopeWords(scope)}${why}, counting ${list(jobs.map(named))}.`;
  },
  yearsUndecided: (range, { bound: asked, scope }, jobs) =>
    `${capitalised(rangeWords(range))} ${scopeWords(scope)}: missing dates or details leave open whether it is ${bound(asked)}; counted are ${list(jobs.map(named))}.`,
  yearsSilent: ({ scope }) =>
    `The profile gives no dated job from which years ${scopeWords(scope)} could be counted.`,
  yearsNotCountable: (label) =>
    `${label} is named in the profile, but no dated job shows it, so its years cannot be counted.`,
  mentionFound: (_label, quote, where, job) =>
    `${WHERE[where]}: ${quoted(quote)}${job === null ? '' : `, in ${named(job)}`}.`,
  silentOn: (topic) => SILENT_ON[topic],
  silent: (...labels) =>
    `The profile does not mention ${list(
      labels.map((label) => (isPhrase(label) ? quoted(label) : label)),
      'or',
    )}.`,
  titleFound: (quote, isCurrent) => `${isCurrent ? 'Current' : 'Former'} title: ${quoted(quote)}.`,
  titleOther: (label, held, when) =>
    `${when === 'current' ? 'The current title is' : 'The titles held are'} ${list(held.map(quoted))}, not ${shown(label)}.`,
  asOneSentence: (sentences) =>
    `${sentences.map((sentence) => sentence.replace(/\.$/, '')).join('; ')}.`,
  someHold: (met, of, min) =>
    `${met} of the ${of} things asked ${met === 1 ? 'is' : 'are'} shown, where ${min} are asked.`,
  companyKindFound: (kind, quote) => `${capitalised(KIND[kind].one)} is shown by ${quoted(quote)}.`,
  companyKindOther: (kind, names) =>
    `The employers are ${list(names.map(shown))}; none is known as ${KIND[kind].one}.`,
  companyKindSilent: (kind) =>
    `The profile does not say whether an employer was ${KIND[kind].one}.`,
  companySize: (quote, asked) =>
    `The size of an employer is named: ${quoted(quote)}, where ${people(asked)} are asked.`,
  companySizeSilent: () => 'The profile does not say how many people its employers have.',
  promoted: (from, to, company) =>
    `Rose from ${quoted(from)} to ${quoted(to)} at ${shown(company)}.`,
  moved: (from, to, company) =>
    `Moved from ${quoted(from)} to ${quoted(to)} at ${shown(company)}; whether that was a promotion is not said.`,
  promotionTold: (quote) => `A job tells of a promotion: ${quoted(quote)}.`,
  notPromoted: () => 'No employer of the profile is named with a second, higher title.',
  promotionSilent: () => 'Titles or employers are missing, so promotions cannot be seen.',
  seniorityFound: (quote) => `The title says so: ${quoted(quote)}.`,
  seniorityOther: (level, quote) =>
    `The title ${quoted(quote)} stands for another level than ${SENIORITY[level]!.toLowerCase()}.`,
  seniorityByYears: (level, years, fits) =>
    `No title states a level; ${span(years)} of experience ${fits === 'likely' ? 'suggest' : 'do not suggest'} ${SENIORITY[level]!.toLowerCase()}.`,
  livesIn: (where) => `Lives in ${where}.`,
  livesNear: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Lives in ${where}, close to ${label}.`
      : `Lives in ${where}, within ${radiusKm} km of ${label}.`,
  livesElsewhere: (where, { label, radiusKm }) =>
    radiusKm === null
      ? `Lives in ${where}, not in ${label}.`
      : `Lives in ${where}, not within ${radiusKm} km of ${label}.`,
  residenceUnknown: () => 'The profile does not say where the person lives.',
  residenceTooBroad: (where, { label }) =>
    `The profile says ${where}, which does not tell whether it is in or near ${label}.`,
  languageFound: (language, proficiency) =>
    proficiency === null
      ? `${language} is listed.`
      : `${language} is listed: ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageBelow: (language, proficiency) =>
    `${language} is listed at a lower level than asked: ${PROFICIENCIES[proficiency] ?? proficiency}.`,
  languageWithoutLevel: (language) => `${language} is listed without a level.`,
  languageNotListed: (language, names) =>
    `${language} is not among the languages listed: ${list(names)}.`,
  companyFound: (quote, isCurrent) => `${isCurrent ? 'Works' : 'Worked'} at ${shown(quote)}.`,
  companyOther: (label, companies, when) =>
    `${when === 'current' ? 'The current employer is' : 'The employers are'} ${list(companies.map(shown))}; ${shown(label)} is not ${when === 'current' ? 'it' : 'among them'}.`,
  degreeFound: (quote) => `Degree: ${quoted(quote)}.`,
  degreeOther: (quote) =>
    `The highest degree found is ${quoted(quote)}, which is not what is asked.`,
  degreeUnread: (quotes) =>
    `The level of what is named (${list(quotes.map(quoted))}) could not be read.`,
  schoolFound: (quote) => `Studied at ${quoted(quote)}.`,
  schoolOther: (label, schools) =>
    `Studied at ${list(schools.map(shown))}, not at ${shown(label)}.`,
  fieldFound: (quote) => `Field of study: ${quoted(quote)}.`,
  fieldOther: (label, fields) =>
    `The fields of study are ${list(fields.map(quoted))}, not ${shown(label)}.`,
  managementTitle: (quote) => `The title is one of a people manager: ${quoted(quote)}.`,
  managementText: (quote) => `A job tells of managing people: ${quoted(quote)}.`,
  teamSize: (quote, size, asked) =>
    `A team of ${size} is named (${quoted(quote)}), where ${asked} are asked.`,
  employersFound: (count, years, names) =>
    `${count} employer${count === 1 ? '' : 's'}${years === null ? '' : ` in the last ${span(years)}`}: ${list(names.map(shown))}.`,
  employersSilent: () =>
    'The profile leaves open how many employers there were: jobs, names or dates are missing.',
  employed: (title, company) =>
    `In a job today: ${[title, company]
      .filter((part) => part !== null)
      .map(shown)
      .join(', ')}.`,
  notEmployed: () => 'Every job of the profile has ended.',
  employedSilent: () => 'The profile does not say whether the person is in a job today.',
  languagesFound: (names, asked) =>
    names.length === 0
      ? 'No language is listed above the elementary level.'
      : `${names.length} language${names.length === 1 ? ' is' : 's are'} listed (${list(names)}), where ${asked} are asked.`,
  unreadable: (reason) => UNREADABLE[reason],
  negated: (status) =>
    status === 'met'
      ? 'What is excluded does not apply.'
      : status === 'not_met'
        ? 'What is excluded applies.'
        : 'Whether the exclusion applies is open.',
  judged: (status) =>
    ({
      met: 'The quoted parts of the profile show it.',
      partially_met: 'The quoted parts of the profile show it in part.',
      not_met: 'The profile contradicts it.',
      unknown: 'The profile does not say.',
    })[status],
  withoutEvidence: () =>
    'The evidence given for this could not be found in the profile, so it is left open.',
  recap(verdict, met, total, gap) {
    const found =
      met === total
        ? total === 1
          ? 'The criterion is met'
          : `All ${total} criteria are met`
        : `${met} of ${total} criteria ${met === 1 ? 'is' : 'are'} met`;
    const largest =
      gap === null
        ? 'No gap was found.'
        : `The largest gap is “${gap.title}”, ${STATUS[gap.status]}.`;
    return `${found}, so the verdict is ${verdict}. ${largest}`;
  },
  languageName: (names) => names.en,
};
