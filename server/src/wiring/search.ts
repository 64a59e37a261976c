import { readIsStrict, readWorkspaceCountry } from '../access/access.ts';
import { createGreenForecast } from '../castings/green-forecast.ts';
import type { Core } from '../core.ts';
import { createContactSets } from '../enrichment/contact-sets.ts';
import { createCriterionPreviews } from '../judging/judging.ts';
import { createModelInterpreter, createSearch } from '../search/search.ts';
import { createSourcingSets } from '../sourcings/sourcing-sets.ts';
import { configuredSource, createRefresh } from '../talents/talents.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

export function wireSearch(
  platform: Platform,
  { talents, credits }: Pick<Core, 'talents' | 'credits'>,
  { lexicon, profiles, index }: TalentIndex,
) {
  const { config, db, clock, log, metrics, model } = platform;
  return createSearch({
    db,
    engine: index,
    lexicon,
    talents,
    profiles,
    credits,
    workspaceSets: { ...createContactSets({ db, clock }), ...createSourcingSets({ db }) },
    refresh: createRefresh({
      ...platform,
      source: configuredSource(config),
      talents,
      maxAgeDays: config.profileMaxAgeDays,
      waitMs: config.profileSyncRefreshMs,
    }),
    forecastGreens: createGreenForecast({ db }),
    clock,
    previewCriterias: createCriterionPreviews({ lexicon }),
    isStrict: (workspaceId) => readIsStrict(db, workspaceId),
    countryOf: (workspaceId) => readWorkspaceCountry(db, workspaceId),
    interpretByModel: model ? createModelInterpreter({ model, lexicon, log, metrics }) : undefined,
    timeoutMs: config.searchTimeoutMs,
    metrics,
  });
}
