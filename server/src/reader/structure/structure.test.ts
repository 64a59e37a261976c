import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import type { Role } from './roles.ts';
import { readStructure } from './structure.ts';

function rolesOf(text: string): Role[] {
  return readStructure(promptTokens(text)).blocks.map(({ role }) => role);
}

const ADVERT = `Wine Buyer - Bordeaux
About us: we are a family house of merchants. Founded in 1921, we ship to 40 countries.
Your role: you will taste, buy and negotiate with 200 estates.
You have: five years in wine buying; fluent English. A WSET diploma is a plus.
We offer: EUR 50,000, a car and eight weeks off.
Agency candidates need not apply.`;

describe('a sentence plays the role that its words and its neighbours give it', () => {
  test.for<[string, Role[]]>([
    ['Hi Nia, we need a tax manager in Cork. Thanks, Tom', ['greeting', 'ask', 'signature']],
    [
      'Bonjour Luc, je cherche un géomètre à Brest. Permis B exigé. Cordialement, Atelier Le Goff',
      ['greeting', 'ask', 'demand', 'signature'],
    ],
    [
      'We need a buyer in Turin. Our CEO, who worked at Fiat, is leaving. No agencies.',
      ['ask', 'requester', 'ask'],
    ],
    ['nurse leeds nights', ['ask']],
  ])('%s', ([text, roles]) => {
    expect(rolesOf(text)).toEqual(roles);
  });

  test('an advert has a heading and parts', () => {
    expect(readStructure(promptTokens(ADVERT)).isAdvert).toBe(true);
    expect(rolesOf(ADVERT)).toEqual([
      'heading',
      'about',
      'about',
      'duty',
      'demand',
      'demand',
      'demand',
      'offer',
      'exclusion',
    ]);
  });

  test('a label speaks for the lines of the list below it', () => {
    const text =
      'Plumber - Cork\n\nNice to have\n- gas licence\n- own van\n\nBenefits\n- pension\n- health cover';
    expect(rolesOf(text).slice(1)).toEqual(['wish', 'wish', 'wish', 'offer', 'offer', 'offer']);
  });
});

describe('blocks', () => {
  test('are in order, do not overlap, and lie within the text', () => {
    const words = fc.constantFrom(
      ...'Hi|Anna|,|.|\n|you|will|have|about us|:|;|nurse|Lyon|5|years|merci|vous|avez|-|salary'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (picked) => {
        const text = picked.join(' ');
        let last = 0;
        for (const { start, end } of readStructure(promptTokens(text)).blocks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
