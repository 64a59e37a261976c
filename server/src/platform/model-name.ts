/** Where the model runs, as LLM_MODEL and LLM_BASE_URL define together. */
export interface ModelName {
  provider: 'openai' | 'anthropic';
  /** The model's name at its provider. */
  model: string;
  /** Without a trailing slash; null: the provider's public address. */
  baseUrl: string | null;
}

/**
 * `provider:model`. Any other text before a colon belongs to a bare name, such as `llama3.1:8b`.
 */
const PREFIXED = /^(openai|anthropic):(.+)$/;

/**
 * Parses `provider:model`, or a bare name at an OpenAI-compatible address. Null for a bare name
 * without an address, since there is no endpoint to call. `provider:model` may also have an
 * address: that of a proxy in front of the provider.
 */
export function readModelName(name: string, baseUrl: string | null): ModelName | null {
  const [, provider, model] = PREFIXED.exec(name) ?? [];
  if (provider && model) return { provider: provider as ModelName['provider'], model, baseUrl };
  return baseUrl === null ? null : { provider: 'openai', model: name, baseUrl };
}
