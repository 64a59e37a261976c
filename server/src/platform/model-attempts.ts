import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { addUsage, ModelError, mayPass, NO_USAGE } from './model-error.ts';
import type { Answer, Provider, Question } from './model-provider.ts';
import { inSpan } from './spans.ts';

interface ModelAttemptsOptions {
  provider(): Promise<Provider>;
  /** For the whole call, including all attempts. */
  timeoutMs: number;
  retryDelaysMs: readonly number[];
  log: Log;
  metrics: Pick<Metrics, 'observeModelRequest' | 'countModelTokens'>;
}

interface AttemptLimits {
  signal?: AbortSignal;
  /** Sent only once. */
  isUrgent?: boolean;
}

/**
 * Sends a request to the provider, and retries while the failure may be temporary. `use` names the
 * request in metrics.
 */
export type ModelAttempts = <T>(
  use: string,
  question: Omit<Question<T>, 'signal'>,
  limits: AttemptLimits,
) => Promise<Answer<T>>;

/**
 * A longer Retry-After counts as a failure: a wave that can be retried is better than one that
 * seems to hang.
 */
const MAX_WAIT_MS = 60_000;

interface Limits {
  /** The deadline of the whole call, including all attempts. */
  deadline: AbortSignal;
  /** The caller's own. */
  signal: AbortSignal | undefined;
}

export function createModelAttempts({
  provider,
  timeoutMs,
  retryDelaysMs,
  log,
  metrics,
}: ModelAttemptsOptions): ModelAttempts {
  /**
   * One request. The deadline is that of the whole call, and holds even if the packages below wait
   * for something else.
   */
  async function attempt<T>(
    use: string,
    question: Omit<Question<T>, 'signal'>,
    { deadline, signal }: Limits,
  ): Promise<Answer<T>> {
    const began = monotonicMs();
    const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const answer = await inSpan('model call', { 'greenroom.use': use }, async (span) => {
        const given = await until(ends, (await provider()).ask({ ...question, signal: ends }));
        span?.set({
          'gen_ai.usage.input_tokens': given.usage.inputTokens,
          'gen_ai.usage.output_tokens': given.usage.outputTokens,
        });
        return given;
      });
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

  /** Holds its slot while it waits, so that an overloaded endpoint gets fewer requests. */
  async function attempts<T>(
    use: string,
    question: Omit<Question<T>, 'signal'>,
    { signal, isUrgent = false }: AttemptLimits,
  ): Promise<Answer<T>> {
    const endsAt = monotonicMs() + timeoutMs;
    const deadline = AbortSignal.timeout(timeoutMs);
    const mostRetries = isUrgent ? 0 : retryDelaysMs.length;
    let spent = NO_USAGE;
    for (let retries = 0; ; retries++) {
      try {
        const answer = await attempt(use, question, { deadline, signal });
        return { ...answer, usage: addUsage(spent, answer.usage) };
      } catch (error) {
        if (!(error instanceof ModelError) || !mayPass(error.failure) || retries >= mostRetries)
          throw error;
        // An endpoint that answered in another shape is not overloaded: waiting would change
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

  return attempts;
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
