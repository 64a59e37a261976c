import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { readModelName } from './model-name.ts';

it('reads a provider with its public address, and any name at an address of the operator', () => {
  expect(readModelName('openai:gpt-5-mini', null)).toEqual({
    provider: 'openai',
    model: 'gpt-5-mini',
    baseUrl: null,
  });
  expect(readModelName('anthropic:claude-sonnet-4-5', null)).toEqual({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    baseUrl: null,
  });
  expect(readModelName('llama3.1:8b', 'http://m/v1')).toEqual({
    provider: 'openai',
    model: 'llama3.1:8b',
    baseUrl: 'http://m/v1',
  });
  expect(readModelName('anthropic:claude', 'http://proxy/v1')).toEqual({
    provider: 'anthropic',
    model: 'claude',
    baseUrl: 'http://proxy/v1',
  });
  expect(readModelName('llama3.1:8b', null)).toBeNull();
});

describe('settings that name no complete model stop the start with one clear line', () => {
  it.each<[string, Record<string, string>]>([
    [
      'LLM_MODEL is "mistral"; it must be openai:model or anthropic:model, or a bare name together with LLM_BASE_URL',
      { LLM_MODEL: 'mistral' },
    ],
    [
      'LLM_MODEL is "openai:gpt", which needs LLM_API_KEY; set it to a key of that provider',
      { LLM_MODEL: 'openai:gpt' },
    ],
    [
      'LLM_MODEL is "anthropic:c", which needs LLM_API_KEY; set it to a key of that provider',
      { LLM_MODEL: 'anthropic:c', LLM_BASE_URL: 'http://m/v1' },
    ],
    [
      'LLM_BASE_URL is set, but LLM_MODEL is not; set LLM_MODEL to the model’s name, or unset LLM_BASE_URL',
      { LLM_BASE_URL: 'http://m/v1' },
    ],
    [
      'LLM_API_KEY is set, but LLM_MODEL is not; set LLM_MODEL to the model’s name, or unset LLM_API_KEY',
      { LLM_API_KEY: 'k' },
    ],
  ])('%s', (line, env) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError([line]));
  });

  it('and a local endpoint needs no key', () => {
    expect(
      loadConfig({ LLM_MODEL: 'llama3.1:8b', LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }).llmApiKey,
    ).toBeNull();
  });
});
