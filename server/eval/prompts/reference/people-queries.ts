import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lexicon } from '../../../src/lexicon/types.ts';
import { interpretPrompt } from '../../../src/search/rules/interpret/interpret.ts';
import type { InterpretedFilter } from '../../../src/search/search.ts';

/*
 * How strangers' people queries are read: title, place and years. Ids that end in an even digit are
 * for work; the odd ones are held out, and their texts are never printed.
 */

export interface PeopleQuery {
  id: string;
  text: string;
  title: string;
  place?: string;
  placeType?: string;
  years?: number;
  /** `ic` for a title without a level. */
  seniority?: string;
}

export const isHeldOutQuery = ({ id }: PeopleQuery): boolean => Number(id.at(-1)) % 2 === 1;

export interface QueryOutcome {
  query: PeopleQuery;
  heldOut: boolean;
  title: boolean;
  place: boolean;
  years: boolean;
}

/** States by their letters, as the labels write them. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  'AL=Alabama AK=Alaska AZ=Arizona AR=Arkansas CA=California CO=Colorado CT=Connecticut DE=Delaware FL=Florida GA=Georgia HI=Hawaii ID=Idaho IL=Illinois IN=Indiana IA=Iowa KS=Kansas KY=Kentucky LA=Louisiana ME=Maine MD=Maryland MA=Massachusetts MI=Michigan MN=Minnesota MS=Mississippi MO=Missouri MT=Montana NE=Nebraska NV=Nevada NH=New_Hampshire NJ=New_Jersey NM=New_Mexico NY=New_York NC=North_Carolina ND=North_Dakota OH=Ohio OK=Oklahoma OR=Oregon PA=Pennsylvania RI=Rhode_Island SC=South_Carolina SD=South_Dakota TN=Tennessee TX=Texas UT=Utah VT=Vermont VA=Virginia WA=Washington WV=West_Virginia WI=Wisconsin WY=Wyoming'
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split('=')),
);

/** The name of a state of the United States, from its letters or its name. */
export const stateName = (place: string): string => STATES[place.toUpperCase()] ?? place;

/** Levels that a title may carry or leave to the filter for seniority. */
const LEVELS =
  'senior junior mid level lead staff principal head director early career experienced';

const valuesOf = ({ value }: InterpretedFilter): string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

function isTitleRight(
  filters: readonly InterpretedFilter[],
  query: PeopleQuery,
  lexicon: Lexicon,
): boolean {
  const titles = filters.filter(({ filterType }) => filterType === 'JOB_TITLE');
  const levels = filters.filter(({ filterType }) => filterType === 'SENIORITY');
  const wanted = lexicon.stems(query.title);
  const read = new Set(
    [...titles, ...levels]
      .flatMap((one) => [...valuesOf(one), one.span.text])
      .flatMap(lexicon.stems),
  );
  const fair = new Set([
    ...wanted,
    ...lexicon.readTitle(query.title).forms.flatMap(lexicon.stems),
    ...lexicon.stems(LEVELS),
  ]);
  const stray = titles
    .flatMap(valuesOf)
    .flatMap(lexicon.stems)
    .filter((stem) => !fair.has(stem));
  return titles.length === 1 && wanted.every((stem) => read.has(stem)) && stray.length === 0;
}

function isPlaceRight(
  filters: readonly InterpretedFilter[],
  query: PeopleQuery,
  lexicon: Lexicon,
): boolean {
  const places = filters.filter(({ filterType }) => ['LOCATION', 'COUNTRY'].includes(filterType));
  if (query.place === undefined) return places.length === 0;
  const isState = query.placeType === 'state';
  const wanted = isState ? stateName(query.place) : query.place;
  const ids = new Set(lexicon.readPlaces(wanted).map(({ id }) => id));
  return places.some((one) =>
    valuesOf(one).some((value) => {
      const [found] = lexicon.readPlaces(value);
      if (lexicon.fold(value) === lexicon.fold(wanted)) return true;
      if (isState) return found?.kind === 'state' && ids.has(found.id);
      return (
        (found !== undefined && ids.has(found.id)) ||
        lexicon.fold(one.span.text).includes(lexicon.fold(query.place ?? ''))
      );
    }),
  );
}

function areYearsRight(filters: readonly InterpretedFilter[], { years }: PeopleQuery): boolean {
  const found = filters.filter(({ filterType }) => filterType === 'YEARS_OF_EXPERIENCE');
  if (years === undefined) return found.length === 0;
  return found.some(
    ({ value }) =>
      typeof value === 'object' && !Array.isArray(value) && [value.min, value.max].includes(years),
  );
}

/** Reads `people_queries/queries.jsonl` of a folder of reference data. */
export function markPeopleQueries(folder: string, lexicon: Lexicon): QueryOutcome[] {
  const file = path.join(folder, 'people_queries', 'queries.jsonl');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): QueryOutcome => {
      const query: PeopleQuery = JSON.parse(line);
      const { filters } = interpretPrompt(query.text, lexicon, 'en');
      const asked = filters.filter(({ isExcluded }) => !isExcluded);
      return {
        query,
        heldOut: isHeldOutQuery(query),
        title: isTitleRight(asked, query, lexicon),
        place: isPlaceRight(asked, query, lexicon),
        years: areYearsRight(asked, query),
      };
    });
}
