import { describe, expect, it } from 'vitest';
import { profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createJudging } from './judging.ts';
import { textAt } from './rules/quotes.ts';

const judging = createJudging({ lexicon: createLexicon() });

async function judged(criterion: string, summary: string, language: 'en' | 'fr' = 'en') {
  const profile = profileOf({ summary, experiences: [] });
  const { scoring } = await judging.judge({
    profile,
    criterias: [criterion],
    language,
    asOf: new Date('2026-03-01'),
  });
  return { profile, ...scoring.criterias[0]! };
}

describe('what a profile says in other words is found', () => {
  it.each([
    ['Rédaction de contrats', 'Je rédige moi-même tous nos contrats.'],
    ['Contract drafting', 'Je rédige moi-même tous nos contrats.'],
    ['Analyse de données', 'I analysed the data of forty shops each week.'],
  ])('"%s" by "%s"', async (criterion, summary) => {
    const { status, references, profile } = await judged(criterion, summary);
    expect(status).toBe('met');
    for (const { path, quote } of references) expect(textAt(profile, path)).toContain(quote);
  });

  it('and the answer says which words were taken for which', async () => {
    const { result } = await judged('Contract drafting', 'Je rédige moi-même tous nos contrats.');
    expect(result).toContain('in other words');
    expect(result).toContain('“rédige” as “drafting”');
    const french = await judged(
      'Analyse de données',
      'I analysed the data of forty shops each week.',
      'fr',
    );
    expect(french.result).toContain('en d’autres termes');
    expect(french.result).toContain('« data » et « données »');
  });
});

describe('other words show nothing', () => {
  it.each([
    ['when they are denied', 'Contract drafting', "Je n'ai jamais rédigé de contrats."],
    ['when they are of others', 'Contract drafting', 'Our lawyers write all the agreements.'],
    ['when only one of two is there', 'Contract drafting', 'Je rédige les comptes rendus.'],
    ['when the act and the object stand apart', 'Fundraising', 'I raised two children.'],
  ])('%s', async (_, criterion, summary) => {
    expect((await judged(criterion, summary)).status).not.toBe('met');
  });
});
