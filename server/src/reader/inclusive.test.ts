import { expect, test } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { interpretPrompt } from '../search/rules/interpret/interpret.ts';
import { inclusiveEndings } from './inclusive.ts';
import { rewrite } from './rewrite.ts';

test.for([
  ['gardien·ne de phare', 'gardien de phare'],
  ['Conducteur·rice fret', 'Conducteur fret'],
  ['CHEF·FE DE RAYON', 'CHEF DE RAYON'],
  ['cuisinier·ère', 'cuisinier'],
  ['diplômé·e·s', 'diplômés'],
  ['développeur/euse', 'développeur'],
  ['technicien/ne', 'technicien'],
  ['motivé.e', 'motivé'],
  ['directeur(trice) de l’hébergement', 'directeur de l’hébergement'],
  ['UN(E) CUISINIER(ÈRE)', 'UN CUISINIER'],
  ['assistant(e)s', 'assistants'],
  ['employé(e)(s)', 'employés'],
])('"%s" is "%s"', ([typed, read]) => {
  expect(rewrite(typed!, inclusiveEndings(typed!))?.text).toBe(read);
});

test.for([
  'Node.js / React',
  'H/F',
  'Paris · Lyon',
  'and/or',
  'a.m. · e-mail',
  'hr.e2e',
  'Angular/e2e',
  'Paris (le Marais)',
  'Unix(es)2',
])('"%s" has no second gender', (typed) => {
  expect(inclusiveEndings(typed)).toEqual([]);
});

test('a title goes on behind the bracket of its second gender', () => {
  const { filters } = interpretPrompt(
    "Il me faut un(e) directeur(trice) de l'hébergement à Courchevel",
    createLexicon(),
    'fr',
  );
  expect(filters.map(({ value }) => value)).toEqual(["directeur de l'hébergement", 'Courchevel']);
  expect(filters[0]?.span.text).toBe("directeur(trice) de l'hébergement");
});

test('a title for both genders is one title, with its words as typed', () => {
  const { filters } = interpretPrompt('Ingénieur·e procédés à Namur', createLexicon(), 'fr');
  const title = filters.find(({ filterType }) => filterType === 'JOB_TITLE');
  expect(title).toMatchObject({
    value: 'Ingénieur procédés',
    span: { text: 'Ingénieur·e procédés' },
  });
});
