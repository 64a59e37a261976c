import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Journal d’audit',
  lead: 'Qui a fait quoi sur les clés, membres, comptes, crédits et personnes. Il ne fait que grandir, et chaque entrée est chaînée à la précédente.',
  action: 'Action',
  actionPlaceholder: 'key.created',
  actor: 'Qui',
  anybody: 'N’importe qui',
  operator: 'La ligne de commande',
  service: 'Le service',
  from: 'Depuis',
  to: 'Avant',
  apply: 'Afficher',
  clear: 'Tout afficher',
  at: 'Quand',
  what: 'Quoi',
  subject: 'Sur',
  details: 'Détails',
  seq: 'N°',
  empty: 'Aucune entrée ne correspond',
  emptyWhy: 'Essayez une autre action, une autre personne ou une autre période.',
  more: 'Afficher la suite',
  verify: 'Vérifier le journal',
  whole: (entries: string) =>
    `Le journal est intact : ${entries} entrées, chacune telle qu’écrite.`,
  broken: (seq: string, problem: string) =>
    `Le journal n’est plus tel qu’écrit, à partir de l’entrée ${seq} : ${problem}.`,
  head: 'Empreinte de la dernière entrée',
  headWhy: 'Gardez-la ailleurs : elle prouve plus tard que rien avant elle n’a été réécrit.',
} satisfies typeof english;
