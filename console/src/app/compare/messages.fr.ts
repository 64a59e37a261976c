import type { messages as english } from './messages.en.ts';

export const messages = {
  title: (shown: string) => `Comparer ${shown} personnes`,
  swipe: 'Balayez pour voir les autres.',
  leaveOut: (name: string) => `Retirer ${name}`,
  criteria: 'Critères',
  person: 'Profil',
  now: 'Actuellement',
  place: 'Lieu',
  experience: 'Expérience',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  assessment: 'Votre équipe',
  notAsked: 'Non demandé',
  states: {
    met: 'Rempli',
    partially_met: 'En partie',
    not_met: 'Non rempli',
    unknown: 'Non précisé',
  },
  missing: 'Cette personne n’est plus ici.',
} satisfies typeof english;
