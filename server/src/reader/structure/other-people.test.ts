import { describe, expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { readStructure } from './structure.ts';

/** The roles of the sentences after a search, in a letter. */
function rolesAfter(text: string): string[] {
  const letter = `Hi Nia, we need a tax manager in Cork with five years of practice. ${text}`;
  return readStructure(promptTokens(letter))
    .blocks.slice(2)
    .map(({ role }) => role);
}

describe('a sentence about another person', () => {
  test.for([
    'Rui in Lisbon handles the contracts.',
    'Paul is ex-Unilever.',
    'The old planner, Macca, went to Fortescue.',
    'The last one came from Travelers.',
    'My cofounder in Porto says hello.',
    'Our chairman (ex Novartis) will run the process from Boston.',
    'The head chef is from Noma.',
    "L'associé, ex-Bredin, est un gros bosseur.",
    'La personne précédente a rejoint une banque à Dubaï.',
    'Mon collègue Bruno, à Turin, assurera les entretiens.',
    'I used to work with their matron at Guys.',
    'Amal in the Doha office has the details.',
    'Chair (ex-Tesco) does the final interview.',
    'She or he would report to Ines, who also runs Lille.',
    'They had a chap from Halden who left after a week.',
    'CTO came over from Halden so expect a grilling.',
    'La DAF (ex Halden) mène le premier entretien.',
    'Grant from their Oban office will be your contact.',
    'The interview will take place in London with Mr Amiel.',
  ])('%s', (sentence) => {
    expect(rolesAfter(sentence)).toEqual(['requester']);
  });

  test('continues in the sentence after it', () => {
    expect(rolesAfter('Paul is ex-Unilever. He is based in Dublin till May.')).toEqual([
      'requester',
      'requester',
    ]);
  });
});

test.for([
  'Our sister unit is in Swansea.',
  'Nos agences de Perpignan et de Marseille ne sont pas concernées.',
  'Our second clinic, in Antony, is closed.',
])('%s is about other premises', (sentence) => {
  expect(['about', 'requester']).toContain(rolesAfter(sentence)[0]);
});

test.for([
  'My boss wants a buyer in Leeds.',
  'Our Leeds office needs a payroll clerk.',
  'The candidate comes from retail.',
  'Java is a must.',
  'She or he speaks Dutch.',
])('%s still asks', (sentence) => {
  expect(['ask', 'demand']).toContain(rolesAfter(sentence)[0]);
});

test.for([
  ['Solidairement,\nPauline Ekambi, desk RH, Lyon', 2],
  ['Avec mes meilleures salutations,\nH. de Watteville\nZurich - Genève', 3],
  ['Bizz\nFlo', 2],
] as const)('%s is a signature', ([closing, lines]) => {
  const letter = `Bonjour à tous,\n\nNous cherchons un acheteur à Dakar, quatre ans d'expérience.\n\n${closing}`;
  const roles = readStructure(promptTokens(letter)).blocks.map(({ role }) => role);
  expect(roles.slice(-lines)).toEqual(new Array(lines).fill('signature'));
});
