import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Usage',
  lead: 'Où vont les crédits, et où en sont les fenêtres de chaque clé.',
  credits: 'Crédits',
  period: 'Période',
  days: '30 jours',
  months: '12 mois',
  view: 'Affichage',
  bars: 'Barres',
  table: 'Tableau',
  apiCredits: 'Crédits d’API',
  apiCreditsFor: 'Recherches et castings',
  workspaceCredits: 'Crédits d’espace',
  workspaceCreditsFor: 'Coordonnées et candidats',
  reserved: 'Réservés',
  reservedFor: 'Par les castings en cours ; le non-utilisé revient',
  perGreen: 'Crédits par vert',
  greens: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'vert', 'verts')} sur la période`,
  greensShort: 'Verts',
  kinds: {
    searches: 'Recherches',
    castings: 'Castings',
    enrichment: 'Coordonnées',
    candidates: 'Candidats',
  },
  chart: (total: string) =>
    `Crédits dépensés au fil du temps, ${total} en tout. Le tableau donne chaque nombre.`,
  nothingSpent: 'Rien de dépensé sur la période',
  windows: 'Fenêtres des clés d’API',
  windowsWhy:
    'Chaque clé a droit à tant de requêtes par seconde, minute, heure, jour et 30 jours. Une fenêtre pleine refuse les requêtes jusqu’à sa fin.',
  lastUsed: 'Dernier usage',
  neverUsed: 'Jamais utilisée',
  noKeys: 'Aucune clé d’API pour l’instant',
  noKeysWhy: 'Un propriétaire crée les clés dans les réglages.',
} satisfies typeof english;
