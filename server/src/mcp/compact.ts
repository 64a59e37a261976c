import { z } from 'zod';
import type { Operation } from '../platform/operation.ts';

/*
 * Short forms of large results. A model pays for every word that it reads, so profiles become a few
 * lines, and texts are cut until the result fits; ids, verdicts and numbers are never cut.
 * `detail: "full"` is the answer of the route.
 */

/** Characters of JSON; 3,000 tokens at four characters each, less a margin for marks and credits. */
const BUDGET = 10_500;
/** 4,000 tokens. */
const VERDICTS_BUDGET = 14_000;

/** Items on a page when the caller names no size. */
const PAGE_SIZE = 10;

type Json = Record<string, unknown>;

interface Compacting {
  budget?: number;
  shape?(data: Json): Json;
  /** The rows to keep of a list that does not fit and has no pages; the first, by default. */
  keep?: 'last';
  pageSize?: number;
}

/** What is special about an operation's short form. */
const COMPACTING: Record<string, Compacting> = {
  getQualifiedSearch: { budget: VERDICTS_BUDGET, shape: verdictPage },
  listFilterTypes: { shape: filterTypes },
  getRecentSearch: { shape: peopleOfPages },
  // Oldest first, and the newest say what to answer.
  getConversation: { keep: 'last' },
  // Without a list of its own, and long all the same.
  countTalents: {},
  getCandidate: {},
  updateCandidate: {},
  listRejectedRows: {},
  addCandidates: { shape: outcomes },
  addTalents: { shape: outcomes },
  changeCandidateStatuses: { shape: outcomes },
  enrichCandidates: { shape: outcomes },
  readCandidatesContacts: { shape: outcomes },
};

/** Names of the parameters that say how long a page is. */
const PAGE_SIZES = ['pageSize', 'limit'];

/** A result with a list can be long. */
export const hasShortForm = ({ id, data }: Pick<Operation, 'id' | 'data'>): boolean =>
  id in COMPACTING ||
  (data instanceof z.ZodObject &&
    Object.values(data.shape).some((member) => member instanceof z.ZodArray));

const pageSizeOf = ({ query }: Pick<Operation, 'query'>): string | undefined =>
  PAGE_SIZES.find((name) => query !== undefined && name in query.shape);

/** Arguments that the short form has by default, as in a query string. */
export function defaultsOf(operation: Operation): Record<string, string> {
  const name = pageSizeOf(operation);
  const { pageSize = PAGE_SIZE } = COMPACTING[operation.id] ?? {};
  return name === undefined ? {} : { [name]: String(pageSize) };
}

/** The short form of an operation's data. A result that fits without profiles stays as it is. */
export function compact(operation: Operation, data: object): object {
  const { budget = BUDGET, shape, keep } = COMPACTING[operation.id] ?? {};
  const shaped = withoutProfiles(shape ? shape(data as Json) : (data as Json)) as Json;
  if (shaped === data && JSON.stringify(data).length <= budget) return data;
  let cut = shaped;
  for (const step of STEPS) {
    cut = cutRows(shaped, step);
    if (JSON.stringify(cut).length <= budget) return cut;
  }
  // The next page begins behind the last row of this one, so nobody may be left out of it.
  return pageSizeOf(operation) === undefined ? dropRows(cut, budget, keep) : cut;
}

/** How long texts and lists inside a row may be; each step is tried until the whole fits. */
const STEPS = [
  { text: 600, list: 20 },
  { text: 240, list: 10 },
  { text: 160, list: 10 },
  { text: 100, list: 10 },
  { text: 60, list: 10 },
  { text: 40, list: 6 },
  { text: 24, list: 3 },
  { text: 16, list: 0 },
] as const;
type Step = (typeof STEPS)[number];

/** Cuts inside the rows of the lists that are the result; no row is left out. */
function cutRows(data: Json, step: Step): Json {
  const members = Object.entries(data).map(([name, member]) => [
    name,
    Array.isArray(member)
      ? member.map((row) => cutValue(row, step, name))
      : cutValue(member, step, name),
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== null));
}

/** Leaves out rows of the longest lists until the result fits, and says how many. */
function dropRows(data: Json, budget: number, keep: 'first' | 'last' = 'first'): Json {
  const sizeOf = (value: unknown) => JSON.stringify(value).length;
  const lists = Object.entries(data)
    .filter((member): member is [string, unknown[]] => Array.isArray(member[1]))
    .toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  const kept = { ...data };
  let size = sizeOf(data);
  for (const [name, rows] of lists) {
    const left = keep === 'last' ? rows.toReversed() : [...rows];
    while (size > budget && left.length > 0) size -= sizeOf(left.pop()) + 1;
    if (left.length === rows.length) continue;
    const missing = moreOf(rows.length - left.length);
    kept[name] = keep === 'last' ? [missing, ...left.toReversed()] : [...left, missing];
  }
  return kept;
}

const moreOf = (count: number): string => `${count} more with detail full`;

/** Leaves out what is empty, cuts texts and lists, and says how many entries are not shown. */
function cutValue(value: unknown, step: Step, name: string): unknown {
  if (typeof value === 'string') return cutText(value, step.text, name);
  if (Array.isArray(value)) {
    const items = value.slice(0, step.list).map((item) => cutValue(item, step, name));
    return items.length < value.length ? [...items, moreOf(value.length - items.length)] : items;
  }
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value)
    .filter(([, member]) => !isEmpty(member))
    .map(([inner, member]) => [inner, cutValue(member, step, inner)]);
  return Object.fromEntries(members);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A text that is of no use when it is cut: an id, a cursor, an address, a date. */
function cutText(text: string, max: number, name: string): string {
  const isWhole = WHOLE_NAME.test(name) || text.length <= LONGEST_WORD;
  if (text.length <= max || (isWhole && !/\s/.test(text))) return text;
  return `${text.slice(0, max).toWellFormed().trimEnd()}…`;
}

const WHOLE_NAME = /^(?:id|url)$|(?:Id|Ids|Url|Cursor)$|^cursor$/;
/** A word that is longer is no word, but a text that its author wrote without spaces. */
const LONGEST_WORD = 64;

/**
 * The value with each profile in it as a few lines. The same value when it has none.
 */
function withoutProfiles(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutProfiles);
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (isProfile(value as Json)) return person(value as Json);
  const members = Object.entries(value).map(([name, member]) => [name, withoutProfiles(member)]);
  return members.some(([name, member]) => member !== (value as Json)[name as string])
    ? Object.fromEntries(members)
    : value;
}

const isProfile = ({ experiences, educations }: Json): boolean =>
  Array.isArray(experiences) && Array.isArray(educations);

/** The pages of a search as one list of people. */
function peopleOfPages({ pages, ...data }: Json): Json {
  return {
    ...data,
    searchTransactionIds: list(pages).map(({ searchTransactionId }) => searchTransactionId),
    talents: list(pages).flatMap(({ talents }) => list(talents)),
  };
}

/** Counts, and what failed before the rest, which may not fit. */
function outcomes({ results, ...data }: Json): Json {
  const all = list(results);
  const names = [...new Set(all.map(({ outcome }) => String(outcome)))];
  const counts = names.map((name) => [name, all.filter(({ outcome }) => outcome === name).length]);
  const hasFailed = ({ error, issues }: Json) => !isEmpty(error) || !isEmpty(issues);
  return {
    ...data,
    outcomes: Object.fromEntries(counts),
    results: [...all.filter(hasFailed), ...all.filter((one) => !hasFailed(one))],
  };
}

function verdictPage({ customParams: _, webhook: __, talents, ...data }: Json): Json {
  return { ...data, talents: list(talents).map(judged) };
}

function judged({ profile, scoring, aiVerdict, effectiveVerdict, ...rest }: Json): Json {
  const { recap, criterias } = (scoring ?? {}) as Json;
  const { id: _, experiences: __, ...short } = brief((profile ?? {}) as Json);
  return {
    talentId: rest.talentId,
    aiVerdict,
    ...(effectiveVerdict === aiVerdict ? {} : { effectiveVerdict }),
    ...short,
    recap,
    criterias: list(criterias).map(({ title, status, result, references }) => ({
      title,
      status,
      result,
      quotes: list(references).map(({ quote }) => quote),
    })),
    review: rest.review,
    override: rest.override,
    secondLook: rest.secondLook,
  };
}

function brief({ firstname, lastname, jobTitle, city, country, ...rest }: Json): Json {
  const organization = (rest.currentOrganization ?? {}) as Json;
  return {
    id: rest.id,
    name: joined([firstname, lastname], ' '),
    jobTitle,
    organization: organization.name,
    place: joined([city, country], ', '),
    proNetworkUrl: rest.proNetworkUrl,
  };
}

function person(profile: Json): Json {
  const { headline, jobTitle } = profile;
  return {
    ...brief(profile),
    ...(headline === jobTitle ? {} : { headline }),
    summary: profile.summary,
    experiences: list(profile.experiences).map(job),
    educations: list(profile.educations).map((school) =>
      joined([school.schoolName, ...texts(school.degrees), ...texts(school.majors)], ', '),
    ),
    skills: texts(profile.skills),
    languages: list(profile.languages).map(({ name, proficiency }) =>
      joined([name, proficiency], ': '),
    ),
    certifications: list(profile.certifications).map(({ name }) => name),
    matched: list(profile.matched).map(({ filterType, text, grade }) =>
      joined([filterType, text, grade], ': '),
    ),
    rankedBy: list(profile.rankedBy).map(({ text }) => text),
  };
}

function job({ title, organizationName, startDate, endDate, isCurrent, description }: Json) {
  const end = endDate ?? (isCurrent ? 'now' : null);
  const span = joined([month(startDate), end === 'now' ? end : month(end)], ' to ');
  return joined([joined([title, organizationName], ', '), span, description], '; ');
}

const month = (date: unknown): unknown => (typeof date === 'string' ? date.slice(0, 7) : null);

function filterTypes(data: Json): Json {
  const types = list(data.filterTypes).map(({ aliases: _, description, ...type }) => ({
    ...type,
    description,
    examples: (type.examples as unknown[]).slice(0, 2),
  }));
  return { filterTypes: types };
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value : []);
const joined = (parts: readonly unknown[], by: string): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(by) || null;
