import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  csv: 'Exporter en CSV',
  title: 'Recherche',
  lead: 'Décrivez la personne recherchée. Vous verrez notre interprétation, et combien de profils correspondent, avant toute dépense.',
  price: (most: string, balance: string) => `Coût maximum : ${most} ; votre solde : ${balance}`,
  search: 'Rechercher',
  searchKeys: 'pour rechercher',
  startCasting: 'Lancer un casting',
  mayNot: 'Votre rôle permet de prévisualiser une recherche, pas de dépenser des crédits.',
  results: 'Personnes trouvées',
  shown: (shown: string, total: string) => `${shown} sur ${total} affichées`,
  widened: (shown: string, from: string, to: string) =>
    `Peu de personnes correspondent à « ${from} ». S’y ajoutent des titres proches (${shown})${to === '' ? '' : ` : ${to}`}. Tous les autres filtres requis restent respectés.`,
  spent: (credits: string) => `${credits} pour cette recherche`,
  next: '10 suivantes',
  noMore: 'Toutes les personnes qui correspondent ont été affichées.',
  pending: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'autre profil est', 'autres profils sont')} en cours d’actualisation. Vérifiez à nouveau dans un instant.`,
  getPending: 'Vérifier à nouveau',
  openProfile: (name: string) => `Ouvrir le profil de ${name}`,
  rankedBy: 'Classement',
  why: 'Pourquoi cette personne correspond',
  more: (shown: string) => `+${shown}`,
  years: (from: string, to: string) => `${from} à ${to}`,
  since: (year: string) => `depuis ${year}`,
  selected: (shown: string) => `Sélection : ${shown}`,
  selectAll: 'Tout sélectionner',
  clear: 'Effacer',
  addToSourcing: 'Ajouter à un sourcing',
  searchNear: 'Chercher des intitulés proches',
  nobody: 'Personne ne correspond à tous les filtres',
  why0: 'Ce que chaque filtre exclut',
  removed: (shown: string) => `−${shown}`,
  alone: (shown: string) => `${shown} à lui seul`,
  relax: 'Élargir la recherche',
  leaveOut: (filters: string) => `Retirer ${filters} : personne n’y correspond`,
  relaxCheapest: 'Plus petit changement',
  welcome: 'Décrivez une personne, ou choisissez un exemple',
  welcomeWhy:
    'Une recherche renvoie les dix meilleures correspondances à la fois, pour un crédit chacune. Les aperçus et les totaux sont gratuits.',
} satisfies typeof english;
