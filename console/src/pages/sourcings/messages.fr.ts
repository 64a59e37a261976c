import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Sourcings',
  lead: 'Un sourcing est une campagne : les personnes visées pour un poste, et leur statut.',
  create: 'Nouveau sourcing',
  createWhy: 'Il est vide au départ. Ajoutez-y des personnes depuis une recherche ou un casting.',
  cancel: 'Annuler',
  name: 'Nom',
  nameHint: 'Laissez vide pour obtenir un nom modifiable.',
  namePlaceholder: 'Data engineers, Lyon',
  jobTitle: 'Intitulé du poste',
  location: 'Lieu',
  description: 'Description',
  descriptionHint: 'L’essentiel du poste, pour votre équipe.',
  variableHint: (variable: string) => `Valeur de ${variable} dans les messages.`,
  created: (name: string) => `${name} est prêt`,
  ownership: 'Propriétaire',
  mine: 'Les miens',
  all: 'Tous',
  status: 'État',
  inProgress: 'En cours',
  closed: 'Fermés',
  empty: {
    'in-progress': {
      mine: 'Vous n’avez aucun sourcing en cours',
      all: 'Aucun sourcing n’est en cours',
    },
    closed: { mine: 'Vous n’avez fermé aucun sourcing', all: 'Aucun sourcing n’est fermé' },
  },
  emptyWhy: 'Un sourcing réunit les candidats, leurs statuts et vos messages.',
  changed: 'Modifié',
  candidates: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'candidat', 'candidats')}`,
  /** In a row of counters; the workspace's own statuses have their labels from the API. */
  statuses: {
    TO_BE_CONTACTED: 'À contacter',
    CONTACTED: 'Contactés',
    OUTREACH_SEQUENCE_STARTED: 'En séquence',
    NOT_RETAINED: 'Non retenus',
  },
  actionsFor: (name: string) => `Actions pour ${name}`,
  close: 'Fermer',
  reopen: 'Rouvrir',
  closedNow: (name: string) => `${name} est fermé`,
  reopened: (name: string) => `${name} est de nouveau en cours`,
  notChanged: 'Rien n’a changé',
} satisfies typeof english;
