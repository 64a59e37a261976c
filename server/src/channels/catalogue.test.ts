import { describe, expect, expectTypeOf, it } from 'vitest';
import { CHANNEL_TYPES, type ChannelType } from './adapter.ts';
import {
  acceptAccount,
  CATALOGUE,
  CHANNEL_PROVIDERS,
  type ChannelProvider,
  defaultProvider,
  providersOf,
} from './catalogue.ts';

describe('the catalogue of channel providers', () => {
  it('has its providers at compile time, so an unknown one is an error', () => {
    expectTypeOf<'fax'>().not.toExtend<ChannelProvider>();
    expectTypeOf<'gmail'>().toExtend<ChannelProvider>();
  });

  it('carries every type, with the sandbox as the last choice', () => {
    for (const type of CHANNEL_TYPES) expect(providersOf(type).at(-1)).toBe('sandbox');
    expect(CHANNEL_TYPES.map(defaultProvider)).toEqual(['imap', 'unipile', 'unipile', 'twilio']);
  });

  it.each(CHANNEL_PROVIDERS)('%s has text in both languages for every field', (provider) => {
    const { name, description, address, fields } = CATALOGUE[provider];
    const texts = [
      name,
      description,
      address.label,
      ...fields.flatMap(({ label, hint, group }) => [label, hint, group]),
    ];
    for (const text of texts.filter((one) => one !== null)) {
      expect(text.en).not.toBe('');
      expect(text.fr).not.toBe('');
    }
  });

  it.each(CHANNEL_PROVIDERS)('%s offers each field once', (provider) => {
    const names = CATALOGUE[provider].fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(CHANNEL_PROVIDERS)('%s accepts only its own fields', (provider) => {
    const { fields, types } = CATALOGUE[provider];
    const missing = fields.filter(({ required }) => required).map(({ name }) => name);
    if (missing.length === 0) return;
    const type = types[0] as ChannelType;
    expect(() => acceptAccount({ type, provider, address: 'x', credentials: {} })).toThrow(
      expect.objectContaining({
        fields: {
          issues: missing.map((name) =>
            expect.objectContaining({
              path: ['credentials', ...name.split('.')],
              message: 'is required',
            }),
          ),
        },
      }),
    );
  });
});
