import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

function placesOf(prompt: string): unknown[] {
  return interpretPrompt(prompt, lexicon, 'en').filters.flatMap(({ filterType, value }) =>
    filterType === 'LOCATION' ? [value].flat() : [],
  );
}

describe('a lower-case name is a place in a place’s position', () => {
  it.each([
    ['plumber hull', 'Hull'],
    ['boulanger à nice', 'Nice'],
    ['cuisinier tours 37', 'Tours'],
    ['dental nurse in bath', 'Bath'],
    ['infirmière paca', "Provence-Alpes-Côte d'Azur"],
    ['juriste aix en provence', 'Aix-en-Provence'],
    ['comptable la rochelle', 'La Rochelle'],
    ['notaire 75008', 'Paris'],
    ['secrétaire médicale, Rennes (35)', 'Rennes'],
    ['Commercial 92, 3 ans', 'Hauts-de-Seine'],
    ['teachers in devon', 'Devon'],
    ['site manager reading berkshire', 'Reading'],
    ['ide pau', 'Pau'],
    ['pastry chef deauville', 'Deauville'],
    ['accountant, newcastle', 'Newcastle upon Tyne'],
  ])('%s', (prompt, place) => {
    expect(placesOf(prompt)).toEqual([place]);
  });
});

describe('towns side by side are all read', () => {
  it.each([
    ['électricien bayonne anglet biarritz', ['Bayonne', 'Anglet', 'Biarritz']],
    ['Housekeeping supervisor Bournemouth Poole', ['Bournemouth', 'Poole']],
    ['plaquiste Fréjus Saint-Raphaël', ['Fréjus', 'Saint-Raphaël']],
    ['chargé de clientèle, Thonon ou Évian', ['Thonon-les-Bains', 'Évian-les-Bains']],
    ['electrician 18th edition nottingham derby leicester', ['Nottingham', 'Derby', 'Leicester']],
    ['planning officer local authority kent surrey sussex', ['Kent', 'Surrey', 'Sussex']],
    ['nurse bristol bath', ['Bristol', 'Bath']],
    ['physio devon cornwall', ['Devon', 'Cornwall']],
  ])('%s', (prompt, places) => {
    expect(placesOf(prompt)).toEqual(places);
  });
});

describe('a name that is no dictionary word is a place in any position', () => {
  it.each([
    ['hgv driver doncaster nights', ['Doncaster']],
    ['accounts assistant basingstoke p/t', ['Basingstoke']],
    ['usineur cnc drummondville', ['Drummondville']],
    ['second de cuisine chamonix saison hiver', ['Chamonix-Mont-Blanc']],
    ['data scientist san deigo 5+ years python', ['San Diego']],
  ])('%s', (prompt, places) => {
    expect(placesOf(prompt)).toEqual(places);
  });
});

describe('a place is read beside words for where the work is done', () => {
  it.each([
    ['senior react developer, remote, uk only', ['United Kingdom']],
    ['devops engineer remote uk kubernetes', ['United Kingdom']],
    ['sales rep us based', ['United States']],
    ['customer success manager emea remote', ['EMEA']],
    ['Salesforce admin certified Austin hybrid', ['Austin']],
    ['head chef just outside Leeds', ['Leeds']],
    ['cuisinier juste à côté de Rennes', ['Rennes']],
    ['US based, ideally New York or Boston, head of sales', ['New York City', 'Boston']],
    ['contact us, nurse in Leeds', ['Leeds']],
  ])('%s', (prompt, places) => {
    expect(placesOf(prompt)).toEqual(places);
  });
});

describe('namesakes are resolved by the words beside them', () => {
  it.each([
    ['technicien de maintenance, Vienne (38)', ['Vienne, France']],
    ['nurse, Raleigh / Durham / Cary NC', ['Raleigh', 'Durham, United States', 'Cary']],
    ['gestionnaire, Laval ou Rive-Nord de Montréal', ['Laval', 'Laurentides']],
    ['conseiller RH, Québec ou Lévis', ['Quebec, Quebec', 'Lévis']],
    ['account executive, based in NJ or CT', ['New Jersey', 'Connecticut']],
    ['comptable, Secteur : 44, 49 et 85', ['Loire-Atlantique', 'Maine-et-Loire', 'Vendée']],
    ['conducteur de travaux dans le 77 ou le 94', ['Seine-et-Marne', 'Val-de-Marne']],
    ['nurse in West Texas', ['Texas']],
    ['bioinformatics scientist cambridge mass', ['Cambridge, United States']],
    ['welder tulsa okla', ['Tulsa']],
    ['comptable montréal laval', ['Montréal', 'Laval']],
    ['care assistant, Norfolk or Suffolk', ['Norfolk UK', 'Suffolk']],
    ['Nursery manager London SW', ['London']],
    ['infirmière clinicienne Montréal ou Laval', ['Montréal', 'Laval']],
    ['adjointe administrative Québec ville', ['Quebec, Quebec']],
  ])('%s', (prompt, places) => {
    expect(placesOf(prompt)).toEqual(places);
  });
});

describe('an everyday word is no town', () => {
  it.each([
    'a nice accountant',
    'accountant, nice personality',
    'engineer good at reading',
    'teacher of reading and maths',
    'guided tours manager',
    'mobile developer',
    'java spring',
    'fleet manager',
    'sales manager fleet and leasing',
    'sales manager, deal closing',
    'chef de projet sens du service',
    'commercial best in class',
    'chef de projet secteur bancaire',
    'commercial secteur public',
    'recruiter with bath products',
    'payroll manager, email marketing and name badges',
    'responsable marketing, gere une equipe',
  ])('%s', (prompt) => {
    expect(placesOf(prompt)).toEqual([]);
  });
});
