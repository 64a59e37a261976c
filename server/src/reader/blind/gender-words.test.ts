import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { blind } from './blind.ts';
import { hideGender } from './gender-words.ts';

const mask = (found: string): string => '█'.repeat(found.length);
const seen = (text: string): string => hideGender(text, mask);

const PRONOUNS = [
  'she',
  'he',
  'her',
  'hers',
  'him',
  'his',
  'herself',
  'himself',
  's/he',
  'elle',
  'il',
  'lui',
  'elle-même',
  'lui-même',
  'né',
  'née',
];
const TITLES = [
  'Mr',
  'Mr.',
  'Mrs',
  'Ms',
  'Miss',
  'Sir',
  'Mister',
  'Madam',
  'Mme',
  'Mlle',
  'M.',
  'Madame',
  'Monsieur',
  'Mademoiselle',
  'Messieurs',
  'Mesdames',
];

function expectHidden(word: string, text: string): void {
  const shown = seen(text);
  expect(shown, text).not.toMatch(
    new RegExp(`(?<![\\p{L}█])${word.replace('.', '\\.')}(?!\\p{L})`, 'iu'),
  );
  expect(shown).toHaveLength(text.length);
}

describe('pronouns and titles of address', () => {
  it.each(PRONOUNS)('%s reaches no judge, anywhere in a text', (word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const [before, after] of [
      ['', ' led a team'],
      ['Led ten. ', ', in Lyon'],
      ['Led ten (', ' knows Go)'],
      ['- ', ' Lyon'],
      ['« ', ' parle »'],
      ['Then ', ' left'],
    ]) {
      for (const written of [word, capital]) expectHidden(word, `${before}${written}${after}`);
    }
    expectHidden(word, `parle-t-${word} anglais`);
    expectHidden(word, `SOLD MORE THAN ${word.toUpperCase()}!`);
  });

  it.each(TITLES)('%s reaches no judge before a name', (title) => {
    for (const [before, after] of [
      ['', ' Martin led'],
      ['Reports to ', ' Martin.'],
      ['(', ' Martin)'],
      ['Chez ', ' Martin, Lyon'],
    ])
      expectHidden(title, `${before}${title}${after}`);
  });

  it.each([
    [
      'Managed the HIS of a hospital and SHE training',
      'Managed the HIS of a hospital and SHE training',
    ],
    ['MS in computer science, MS Office', 'MS in computer science, MS Office'],
    ['Accountant at Her Majesty’s Treasury', 'Accountant at Her Majesty’s Treasury'],
    [
      'Volunteer at She Codes, reads Il Sole 24 Ore',
      'Volunteer at She Codes, reads Il Sole 24 Ore',
    ],
    ['Journaliste chez Elle depuis 2019', 'Journaliste chez Elle depuis 2019'],
    ['Il y a cinq ans, il faut le dire', 'Il y a cinq ans, il faut le dire'],
    [
      'Infirmière diplômée, son équipe et sa direction',
      'Infirmière diplômée, son équipe et sa direction',
    ],
    ['They never miss a deadline; M. Sc. in Lyon', 'They never miss a deadline; M. Sc. in Lyon'],
    [
      'Hershey, Sherlock, Hélène, Illinois, HER2, helium',
      'Hershey, Sherlock, Hélène, Illinois, HER2, helium',
    ],
    ['She exceeded her quota', '███ exceeded ███ quota'],
    ['Elle dirige son équipe', '████ dirige son équipe'],
  ])('%j is seen as %j', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it('are hidden in every text about a person, and pairs of them in titles too', () => {
    const text = 'She knows Go. Elle connaît Java. Mme Martin';
    const shown = blind(
      profileOf({
        headline: text,
        summary: text,
        jobTitle: 'Nurse (she/her)',
        experiences: [{ title: 'Infirmier (il/lui)', description: text }],
        educations: [{ summary: text }],
      }),
      { isOrdinaryWord: () => false },
    );
    expect(JSON.stringify(shown)).not.toMatch(/\b(?:she|her|elle|il|lui|mme)\b/i);
    expect(shown.jobTitle).toBe('Nurse (███████)');
  });

  it('takes time in proportion to the text', () => {
    const began = performance.now();
    for (const piece of ['she ', 'SHE ', 'il ', 'M. ', 'Miss ', '.', 'A '])
      seen(piece.repeat(10_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
