import { expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const valuesOf = (prompt: string, language: 'en' | 'fr', type: string): unknown[] =>
  interpretPrompt(prompt, lexicon, language)
    .filters.filter(({ filterType }) => filterType === type)
    .map(({ value }) => value);

test.for([
  [
    'en',
    'hows the hunt 4 the embryologist? HCPC, ICSI, Nottingham. the one from Athens accepted elsewhere, trainee no good to us',
    /embryologist/,
  ],
  [
    'fr',
    "Bonjour Maud,\n\nLa manufacture nous relance. Ils ont besoin d'un tufteur de tapis avant l'été, quelqu'un qui sache lire un carton et régler seul son pistolet. C'est à Aubusson, trois ans de métier au moins. On en parle jeudi.\n\nJeanne",
    /tufteur/,
  ],
] as const)('a trade that no list has is searched: %s', ([language, prompt, title]) => {
  expect(valuesOf(prompt, language, 'JOB_TITLE')).toEqual([expect.stringMatching(title)]);
});

test('a greeting that goes on to ask is read', () => {
  expect(
    valuesOf('hello vous auriez un barman pour samedi ?? Marrakech', 'fr', 'JOB_TITLE'),
  ).toEqual(['barman']);
  expect(valuesOf('Hello headmistress,\n\nwe need a cook in Leeds.', 'en', 'JOB_TITLE')).toEqual([
    'cook',
  ]);
});

test('a town alone below a chat is where the work is, and below a name it is not', () => {
  const asked = 'need a church accountant\nthis is paid, 2 days\n';
  expect(valuesOf(`${asked}Luton`, 'en', 'LOCATION')).toEqual(['Luton']);
  expect(valuesOf(`${asked}Kind regards,\nMary Ash\nLuton`, 'en', 'LOCATION')).toEqual([]);
});

test('a language that a long text names without saying so is asked', () => {
  const mail =
    'Vessel planner for the night roster at the terminal, thirty-six months of stowage planning for large ships at the least. We run Navis today but are moving off it next year. English for the radio; Mandarin makes life easier with the masters. Send me three names by Friday, please, and tell them that the canteen is good.';
  const languages = interpretPrompt(mail, lexicon, 'en').filters.filter(
    ({ filterType }) => filterType === 'LANGUAGE',
  );
  expect(languages.map(({ value, isRequired }) => [value, isRequired])).toEqual([
    ['en', true],
    ['zh', false],
  ]);
});

test('what comes once a year counts as a year', () => {
  expect(
    valuesOf('Pisteur secouriste, trois hivers au moins', 'fr', 'YEARS_OF_EXPERIENCE'),
  ).not.toEqual([]);
});
