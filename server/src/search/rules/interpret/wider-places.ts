import type { Lexicon, Place } from '../../../lexicon/types.ts';
import type { Item, MeaningOf } from './elements.ts';
import type { Group } from './groups.ts';

function placesOf({ items }: Group): { item: Item; meaning: MeaningOf<'place'> }[] {
  return items.flatMap((item) =>
    item.meaning.kind === 'place' ? [{ item, meaning: item.meaning }] : [],
  );
}

/** Whether the town lies in the wider place. */
function holds(lexicon: Lexicon, wider: Place, town: string): boolean {
  const [place] = lexicon.readPlaces(town);
  if (place?.kind !== 'city') return false;
  const country = place.countryCode ?? '';
  const home = lexicon.readResidence({ city: town, state: null, country });
  return (
    home.cityId === place.id && [home.stateId, home.countryId, ...home.regionIds].includes(wider.id)
  );
}

/**
 * "US based, ideally New York or Boston": when the prompt requires one wider place and wishes for
 * towns inside it, it searches in those towns.
 */
function withWishedTowns(groups: readonly Group[], lexicon: Lexicon): Group[] {
  const isPlace = ({ items: [first] }: Group): boolean =>
    first?.meaning.kind === 'place' && !first.excluded;
  const isWished = (one: Group): boolean => isPlace(one) && one.items[0]?.stance === 'nice';
  const demanded = groups.filter((one) => isPlace(one) && !isWished(one)).flatMap(placesOf);
  const [wide] = demanded.map(({ meaning }) => lexicon.readPlaces(meaning.value)[0]);
  if (demanded.length !== 1 || !wide || wide.kind === 'city') return [...groups];
  return groups.map((one) => {
    const inside =
      isWished(one) &&
      placesOf(one).every(({ meaning }) => meaning.city && holds(lexicon, wide, meaning.value));
    return inside
      ? { ...one, items: one.items.map((item) => ({ ...item, stance: 'plain' as const })) }
      : one;
  });
}

/**
 * Leaves out a wider place that contains every town searched, since it adds no condition:
 * "marketing manager DACH, sits in Zurich or Vienna", "Galway ... in the west of Ireland". Places
 * that a prompt excludes or only wishes for stay.
 */
export function withoutWiderPlaces(all: readonly Group[], lexicon: Lexicon): Group[] {
  const groups = withWishedTowns(all, lexicon);
  const demanded = groups.filter(
    ({ items: [first] }) =>
      first?.meaning.kind === 'place' && !first.excluded && first.stance !== 'nice',
  );
  const towns = demanded
    .filter((one) => placesOf(one).every(({ meaning }) => meaning.city))
    .flatMap(placesOf);
  if (towns.length === 0) return [...groups];
  return groups.filter((one) => {
    if (!demanded.includes(one)) return true;
    const wide = placesOf(one).map(({ meaning }) =>
      meaning.city ? null : (lexicon.readPlaces(meaning.value)[0] ?? null),
    );
    return !wide.every(
      (place) =>
        place !== null &&
        place.kind !== 'city' &&
        towns.every(({ meaning }) => holds(lexicon, place, meaning.value)),
    );
  });
}
