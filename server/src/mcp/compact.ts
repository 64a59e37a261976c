/*
 * Short forms of large results. A model pays for every word that it reads, so the texts of a page
 * are cut until the page fits; ids, verdicts and numbers are never cut. `detail: "full"` is the
 * answer of the route.
 */

/** Characters of JSON; 3,000 tokens at four characters each, less a margin for marks and credits. */
const PEOPLE_BUDGET = 10_500;
/** 4,000 tokens. */
const VERDICTS_BUDGET = 14_000;

type Json = Record<string, unknown>;

interface Compacting {
  budget: number;
  shape(data: Json): Json;
  /** The list that is the page: its items get shorter, none is left out. */
  page?: string;
  /** Arguments that the short form has by default, as in a query string. */
  defaults?: Readonly<Record<string, string>>;
}

/** The tools with a short form, by operation id. */
const COMPACTING: Record<string, Compacting> = {
  searchTalents: { budget: PEOPLE_BUDGET, shape: peoplePage, page: 'talents' },
  searchTalentsByPrompt: { budget: PEOPLE_BUDGET, shape: peoplePage, page: 'talents' },
  searchTalentsLegacy: { budget: PEOPLE_BUDGET, shape: peoplePage, page: 'talents' },
  listTalents: {
    budget: PEOPLE_BUDGET,
    shape: ownPeoplePage,
    page: 'talents',
    defaults: { pageSize: '10' },
  },
  getTalent: {
    budget: PEOPLE_BUDGET,
    shape: ({ talent, ...data }) => ({ talent: person(talent as Json), ...data }),
  },
  getCandidateProfile: { budget: PEOPLE_BUDGET, shape: person },
  listCandidates: { budget: PEOPLE_BUDGET, shape: asIs, page: 'candidates' },
  interpretPrompt: { budget: PEOPLE_BUDGET, shape: asIs, page: 'filters' },
  explainQualifiedVerdict: { budget: PEOPLE_BUDGET, shape: asIs, page: 'criterias' },
  listQualifiedSearches: { budget: PEOPLE_BUDGET, shape: asIs, page: 'castings' },
  listFilterTypes: { budget: PEOPLE_BUDGET, shape: filterTypes, page: 'filterTypes' },
  getQualifiedSearch: {
    budget: VERDICTS_BUDGET,
    shape: verdictPage,
    page: 'talents',
    defaults: { pageSize: '10' },
  },
};

/** The default page of a short form, when the caller names none. */
export const defaultsOf = (operationId: string): Readonly<Record<string, string>> =>
  COMPACTING[operationId]?.defaults ?? {};

export const hasShortForm = (operationId: string): boolean => operationId in COMPACTING;

/** The short form of an operation's data. */
export function compact(operationId: string, data: object): object {
  const compacting = COMPACTING[operationId];
  if (!compacting) return data;
  return fit(compacting.shape(data as Json), compacting);
}

/** How long texts and lists inside an item may be; each step is tried until the whole fits. */
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

function fit(data: Json, { budget, page }: Compacting): Json {
  let cut = data;
  for (const step of STEPS) {
    const { [page ?? '']: items, ...rest } = data;
    cut = cutValue(rest, step) as Json;
    if (Array.isArray(items)) cut[page!] = items.map((item) => cutValue(item, step));
    if (JSON.stringify(cut).length <= budget) return cut;
  }
  return cut;
}

type Step = (typeof STEPS)[number];

/** Leaves out what is empty, cuts texts and lists, and says how many entries are not shown. */
function cutValue(value: unknown, step: Step): unknown {
  if (typeof value === 'string') return cutText(value, step.text);
  if (Array.isArray(value)) {
    const items = value.slice(0, step.list).map((item) => cutValue(item, step));
    return items.length < value.length
      ? [...items, `${value.length - items.length} more with detail full`]
      : items;
  }
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value)
    .filter(([, member]) => !isEmpty(member))
    .map(([name, member]) => [name, cutValue(member, step)]);
  return Object.fromEntries(members);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A text without spaces is an id, a cursor or an address, which is of no use when it is cut. */
function cutText(text: string, max: number): string {
  if (text.length <= max || !/\s/.test(text)) return text;
  return `${text.slice(0, max).toWellFormed().trimEnd()}…`;
}

function peoplePage(data: Json): Json {
  return { ...data, talents: list(data.talents).map(person) };
}

function ownPeoplePage(data: Json): Json {
  const talents = list(data.talents).map(({ talent, ...rest }) => ({
    ...person(talent as Json),
    ...rest,
  }));
  return { ...data, talents };
}

function asIs(data: Json): Json {
  return data;
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
