import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { monotonicMs } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { addUsage, ModelError, type ModelUsage, mayPass, NO_USAGE } from './model-error.ts';
import { readModelName } from './model-name.ts';
import type { Answer, Provider, Question } from './model-provider.ts';
import { createSlots } from './model-slots.ts';

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
   * Somebody waits for the answer: it goes before the judgements that queue, and is asked for once
   * only.
   */
  isUrgent?: boolean;
  /** The workspace it is for: workspaces take turns at the queue. */
  turn?: string;
}

/**
 * The operator's language model. Every request of the process, whatever it is for, takes one of
 * LLM_CONCURRENCY places, workspaces in turn. From then on it has LLM_TIMEOUT_MS for everything:
 * what may pass (ModelFailure) is asked again a few times, but only while that lasts. Throws
 * ModelError, or the signal's reason.
 */
export interface Model {
  /** LLM_MODEL as configured. */
  id: string;
  /**
   * An answer of exactly this shape. Shapes have neither optional fields nor records, which strict
   * endpoints refuse. `name` is what the use is called in metrics.
   */
  object<T>(
    request: Request & { schema: z.ZodType<T>; name: string },
  ): Promise<{ value: T; usage: ModelUsage }>;
  text(request: Request & { name?: string }): Promise<{ text: string; usage: ModelUsage }>;
}

export interface ModelOptions {
  log: Log;
  metrics: Pick<Metrics, 'observeModelRequest' | 'countModelTokens'>;
  /** Waits before the second attempt and each further one, unless the endpoint names its own. */
  retryDelaysMs?: readonly number[];
}

export type ModelConfig = Pick<
  Config,
  'llmModel' | 'llmBaseUrl' | 'llmApiKey' | 'llmConcurrency' | 'llmTimeoutMs'
>;

/**
 * Long enough to outlast the usual rate window together with Retry-After, short enough that a
 * casting is not stuck on a dead endpoint.
 */
const RETRY_DELAYS_MS = [1_000, 4_000, 10_000];
/**
 * A longer Retry-After is a failure: better a wave that can be retried than one that seems to hang.
 */
const MAX_WAIT_MS = 60_000;

interface Limits {
  /** Of the whole call, all attempts together. */
  deadline: AbortSignal;
  /** The caller's own. */
  signal: AbortSignal | undefined;
}

/** Null when LLM_MODEL is not set: then the built-in judge and interpreter work. */
export function createModel(
  config: ModelConfig,
  { log, metrics, retryDelaysMs = RETRY_DELAYS_MS }: ModelOptions,
): Model | null {
  const { llmModel, llmBaseUrl, llmApiKey, llmConcurrency, llmTimeoutMs } = config;
  const name = llmModel === null ? null : readModelName(llmModel, llmBaseUrl);
  if (llmModel === null || name === null) return null;
  const slots = createSlots(llmConcurrency);
  let opened: Promise<Provider> | null = null;
  /** The packages are loaded with the first request: a start does not wait for them. */
  const provider = (): Promise<Provider> => {
    opened ??= import('./model-provider.ts').then(({ createProvider }) =>
      createProvider(name, llmApiKey),
    );
    return opened;
  };

  /**
   * One request. The deadline is that of the whole call, and holds even where the packages below
   * should wait for something else.
   */
  async function attempt<T>(
    use: string,
    question: Omit<Question<T>, 'signal'>,
    { deadline, signal }: Limits,
  ): Promise<Answer<T>> {
    const began = monotonicMs();
    const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const answer = await until(ends, (await provider()).ask({ ...question, signal: ends }));
      metrics.observeModelRequest(use, 'answered', (monotonicMs() - began) / 1000);
      metrics.countModelTokens(use, answer.usage);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      const failed = deadline.aborted ? new ModelError('timed_out') : error;
      if (failed instanceof ModelError) {
        metrics.observeModelRequest(use, failed.failure, (monotonicMs() - began) / 1000);
        metrics.countModelTokens(use, failed.usage);
      }
      throw failed;
    }
  }

  /**
   * Keeps its place in the queue while it waits: an endpoint that is asked too often is then asked
   * less.
   */
  async function attempts<T>(
    use: string,
    question: Omit<Question<T>, 'signal'>,
    { signal, isUrgent = false }: Pick<Request, 'signal' | 'isUrgent'>,
  ): Promise<Answer<T>> {
    const endsAt = monotonicMs() + llmTimeoutMs;
    const deadline = AbortSignal.timeout(llmTimeoutMs);
    const mostRetries = isUrgent ? 0 : retryDelaysMs.length;
    let spent = NO_USAGE;
    for (let retries = 0; ; retries++) {
      try {
        const answer = await attempt(use, question, { deadline, signal });
        return { ...answer, usage: addUsage(spent, answer.usage) };
      } catch (error) {
        if (!(error instanceof ModelError) || !mayPass(error.failure) || retries >= mostRetries)
          throw error;
        // An endpoint that answered in another shape is in no trouble: waiting would change
        // nothing.
        const waitMs =
          error.failure === 'malformed' ? 0 : (error.retryAfterMs ?? retryDelaysMs[retries]!);
        if (waitMs > MAX_WAIT_MS || monotonicMs() + waitMs >= endsAt) throw error;
        spent = addUsage(spent, error.usage);
        log.info(
          { use, failure: error.failure, status: error.status, waitMs },
          'the model is asked again',
        );
        await delay(waitMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
      }
    }
  }

  const ask = <T>(
    use: string,
    { system, prompt, ...how }: Request,
    answer?: Question<T>['answer'],
  ): Promise<Answer<T>> => slots.run(() => attempts(use, { system, prompt, answer }, how), how);

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

/** The answer, unless the signal comes first. */
function until<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
