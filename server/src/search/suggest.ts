import type { IndexReader, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Principal } from '../platform/operation.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { Talents } from '../talents/talents.ts';
import type { FilterType } from './rules/filter.ts';
import { describeFilterTypes } from './rules/filter-list.ts';
import * as rules from './rules/suggest.ts';
import type { FilterSuggestion, FilterSuggestions } from './suggest-contract.ts';
import { within } from './time-limit.ts';
import type { TakeTurn } from './turns.ts';
import { employersIn, titlesIn, type WrittenName, writtenNames } from './written-names.ts';

export interface SuggestOptions {
  engine: Pick<IndexReader, 'facet'>;
  lexicon: Lexicon;
  talents: Pick<Talents, 'load'>;
  timeoutMs: number;
}

/** No known country, state or region has more places than that with people in them. */
const MAX_PLACES = 50_000;

const namesIn: Partial<
  Record<FilterType, (profile: TalentProfile) => readonly (string | null | undefined)[]>
> = {
  JOB_TITLE: titlesIn,
  COMPANY: employersIn,
  CURRENT_COMPANY: employersIn,
  PAST_COMPANY: employersIn,
  SKILL: (profile) => [...profile.skills, ...titlesIn(profile)],
  SCHOOL: ({ educations }) => educations.map(({ schoolName }) => schoolName),
  FIELD_OF_STUDY: ({ educations }) =>
    educations.flatMap(({ majors, minors }) => [...majors, ...minors]),
  CERTIFICATION: ({ certifications }) => certifications.map(({ name }) => name),
};

interface Asked {
  plan: Plan;
  filterType: FilterType;
  text: string;
  limit: number;
  signal: AbortSignal;
}

/** Completes the values of filters from what the people in view have. */
export function createSuggestions(
  { engine, lexicon, talents, timeoutMs }: SuggestOptions,
  takeTurn: TakeTurn,
) {
  async function written({ plan, filterType: type, text, limit, signal }: Asked) {
    const word = rules.wordOf(lexicon.fold(text));
    const found: WrittenName[] = [];
    for (const { field, prefix } of rules.WRITTEN_VALUES[type] ?? []) {
      const counts = await takeTurn(() =>
        engine.facet(plan, { field, prefix, word, limit }, { signal }),
      );
      found.push(...(await writtenNames({ lexicon, talents }, counts, namesIn[type]!)));
    }
    return found.map(({ name, count }) => ({
      name: type === 'SKILL' ? (lexicon.readSkill(name)?.name ?? name) : name,
      count,
    }));
  }

  async function places({ plan, filterType: type, text, signal }: Asked): Promise<WrittenName[]> {
    const folded = lexicon.fold(text);
    const found: WrittenName[] = [];
    for (const { field, prefix } of rules.PLACES[type] ?? []) {
      const { values } = await takeTurn(() =>
        engine.facet(plan, { field, prefix, limit: MAX_PLACES }, { signal }),
      );
      for (const { value, count } of values) {
        const name = lexicon.place(value)?.name;
        if (name && rules.isPlaceTyped(value, lexicon.fold(name), folded))
          found.push({ name, count });
      }
    }
    return found;
  }

  function ofClosedList(type: FilterType, typed: string): readonly string[] {
    const folded = lexicon.fold(typed);
    const { spellings } = lexicon.closedLists;
    const values =
      type === 'INDUSTRY'
        ? spellings.industries()
        : type === 'LANGUAGE'
          ? spellings.languages()
          : (describeFilterTypes(lexicon, 'en').find(({ filterType }) => filterType === type)
              ?.values ?? []);
    return values.filter((value) => rules.beginsIn(lexicon.fold(value), folded));
  }

  async function read(
    workspaceId: string,
    { filterType, text, limit, signal }: Omit<Asked, 'plan'>,
  ): Promise<FilterSuggestion[]> {
    if (lexicon.fold(text) === '') return [];
    const plan: Plan = { clauses: [], needsOptional: false, pool: workspaceId };
    const asked = { plan, filterType, text, limit, signal };
    const found = [...(await written(asked)), ...(await places(asked))];
    const counted = rules.mostFrequent(found, lexicon.fold, limit);
    const closed = ofClosedList(filterType, text).slice(0, limit - counted.length);
    return [
      ...counted.map(({ name, count }) => ({ value: name, count })),
      ...closed.map((value) => ({ value, count: null })),
    ];
  }

  return {
    /** The values that may be meant: free. Throws search_engine_timeout. */
    async suggest(
      { workspaceId }: Principal,
      asked: { filterType: FilterType; text: string; limit: number },
    ): Promise<FilterSuggestions> {
      return {
        suggestions: await within(timeoutMs, (signal) => read(workspaceId, { ...asked, signal })),
      };
    },
  };
}
