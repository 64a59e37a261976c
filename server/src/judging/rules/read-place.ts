import type { Lexicon, Place } from '../../lexicon/types.ts';
import { after, type Clause, stripEnd, stripStart, without } from './clause.ts';
import { readItems } from './read-list.ts';
import { type CriterionReading, type PlaceReading, unreadable } from './reading.ts';

/** A travel time depends on the route, so no profile can show it. */
const TRAVEL_TIME = /\d+ ?(?:minutes|min|mn|h|hours?|heures?)\b (?:de|du|from|of|away)\b/;

/**
 * Where a person lives: "based in Paris", "habite à Lyon", "within 30 km of Nantes", "région
 * parisienne".
 */

const FRAME =
  /^(?:(?:is |are |currently |must be |should be |est |actuellement |etre |doit |candidat )*(?:based|located|living|lives?|residing|resides?|situated|located|base|basee|localise|localisee|situee?|domiciliee?|resident?e?|residant|reside|habite|habitant|vit|vivant|installee?|implantee?)(?: currently| actuellement)?(?: in| on| at| near| around| within| close to| a| en| au| aux| dans| sur| pres de| proche de| autour de| de)?|(?:location|lieu|localisation|ville|city|country|pays|residence|lieu de residence)\s*[:=]|(?:from|near|around|pres de|proche de|autour de|aux alentours de))\s+/;
const SHORT_FRAME = /^(?:in|a|en|au|aux|dans)\s+/;
const NEAR = /\b(?:near|around|close to|pres de|proche de|autour de|aux alentours de)\b/;
const RADIUS =
  /(?:,?\s*\b(?:ou|or|et|and)\s+)?(?:(?:within|less than|in|under|up to|max|maximum|a|dans un rayon de|rayon de|dans les|a moins de|moins de)\s+)?(?:a )?(\d{1,3})[- ]?(kms?|kilometers|kilometres|miles?|mi)\b(?: radius| alentour| away| max(?:imum)?| autour$| around$)*(?:\s+(?:of|from|around|to|de|autour de|d'))?\s*/;
const START =
  /^(?:(?:the|la|le|les|city of|ville de|greater|grand|region of|around|de|d'|du|des|en|a|au|in|of|either|soit|region|agglomeration de|departement de|departement du|country of)\s+|(?:l|d)')/;
const END =
  /\s(?:area|metro|metropolitan area|metropolitan|region|city|agglomeration|or nearby|and surroundings|et alentours|et environs|ou alentours|ou environs|intra[- ]muros|only|uniquement|exclusivement)$/;
const SURROUNDINGS =
  /,?\s(?:(?:or|and|ou|et)\s)?(?:(?:in|dans|a)\s)?(?:(?:the|its|les|ses|la)\s)?(?:surroundings|surrounding area|nearby|vicinity|environs|alentours|proximite)$/;
const AREA =
  /\b(?:area|metro|metropolitan|greater|grand|agglomeration|nearby|surroundings|alentours|environs)\b/;

const KM_PER_MILE = 1.609;
/** The radius of "near X", "X area" or "X et alentours" when no distance is given. */
const AREA_KM = 40;

export function readPlaceClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  if (TRAVEL_TIME.test(clause.plain)) return unreadable('mobility');
  const radius = RADIUS.exec(clause.plain);
  const km =
    radius === null
      ? null
      : Math.round(Number(radius[1]) * (radius[2]!.startsWith('mi') ? KM_PER_MILE : 1));
  const rest =
    radius === null ? clause : without(clause, radius.index, radius.index + radius[0].length);
  const framed = after(rest, FRAME);
  const short = framed ?? (km === null ? after(rest, SHORT_FRAME) : null);
  const place = stripStart(framed ?? short ?? rest, FRAME);
  const named = stripEnd(place, SURROUNDINGS);
  const reach = km ?? (NEAR.test(rest.plain) || named.plain !== place.plain ? AREA_KM : null);
  const isFramed = framed !== null || km !== null;
  return readItems(
    named,
    (item) => !/\s(?:or|ou|et|and|\/)\s/.test(item.plain) && placesOf(item, lexicon).length > 0,
    (item) =>
      isFramed || short !== null || reach !== null
        ? readPlace(item, reach, isFramed, lexicon)
        : readBarePlace(item, lexicon),
  );
}

/** A place without any frame ("Lyon"): only a place that the lexicon knows counts. */
export function readBarePlace(clause: Clause, lexicon: Lexicon): PlaceReading | null {
  const reading = readPlace(clause, null, false, lexicon);
  return reading?.places.some((place) => place.kind !== 'city' || place.population >= WELL_KNOWN)
    ? reading
    : null;
}

/**
 * A town smaller than this, named without any frame, is more likely another word ("Manage", "Bath",
 * "Nice try").
 */
const WELL_KNOWN = 50_000;

function readPlace(
  item: Clause,
  reach: number | null,
  isFramed: boolean,
  lexicon: Lexicon,
): PlaceReading | null {
  const name = stripEnd(stripStart(item, START), END);
  const places = placesOf(item, lexicon);
  const isArea = AREA.test(item.plain);
  if (name.plain === '' || (places.length === 0 && !(isFramed && isLikeName(name)))) return null;
  return {
    kind: 'place',
    label: places[0]?.name ?? name.raw,
    written: name.raw,
    places,
    radiusKm: reach ?? (isArea && places[0]?.kind === 'city' ? AREA_KM : null),
    literal: lexicon.fold(name.raw),
  };
}

/** A capital letter and few words: a place that the lexicon does not know is still a name. */
const isLikeName = (name: Clause): boolean =>
  /\p{Lu}/u.test(name.raw) && name.plain.split(' ').length <= 4;

/**
 * A place this much smaller than the likeliest one of the same name is not meant: "Paris" is not
 * the one in Texas.
 */
const NAMESAKE_SHARE = 0.25;

const withoutArticle = (item: Clause): Clause => stripStart(item, /^(?:(?:the|la|le|les)\s+|l')/);

function placesOf(item: Clause, lexicon: Lexicon): Place[] {
  const name = stripStart(item, START);
  // "The Grand Est region" names Grand Est first, not a greater area around "Est".
  const exact = stripEnd(withoutArticle(item), END);
  const region = lexicon
    .readPlaces(exact.raw)
    .filter(
      (place) => place.kind !== 'city' && lexicon.fold(place.name) === lexicon.fold(exact.raw),
    );
  if (region.length > 0) return region;
  for (const words of [item, name, stripEnd(name, END)]) {
    if (words.plain === '') continue;
    const places = lexicon.readPlaces(words.raw);
    const first = places[0];
    if (first)
      return places.filter(
        (place) => place === first || place.population >= first.population * NAMESAKE_SHARE,
      );
  }
  return [];
}

export const placeFrame = (clause: Clause): boolean =>
  FRAME.test(clause.plain) || RADIUS.test(clause.plain) || TRAVEL_TIME.test(clause.plain);
