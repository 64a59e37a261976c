import type { Lexicon, Place, Residence } from '../../lexicon/types.ts';
import { memoize } from '../../platform/memoize.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { Reference } from '../contract.ts';
import { type Finding, finding, type Geography, type Question, unknown } from './finding.ts';
import type { PlaceReading } from './reading.ts';

/** A city within this distance of the required one is a near miss, when no radius is required. */
const NEXT_DOOR_KM = 20;

const REMEMBERED = 20_000;

export function createGeography(lexicon: Lexicon): Geography {
  const residence = memoize(REMEMBERED, (key): Residence => {
    const [city, state, country] = JSON.parse(key) as (string | null)[];
    return lexicon.readResidence({
      city: city ?? null,
      state: state ?? null,
      country: country ?? null,
    });
  });
  const near = memoize(500, (key): ReadonlySet<string> => {
    const at = key.lastIndexOf(' ');
    const place = lexicon.place(key.slice(0, at));
    return new Set(place === null ? [] : lexicon.citiesWithin(place, Number(key.slice(at + 1))));
  });
  return {
    residence: ({ city, state, country }) => residence(JSON.stringify([city, state, country])),
    near: (place, km) => near(`${place.id} ${km}`),
  };
}

export function evaluatePlace(
  reading: PlaceReading,
  { dossier, lexicon, words, geography }: Question,
): Finding {
  const { profile } = dossier;
  const references = residenceReferences(profile);
  const where = references.map(({ quote }) => quote).join(', ');
  if (references.length === 0) return unknown(words.residenceUnknown());
  const literal = [profile.city, profile.state, profile.country].some(
    (text) => text !== null && lexicon.fold(text) === reading.literal,
  );
  const standings = reading.places.map((place) =>
    standingOf(place, reading.radiusKm, geography.residence(profile), profile, geography),
  );
  if (standings.includes('inside'))
    return finding(
      'met',
      reading.radiusKm === null ? words.livesIn(where) : words.livesNear(where, reading),
      references,
    );
  if (standings.length === 0 && literal) return finding('met', words.livesIn(where), references);
  if (standings.includes('next_door'))
    return finding('partially_met', words.livesNear(where, reading), references);
  if (standings.length === 0 || standings.includes('open'))
    return unknown(words.residenceTooBroad(where, reading));
  return finding('not_met', words.livesElsewhere(where, reading), references);
}

function residenceReferences({ city, state, country }: TalentProfile): Reference[] {
  const parts: [string, string | null][] = [
    ['/city', city],
    ['/state', state],
    ['/country', country],
  ];
  return parts.flatMap(([path, text]) =>
    text === null || text.trim() === '' ? [] : [{ path, quote: text }],
  );
}

type Standing = 'inside' | 'next_door' | 'outside' | 'open';

function standingOf(
  place: Place,
  radiusKm: number | null,
  residence: Residence,
  profile: TalentProfile,
  geography: Geography,
): Standing {
  const { cityId, stateId, regionIds, countryId } = residence;
  if (
    place.id === cityId ||
    place.id === stateId ||
    place.id === countryId ||
    regionIds.includes(place.id)
  )
    return 'inside';
  if (place.kind === 'country') return countryId === null ? 'open' : 'outside';
  if (cityId !== null && radiusKm !== null && place.latitude !== null)
    return geography.near(place, radiusKm).has(cityId) ? 'inside' : 'outside';
  const isAbroad =
    countryId !== null &&
    place.countryCode !== null &&
    countryId !== `country:${place.countryCode.toLowerCase()}`;
  if (isAbroad) return 'outside';
  if (cityId !== null)
    return place.kind === 'city' && geography.near(place, NEXT_DOOR_KM).has(cityId)
      ? 'next_door'
      : 'outside';
  if (place.kind === 'city')
    return (profile.city ?? '').trim() === '' || radiusKm !== null ? 'open' : 'outside';
  return place.kind === 'state' && stateId !== null ? 'outside' : 'open';
}
