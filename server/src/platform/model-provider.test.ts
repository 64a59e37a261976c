import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeAnthropic, startAnthropic } from '../../test/fakes/anthropic.ts';
import { loadConfig } from './config.ts';
import { silentLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createModel } from './model.ts';

let endpoint: FakeAnthropic;
beforeAll(async () => {
  endpoint = await startAnthropic({ city: 'Lyon' });
});
afterAll(() => endpoint.close());

it.each(['claude-3-haiku-20240307', 'claude-sonnet-4-5'])(
  'anthropic:%s answers in the asked shape, with its own key and its tokens counted',
  async (name) => {
    const config = loadConfig({
      LLM_MODEL: `anthropic:${name}`,
      LLM_BASE_URL: endpoint.url,
      LLM_API_KEY: 'sk-ant',
    });
    const model = createModel(config, { log: silentLog, metrics: createMetrics() })!;
    const schema = z.object({ city: z.string() });
    expect(
      await model.object({ system: 'Answer.', prompt: 'Where?', schema, name: 'test' }),
    ).toEqual({
      value: { city: 'Lyon' },
      usage: { inputTokens: 70, outputTokens: 9 },
    });
    expect((await model.text({ system: 'Answer.', prompt: 'Where?' })).text).toBe(
      '{"city":"Lyon"}',
    );
    expect(endpoint.asked.at(-1)).toMatchObject({ key: 'sk-ant', body: { model: name } });
  },
);
