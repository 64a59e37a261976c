import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { readProtected } from './gate.ts';
import { PROXY_RULES } from './proxies.ts';

const lexicon = createLexicon();
const read = (text: string) => readProtected(text, lexicon);

describe('the gate', () => {
  it.each([
    ['somebody past fifty', 'AGE'],
    ['aucun antécédent de dépression', 'DISABILITY'],
    ['un nom à consonance bretonne', 'ETHNICITY'],
    ['must not wear a headscarf', 'RELIGION'],
    ['n’a jamais fait grève', 'UNION_MEMBERSHIP'],
    ['must vote for the left', 'POLITICS'],
    ['lesbian', 'SEXUAL_ORIENTATION'],
    ['slim and photogenic', 'APPEARANCE'],
    ['no toddlers at home', 'FAMILY_STATUS'],
    ['he/him', 'GENDER'],
    ['SEIU members need not apply', 'UNION_MEMBERSHIP'],
    ['ne vote pas pour Bardella', 'POLITICS'],
    ['no Bolivians', 'ETHNICITY'],
    ['presbyterian', 'RELIGION'],
    ['no history of fibromyalgia', 'DISABILITY'],
    ['lead with 12 men only', 'GENDER'],
    ['two men to lead a crew', 'GENDER'],
    ['trois gars pour encadrer une équipe', 'GENDER'],
  ])('refuses %j as %s', (text, attribute) => {
    expect(read(text).refused.map((one) => one.attribute)).toContain(attribute);
  });

  it.each([
    'has taught disabled adults',
    'women’s health research',
    'éducateur auprès de femmes victimes',
    'raccords mâle et femelle',
    'union relations',
    'oncology nurse in a cancer ward',
    'ships native apps',
    'homme d’équipage',
    'negotiated with IBEW and UNISON',
    'restaurant bolivien',
    'Jewish Care',
    'a bachelor’s degree and Snowflake',
    'lead a crew of 12 men',
    'supervise two or three women on nights',
    'encadrer deux ou trois gars',
    'diriger une équipe de quinze hommes',
  ])('takes %j for a subject of work', (text) => {
    expect(read(text)).toEqual({ refused: [], warned: [] });
  });

  it('names the language of a native speaker in its suggestion', () => {
    expect(read('native German speaker, Zurich').warned).toMatchObject([
      { quote: 'native German speaker', suggestion: 'C2 German' },
    ]);
    expect(read('français langue maternelle').warned).toMatchObject([
      { suggestion: 'français C2' },
    ]);
  });

  it('suggests only words that pass it without a warning', () => {
    for (const { suggestion } of PROXY_RULES)
      expect([suggestion, read(suggestion)]).toEqual([suggestion, { refused: [], warned: [] }]);
  });

  it('quotes exactly the text at its offsets, and never reads words twice', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 12 });
    const words = fc.constantFrom('recent graduate', 'jeune diplômé', 'bonne présentation');
    fc.assert(
      fc.property(around, words, around, (before, proxy, after) => {
        const text = `${before} ${proxy} ${after}`;
        const { refused, warned } = read(text);
        const all = [...refused, ...warned].toSorted((a, b) => a.start - b.start);
        let end = 0;
        for (const mention of all) {
          expect(mention.quote).toBe(text.slice(mention.start, mention.end));
          expect(mention.start).toBeGreaterThanOrEqual(end);
          end = mention.end;
        }
      }),
    );
  });
});
