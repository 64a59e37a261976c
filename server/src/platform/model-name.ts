/** Where a model is asked, as LLM_MODEL and LLM_BASE_URL say together. */
export interface ModelName {
  provider: 'openai' | 'anthropic';
  /** The model's name at its provider. */
  model: string;
  /** Without a trailing slash; null: the provider's public address. */
  baseUrl: string | null;
}

/**
 * `provider:model`. Any other text before a colon is a part of a bare name, such as `llama3.1:8b`.
 */
const PREFIXED = /^(openai|anthropic):(.+)$/;

/**
 * Reads `provider:model`, or a bare name at an OpenAI-compatible address; null for a bare name
 * without an address, which nothing can be asked at. A provider's own name goes with an address
 * too: that of a proxy in front of it.
 */
export function readModelName(name: string, baseUrl: string | null): ModelName | null {
  const [, provider, model] = PREFIXED.exec(name) ?? [];
  if (provider && model) return { provider: provider as ModelName['provider'], model, baseUrl };
  return baseUrl === null ? null : { provider: 'openai', model: name, baseUrl };
}
