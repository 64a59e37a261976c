import { expect, test } from 'vitest';
import { judgeNamed } from './judge-id.ts';

test.each([
  ['rules/2', { kind: 'rules', model: null, version: '2' }],
  ['model/openai:gpt-5/3', { kind: 'model', model: 'openai:gpt-5', version: '3' }],
  [
    'model/openrouter:meta/llama-4/3',
    { kind: 'model', model: 'openrouter:meta/llama-4', version: '3' },
  ],
  ['own', { kind: 'other', model: null, version: '' }],
])('%s names its kind, model and version', (id, named) => {
  expect(judgeNamed(id)).toEqual({ id, ...named });
});
