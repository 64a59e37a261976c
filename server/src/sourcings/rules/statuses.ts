import type { Language } from '../../platform/operation.ts';

/** The statuses of every workspace (interface, "Candidate status"), in pipeline order. */
export const GLOBAL_STATUSES = [
  'TO_BE_CONTACTED',
  'CONTACTED',
  'OUTREACH_SEQUENCE_STARTED',
  'NOT_RETAINED',
] as const;
export type GlobalStatus = (typeof GLOBAL_STATUSES)[number];

/** The status of a candidate when it is added, and when it is added again. */
export const FIRST_STATUS: GlobalStatus = 'TO_BE_CONTACTED';

/** Out of the active pipeline: hidden from listings by default, and without outreach. */
export const NOT_RETAINED: GlobalStatus = 'NOT_RETAINED';

export const CONTACTED: GlobalStatus = 'CONTACTED';

/** The status that the start of a sequence sets (decision 28). */
export const IN_OUTREACH: GlobalStatus = 'OUTREACH_SEQUENCE_STARTED';

/** Handles of custom statuses (decision 27). */
export const CUSTOM_HANDLE = /^[A-Z][A-Z0-9_]{1,48}$/;

/** More than a user can tell apart on a board. */
export const MAX_CUSTOM_STATUSES = 100;

const LABELS: Record<GlobalStatus, Record<Language, string>> = {
  TO_BE_CONTACTED: { en: 'To be contacted', fr: 'À contacter' },
  CONTACTED: { en: 'Contacted', fr: 'Contacté' },
  OUTREACH_SEQUENCE_STARTED: { en: 'Outreach started', fr: 'Séquence lancée' },
  NOT_RETAINED: { en: 'Not retained', fr: 'Non retenu' },
};

export const isGlobal = (handle: string): handle is GlobalStatus =>
  (GLOBAL_STATUSES as readonly string[]).includes(handle);

export interface CustomStatus {
  handle: string;
  label: string;
  /** From 0, without gaps. */
  position: number;
}

/** A status as a recruiter sees it; `position` is null for a global one. */
export interface CandidateStatus {
  handle: string;
  label: string;
  isCustom: boolean;
  position: number | null;
}

/** The global statuses in the reader's language, then the workspace's own in their order. */
export function allStatuses(
  custom: readonly CustomStatus[],
  language: Language,
): CandidateStatus[] {
  return [
    ...GLOBAL_STATUSES.map((handle) => ({
      handle,
      label: LABELS[handle][language],
      isCustom: false,
      position: null,
    })),
    ...custom.map((status) => ({ ...status, isCustom: true })),
  ];
}

/** Moves one handle to another position; a position past the end means the end. */
export function moveTo(handles: readonly string[], handle: string, position: number): string[] {
  const others = handles.filter((other) => other !== handle);
  return others.toSpliced(position, 0, handle);
}
