import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Notifications',
  why: 'Les nouvelles personnes de vos recherches enregistrées, et ce que vos collègues veulent vous montrer.',
  markAll: 'Tout marquer comme lu',
  unread: 'Non lu',
  empty: 'Rien de nouveau',
  emptyWhy:
    'Enregistrez une recherche avec une alerte : les nouvelles personnes sont annoncées ici.',
  feedback: (name: string) => `Nouvel avis sur votre sélection « ${name} »`,
  mentioned: (author: string, name: string) => `${author} vous a mentionné dans « ${name} »`,
  owned: (author: string, name: string) => `${author} vous a confié « ${name} »`,
  candidateOwned: (author: string, name: string) =>
    `${author} vous a confié un candidat dans « ${name} »`,
  program: 'Un programme',
  matched: (count: number, shown: string, name: string) =>
    `${shown} ${plural('fr', count, 'nouvelle personne correspond', 'nouvelles personnes correspondent')} à « ${name} »`,
} satisfies typeof english;
