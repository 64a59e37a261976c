import type { Matcher, Tier } from '../../../index/index.ts';
import type { Lexicon, Place } from '../../../lexicon/types.ts';
import { exactTerm, unplacedTerm } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { valuesOf } from './text.ts';

/**
 * A known place matches by its id. It also matches by its name in a profile that writes that name
 * but whose place is unknown ("Monaco" with France as the country). A profile whose place is known
 * to be another of that name ("Paris" in Texas) does not match: its state and country show which
 * one is meant. A place that the lexicon does not know matches by its name as the profile writes
 * it.
 */
export function compileLocation(
  text: string,
  { isExactMatch, radius }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const folded = lexicon.fold(text);
  const places = isExactMatch ? [] : likeliest(text, lexicon);
  const matchers =
    places.length > 0 ? places.flatMap((place) => inPlace(place, text, lexicon)) : [byName(folded)];
  const inside = matchers.map((matcher): Tier => ({ matcher, weight: WEIGHTS.place.inside }));
  if (radius === undefined) return inside;
  const cities = likeliest(text, lexicon).flatMap((place) => lexicon.citiesWithin(place, radius));
  return cities.length === 0
    ? inside
    : [...inside, { matcher: valuesOf('city', ...new Set(cities)), weight: WEIGHTS.place.near }];
}

export function compileCountry(
  text: string,
  { isExactMatch }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const named = exactTerm(lexicon.fold(text));
  const country = isExactMatch
    ? undefined
    : lexicon.readPlaces(text).find((place) => place.kind === 'country');
  const matcher = country ? valuesOf('country', country.id, named) : valuesOf('country', named);
  return [{ matcher, weight: WEIGHTS.place.inside }];
}

/** "LA": two letters that name a city here are the code of a state elsewhere. */
const TWO_LETTERS = /^\W*\p{L}\W*\p{L}\W*$/u;

/**
 * The likeliest place, and the other kinds of place of the same name around it: New York is a city
 * and a state, Luxembourg a city and a country.
 */
export function likeliest(text: string, lexicon: Lexicon): readonly Place[] {
  const [first, ...others] = lexicon.readPlaces(text);
  if (!first) return [];
  if (first.kind === 'city' && TWO_LETTERS.test(text)) return [first];
  return [
    first,
    ...others.filter(
      (place) => place.kind !== first.kind && place.countryCode === first.countryCode,
    ),
  ];
}

function inPlace(place: Place, text: string, lexicon: Lexicon): Matcher[] {
  // Two letters are the code of several places: the profile may mean another one.
  const names = TWO_LETTERS.test(text) ? [place.name] : [place.name, text];
  const unplaced = names.map((name) => unplacedTerm(lexicon.fold(name)));
  return [valuesOf(place.kind, place.id), valuesOf('city', ...new Set(unplaced))];
}

function byName(folded: string): Matcher {
  return {
    kind: 'any',
    of: (['city', 'state', 'country'] as const).map((field) => valuesOf(field, exactTerm(folded))),
  };
}
