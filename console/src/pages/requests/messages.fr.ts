import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Requêtes',
  lead: 'Les requêtes à l’API et leurs résultats. Collez le code de suivi d’une erreur pour la retrouver.',
  trackingCode: 'Code de suivi',
  trackingCodeHint: 'req_… d’une erreur ou de X-Request-Id',
  status: 'Statut',
  all: 'Tous',
  request: 'Requête',
  noRoute: '(chemin inconnu)',
  by: 'Clé',
  console: 'Console',
  duration: 'Durée',
  at: 'Quand',
  copy: (code: string) => `Copier ${code}`,
  more: 'Afficher plus',
  empty: 'Aucune requête pour l’instant',
  emptyFilter: 'Aucune requête ne correspond',
  emptyWhy: (days: number) =>
    `Les requêtes apparaissent environ une seconde après leur réponse et sont conservées ${days} jours.`,
  off: 'L’enregistrement est désactivé. Pour l’activer, définissez REQUEST_LOG_DAYS à 1 ou plus.',
  kept: (days: number) => `Conservées ${days} jours, sans contenu ni valeurs de paramètres.`,
} satisfies typeof english;
