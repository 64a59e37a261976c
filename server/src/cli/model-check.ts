import { z } from 'zod';
import type { Config } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createModel, ModelError, type ModelFailure } from '../platform/model.ts';
import type { Finding } from './doctor-checks.ts';

const REMEDIES: Record<ModelFailure, string> = {
  rate_limited: 'wait, lower LLM_CONCURRENCY, or ask the provider for a higher limit',
  server_error: 'look at the endpoint’s own log or status page',
  timed_out: 'raise LLM_TIMEOUT_MS, or use a faster model',
  unreachable: 'check LLM_BASE_URL, and that the endpoint runs',
  malformed: 'use a model and an endpoint that follow a JSON schema (response_format json_schema)',
  refused: 'check LLM_API_KEY, LLM_MODEL and LLM_BASE_URL',
};

/** Asks the model one small question of the shape that judging needs: a name, a key or an endpoint that is wrong shows here and not in a failed wave. */
export async function checkModel(config: Config): Promise<Finding> {
  const model = createModel(config, { log: silentLog, metrics: createMetrics(), retryDelaysMs: [] });
  if (model === null) return { name: 'model', status: 'ok', message: 'none (LLM_MODEL is not set); the built-in judge and interpreter work' };
  try {
    const schema = z.object({ status: z.enum(['met', 'not_met']) });
    await model.object({ system: 'Answer in the asked shape.', prompt: 'Status: met.', schema, name: 'check' });
    return { name: 'model', status: 'ok', message: `${model.id} answers in the asked shape` };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { name: 'model', status: 'fail', message: `${model.id}: ${error.message}`, remedy: REMEDIES[error.failure] };
  }
}
