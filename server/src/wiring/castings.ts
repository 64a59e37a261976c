import { createCastings } from '../castings/castings.ts';
import { createRetention } from '../castings/retention.ts';
import type { Core } from '../core.ts';
import { createFairness } from '../fairness/fairness.ts';
import { createJudgementCache, createJudging, createModelJudge } from '../judging/judging.ts';
import type { Search } from '../search/search.ts';
import type { ServiceOverrides } from './overrides.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

export function wireCastings(
  platform: Platform,
  { talents, credits }: Pick<Core, 'talents' | 'credits'>,
  { lexicon, indexLoad }: TalentIndex,
  search: Search,
  overrides: ServiceOverrides,
) {
  const { config, model, metrics } = platform;
  const modelJudge = model ? createModelJudge({ model, lexicon, metrics }) : undefined;
  const judging = createJudging({
    lexicon,
    judge: overrides.judge ?? modelJudge,
    // Only a model's answers cost anything to request again (docs/decisions/0021).
    cache: modelJudge && config.judgeCache ? createJudgementCache(platform) : undefined,
    cacheDays: config.judgeCacheDays,
  });
  const castings = createCastings({
    ...platform,
    search,
    searchable: indexLoad,
    talents,
    judging,
    credits,
    webhookRetryDelaysMs: overrides.webhookRetryDelaysMs,
  });
  const fairness = createFairness({ ...platform, castings, judging });
  return { judging, castings, castingRetention: createRetention(platform, config), fairness };
}

export type Qualification = ReturnType<typeof wireCastings>;
