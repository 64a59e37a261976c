import { afterEach, describe, expect, it } from 'vitest';
import {
  startUnrulyModel,
  UNRULY,
  type Unruliness,
  type UnrulyModel,
} from '../test/fakes/unruly-model.ts';
import { profileOf } from '../test/judging-profiles.ts';
import { checkModel } from './cli/model-check.ts';
import { createModelJudge, tryModel } from './judging/judging.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { silentLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createModel, ModelError } from './platform/model.ts';
import { createBlindView } from './reader/blind/view.ts';
import { createModelInterpreter } from './search/search.ts';
import { createDrafter } from './sequences/draft.ts';

const lexicon = createLexicon();
const metrics = createMetrics();
const modelOf = (config: Config) =>
  createModel(config, { log: silentLog, metrics, retryDelaysMs: [5, 5, 5] })!;
const blind = createBlindView(lexicon);
const profile = profileOf({ summary: 'Welder in Lyon' });

/**
 * Everything that calls the model. Each returns how the call ended: what failed, or that
 * it did without the model.
 */
const USES: Record<string, (config: Config) => Promise<unknown>> = {
  judge: (config) =>
    createModelJudge({ model: modelOf(config), lexicon, metrics })
      .judge({
        profile: blind(profile),
        criterias: ['Has given talks'],
        language: 'en',
        asOf: new Date(),
      })
      .catch((error) => (error instanceof ModelError ? error.failure : error)),
  'prompt reader': (config) =>
    createModelInterpreter({ model: modelOf(config), lexicon, log: silentLog, metrics })(
      'Welders in Lyon',
      'en',
    ),
  drafts: async (config) => {
    const step = {
      id: 'a',
      name: 'A',
      type: 'EMAIL',
      subject: 'Hello',
      content: 'Dear',
      temporalityType: 'ASAP',
    } as const;
    const sourcing = { name: 'Spring', jobTitle: 'Welder', location: 'Lyon' };
    const draft = createDrafter({ model: modelOf(config), blind, log: silentLog });
    return (
      await draft({
        step,
        profile,
        sourcing,
        recruiterName: null,
        signal: new AbortController().signal,
      })
    ).from;
  },
  'the check of doctor': async (config) => (await checkModel(config)).status,
  'the trial of the settings': async (config) => (await tryModel(modelOf(config), 'fr')).outcome,
};

/** How each use ends when the model fails in this way. */
const ENDS = (use: string, failure: string): unknown =>
  ({
    judge: failure,
    'prompt reader': null,
    drafts: 'own_text',
    'the check of doctor': 'fail',
    'the trial of the settings': 'failed',
  })[use];

const FAILURES: Record<Unruliness, string> = {
  huge: 'too_large',
  'huge error': 'too_large',
  'huge and announced': 'too_large',
  bomb: 'too_large',
  'huge and compressed': 'too_large',
  redirect: 'redirected',
  'huge redirect': 'redirected',
  slow: 'timed_out',
  hang: 'timed_out',
  'hang within': 'timed_out',
};

/**
 * What is refused must be so long before the time is over, also on a machine that is busy with
 * other tests; what hangs would take for ever.
 */
const TIMEOUT_MS = (how: Unruliness): number => (FAILURES[how] === 'timed_out' ? 400 : 10_000);
const SCHEDULING_MS = 3_000;
/**
 * What the kernel takes from the server before anybody reads it is sent as well: two socket
 * buffers.
 */
const SENT_AT_MOST = 24 * 1_048_576;

let endpoint: UnrulyModel | undefined;
afterEach(() => endpoint?.close());

describe.each(['tiny', 'anthropic:claude-sonnet-4-5'])(
  'an endpoint of %s that answers with',
  (name) => {
    describe.each(Object.keys(UNRULY) as Unruliness[])('%s', (how) => {
      it.each(Object.keys(USES))(
        'keeps %s neither waiting nor busy, and gets one request',
        async (use) => {
          endpoint = await startUnrulyModel(how);
          const config = loadConfig({
            LLM_MODEL: name,
            LLM_BASE_URL: endpoint.url,
            LLM_API_KEY: 'k',
            LLM_TIMEOUT_MS: String(TIMEOUT_MS(how)),
          });
          // The packages of the provider are loaded with the first request; that is not what is
          // measured.
          await import('./platform/model-provider.ts');
          const began = performance.now();
          expect(await USES[use]!(config)).toEqual(ENDS(use, FAILURES[how]));
          expect(performance.now() - began).toBeLessThan(TIMEOUT_MS(how) + SCHEDULING_MS);
          expect(endpoint.requests()).toBe(1);
          expect(endpoint.bytesSent()).toBeLessThan(SENT_AT_MOST);
        },
      );
    });
  },
);
