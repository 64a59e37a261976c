import type { Clause, Matcher, Plan, TermField, Tier } from '../../index/index.ts';
import {
  languageLevelTerm,
  profileSlug,
  seniorityTerm,
  UNSTATED_SENIORITY,
} from '../document/terms.ts';
import { FLUENT_LEVEL, OCCURRENCE_FACTORS, WEIGHTS } from '../document/weights.ts';
import { readCompanySize } from './company-size.ts';
import { compileCompany } from './compile/company.ts';
import type { CompileContext, MembersOf } from './compile/context.ts';
import { compileDegree, compileField, compileSchool } from './compile/education.ts';
import { compileIndustry } from './compile/industry.ts';
import { compileKeywords } from './compile/keyword.ts';
import { compileCountry, compileLocation } from './compile/place.ts';
import { compileSkill } from './compile/skill.ts';
import { namesTiers, textTiers, valuesOf } from './compile/text.ts';
import { compileTitle } from './compile/title.ts';
import { isWidenable, stepTiers } from './compile/title-near.ts';
import { experience, LIKELY_YEARS, since } from './compile/years.ts';
import type { Filter, FilterType } from './filter.ts';
import { itemsOf } from './items.ts';
import { readLevel, splitLanguage } from './language.ts';
import { levelPreferences, skillPreferences, startOf, withRecency } from './order.ts';
import { type Range, readRange } from './range.ts';

/** Compiles validated filters into the plan that every engine understands. */
export function compile(filters: readonly Filter[], context: CompileContext): Plan {
  const clauses = filters.map((filter) => clauseOf(filter, context));
  const occurs = (occurrence: Clause['occurrence']): boolean =>
    clauses.some((clause) => clause.occurrence === occurrence);
  const hasRequired = occurs('required');
  return {
    clauses: hasRequired
      ? clauses.map((clause, at) => withNearTitles(clause, filters[at]!, context))
      : clauses,
    needsOptional: !hasRequired && occurs('optional'),
    ...(context.workspaceId !== undefined && { pool: context.workspaceId }),
    preferences: [...levelPreferences(filters, context), ...skillPreferences(clauses)],
    start: startOf(filters),
  };
}

/** A title that is only wished for ranks near ones too: it decides about no one. */
function withNearTitles(clause: Clause, filter: Filter, { lexicon }: CompileContext): Clause {
  return clause.occurrence === 'optional' && isWidenable(filter)
    ? { ...clause, tiers: [...clause.tiers, ...stepTiers(filter, 'near', lexicon)] }
    : clause;
}

function clauseOf(filter: Filter, context: CompileContext): Clause {
  const occurrence = occurrenceOf(filter);
  const tiers = withRecency(tiersOf(filter, context)).map((tier) => ({
    ...tier,
    weight: tier.weight * OCCURRENCE_FACTORS[occurrence],
  }));
  return { occurrence, tiers };
}

function occurrenceOf({ isRequired, isExcluded }: Filter): Clause['occurrence'] {
  if (isExcluded) return 'excluded';
  return isRequired ? 'required' : 'optional';
}

type Compile = (text: string, filter: Filter, context: CompileContext) => readonly Tier[];

const text =
  (field: TermField): Compile =>
  (value, { isExactMatch }, { lexicon }) =>
    textTiers(field, value, lexicon, isExactMatch);

const name =
  (field: TermField): Compile =>
  (value, { isExactMatch }, { lexicon }) =>
    namesTiers(field, value, lexicon, isExactMatch, WEIGHTS.text);

const years =
  (lasting: (range: Range, today: number) => Matcher): Compile =>
  (value, _, { today }) => {
    const range = readRange(value, Number.MAX_SAFE_INTEGER);
    return range ? [{ matcher: lasting(range, today), weight: WEIGHTS.years }] : [];
  };

const COMPILERS: Record<FilterType, Compile> = {
  JOB_TITLE: compileTitle,
  SENIORITY: (value, { isExactMatch }, { lexicon, today }) => {
    const seniority = lexicon.readSeniority(value);
    if (!seniority) return [];
    const stated: Tier = {
      matcher: valuesOf('seniority', seniorityTerm(seniority)),
      weight: WEIGHTS.seniority.stated,
    };
    // Years suggest a level but do not state it.
    const likely = isExactMatch ? undefined : LIKELY_YEARS[seniority];
    if (!likely) return [stated];
    const of = [valuesOf('seniority', UNSTATED_SENIORITY), experience(likely, today)];
    return [stated, { matcher: { kind: 'all', of }, weight: WEIGHTS.seniority.likely }];
  },
  JOB_FUNCTION: (value, _, { lexicon }) => {
    const known = lexicon.readFunction(value);
    return known
      ? [{ matcher: valuesOf('jobFunction', known.id), weight: WEIGHTS.jobFunction }]
      : [];
  },
  YEARS_OF_EXPERIENCE: years(experience),
  YEARS_IN_CURRENT_ROLE: years(since('inRoleSince')),
  YEARS_AT_CURRENT_COMPANY: years(since('atCompanySince')),
  LOCATION: compileLocation,
  COUNTRY: compileCountry,
  COMPANY: (value, filter, { lexicon }) =>
    compileCompany(value, filter.history ?? 'CURRENT_AND_PAST', filter.isExactMatch, lexicon),
  CURRENT_COMPANY: (value, filter, { lexicon }) =>
    compileCompany(value, 'CURRENT', filter.isExactMatch, lexicon),
  PAST_COMPANY: (value, filter, { lexicon }) =>
    compileCompany(value, 'PAST', filter.isExactMatch, lexicon),
  INDUSTRY: compileIndustry,
  COMPANY_SIZE: (value) => {
    const size = readCompanySize(value);
    return size ? [{ matcher: valuesOf('companySize', size), weight: WEIGHTS.companySize }] : [];
  },
  SKILL: compileSkill,
  KEYWORD: (value, { isExactMatch }, { lexicon }) => compileKeywords(value, lexicon, isExactMatch),
  HEADLINE: (value, { isExactMatch }, { lexicon }) => {
    const [exact, ...words] = textTiers('headline', value, lexicon, isExactMatch);
    // The words of the single headline are values of their own.
    return [exact!, ...words.map((tier) => ({ ...tier, matcher: eachWord(tier.matcher) }))];
  },
  CERTIFICATION: text('certification'),
  INTEREST: text('interest'),
  LANGUAGE: compileLanguage,
  SCHOOL: compileSchool,
  DEGREE: compileDegree,
  FIELD_OF_STUDY: compileField,
  HAS_CONTACT: (value, _, context) => [
    { matcher: members(context, 'HAS_CONTACT', value), weight: WEIGHTS.ownData },
  ],
  UPDATED_WITHIN: (value, _, { today }) => [
    {
      matcher: { kind: 'range', field: 'updatedDay', min: today - Number(value) },
      weight: WEIGHTS.updated,
    },
  ],
  FIRST_NAME: name('firstName'),
  LAST_NAME: name('lastName'),
  PRO_NETWORK_URL: (value) => {
    const slug = profileSlug(value);
    return slug === null
      ? []
      : [{ matcher: valuesOf('proNetworkUrl', slug), weight: WEIGHTS.text.exact }];
  },
  POOL: (value) => [{ matcher: { kind: 'pool', own: value === 'own' }, weight: WEIGHTS.ownData }],
  IN_SOURCING: (value, _, context) => {
    if (value !== 'true' && value !== 'false')
      return [{ matcher: members(context, 'IN_SOURCING', value), weight: WEIGHTS.ownData }];
    const any = members(context, 'IN_SOURCING', 'any');
    return [
      { matcher: value === 'true' ? any : { kind: 'not', of: any }, weight: WEIGHTS.ownData },
    ];
  },
};

function members(
  { membersOf }: CompileContext,
  filterType: Parameters<MembersOf>[0],
  value: string,
): Matcher {
  if (!membersOf) throw new Error(`${filterType} is asked of a workspace, and there is none`);
  return { kind: 'ids', ids: membersOf(filterType, value) };
}

/** The tiers of all its values together: any value matches, and the best one counts. */
function tiersOf(filter: Filter, context: CompileContext): Tier[] {
  return united(
    itemsOf(filter.value).flatMap((item) => COMPILERS[filter.filterType](item, filter, context)),
  );
}

/**
 * Merges whole values of one field and weight into one tier, without duplicates: circles around
 * many towns overlap.
 */
function united(tiers: readonly Tier[]): Tier[] {
  const found: Tier[] = [];
  const sets = new Map<string, Set<string>>();
  for (const tier of tiers) {
    const { matcher, weight } = tier;
    if (matcher.kind !== 'values') {
      found.push(tier);
      continue;
    }
    const key = `${matcher.field} ${weight}`;
    const known = sets.get(key);
    for (const value of known ? matcher.values : []) known!.add(value);
    if (known) continue;
    sets.set(key, new Set(matcher.values));
    found.push(tier);
  }
  return found.map((tier) => {
    const { matcher, weight } = tier;
    return matcher.kind === 'values'
      ? { ...tier, matcher: valuesOf(matcher.field, ...sets.get(`${matcher.field} ${weight}`)!) }
      : tier;
  });
}

function eachWord(matcher: Matcher): Matcher {
  if (matcher.kind !== 'words') return matcher;
  return {
    kind: 'all',
    of: matcher.groups.map((values) => ({ kind: 'values', field: matcher.field, values })),
  };
}

function compileLanguage(
  value: string,
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const { name, level: wanted } = splitLanguage(value);
  const code = lexicon.readLanguage(name)?.code;
  if (code === undefined) return [];
  const level = wanted === null ? null : readLevel(wanted, lexicon);
  const fluent: Tier = {
    matcher: valuesOf('language', languageLevelTerm(code, FLUENT_LEVEL)),
    weight: WEIGHTS.language.fluent,
  };
  if (level === null)
    return [fluent, { matcher: valuesOf('language', code), weight: WEIGHTS.language.any }];
  const atLeast = valuesOf('language', languageLevelTerm(code, level));
  if (!isExactMatch)
    return level >= FLUENT_LEVEL
      ? [{ matcher: atLeast, weight: WEIGHTS.language.fluent }]
      : [fluent, { matcher: atLeast, weight: WEIGHTS.language.any }];
  const above: Matcher = {
    kind: 'not',
    of: valuesOf('language', languageLevelTerm(code, level + 1)),
  };
  return [{ matcher: { kind: 'all', of: [atLeast, above] }, weight: WEIGHTS.language.fluent }];
}
