import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import type { z } from 'zod';
import { ModelError, type ModelUsage } from './model-error.ts';
import { modelFetch } from './model-http.ts';
import type { ModelName } from './model-name.ts';

/** The package writes advice to standard error; our output goes to the log. */
globalThis.AI_SDK_LOG_WARNINGS = false;

const OPENAI_URL = 'https://api.openai.com/v1';

export interface Question<T> {
  system: string;
  prompt: string;
  /** The required shape of the answer; undefined: any text. */
  answer?: { schema: z.ZodType<T>; name: string };
  signal: AbortSignal;
}

export interface Answer<T> {
  /** Present when a shape was requested. */
  value?: T;
  text: string;
  usage: ModelUsage;
}

export interface Provider {
  /** One request, no retry. Throws ModelError, which never contains the request. */
  ask<T>(question: Question<T>): Promise<Answer<T>>;
}

export function createProvider(name: ModelName, apiKey: string | null): Provider {
  const model = languageModel(name, apiKey);
  /** Some models refuse any temperature but their own; their first refusal turns it off. */
  let takesTemperature = true;

  async function ask<T>(question: Question<T>): Promise<Answer<T>> {
    try {
      return await request(model, question, takesTemperature);
    } catch (error) {
      if (!takesTemperature || !refusesTemperature(error)) throw modelError(error);
      takesTemperature = false;
      return ask(question);
    }
  }

  return { ask };
}

function languageModel(
  { provider, model, baseUrl }: ModelName,
  apiKey: string | null,
): LanguageModel {
  if (provider === 'anthropic')
    return createAnthropic({
      baseURL: baseUrl ?? undefined,
      apiKey: apiKey ?? '',
      fetch: modelFetch,
    })(model);
  const compatible = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl ?? OPENAI_URL,
    apiKey: apiKey ?? undefined,
    supportsStructuredOutputs: true,
    fetch: modelFetch,
  });
  return compatible(model);
}

async function request<T>(
  model: LanguageModel,
  { system, prompt, answer, signal }: Question<T>,
  takesTemperature: boolean,
): Promise<Answer<T>> {
  const asked = {
    model,
    system,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
    ...(takesTemperature && { temperature: 0 }),
  };
  if (!answer) {
    const { text, totalUsage } = await generateText(asked);
    return { text, usage: usageOf(totalUsage) };
  }
  const result = await generateText({ ...asked, output: Output.object(answer) });
  try {
    return { value: result.output, text: result.text, usage: usageOf(result.totalUsage) };
  } catch (error) {
    // An answer that was cut short or missing; its tokens were spent anyway.
    if (NoOutputGeneratedError.isInstance(error))
      throw new ModelError('malformed', { usage: usageOf(result.totalUsage) });
    throw error;
  }
}

const usageOf = (usage: LanguageModelUsage | undefined): ModelUsage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
});

function refusesTemperature(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    error.statusCode === 400 &&
    /temperature/i.test(error.responseBody ?? '')
  );
}

/**
 * The package's errors contain the whole request, and so a person's profile. Only the kind, the
 * status and the wait are passed on.
 */
function modelError(error: unknown): unknown {
  if (error instanceof ModelError) return error;
  if (NoObjectGeneratedError.isInstance(error))
    return new ModelError('malformed', { usage: usageOf(error.usage) });
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return error;
  if (!APICallError.isInstance(error)) return new ModelError('malformed');
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return new ModelError('unreachable');
  if (statusCode < 400) return new ModelError('malformed');
  const kind =
    statusCode === 429
      ? 'rate_limited'
      : statusCode >= 500 || statusCode === 408 || statusCode === 409
        ? 'server_error'
        : 'refused';
  return new ModelError(kind, { status: statusCode, retryAfterMs: retryAfterMs(responseHeaders) });
}

/** Seconds only: a date would be compared with a clock that may differ from ours. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
