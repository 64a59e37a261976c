import type { messages as english } from './messages.en.ts';

export const messages = {
  state: 'État',
  states: { waiting: 'En attente', sending: 'En cours', delivered: 'Remis', failed: 'Échoué' },
  event: 'Événement',
  events: {
    talent_judged: 'Talent évalué',
    wave_finished: 'Fin d’appel',
    pool_exhausted: 'Vivier épuisé',
  },
  receiver: 'Destinataire',
  attempts: 'Tentatives',
  lastAnswer: 'Dernière réponse',
  at: 'Créé',
  casting: 'Casting',
  talent: 'Talent',
  more: 'Afficher plus',
  sendAgain: 'Renvoyer',
  sentAgain: 'L’événement est renvoyé avec le même identifiant d’envoi',
  notSent: 'L’événement n’a pas été renvoyé',
  mayNot: 'Votre rôle ne permet pas de renvoyer des événements.',
  noAttempt: 'Aucune tentative pour l’instant.',
  answered: (status: number) => `Réponse ${status}`,
  noAnswer: 'Pas de réponse',
  onRequest: 'Renvoyé à la demande',
  answerBody: 'Réponse du destinataire',
  hint: 'Un destinataire a 5 secondes pour répondre 2xx. Jusqu’à trois tentatives portent le même identifiant d’envoi : un destinataire qui enregistre les identifiants traite chaque événement une seule fois.',
} satisfies typeof english;
