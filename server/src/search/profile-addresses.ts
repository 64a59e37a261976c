import type { Issue } from '../platform/errors.ts';
import type { Talents } from '../talents/talents.ts';
import { profileAddress } from './document/terms.ts';
import type { Filter } from './rules/filter.ts';
import { itemsOf } from './rules/items.ts';

/**
 * An issue for each profile address on a site that this installation does not know: a profile here
 * with the same last part belongs to another person (decision 25).
 */
export function foreignAddresses(
  filters: readonly Filter[],
  canonicalUrl: Talents['canonicalUrl'],
): Issue[] {
  return filters.flatMap(({ filterType, value }, index) => {
    if (filterType !== 'PRO_NETWORK_URL') return [];
    return itemsOf(value).flatMap((item, at): Issue[] => {
      const address = profileAddress(item);
      if (address === null || canonicalUrl(address) !== null) return [];
      const path = ['filters', index, 'value', ...(Array.isArray(value) ? [at] : [])];
      return [
        {
          path,
          message: 'must be the URL of a public profile on a site that this installation knows',
        },
      ];
    });
  });
}
