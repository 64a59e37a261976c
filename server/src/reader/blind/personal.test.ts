import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { CANARIES, IDENTITY } from '../../../test/personal-canaries.ts';
import { blind } from './blind.ts';
import { shown, shownText } from './shown.ts';

const options = { isOrdinaryWord: () => false };
const summaryOf = (text: string): string =>
  blind(profileOf({ firstname: 'Aminatou', lastname: 'Benkhélifa', summary: text }), options)
    .summary!;

describe('work that has to do with families, ages and addresses', () => {
  it.each([
    'Nurse on a maternity ward, midwife for expectant mothers',
    'Wrote the parental leave policy and administered maternity leave for 400 people',
    'Gestion des congés maternité et suivi des congés parentaux',
    'French is my mother tongue; taught mother and child care',
    'Reporting to the parent company; filiale de la société mère',
    'Repaired motherboards and carte mère',
    'Garde de 3 enfants à domicile, animation pour 20 enfants',
    'Organised Women in Tech and men’s health days',
    'Planned 150 man-days; wrote a one-man show',
    'Vente de robes de mariée',
    'Over 15 years of experience; 20 ans d’expérience',
    'Ran 10 cours de Python, served 50000 users, closed 12 deals',
    'Moved 2019 Google Drive folders, 3 servers and 15000 EUR',
    'Raised 12 million euros and married design with engineering',
    'Managed master data since 2019 for the whole group.',
    'Engineer at Renault from 2015 to 2019',
  ])('stays: %s', (text) => {
    expect(summaryOf(text)).toBe(text);
  });
});

describe('a text as a model reads it', () => {
  it('quotes of it lead back to the words of the profile', () => {
    const written = 'Je suis une infirmière diplômée. Elle a dirigé des vendeuses, Mme Roy aussi.';
    const hidden = summaryOf(written);
    const { text, sourceOf } = shownText(hidden);
    expect(text).toBe('Je suis un infirmier diplômé. █ a dirigé des vendeurs, █ Roy aussi.');
    const source = (quote: string): string => written.slice(...sourceOf(quote)!);
    expect(source('un infirmier diplômé')).toBe('une infirmière diplômée');
    expect(source('█ a dirigé')).toBe('Elle a dirigé');
    expect(source('vendeurs, █ Roy')).toBe('vendeuses, Mme Roy');
    expect(source('aussi.')).toBe('aussi.');
    expect(sourceOf('infirmière')).toBeNull();
  });

  it('has a place in the profile for every quote, whatever the text', () => {
    const part = fc.constantFrom(
      ...CANARIES.map(({ text }) => text),
      'TIG welding',
      'une',
      'élève',
      '█',
      ' ',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.nat(), fc.nat(), (parts, from, length) => {
        const source = parts.join(' ');
        const { text, sourceOf } = shownText(source);
        const quote = text.slice(from % (text.length + 1)).slice(0, 1 + (length % 40));
        if (quote === '') return;
        const [start, end] = sourceOf(quote)!;
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(source.length);
        expect(sourceOf(text)).toEqual([0, source.length]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Serveuse', 'Serveur'],
    ['Conseillère clientèle', 'Conseiller clientèle'],
    ['Une comptable rigoureuse', 'Un comptable rigoureux'],
    ['Femme de ménage', 'Personne de ménage'],
    ['Salesmen and saleswomen', 'Salespeople and salespeople'],
    [
      'Une année de données, une équipe, la direction',
      'Une année de données, une équipe, la direction',
    ],
    ['Première carrière, matière première', 'Premier carrière, matière premier'],
    ['Committee, employee, trainee, houses, reuses, matrices', null],
    ['Étienne, Vienne et Lucienne', null],
  ])('%s → %s', (text, expected) => {
    expect(shown(text)).toBe(expected ?? text);
  });
});

describe('hiding', () => {
  it('keeps every offset', () => {
    const parts = [...CANARIES, ...IDENTITY].map(({ text }) => text);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), (some) => {
        const text = some.join('. ');
        expect(summaryOf(text)).toHaveLength(text.length);
      }),
    );
  });

  it('takes time in proportion to the text', () => {
    const pieces = [
      'my ',
      '1 ',
      '1987 ',
      'a@',
      '+33 1 ',
      'mother of ',
      'une ',
      'mes petites ',
      '█ ',
      'born ',
      'Age: ',
      '12 Rue ',
    ];
    const began = performance.now();
    for (const piece of pieces) shown(summaryOf(piece.repeat(20_000 / piece.length)));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
