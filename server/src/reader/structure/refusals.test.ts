import { expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { refusesPeople } from './refusals.ts';
import { sentencesOf } from './sentences.ts';

const refuses = (text: string): boolean => sentencesOf(promptTokens(text)).some(refusesPeople);

test.for([
  'Nobody from Halden please',
  'No bootcamp graduates',
  'Halden staff: not this time, thank you',
  'Trainees — sorry, full up',
  'We cannot consider students at the moment',
  'CVs of contractors will not be looked at',
  'They will not take people from the competition',
  'It is a desk job: no managers please',
  'Diploma holders please excuse',
  'Anyone now at Halden is out',
  'They told me no people from call centres',
  'Candidates who have only sold toys should be avoided, so skip them',
  'Bad luck with call centre folk so give those a miss',
  'Ils ne veulent plus de vacataires',
  'Aucun profil venu de la banque de détail',
  "On évite les profils d'agence",
  'Nous ne retiendrons pas les candidatures de stagiaires',
  'Les intérimaires : pas cette fois, désolés',
  "Merci d'écarter les profils de vendeurs",
])('refuses people: %s', (sentence) => {
  expect(refuses(sentence)).toBe(true);
});

test.for([
  'A degree is not required of candidates',
  'No agencies',
  'German is not needed',
  'Candidates should not hesitate to call',
  'Pas besoin de profils diplômés',
  'Les cabinets ne sont pas les bienvenus',
  'No relocation budget',
  'People who have not only sold but also managed',
])('refuses nobody: %s', (sentence) => {
  expect(refuses(sentence)).toBe(false);
});
