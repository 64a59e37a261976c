/** Why somebody's data may be kept (GDPR, article 6), in the order in which it is shown. */
export const LEGAL_BASES = [
  'consent',
  'contract',
  'legitimate_interest',
  'legal_obligation',
  'public_task',
  'vital_interests',
] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** What happens when a retention ends: the person is deleted, or a user is asked. */
export const RETENTION_ENDS = ['delete', 'ask'] as const;
export type RetentionEnd = (typeof RETENTION_ENDS)[number];

export const MAX_RETENTION_MONTHS = 1_200;

/** How a person was told that their data is kept. `sequence` is recorded by the service only. */
export const NOTICE_WAYS = [
  'email',
  'message',
  'phone',
  'letter',
  'in_person',
  'already_knew',
] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number] | 'sequence';

/** What a source says of the people whom it brings; null: as the pool. */
export interface SourceTerms {
  legalBasis: LegalBasis | null;
  retentionMonths: number | null;
}

export const NO_TERMS: SourceTerms = { legalBasis: null, retentionMonths: null };

/** Whether a source says something that the one before it did not. */
export const addsTerms = (said: SourceTerms, before: SourceTerms): boolean =>
  (said.legalBasis !== null && said.legalBasis !== before.legalBasis) ||
  (said.retentionMonths !== null && said.retentionMonths !== before.retentionMonths);
