import type { Lexicon, Place } from '../../lexicon/types.ts';
import { after, type Clause, slice, stripStart } from './clause.ts';
import { splitItems } from './read-list.ts';
import { NUMBER, numberOf } from './read-number.ts';
import type { CountriesReading, CriterionReading } from './reading.ts';

/** "Has worked in more than one country", "a vécu ou travaillé hors d'Europe". */

const COUNTRIES = new RegExp(
  `(?:(?<more>more than|over|plus d[e']) ?)?(?:(?<count>${NUMBER})|(?<several>several|multiple|many|various|different|plusieurs|differents))(?: or more| ou plus|\\+)?(?: different| foreign| other| differents| etrangers| autres)* (?:countries|country|pays)(?![a-z])`,
);
const OUTSIDE =
  /(?:outside(?: of)?|beyond|hors|en dehors)(?: (?:de la|de l'|de|du|des|d'|the|la|le|l')|(?= d'))* ?(?:d'|l')?(?<place>\p{L}[\p{L} -]{1,30})$/u;

/** Work in a second country shows it; so does a sentence that says it. */
const ABROAD =
  /(?<abroad>abroad|overseas|(?:a )?l'etranger|(?:in )?(?:an?other|a foreign|foreign) countr(?:y|ies)|dans un (?:autre pays|pays etranger))|international(?:e|es|aux)?(?! \w+ (?:sales|team))/;

/** Words that may stand around: they ask for work or life there, and for nothing else. */
const AROUND = new Set(
  (
    'international internationale internationally experience experiences experienced has have having a ayant had been deja already ' +
    'worked works work working lived lives live living career carriere parcours professionnel professionnelle professional based ' +
    'travaille travailler travaillant vecu vivre exerce sejourne expatrie expatriee expatriation mobilite multi ' +
    'in or and ou et dans en at least au moins minimum the de d la le un une an of across over ' +
    'expatriate expat assignment assignments roles postes poste'
  ).split(' '),
);

export function readCountriesClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const counted = COUNTRIES.exec(clause.plain);
  if (counted !== null && isOnly(clause, counted)) {
    const { more, count } = counted.groups!;
    const least = count === undefined ? 2 : numberOf(count);
    const min = more === undefined ? least : least + 1;
    return min < 2 ? null : countries(clause, { min });
  }
  const abroad = ABROAD.exec(clause.plain);
  if (abroad !== null && isOnly(clause, abroad)) {
    const concept = abroad.groups!.abroad === undefined ? 'international' : 'abroad';
    const said: CriterionReading = {
      kind: 'phrase',
      label: clause.raw,
      terms: [{ of: 'concept', concept }],
    };
    return {
      kind: 'any',
      of: [said, countries(clause, { min: 2 })],
    };
  }
  const outside = OUTSIDE.exec(clause.plain);
  if (outside === null || !isOnly(clause, outside)) return null;
  const { place } = outside.groups!;
  const named = slice(clause, clause.plain.length - place!.length);
  const region = lexicon.readPlaces(named.raw.replace(/^d['’]/i, '')).find(isCountries);
  return region === undefined ? null : countries(clause, { outside: region });
}

const countries = ({ raw }: Clause, asked: Partial<CountriesReading>): CountriesReading => ({
  kind: 'countries',
  min: 1,
  outside: null,
  inside: [],
  label: raw,
  ...asked,
});

const BEFORE_WORK =
  '(?:(?:has|have|had|having|a|ayant|avoir|avec|with|deja|already|ever|previously|some|prior|previous|significant|strong|une|premiere|professional|international|solide|significative)\\s+)*';
/** "Worked in Asia", "expérience aux États-Unis": a place of work, not of residence. */
const WORKED_IN = new RegExp(
  `^${BEFORE_WORK}(?:(?:worked|work|lived|living|experiences?|career|travaille|vecu|exerce|parcours|seconded|posted|expatrie|expatriee)(?: (?:and|or|et|ou) (?:worked|work|lived|travaille|vecu))?)(?: experience| professionnelle)? (?:in|across|throughout|within|en|au|aux|a|dans|sur)(?: (?:the|le|la|les))? (?:l')?`,
);
/** "UK experience", "Middle East work experience". */
const PLACE_FIRST =
  /^(?:prior |previous |recent |some )?(?<place>\p{L}[\p{L} /'-]{1,40}?) (?:market |work |working |professional )?experience$/u;

/** A smaller town, named without more, may be another word. */
const LARGE_TOWN = 100_000;

/** "Has worked in the Middle East or Africa", "UK experience". */
export function readWorkedInClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const first = PLACE_FIRST.exec(clause.plain)?.groups?.place;
  const at = first === undefined ? -1 : clause.plain.indexOf(first);
  const named = after(clause, WORKED_IN) ?? (at < 0 ? null : slice(clause, at, at + first!.length));
  if (named === null || named.plain === '') return null;
  const places = splitItems(named, () => false).items.map((item) => placeOfWork(item, lexicon));
  return places.length === 0 || places.includes(null)
    ? null
    : countries(clause, { inside: places.flatMap((place) => place ?? []) });
}

const ARTICLE = /^(?:(?:in|en|au|aux|a|dans|the|le|la|les)\s+|l')+/;

function placeOfWork(item: Clause, lexicon: Lexicon): Place[] | null {
  const { raw } = stripStart(item, ARTICLE);
  const isOther = (lexicon.readSkill(raw) ?? lexicon.readIndustry(raw)) !== null;
  const [place] = isOther || !/\p{Lu}/u.test(raw) ? [] : lexicon.readPlaces(raw);
  const isKnown = place !== undefined && (place.kind !== 'city' || place.population >= LARGE_TOWN);
  return isKnown ? [place] : null;
}

const isCountries = ({ kind, id, countryCode }: Place): boolean =>
  kind === 'country' || (kind === 'region' && id.startsWith('region:') && countryCode === null);

const isOnly = ({ plain }: Clause, found: RegExpExecArray): boolean => {
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  const words = rest.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return words.some((word) => WORKED.test(word)) && words.every((word) => AROUND.has(word));
};

const WORKED =
  /^(?:worked|works?|working|lived|lives?|living|experiences?|career|carriere|parcours|travaill\w+|vecu|vivre|exerce|expat\w*|assignments?|international\w*|roles|postes?)$/;
