import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Castings',
  lead: 'Un casting évalue les personnes qui correspondent selon vos critères, jusqu’à trouver le nombre de verts demandé.',
  start: 'Lancer un casting',
  status: 'État',
  all: 'Tous',
  statuses: {
    running: 'En cours',
    can_continue: 'Peut continuer',
    failed_retryable: 'En échec',
    pool_exhausted: 'Terminé',
  },
  next: {
    wait: 'Les verdicts arrivent.',
    continue: 'Il reste des personnes à évaluer.',
    retry: 'Relancez-le pour reprendre là où il s’est arrêté.',
    done: 'Tout le monde a été évalué.',
  },
  started: 'Lancé',
  spent: (credits: string) => `${credits} dépensés`,
  target: (greens: string, credits: string, calls: number, shown: string) =>
    `${greens} verts ou ${credits} crédits par appel, ${shown} ${plural('fr', calls, 'appel', 'appels')}`,
  empty: 'Aucun casting pour l’instant',
  emptyStatus: {
    running: 'Aucun casting n’est en cours',
    can_continue: 'Aucun casting ne peut continuer',
    failed_retryable: 'Aucun casting n’est en échec',
    pool_exhausted: 'Aucun casting n’est encore terminé',
  },
  emptyWhy:
    'Choisissez qui évaluer, et selon quels critères. Chaque verdict cite ses raisons dans le profil.',
  more: 'Afficher plus',
} satisfies typeof english;
