import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { rootOf } from './roots.ts';

const lexicon = createLexicon();

describe('the root of a word', () => {
  it.each([
    ['negotiate', 'negotiation negotiated negotiating negotiator'],
    ['recruter', 'recrute recrutement recruteur'],
    ['train', 'training trained trainer trains'],
    ['organise', 'organize organizing organised'],
    ['vendre', 'vente vendeur vendu'],
    ['rediger', 'redaction redacteur'],
  ])('is shared by the forms of "%s"', (word, forms) => {
    for (const form of forms.split(' ')) expect(rootOf(form), form).toBe(rootOf(word));
  });

  it.each([
    ['customer', 'customs'],
    ['information', 'inform'],
    ['care', 'car'],
    ['accounting', 'account'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(rootOf(one)).not.toBe(rootOf(other));
  });
});

describe('words that mean nearly the same', () => {
  const nearness = (one: string, other: string): number => {
    const [from, to] = [rootOf(one), rootOf(other)];
    return lexicon.meaningOf(from)?.near.find(([root]) => root === to)?.[1] ?? 0;
  };

  it.each([
    ['lead', 'manage'],
    ['manage', 'gerer'],
    ['recruit', 'embaucher'],
    ['union', 'syndicat'],
    ['night', 'nuit'],
    ['teach', 'enseigner'],
    ['budget', 'enveloppe'],
  ])('are "%s" and "%s", both ways', (one, other) => {
    expect(nearness(one, other)).toBeGreaterThan(0.4);
    expect(nearness(other, one)).toBeGreaterThan(0.4);
  });

  it.each([
    ['nurse', 'driver'],
    ['budget', 'patient'],
    ['contract', 'child'],
  ])('are not "%s" and "%s"', (one, other) => {
    expect(nearness(one, other)).toBe(0);
  });

  it('say nothing of a word that nobody listed', () => {
    expect(lexicon.meaningOf('zorblax')).toBeNull();
  });
});
