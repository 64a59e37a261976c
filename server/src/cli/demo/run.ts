import { setTimeout as delay } from 'node:timers/promises';
import type { CastingPage, QualifiedTalent } from '../../castings/page-contract.ts';
import type { Language } from '../../platform/operation.ts';
import type { InterpretedFilter, SearchPage } from '../../search/search.ts';
import type { DemoApi } from './api.ts';

export type Found = SearchPage & { interpretedFilters: InterpretedFilter[] };

/** Small enough to end while someone watches. */
const TARGET = { greens: 3, maxCredits: 40 };

/** What the search and the castings of a demo can cost at most: a page of ten, and the cap. */
export const DEMO_CREDITS = 10 + TARGET.maxCredits;

/** Slow enough for the key's windows, fast enough to look live. */
const POLL_EVERY_MS = 700;

export function findPeople(api: DemoApi, prompt: string): Promise<Found> {
  return api.post<Found>('/search/talents/by-prompt', { prompt });
}

/**
 * Runs a qualified search of its own to its end; tells every verdict once, in the order in which
 * they are seen.
 */
export async function judgePeople(
  api: DemoApi,
  {
    prompt,
    criteria,
    language,
  }: { prompt: string; criteria: readonly string[]; language: Language | null },
  { signal, onVerdict }: { signal: AbortSignal; onVerdict: (talent: QualifiedTalent) => void },
): Promise<CastingPage> {
  const start = {
    prompt,
    qualificationCriterias: criteria,
    target: TARGET,
    forceNew: true,
    ...(language && { scoringLanguage: language }),
  };
  const { castingId } = await api.post<{ castingId: string }>(
    '/search/talents/qualified/by-prompt',
    start,
  );
  const seen = new Set<string>();
  for (;;) {
    const casting = await api.get<CastingPage>(
      `/search/talents/qualified/${castingId}?pageSize=100`,
    );
    for (const talent of casting.talents) {
      if (!seen.has(talent.talentId)) onVerdict(talent);
      seen.add(talent.talentId);
    }
    if (casting.nextAction !== 'wait') return casting;
    await delay(POLL_EVERY_MS, undefined, { signal });
  }
}
