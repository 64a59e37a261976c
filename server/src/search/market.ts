import type { FacetCounts, IndexReader, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { Diagnosis } from './diagnose.ts';
import type { FilterPlans } from './filter-plans.ts';
import type { MarketShare, SearchMarket } from './market-contract.ts';
import type { Filter } from './rules/filter.ts';
import * as rules from './rules/market.ts';
import { within } from './time-limit.ts';
import type { TakeTurn } from './turns.ts';
import { employersIn, titlesIn, writtenNames } from './written-names.ts';

/** The cost of greens, from what the castings of the workspace found before. */
export type ForecastGreens = (
  workspaceId: string,
  asked: { greens: number; matches: number },
) => Promise<SearchMarket['forecast']>;

export interface MarketOptions {
  engine: Pick<IndexReader, 'search' | 'facet'>;
  lexicon: Lexicon;
  talents: Pick<Talents, 'load'>;
  forecastGreens: ForecastGreens;
  timeoutMs: number;
}

const MAX_CITIES = 100;
const MAX_COMPANIES = 12;
const MAX_TITLES = 12;
const MAX_SKILLS = 20;
const MAX_LEVELS = 20;
const MAX_SURROUNDINGS = 300;
const NOBODY = { exclude: new Set<string>(), limit: 0 };

/** The plan that also asks for these years. Who matched without a required filter still has to. */
async function withYears(
  plans: Pick<FilterPlans, 'planOf'>,
  workspaceId: string,
  plan: Plan,
  years: { min: number; max?: number },
  page: typeof NOBODY & { signal: AbortSignal },
): Promise<Plan> {
  const filter = rules.filterBy('YEARS_OF_EXPERIENCE', years);
  const { clauses } = await plans.planOf(workspaceId, [filter], page);
  return { ...plan, clauses: [...plan.clauses, ...clauses] };
}

/** Counts the people that filters find by what they have in common. */
export function createMarket(
  { engine, lexicon, talents, forecastGreens, timeoutMs }: MarketOptions,
  plans: Pick<FilterPlans, 'parse' | 'planOf'>,
  diagnosis: Pick<Diagnosis, 'costs'>,
  takeTurn: TakeTurn,
) {
  async function shares(
    counts: FacetCounts,
    filterOf: (name: string) => Filter,
    namesIn: Parameters<typeof writtenNames>[2],
  ): Promise<MarketShare[]> {
    const names = await writtenNames({ lexicon, talents }, counts, namesIn);
    return names.map(({ name, count }) => rules.shareOf(name, count, filterOf(name)));
  }

  async function read(
    principal: Principal,
    filters: readonly Filter[],
    greens: number,
    signal: AbortSignal,
  ): Promise<SearchMarket> {
    const { workspaceId } = principal;
    const language = principal.language ?? 'en';
    const page = { ...NOBODY, signal };
    const plan = await plans.planOf(workspaceId, filters, page);
    const facet = (...[field, prefix, limit]: FacetOf): Promise<FacetCounts> =>
      takeTurn(() => engine.facet(plan, { field, prefix, limit }, { signal }));
    const { count } = await takeTurn(() => engine.search(plan, page));
    const cities = await facet('city', 'city:', MAX_CITIES);
    const placed = rules.citiesOf(cities.values, lexicon);
    const box = rules.boxOf(placed);
    const years: number[] = [];
    for (const range of rules.YEAR_RANGES) {
      const narrowed = await withYears(plans, workspaceId, plan, range, page);
      years.push((await takeTurn(() => engine.search(narrowed, page))).count);
    }
    const titles = await facet('currentTitle', '=', MAX_TITLES);
    const companies = await facet('currentCompany', '=', MAX_COMPANIES);
    const skills = await facet('skill', 'skill:', MAX_SKILLS);
    const levels = await facet('seniority', 'seniority:', MAX_LEVELS);
    return {
      count,
      cities: placed,
      elsewhere: count - placed.reduce((sum, city) => sum + city.count, 0),
      surroundings: box ? [...lexicon.largestCities(box, MAX_SURROUNDINGS)] : [],
      companies: await shares(companies, rules.companyFilter, employersIn),
      titles: await shares(titles, rules.titleFilter, titlesIn),
      seniorities: rules.senioritiesOf(levels.values, lexicon),
      skills: rules.skillsOf(skills.values, lexicon, language),
      years: rules.yearsOf(years),
      filters: await diagnosis.costs(principal, filters, { all: count, signal }),
      forecast: await forecastGreens(workspaceId, { greens, matches: count }),
    };
  }

  return {
    /**
     * The market of a search: free, of the shared people and the workspace's own only. Throws
     * validation_error, search_engine_timeout.
     */
    async market(
      principal: Principal,
      { filters, greens }: { filters: unknown; greens: number },
    ): Promise<SearchMarket> {
      const parsed = await plans.parse(principal.workspaceId, filters);
      return within(timeoutMs, (signal) => read(principal, parsed, greens, signal));
    },
  };
}

type FacetOf = [field: Parameters<IndexReader['facet']>[1]['field'], prefix: string, limit: number];
