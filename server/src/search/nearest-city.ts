import type { Lexicon } from '../lexicon/types.ts';
import type { Filter } from './rules/filter.ts';
import { inPlaces, surroundings } from './rules/near-values.ts';
import { MAX_RADIUS_KM } from './rules/relax.ts';

interface NearestCity {
  filter: Filter;
  distanceKm: number;
  count: number;
}

/**
 * The city nearest to the places of a filter where somebody meets all the other filters. Null when
 * there is nobody within the widest radius. About a dozen searches: it halves the distance, then
 * the cities at that distance.
 *
 * @param all how many match the filter as it is
 * @param count how many match with another filter in its place
 */
export async function nearestCity(
  filter: Filter,
  all: number,
  count: (changed: Filter) => Promise<number>,
  lexicon: Lexicon,
): Promise<NearestCity | null> {
  const around = surroundings(filter, lexicon);
  if (!around) return null;
  const isFarEnough = async (radius: number) => (await count({ ...filter, radius })) > all;
  let nearKm = filter.radius ?? 0;
  let farKm = MAX_RADIUS_KM;
  if (!(await isFarEnough(farKm))) return null;
  while (farKm - nearKm > 1) {
    const middle = Math.floor((nearKm + farKm) / 2);
    if (await isFarEnough(middle)) farKm = middle;
    else nearKm = middle;
  }
  let cities = around.between(nearKm, farKm);
  while (cities.length > 1) {
    const half = cities.slice(0, Math.ceil(cities.length / 2));
    cities = (await count(inPlaces(filter, half))) > 0 ? half : cities.slice(half.length);
  }
  if (cities.length === 0) return null;
  const nearest = inPlaces(filter, cities);
  const found = await count(nearest);
  return found > 0 ? { filter: nearest, distanceKm: farKm, count: found } : null;
}
