import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const placesIn = (prompt: string): string[] =>
  interpretPrompt(prompt, lexicon, 'en').filters.flatMap(({ filterType, value }) =>
    filterType === 'LOCATION' ? [value].flat().map(String) : [],
  );

describe('words with the letters of a code', () => {
  const SENTENCES = [
    'We need someone who is in the office or at home.',
    'Tell me who you know.',
    'Hi, can you help me?',
    'Ok, it is up to us or to them.',
    'Is she in or out?',
    'Reports to me and works with us.',
    'It has to be a nurse or a midwife in training.',
    'Je cherche une personne pour ma boutique.',
    'Il ou elle va gérer la caisse et la réserve.',
    'On me dit de ne pas attendre.',
    'Looking for a software engineer.',
    'On cherche un comptable.',
  ];

  it('are never a place in ordinary sentences', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SENTENCES, { minLength: 1 }), (sentences) => {
        expect(placesIn(sentences.join(' '))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
