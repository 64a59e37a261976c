import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Webhooks',
  lead: 'Chaque événement envoyé pour un casting, avec la réponse du destinataire.',
  all: 'Tous',
  empty: 'Aucun événement envoyé pour l’instant',
  emptyState: 'Aucun événement dans cet état',
  emptyWhy:
    'Ajoutez un webhook au lancement d’un casting. Chaque verdict et chaque fin d’appel sont alors envoyés à votre adresse.',
} satisfies typeof english;
