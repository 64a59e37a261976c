import type { Advance } from '../platform/engine.ts';
import type { TalentProfile } from '../talents/talents.ts';
import type { Enrichment } from './store.ts';

/** The request that a record belongs to. */
export interface Subject {
  enrichment: Enrichment;
  workspaceId: string;
}

/** One step of a request: its row, and the lease it runs under. */
export interface Step extends Subject {
  profile: TalentProfile;
  fence: Advance['fence'];
}
