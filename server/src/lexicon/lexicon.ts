import { memoize } from '../platform/memoize.ts';
import { once } from '../platform/once.ts';
import { FUNCTIONS, PARTS_OF_FUNCTIONS } from './data/functions.ts';
import { COMPANY_SIZES, INDUSTRIES } from './data/industries.ts';
import { SENIORITIES } from './data/seniorities.ts';
import { createLexiconIndexes, createLexiconScanner } from './indexes.ts';
import { fold, foldedWords } from './rules/fold.ts';
import { guessLanguage } from './rules/languages.ts';
import { parts } from './rules/phrases.ts';
import { rootsOf } from './rules/roots.ts';
import { isStopWord, stem } from './rules/stem.ts';
import type { Vocabulary } from './rules/vocabulary.ts';
import type { Lexicon, Spellings } from './types.ts';

export { COMPANY_SIZES } from './data/industries.ts';
export {
  COMPANY_KINDS,
  HEADCOUNT,
  headcountIn,
  kindNamedIn,
  kindsOfEmployer,
} from './rules/company-kinds.ts';
export { industriesOfEmployer } from './rules/industry-employers.ts';
export { isOneLetterOff } from './rules/one-letter-off.ts';
export { createPieceReader } from './rules/pieces.ts';
export { plainOf } from './rules/plain.ts';
export { SENIORITIES };

/** Without added vocabularies every caller gets the same lexicon: it only remembers what it read. */
const plainLexicon = once(() => buildLexicon([]));

/**
 * The lexicon, with the vocabularies that the operator added. Each part is built on first use, the
 * places from disk.
 */
export function createLexicon(vocabularies: readonly Vocabulary[] = []): Lexicon {
  return vocabularies.length === 0 ? plainLexicon() : buildLexicon(vocabularies);
}

function buildLexicon(vocabularies: readonly Vocabulary[]): Lexicon {
  const indexes = createLexiconIndexes(vocabularies);
  const { seniority, functions, titles, titleReader, nearTitles, kinds, skills } = indexes;
  const { nearFamilies, skillParts } = indexes;
  const { degrees, schools, fields, industries, languages, places } = indexes;
  const scanner = once(() => createLexiconScanner(indexes));
  const spellings: Spellings = {
    industries: once(() => INDUSTRIES.flatMap(([, name, others]) => [name, ...parts(others)])),
    countries: () => places().countryNames,
    languages: () => languages().names,
  };

  return {
    fold,
    stems: (text) =>
      foldedWords(text)
        .filter((token) => !isStopWord(token.text))
        .map((token) => stem(token.text)),
    roleName: (family) => titles().family(family)?.names ?? null,
    titleLanguage: (title) => titles().languageOf(titleReader()(title).family, fold(title)),
    kindsOf: (family) => kinds().get(family) ?? [],
    nearFamilies: memoize(5_000, (family) => nearFamilies()(family)),
    readTitle: memoize(20_000, (title) => titleReader()(title)),
    nearestTitles: memoize(20_000, nearTitles),
    readSkill: memoize(20_000, (text) => skills().read(text)),
    skill: (id) => skills().get(id),
    skillLike: memoize(5_000, (word) => skills().like(word)),
    partsOfSkill: (id) => skillParts().get(id) ?? [],
    roots: (text) => rootsOf(fold(text)),
    meaningOf: memoize(5_000, (root) => indexes.meanings()(root)),
    readPlaces: (text) => places().read(text),
    readMisspelledCity: (text) => places().readMisspelled(text),
    areaLike: memoize(5_000, (word) => places().areaLike(word)),
    isWord: (name, language) => places().isWord(name, language),
    place: (id) => places().get(id),
    citiesWithin: (place, km) => places().within(place, km),
    largestCities: (box, limit) => places().largest(box, limit),
    readResidence: (where) => places().residence(where),
    readLanguage: memoize(5_000, (text) => languages().read(text)),
    readLanguageLevel: memoize(5_000, (text) => languages().level(text)),
    readDegree: memoize(20_000, (text) => degrees.read(text)),
    readSchool: memoize(20_000, (text) => schools.read(text)),
    readField: memoize(20_000, (text) => fields().read(text)),
    readFields: memoize(20_000, (text) => fields().readAll(text)),
    readIndustry: memoize(20_000, (text) => industries.read(text)),
    readFunction: memoize(5_000, (text) => functions.read(text)),
    readSeniority: memoize(20_000, (text) => seniority.read(text)),
    scan: (text) => scanner().scan(text),
    scanAndFold: (text) => scanner().scanAndFold(text),
    guessLanguage: (text) =>
      guessLanguage(
        foldedWords(text).map((token) => token.text),
        text,
      ),
    closedLists: {
      seniorities: SENIORITIES,
      functions: FUNCTIONS.filter(([id]) => !(id in PARTS_OF_FUNCTIONS)).map(([id, name]) => ({
        id,
        name,
      })),
      companySizes: COMPANY_SIZES,
      spellings,
    },
  };
}
