import type { Matcher, Tier } from '../../../index/index.ts';
import type { Lexicon, Place } from '../../../lexicon/lexicon.ts';
import type { CompileContext } from '../compile.ts';
import type { Filter } from '../filter.ts';
import { exactTerm } from '../terms.ts';
import { WEIGHTS } from '../weights.ts';
import { valuesOf } from './text.ts';

/** A place the lexicon knows by its id, any other by its name as the profile writes it. */
export function compileLocation(text: string, { isExactMatch, radius }: Filter, { lexicon }: CompileContext): Tier[] {
  const named = byName(lexicon.fold(text));
  const places = isExactMatch ? [] : likeliest(text, lexicon);
  const inside: Tier = { matcher: places.length > 0 ? anyOf(places.map(inPlace)) : named, weight: WEIGHTS.place.inside };
  if (radius === undefined) return [inside];
  const cities = likeliest(text, lexicon).flatMap((place) => lexicon.citiesWithin(place, radius));
  return cities.length === 0 ? [inside] : [inside, { matcher: valuesOf('city', ...new Set(cities)), weight: WEIGHTS.place.near }];
}

export function compileCountry(text: string, { isExactMatch }: Filter, { lexicon }: CompileContext): Tier[] {
  const country = lexicon.readPlaces(text).find((place) => place.kind === 'country');
  const matcher = country && !isExactMatch ? valuesOf('country', country.id) : valuesOf('country', exactTerm(lexicon.fold(text)));
  return [{ matcher, weight: WEIGHTS.place.inside }];
}

/** "LA": two letters that a city is called by are the code of a state elsewhere. */
const TWO_LETTERS = /^\W*\p{L}\W*\p{L}\W*$/u;

/** The likeliest place, and the other kinds of place of the same name around it: New York is a city and a state, Luxembourg a city and a country. */
export function likeliest(text: string, lexicon: Lexicon): readonly Place[] {
  const [first, ...others] = lexicon.readPlaces(text);
  if (!first) return [];
  if (first.kind === 'city' && TWO_LETTERS.test(text)) return [first];
  return [first, ...others.filter((place) => place.kind !== first.kind && place.countryCode === first.countryCode)];
}

function inPlace(place: Place): Matcher {
  return valuesOf(place.kind, place.id);
}

function byName(folded: string): Matcher {
  return anyOf((['city', 'state', 'country'] as const).map((field) => valuesOf(field, exactTerm(folded))));
}

function anyOf(of: readonly Matcher[]): Matcher {
  return of.length === 1 ? of[0]! : { kind: 'any', of };
}
