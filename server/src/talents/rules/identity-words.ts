import type { Agreement } from './identity-score.ts';

/** Why two people were proposed, as sentences. */

type Sentences = Record<Agreement['field'], (agreement: Agreement) => string>;

const EN: Sentences = {
  firstname: ({ how }) => `${NAMES_EN[how]} first name`,
  lastname: ({ how }) => `${NAMES_EN[how]} last name`,
  employer: ({ how, value }) =>
    how === 'dates' ? `${value} at the same time` : `Both worked at ${value}`,
  school: ({ how, value }) =>
    how === 'dates' ? `${value} in the same year` : `Both studied at ${value}`,
  city: ({ value }) => `Both live in ${value}`,
  jobTitle: ({ value }) => `Same job title: ${value}`,
  skills: ({ value }) => `Same skills: ${value}`,
  contact: () => 'Same email or phone number',
};

const NAMES_EN: Record<Agreement['how'], string> = {
  equal: 'Same',
  spelling: 'Similar',
  nickname: 'Short form of the same',
  part: 'Part of the same',
  initial: 'Initial of the same',
  swapped: 'Same, in the other field:',
  dates: 'Same',
};

const FR: Sentences = {
  firstname: ({ how }) => `${NAMES_FR[how]} prénom`,
  lastname: ({ how }) => `${NAMES_FR[how]} nom`,
  employer: ({ how, value }) =>
    how === 'dates' ? `${value} à la même période` : `A travaillé chez ${value}`,
  school: ({ how, value }) => (how === 'dates' ? `${value} la même année` : `A étudié à ${value}`),
  city: ({ value }) => `Habite à ${value}`,
  jobTitle: ({ value }) => `Même intitulé de poste : ${value}`,
  skills: ({ value }) => `Mêmes compétences : ${value}`,
  contact: () => 'Même adresse e-mail ou même téléphone',
};

const NAMES_FR: Record<Agreement['how'], string> = {
  equal: 'Même',
  spelling: 'Orthographe proche du',
  nickname: 'Diminutif du même',
  part: 'Partie du même',
  initial: 'Initiale du même',
  swapped: 'Même, dans l’autre champ :',
  dates: 'Même',
};

export const identityReasons = (agrees: readonly Agreement[], language: 'en' | 'fr'): string[] => {
  const sentences = language === 'fr' ? FR : EN;
  return agrees.map((agreement) => sentences[agreement.field](agreement));
};
