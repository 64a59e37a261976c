import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { type Element, item, type MeaningOf, type Text, textOf } from './elements.ts';
import { spelling } from './places.ts';

/*
 * When several towns share a name, the other places of the prompt decide which one is meant: first
 * by state, then by country.
 */

type PlaceMeaning = MeaningOf<'place'>;

interface Said {
  /** The index among the elements of the prompt. */
  index: number;
  meaning: PlaceMeaning;
  typed: string;
  /** The state at the end of the words of the place. */
  state: Place | null;
}

/** What the places of a prompt reveal about each other. Read once, since there may be hundreds. */
interface Row {
  /** Keyed by element index. */
  said: ReadonlyMap<number, Said>;
  /** Without duplicates. */
  states: readonly Place[];
  country: string | null;
}

/**
 * The least population, as a share of the likeliest namesake's, of a town that is still meant when
 * another place names its state or country.
 */
const NAMESAKE_SHARE = 0.02;

/**
 * How near another town of a list a namesake must lie, and its least relative population, to be
 * meant.
 */
const BESIDE_KM = 50;
const BESIDE_SHARE = 0.5;

/** Maximum number of words in the name of a state: "New South Wales". */
const MAX_STATE_WORDS = 3;

/** The state at the end of the words of a place: "Cary NC", "Salina Kansas", "Kansas". */
function stateIn(lexicon: Lexicon, typed: string, meaning: PlaceMeaning): Place | null {
  const words = typed.split(/[\s,()]+/).filter((word) => word !== '');
  for (
    let count = Math.min(MAX_STATE_WORDS, meaning.city ? words.length - 1 : words.length);
    count > 0;
    count--
  ) {
    const state = lexicon
      .readPlaces(words.slice(-count).join(' '))
      .find(({ kind }) => kind === 'state');
    if (state) return state;
  }
  return null;
}

function saidPlaces(text: Text, elements: readonly Element[], lexicon: Lexicon): Said[] {
  return elements.flatMap((element, index) => {
    if (element.type !== 'item' || element.item.meaning.kind !== 'place') return [];
    const { meaning } = element.item;
    const typed = textOf(text, element.item.from, element.item.to);
    return [{ index, meaning, typed, state: stateIn(lexicon, typed, meaning) }];
  });
}

/**
 * Whether the prompt itself states where the town lies, as in "Paris, Texas". A reader may also
 * have written "Laval, France" for a bare "Laval".
 */
function isToldWhere(lexicon: Lexicon, said: Said): boolean {
  const [, ...wider] = said.meaning.value.split(',');
  return (
    said.state !== null ||
    wider.some((part) => lexicon.fold(said.typed).includes(lexicon.fold(part)))
  );
}

/** The country that the wider places of the prompt name; null unless there is exactly one. */
function sureCountry(all: readonly Said[]): string | null {
  const countries = new Set(
    all.filter(({ meaning }) => !meaning.city).map(({ meaning }) => meaning.countryCode),
  );
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
}

/** The town of that name in one of the states, or in the country. */
function localOf(
  lexicon: Lexicon,
  name: string,
  states: readonly Place[],
  country: string | null,
): Place | null {
  const inState = states.flatMap(
    (state) =>
      lexicon.readPlaces(`${name}, ${state.name}`).find(({ kind }) => kind === 'city') ?? [],
  );
  if (inState[0]) return inState[0];
  return (
    lexicon
      .readPlaces(name)
      .find(({ kind, countryCode }) => kind === 'city' && countryCode === country) ?? null
  );
}

/** "Québec ou Lévis": a state named beside one of its towns, when a town has the same name. */
function townOfState(
  lexicon: Lexicon,
  { meaning }: Said,
  neighbours: readonly Said[],
): Place | null {
  const [state] = lexicon.readPlaces(meaning.value);
  if (state?.kind !== 'state') return null;
  const town = lexicon
    .readPlaces(`${meaning.value}, ${state.name}`)
    .find(({ kind }) => kind === 'city');
  const listed = neighbours.some(
    (other) =>
      other.meaning.city &&
      lexicon.readPlaces(`${other.meaning.value}, ${state.name}`)[0]?.kind === 'city',
  );
  return town && listed ? town : null;
}

/** "norfolk suffolk": a town named like a county, right beside another county of that country. */
function countyBeside(
  elements: readonly Element[],
  row: Row,
  said: Said,
  lexicon: Lexicon,
): Place | null {
  const counties = listedWith(elements, row, said).flatMap((other) =>
    other.meaning.city || other.meaning.wide ? [] : [other.meaning.countryCode],
  );
  if (counties.length === 0 || counties.includes(said.meaning.countryCode)) return null;
  const name = lexicon.fold(said.meaning.value).replaceAll(' ', '-');
  const found = counties.flatMap(
    (country) => lexicon.place(`region:${country?.toLowerCase()}-${name}`) ?? [],
  );
  return found[0] ?? null;
}

/** The places right before and after one of a list, with only "or" and marks between. */
function neighboursOf(elements: readonly Element[], row: Row, { index }: Said): Said[] {
  const joined = (at: number): boolean => {
    const join = elements[at];
    return (
      (join?.type === 'cue' && join.cue === 'or') ||
      (join?.type === 'break' && join.strength === 'slash')
    );
  };
  return [-1, 1]
    .filter((side) => joined(index + side))
    .flatMap((side) => row.said.get(index + 2 * side) ?? []);
}

/**
 * The places before and after one, with only a mark or "or" between: "Montréal, Laval", "cambridge
 * boston".
 */
function listedWith(elements: readonly Element[], row: Row, { index }: Said): Said[] {
  const joined = (at: number): boolean => {
    const join = elements[at];
    return join?.type === 'break'
      ? join.strength !== 'sentence'
      : join?.type === 'cue' && ['and', 'or'].includes(join.cue);
  };
  return [-1, 1].flatMap(
    (side) =>
      row.said.get(index + side) ??
      (joined(index + side) ? row.said.get(index + 2 * side) : undefined) ??
      [],
  );
}

/** The state of a town, else its country. */
function stateName(lexicon: Lexicon, { name, countryCode }: Place): string {
  const { stateId, countryId } = lexicon.readResidence({
    city: name,
    state: null,
    country: countryCode,
  });
  return lexicon.place(stateId ?? countryId ?? '')?.name ?? '';
}

/** "Montréal ou Laval", "Cambridge or Boston": the namesake close to a town in the same list. */
function besideNeighbour(
  lexicon: Lexicon,
  { meaning }: Said,
  current: Place,
  neighbours: readonly Said[],
): Place | null {
  const [name = ''] = meaning.value.split(',');
  const others = lexicon
    .readPlaces(name)
    .filter(
      ({ id, kind, population }) =>
        kind === 'city' && id !== current.id && population >= current.population * BESIDE_SHARE,
    );
  if (others.length === 0) return null;
  const towns = neighbours.flatMap((other) =>
    other.meaning.city ? lexicon.readPlaces(other.meaning.value).slice(0, 1) : [],
  );
  const isNear = ({ id }: Place): boolean =>
    towns.some((town) => lexicon.citiesWithin(town, BESIDE_KM).includes(id));
  return isNear(current) ? null : (others.find(isNear) ?? null);
}

function settle(
  elements: readonly Element[],
  row: Row,
  said: Said,
  lexicon: Lexicon,
): { place: Place; value: string } | null {
  const { meaning } = said;
  if (!meaning.city) {
    const town = townOfState(lexicon, said, neighboursOf(elements, row, said));
    return town && { place: town, value: `${meaning.value}, ${meaning.value}` };
  }
  if (isToldWhere(lexicon, said)) return null;
  const county = countyBeside(elements, row, said, lexicon);
  if (county) return { place: county, value: spelling(lexicon, county, county.name) };
  const [name = ''] = meaning.value.split(',');
  const [current] = lexicon.readPlaces(meaning.value);
  const beside = current
    ? besideNeighbour(lexicon, said, current, listedWith(elements, row, said))
    : null;
  if (beside)
    return {
      place: beside,
      value: spelling(lexicon, beside, `${name}, ${stateName(lexicon, beside)}`),
    };
  const local = localOf(lexicon, name, row.states, row.country);
  if (
    !current ||
    !local ||
    local.id === current.id ||
    local.population < current.population * NAMESAKE_SHARE
  )
    return null;
  const [state] = row.states.filter(
    ({ name: wider }) => lexicon.readPlaces(`${name}, ${wider}`)[0]?.id === local.id,
  );
  return {
    place: local,
    value: spelling(lexicon, local, state ? `${name}, ${state.name}` : meaning.value),
  };
}

/**
 * "Ontario: London, Windsor", "Raleigh / Durham / Cary NC": decides together which town each name
 * means.
 */
export function settleNamesakes(
  elements: readonly Element[],
  text: Text,
  lexicon: Lexicon,
): Element[] {
  const all = saidPlaces(text, elements, lexicon);
  if (all.length < 2) return [...elements];
  const row: Row = {
    said: new Map(all.map((said) => [said.index, said])),
    states: [...new Map(all.flatMap(({ state }) => (state ? [[state.id, state]] : []))).values()],
    country: sureCountry(all),
  };
  return elements.map((element, index) => {
    const said = row.said.get(index);
    const meant = said ? settle(elements, row, said, lexicon) : null;
    if (!meant || element.type !== 'item' || element.item.meaning.kind !== 'place') return element;
    const meaning = {
      ...element.item.meaning,
      value: meant.value,
      city: meant.place.kind === 'city',
      wide: false,
      countryCode: meant.place.countryCode,
    };
    return { ...element, item: item(element.item.from, element.item.to, meaning) };
  });
}
