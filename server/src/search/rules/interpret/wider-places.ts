import type { Lexicon, Place } from '../../../lexicon/lexicon.ts';
import type { Item, MeaningOf } from './elements.ts';
import type { Group } from './groups.ts';

function placesOf({ items }: Group): { item: Item; meaning: MeaningOf<'place'> }[] {
  return items.flatMap((item) => (item.meaning.kind === 'place' ? [{ item, meaning: item.meaning }] : []));
}

/** Whether whoever lives in the town lives in the wider place. */
function holds(lexicon: Lexicon, wider: Place, town: string): boolean {
  const [place] = lexicon.readPlaces(town);
  if (place?.kind !== 'city') return false;
  const country = place.countryCode ?? '';
  const home = lexicon.readResidence({ city: town, state: null, country });
  return home.cityId === place.id && [home.stateId, home.countryId, ...home.regionIds].includes(wider.id);
}

/**
 * Leaves out a wider place that holds every town searched, and so asks nothing more of anybody: "marketing manager DACH, sits in Zurich or Vienna",
 * "Galway ... in the west of Ireland". What a prompt excludes or only wishes stays.
 */
export function withoutWiderPlaces(groups: readonly Group[], lexicon: Lexicon): Group[] {
  const demanded = groups.filter(({ items: [first] }) => first?.meaning.kind === 'place' && !first.excluded && first.stance !== 'nice');
  const towns = demanded.filter((one) => placesOf(one).every(({ meaning }) => meaning.city)).flatMap(placesOf);
  if (towns.length === 0) return [...groups];
  return groups.filter((one) => {
    if (!demanded.includes(one)) return true;
    const wide = placesOf(one).map(({ meaning }) => (meaning.city ? null : (lexicon.readPlaces(meaning.value)[0] ?? null)));
    return !wide.every((place) => place !== null && place.kind !== 'city' && towns.every(({ meaning }) => holds(lexicon, place, meaning.value)));
  });
}
