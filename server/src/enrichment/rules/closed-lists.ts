/**
 * The enum values of the contract, in a file of their own: the command line can list them without
 * loading the contract.
 */

export const ENRICHMENT_TYPES = ['phone', 'personalEmail', 'all'] as const;
export type EnrichmentType = (typeof ENRICHMENT_TYPES)[number];

export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const CONTACT_STATUSES = ['verified', 'probable', 'unverified'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_USAGES = ['personal', 'professional'] as const;
export type ContactUsage = (typeof CONTACT_USAGES)[number];

export const PROVIDER_TYPES = ['people_data_labs', 'hunter', 'dropcontact', 'full_enrich'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];
