import { tryModel } from '../judging/judging.ts';
import type { Config } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createModel } from '../platform/model.ts';
import type { Finding } from './finding.ts';

/** Whether the model answers as judging needs it; content without one. */
export async function checkModel(config: Config): Promise<Finding> {
  const model = createModel(config, {
    log: silentLog,
    metrics: createMetrics(),
    retryDelaysMs: [],
  });
  const { outcome, message, remedy } = await tryModel(model, 'en');
  return outcome === 'failed'
    ? { name: 'model', status: 'fail', message, remedy: remedy! }
    : { name: 'model', status: 'ok', message };
}
