import type { Lexicon, Place } from '../../lexicon/types.ts';
import type { Language } from '../../platform/operation.ts';
import { likeliest } from './compile/place.ts';
import { meaningOf } from './compile/title-meaning.ts';
import { isWidenable, nearFamilies, relatedFamilies } from './compile/title-near.ts';
import type { Filter } from './filter.ts';
import { exactSpelling } from './interpret/place-offers.ts';
import { itemsOf } from './items.ts';

/** Each costs a search. */
const MAX_TITLES = 10;

/**
 * The filter with each title that is near those asked for, the nearest first. None for a title that
 * asks for leaders or interns: a near role says nothing of the level.
 */
export function nearTitles(filter: Filter, lexicon: Lexicon, language: Language): Filter[] {
  if (!isWidenable(filter)) return [];
  const families = itemsOf(filter.value).flatMap((title) => {
    const { family, neededLevel } = meaningOf(title, lexicon);
    if (neededLevel !== null) return [];
    if (family === null) return lexicon.nearestTitles(title).families.map(({ id }) => id);
    const near = [...nearFamilies(family, lexicon), ...relatedFamilies(family, lexicon)];
    return near.flatMap((one) => one.family ?? []);
  });
  return [...new Set(families)]
    .flatMap((family) => lexicon.roleName(family)?.[language] ?? [])
    .slice(0, MAX_TITLES)
    .map((value) => ({ ...filter, value }));
}

/** The cities around the places of a filter. Null when it names no place that has surroundings. */
export function surroundings(filter: Filter, lexicon: Lexicon) {
  if (filter.filterType !== 'LOCATION' || filter.isExcluded || filter.isExactMatch) return null;
  const places = itemsOf(filter.value)
    .flatMap((text) => likeliest(text, lexicon))
    .filter(({ latitude }) => latitude !== null);
  if (places.length === 0) return null;
  const within = (km: number): string[] =>
    places.flatMap((place) => lexicon.citiesWithin(place, km));
  return {
    /** The names of the cities that are farther than `nearKm`, and no farther than `farKm`. */
    between(nearKm: number, farKm: number): string[] {
      const nearer = new Set(within(nearKm));
      const ids = new Set(within(farKm).filter((id) => !nearer.has(id)));
      return [...ids].flatMap((id) => spelled(lexicon.place(id), lexicon) ?? []);
    },
  };
}

const spelled = (place: Place | null, lexicon: Lexicon): string | null =>
  place && exactSpelling(lexicon, place);

/** The filter in one of these places, without a circle around it. */
export function inPlaces({ radius: _, ...filter }: Filter, places: readonly string[]): Filter {
  const [only, ...others] = places;
  return { ...filter, value: only !== undefined && others.length === 0 ? only : [...places] };
}
