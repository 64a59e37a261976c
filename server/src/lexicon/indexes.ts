import { once } from '../platform/once.ts';
import { loadAtlas, loadLanguageNames, loadMeanings, loadTitleTable } from './atlas.ts';
import { ABBREVIATIONS } from './data/abbreviations.ts';
import {
  CITY_NAMES,
  COUNTRY_NAMES,
  EVERYDAY_NAMES,
  FRENCH_TOWNS,
  NOT_PLACES,
} from './data/city-names.ts';
import { COUNTIES, EVERYDAY_COUNTIES } from './data/counties.ts';
import { DEGREES, SCHOOLS } from './data/credentials.ts';
import { DEPARTMENTS, EVERYDAY_DEPARTMENTS } from './data/departments.ts';
import { FIELDS } from './data/fields.ts';
import { FUNCTIONS, withWholes } from './data/functions.ts';
import { INDUSTRIES, UNSURE_INDUSTRIES } from './data/industries.ts';
import { LANGUAGE_LEVELS, LANGUAGES } from './data/languages.ts';
import { NEAR_FAMILIES } from './data/near-families.gen.ts';
import { REGIONS, STATES } from './data/regions.ts';
import { ROLE_KINDS } from './data/role-kinds.ts';
import { ROLE_TABLES } from './data/roles.ts';
import { NOT_SENIORITY, SENIORITY_WORDS } from './data/seniorities.ts';
import { SKILL_PARTS } from './data/skill-parts.ts';
import { BUSINESS_SKILLS } from './data/skills-business.ts';
import { TECHNOLOGY_SKILLS } from './data/skills-technology.ts';
import { TOOL_SKILLS } from './data/skills-tools.ts';
import { TRADE_SKILLS } from './data/skills-trades.ts';
import { createAbbreviations } from './rules/abbreviations.ts';
import {
  createDegreeIndex,
  createFieldIndex,
  createFunctionIndex,
  createIndustryIndex,
  createSchoolIndex,
} from './rules/credentials.ts';
import { type FoldedWord, fold } from './rules/fold.ts';
import { createLanguageIndex } from './rules/languages.ts';
import { createMeanings } from './rules/meanings.ts';
import { createNearFamilies, parseNearFamilies } from './rules/near-families.ts';
import { createNearTitles } from './rules/near-titles.ts';
import { PhraseIndex, parts } from './rules/phrases.ts';
import { createPlaceIndex } from './rules/places.ts';
import { parseRoles } from './rules/roles.ts';
import { createScanner } from './rules/scan.ts';
import { createSeniorityReader } from './rules/seniority.ts';
import { createSkillParts } from './rules/skill-parts.ts';
import { createSkillIndex } from './rules/skills.ts';
import { stem } from './rules/stem.ts';
import { createTitleEncoder } from './rules/title-encoder.ts';
import { createTitleIndex, createTitleReader } from './rules/titles.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

/** The minimum population of a city that running text may name on its own. */
const SCANNED_CITY_POPULATION = 90_000;

function phraseSet(list: string): PhraseIndex<true> {
  const index = new PhraseIndex<true>();
  for (const phrase of parts(list)) index.add(fold(phrase).split(' '), true);
  return index;
}

function parseKinds(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), parts(line.slice(line.indexOf(':') + 1))]),
  );
}

/** Finds the words of FUNCTIONS in a title, by stem. */
function createFunctionFinder(functions: ReturnType<typeof createFunctionIndex>) {
  const index = new PhraseIndex<string>();
  for (const { id, forms } of functions.all) {
    for (const form of forms) index.add(form.split(' ').map(stem), id);
  }
  return (tokens: readonly FoldedWord[]): readonly string[] => {
    const stems = tokens.map((token) => stem(token.text));
    const found = new Set<string>();
    for (let at = 0; at < stems.length; ) {
      const match = index.longest(stems, at);
      if (match) found.add(match.value);
      at = match?.end ?? at + 1;
    }
    return withWholes([...found]);
  };
}

/** The indexes for each kind of word. Those that are slow to build are built on first use. */
export type LexiconIndexes = ReturnType<typeof createLexiconIndexes>;

export function createLexiconIndexes(vocabularies: readonly Vocabulary[]) {
  const seniority = createSeniorityReader(SENIORITY_WORDS, NOT_SENIORITY);
  const functions = createFunctionIndex(FUNCTIONS);
  const titles = once(() =>
    createTitleIndex(
      ROLE_TABLES.flatMap(parseRoles),
      createAbbreviations(ABBREVIATIONS),
      vocabularies.flatMap(({ roles }) => parseRoles(roles)),
    ),
  );
  const titleReader = once(() =>
    createTitleReader(titles(), seniority, createFunctionFinder(functions)),
  );
  const titleEncoder = once(() => createTitleEncoder(loadTitleTable()));
  const nearTitles = createNearTitles(titleEncoder, seniority);
  const kinds = once(() => parseKinds(ROLE_KINDS));
  const nearFamilies = once(() => createNearFamilies(kinds(), parseNearFamilies(NEAR_FAMILIES)));
  const skills = once(() =>
    createSkillIndex(
      [TECHNOLOGY_SKILLS, TOOL_SKILLS, BUSINESS_SKILLS, TRADE_SKILLS],
      vocabularies.map(({ skills: table }) => table),
    ),
  );
  const skillParts = once(() => createSkillParts(SKILL_PARTS, skills()));
  const meanings = once(() => createMeanings(loadMeanings()));
  const degrees = createDegreeIndex(DEGREES);
  const schools = createSchoolIndex(SCHOOLS);
  const fields = once(() => createFieldIndex(FIELDS));
  const industries = createIndustryIndex(INDUSTRIES);
  const languages = once(() =>
    createLanguageIndex(
      loadLanguageNames('en'),
      loadLanguageNames('fr'),
      LANGUAGES,
      LANGUAGE_LEVELS,
    ),
  );
  const places = once(() =>
    createPlaceIndex(loadAtlas(), {
      states: STATES,
      regions: [...REGIONS, ...COUNTIES, ...DEPARTMENTS],
      cityNames: CITY_NAMES,
      countryNames: COUNTRY_NAMES,
    }),
  );

  return {
    seniority,
    functions,
    titles,
    titleReader,
    nearTitles,
    kinds,
    nearFamilies,
    skills,
    skillParts,
    meanings,
    degrees,
    schools,
    fields,
    industries,
    languages,
    places,
  };
}

/** The scanner of running text. */
export function createLexiconScanner({
  titles,
  seniority,
  skills,
  degrees,
  schools,
  industries,
  functions,
  languages,
  places,
}: LexiconIndexes) {
  return createScanner({
    titles: titles(),
    seniority,
    skills: skills(),
    degrees,
    schools,
    industries,
    functions,
    languages: languages().phrases,
    places: places().spellings(SCANNED_CITY_POPULATION, FRENCH_TOWNS),
    readPlaces: (text) => places().read(text),
    everydayPlaces: new Set([
      ...EVERYDAY_NAMES,
      ...EVERYDAY_DEPARTMENTS.split(' '),
      ...EVERYDAY_COUNTIES.split(' '),
    ]),
    notPlaces: phraseSet(NOT_PLACES),
    unsureIndustries: new Set(parts(UNSURE_INDUSTRIES).map(fold)),
  });
}
