import { createJudging, createModelJudge } from '../src/judging/judging.ts';
import type { JudgeInput } from '../src/judging/port.ts';
import { createLexicon } from '../src/lexicon/lexicon.ts';
import { loadConfig } from '../src/platform/config.ts';
import { silentLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createModel } from '../src/platform/model.ts';
import { startModel } from './fakes/model.ts';
import { sameForAll } from './judge-prompt.ts';
import { job, profileOf } from './judging-profiles.ts';

export const asOf = new Date('2025-07-01T00:00:00Z');
/** The talent that is judged, unless a test says otherwise. */
export const profile = profileOf({
  firstname: 'Ada',
  lastname: 'Martin',
  headline: 'Sales that last',
  city: 'Lyon',
  country: 'France',
  photoUrl: 'https://photos.example/ada.jpg',
  proNetworkUrl: 'https://www.linkedin.com/in/ada',
  summary: 'Ada exceeded her quota by 40 % in 2023. See https://ada.example',
  languages: [{ name: 'English', proficiency: 'professional_working' }],
  experiences: [
    job('Account Executive', 'Acme', '2022-07', undefined, 'Sold to hospitals.'),
    job('Sales Assistant', 'Globex', '2020-07', '2022-07'),
  ],
});

const lexicon = createLexicon();

/** Judging by a model at an endpoint that finds every criterion met until a test has it say more. */
export async function startModelJudging() {
  const endpoint = await startModel((asked) => sameForAll(asked, 'met'));
  const metrics = createMetrics();
  const config = loadConfig({ LLM_MODEL: 'tiny', LLM_BASE_URL: endpoint.url });
  const model = createModel(config, { log: silentLog, metrics, retryDelaysMs: [1, 1] })!;
  const judging = createJudging({ lexicon, judge: createModelJudge({ model, lexicon, metrics }) });
  const judge = (criterias: string[], more: Partial<JudgeInput> = {}) =>
    judging.judge({ profile, criterias, language: 'en', asOf, ...more });
  return {
    endpoint,
    metrics,
    judging,
    judge,
    statuses: async (criterias: string[], more?: Partial<JudgeInput>) =>
      (await judge(criterias, more)).scoring.criterias.map(({ status }) => status),
  };
}

export type ModelJudging = Awaited<ReturnType<typeof startModelJudging>>;
