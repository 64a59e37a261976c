import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Requêtes',
  lead: 'Ce que les programmes ont demandé à l’API, et ce qui en est sorti. Une erreur donne son code de suivi : collez-le ici.',
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
  more: 'Afficher la suite',
  empty: 'Aucune requête pour l’instant',
  emptyFilter: 'Aucune requête ne correspond',
  emptyWhy: (days: number) =>
    `Les requêtes apparaissent environ une seconde après leur réponse et sont gardées ${days} jours.`,
  off: 'L’enregistrement est désactivé : donnez à REQUEST_LOG_DAYS un nombre de jours supérieur à 0.',
  kept: (days: number) => `Gardées ${days} jours, sans contenu ni valeurs de paramètres.`,
} satisfies typeof english;
