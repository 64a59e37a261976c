import { describe, expect, it } from 'vitest';
import { job, profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../platform/operation.ts';
import { createJudging } from './judging.ts';

const judging = createJudging({ lexicon: createLexicon() });

const profile = profileOf({
  city: 'Lyon',
  country: 'France',
  skills: ['Excel'],
  experiences: [
    job('Comptable', 'Acme', '2021-10'),
    job('Aide-comptable', 'Hooli', '2019-08', '2021-08'),
    job('Assistante', 'Globex', null, null),
  ],
});

async function said(
  criterion: string,
  language: Language,
): Promise<{ title: string; result: string }> {
  const { scoring } = await judging.judge({
    profile,
    criterias: [criterion],
    language,
    asOf: new Date('2025-07-01T00:00:00Z'),
  });
  return scoring.criterias[0]!;
}

describe('title and result', () => {
  it.each([
    ['Exceeded sales quotas for the team', 'fr', '“Exceeded sales quotas for the team”'],
    ['Has led a team of at least 5 people', 'fr', 'Management d’une équipe d’au moins 5 personnes'],
    ['Lives in Germany', 'fr', 'Lieu de résidence : Allemagne'],
    ['Habite en Allemagne ou en Belgique', 'en', 'Lives in Germany or Belgium'],
    [
      'Directeur financier ou contrôleur de gestion',
      'en',
      'Role held: chief financial officer or financial controller',
    ],
    ['Maîtrise de la comptabilité', 'en', 'Accounting'],
  ] as const)('name %j in %s', async (criterion, language, title) => {
    expect((await said(criterion, language)).title).toBe(title);
  });

  it('use French elisions and state that dates are missing', async () => {
    const { result } = await said('Au moins 3 ans d’expérience', 'fr');
    expect(result).toContain('(depuis oct. 2021)');
    expect(result).toContain('(d’août 2019 à août 2021)');
    expect(result).toContain('(dates non précisées)');
  });

  it('name every alternative that the profile does not mention', async () => {
    expect((await said('Knows Python or Java', 'en')).result).toBe(
      'The profile does not mention Python or Java.',
    );
    expect((await said('Connaît Python ou Java', 'fr')).result).toBe(
      'Python ou Java : le profil n’en parle pas.',
    );
    expect((await said('Has managed people', 'en')).result).toBe(
      'The profile says nothing about managing people.',
    );
    expect((await said('Management d’équipe', 'fr')).result).toBe(
      'Le profil ne dit rien du management d’équipe.',
    );
  });
});
