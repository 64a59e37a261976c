import type { components } from '../../../../client/src/types.gen.ts';
import type { EnrichmentType } from './contacts-queries.ts';

type Prices = components['schemas']['Workspace']['prices'];

/** The maximum price of a lookup in workspace credits. Contacts not found are free. */
export const priceOf = (type: EnrichmentType, { enrichEmail, enrichPhone }: Prices): number =>
  ({ personalEmail: enrichEmail, phone: enrichPhone, all: enrichEmail + enrichPhone })[type];
