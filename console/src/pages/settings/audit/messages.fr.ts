import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Journal d’audit',
  lead: 'Les actions sur les clés, membres, comptes, crédits et personnes. Les entrées ne peuvent qu’être ajoutées, et chacune est chaînée à la précédente.',
  action: 'Action',
  actionPlaceholder: 'key.created',
  actor: 'Qui',
  anybody: 'Tous',
  operator: 'La ligne de commande',
  service: 'Le service',
  from: 'À partir du',
  to: 'Avant',
  apply: 'Afficher',
  clear: 'Tout afficher',
  at: 'Quand',
  what: 'Action',
  subject: 'Objet',
  details: 'Détails',
  seq: 'N°',
  empty: 'Aucune entrée ne correspond',
  emptyWhy: 'Essayez une autre action, une autre personne ou une autre période.',
  more: 'Afficher plus',
  verify: 'Vérifier le journal',
  whole: (entries: string) => `Le journal est intact : ${entries} entrées, aucune modifiée.`,
  broken: (seq: string, problem: string) =>
    `Le journal a été altéré à partir de l’entrée ${seq} : ${problem}.`,
  head: 'Empreinte de la dernière entrée',
  headWhy:
    'Conservez-la ailleurs. Elle pourra prouver qu’aucune entrée antérieure n’a été modifiée.',
} satisfies typeof english;
