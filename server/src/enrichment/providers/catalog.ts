import type { ProviderType } from '../contract.ts';
import { dropcontact } from './dropcontact.ts';
import { fullEnrich } from './full-enrich.ts';
import { hunter } from './hunter.ts';
import { peopleDataLabs } from './people-data-labs.ts';
import type { Adapter } from './port.ts';

/** Every provider that has an adapter. */
export const ADAPTERS: Readonly<Record<ProviderType, Adapter>> = {
  people_data_labs: peopleDataLabs,
  hunter,
  dropcontact,
  full_enrich: fullEnrich,
};
