import type { components } from '../../../../client/src/types.gen.ts';
import type { EnrichmentType } from './queries.ts';

type Prices = components['schemas']['Workspace']['prices'];

/** What a lookup takes at most, in workspace credits; it takes nothing for what is not found. */
export const priceOf = (type: EnrichmentType, { enrichEmail, enrichPhone }: Prices): number =>
  ({ personalEmail: enrichEmail, phone: enrichPhone, all: enrichEmail + enrichPhone })[type];
