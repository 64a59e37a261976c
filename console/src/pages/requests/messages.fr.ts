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
  kept: (days: number) => `Conservées ${days} jours.`,
  bodiesOff:
    'Les contenus ne sont pas enregistrés : l’opérateur les active avec REQUEST_BODY_HOURS.',
  bodiesKept: (hours: number) =>
    `Le contenu des recherches, castings, sourcings et candidats est conservé ${hours} heures, sans secrets ni coordonnées.`,
  bodiesNotKept: (hours: number) =>
    `Le contenu de cette requête n’est pas conservé. Il l’est ${hours} heures, et jamais pour les identifiants, coordonnées, messages, personnes propres ou fichiers.`,
  ownersOnly: 'Seuls les propriétaires de l’espace voient les contenus.',
  path: 'Chemin',
  sent: 'Contenu envoyé',
  answer: 'Réponse',
  answerNow: 'Réponse actuelle',
  redacted: (names: string) => `Non conservé : les valeurs de ${names}.`,
  sendAgain: 'Renvoyer',
  asYou: 'Envoyée en votre nom, sans la clé.',
  onlyReads:
    'Seules les lectures peuvent être renvoyées ici. Copiez l’appel pour répéter une modification.',
} satisfies typeof english;
