import type { z } from 'zod';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createModelAttempts } from './model-attempts.ts';
import type { ModelUsage } from './model-error.ts';
import { readModelName } from './model-name.ts';
import type { Answer, Provider, Question } from './model-provider.ts';
import { createSlots, type Slots } from './model-slots.ts';

export {
  addUsage,
  ModelError,
  type ModelFailure,
  type ModelUsage,
  mayPass,
  NO_USAGE,
} from './model-error.ts';

interface Request {
  system: string;
  prompt: string;
  signal?: AbortSignal;
  /**
   * A user waits for the answer: the request goes before queued judgements, and is sent only once.
   */
  isUrgent?: boolean;
  /** The workspace that the request is for: workspaces take turns in the queue. */
  turn?: string;
}

/**
 * The operator's language model. Every request of the process, for any use, takes one of
 * LLM_CONCURRENCY places, workspaces in turn, and then one of those of the installation. From then on it has LLM_TIMEOUT_MS in total:
 * temporary failures (ModelFailure) are retried a few times, but only within that time. Throws
 * ModelError, or the signal's reason.
 */
export interface Model {
  /** LLM_MODEL as configured. */
  id: string;
  /**
   * Returns an answer of exactly this shape. Shapes have neither optional fields nor records, which
   * strict endpoints refuse. `name` identifies the use in metrics.
   */
  object<T>(
    request: Request & { schema: z.ZodType<T>; name: string },
  ): Promise<{ value: T; usage: ModelUsage }>;
  text(request: Request & { name?: string }): Promise<{ text: string; usage: ModelUsage }>;
}

export interface ModelOptions {
  log: Log;
  metrics: Pick<Metrics, 'observeModelRequest' | 'countModelTokens'>;
  /** Places that all processes of the installation share, after the own ones. */
  budget?: Slots | null;
  /** Waits before the second and each further attempt, unless the endpoint specifies its own. */
  retryDelaysMs?: readonly number[];
}

export type ModelConfig = Pick<
  Config,
  | 'llmModel'
  | 'llmBaseUrl'
  | 'llmApiKey'
  | 'llmConcurrency'
  | 'llmWorkspaceConcurrency'
  | 'llmTimeoutMs'
>;

/**
 * Long enough to outlast the usual rate window together with Retry-After, short enough that a
 * casting is not stuck on a dead endpoint.
 */
const RETRY_DELAYS_MS = [1_000, 4_000, 10_000];
/** Null when LLM_MODEL is unset: then the built-in judge and interpreter work. */
export function createModel(
  config: ModelConfig,
  { log, metrics, budget = null, retryDelaysMs = RETRY_DELAYS_MS }: ModelOptions,
): Model | null {
  const { llmModel, llmBaseUrl, llmApiKey, llmTimeoutMs } = config;
  const { llmConcurrency, llmWorkspaceConcurrency } = config;
  const name = llmModel === null ? null : readModelName(llmModel, llmBaseUrl);
  if (llmModel === null || name === null) return null;
  const slots = createSlots(llmConcurrency, llmWorkspaceConcurrency || llmConcurrency);
  let opened: Promise<Provider> | null = null;
  /** Loads the packages with the first request, so that a start does not wait for them. */
  const provider = (): Promise<Provider> => {
    opened ??= import('./model-provider.ts').then(({ createProvider }) =>
      createProvider(name, llmApiKey),
    );
    return opened;
  };
  const attempts = createModelAttempts({
    provider,
    timeoutMs: llmTimeoutMs,
    retryDelaysMs,
    log,
    metrics,
  });

  const ask = <T>(
    use: string,
    { system, prompt, ...how }: Request,
    answer?: Question<T>['answer'],
  ): Promise<Answer<T>> => {
    const call = () => attempts(use, { system, prompt, answer }, how);
    return slots.run(() => (budget === null ? call() : budget.run(call, how)), how);
  };

  return {
    id: llmModel,
    async object({ schema, name: use, ...request }) {
      const { value, usage } = await ask(use, request, { schema, name: use });
      return { value: value!, usage };
    },
    async text({ name: use = 'text', ...request }) {
      const { text, usage } = await ask(use, request);
      return { text, usage };
    },
  };
}
