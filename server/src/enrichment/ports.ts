import type { Advance } from '../platform/engine.ts';
import type { TalentProfile } from '../talents/talents.ts';
import type { Enrichment } from './store.ts';

/** The request that a record is written about. */
export interface Subject {
  enrichment: Enrichment;
  workspaceId: string;
}

/** One step of a request: the row it is about, and the lease it is taken under. */
export interface Step extends Subject {
  profile: TalentProfile;
  fence: Advance['fence'];
}
