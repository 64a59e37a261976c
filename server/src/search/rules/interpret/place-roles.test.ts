import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function read(prompt: string) {
  return interpretPrompt(prompt, lexicon, 'en');
}

function placesOf(prompt: string): unknown[] {
  return read(prompt).filters.flatMap(({ filterType, value }) =>
    filterType === 'LOCATION' ? [value].flat() : [],
  );
}

describe('of the places of an advertisement, the one where the work is counts', () => {
  it.each([
    [
      'the head office is none',
      'Quantity surveyor for our team in Bristol. Our head office is in Leeds.',
      ['Bristol'],
    ],
    [
      'the seat is none, whatever stands between',
      "Comptable pour l'agence de Nantes, le siège du groupe se trouve à Lyon",
      ['Nantes'],
    ],
    [
      'work at the head office is there',
      'Payroll manager based at our head office in Leeds',
      ['Leeds'],
    ],
    [
      'a parent company is none',
      'Financial controller, Manchester, parent company in Boston',
      ['Manchester'],
    ],
    [
      'the town of the employer is none beside that of the work',
      'A biotech from Basel hires a chemist for its site in Dublin',
      ['Dublin'],
    ],
    [
      'the town of the employer is where the work is when no other is said',
      'Société basée à Dijon recherche un comptable',
      ['Dijon'],
    ],
    [
      'the town of the employer is none of remote work',
      "We're a Boston-based biotech hiring a fully remote data manager",
      [],
    ],
    [
      'clients are elsewhere',
      "Architecte d'intérieur à Paris, nos clients sont à Londres et Dubaï",
      ['Paris'],
    ],
    [
      'plants and suppliers are elsewhere',
      'Acheteur, Lyon, les usines sont en Allemagne et en Pologne',
      ['Lyon'],
    ],
    [
      'travel leads elsewhere',
      'Project manager based in Dublin, some travel to Frankfurt',
      ['Dublin'],
    ],
    ['a market is where the clients are', 'Head of sales, marché DACH, basé à Paris', ['Paris']],
    [
      'without any other place the market is where somebody should be',
      'Head of sales for the Benelux market',
      ['Benelux'],
    ],
    ['experience was made elsewhere', 'DRH, Paris, expérience Afrique', ['Paris']],
    ['a country says which firm, tax or passport', 'Lawyer, London, US firm', ['London']],
    [
      'a country in small letters says which bank',
      'Compliance officer pour une banque privée suisse, Paris',
      ['Paris'],
    ],
    [
      'a heading of the place leaves no other',
      'Startup à San Francisco. Poste : data scientist. Localisation : Nice ou Cannes.',
      ['Nice', 'Cannes'],
    ],
    [
      'an office in a town is there, whatever it serves',
      'Our client, an insurer based in Zurich, seeks an actuary for its London market office',
      ['London'],
    ],
    [
      'the town of a firm is none beside that of its office',
      'Solicitor, role in the Leeds office of a London firm',
      ['Leeds'],
    ],
    [
      'the town of the employer is where the work is when only a sentence about it says one',
      "Plombier chauffagiste\nEntreprise de 16 salariés à Pornic.\nProfil : cinq ans d'expérience",
      ['Pornic'],
    ],
    [
      'meetups are elsewhere',
      'Backend developer, London, remote first but meetups in Lisbon',
      ['London'],
    ],
    [
      'places listed together have one role',
      'Nurse in Leeds, offices in London, Paris and Lisbon',
      ['Leeds'],
    ],
  ])('%s: "%s"', (_, prompt, places) => {
    expect(placesOf(prompt)).toEqual(places);
  });
});

it('a place that is left out is reported with its reason', () => {
  const told = read('Project manager based in Dublin, some travel to Frankfurt').ignored.find(
    ({ text }) => text === 'Frankfurt',
  );
  expect(told?.reason).toBe('This describes the job or the company, not the person.');
});
