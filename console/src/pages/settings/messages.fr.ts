import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Réglages',
  groups: { you: 'Vous', workspace: 'Espace de travail', installation: 'Installation' },
  sections: {
    account: 'Votre compte',
    keys: 'Clés d’API',
    members: 'Membres',
    channels: 'Canaux',
    providers: 'Coordonnées',
    statuses: 'Statuts',
    plan: 'Offre',
    programs: 'Programmes',
    privacy: 'Données personnelles',
    audit: 'Journal d’audit',
    model: 'Modèle',
    instance: 'Instance',
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
  done: 'Terminé',
  saved: 'Enregistré',
  actionsFor: (name: string) => `Actions pour ${name}`,
  notDone: 'Une erreur est survenue',
  shownOnce: 'Elle ne sera plus affichée. Conservez-la en lieu sûr.',
  typeToConfirm: (name: string) => `Saisissez « ${name} » pour confirmer`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  drag: (name: string) => `Déplacer ${name}`,
  dragHow:
    'Espace pour saisir, les flèches pour déplacer, Espace pour poser, Échap pour laisser en place.',
  dragged: {
    taken: (name: string) => `${name} est saisi.`,
    at: (name: string, place: number, of: number) => `${name} est en position ${place} sur ${of}.`,
    left: (name: string) => `${name} reste à sa place.`,
  },
} satisfies typeof english;
