import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Utilisation',
  lead: 'L’utilisation de vos crédits et des limites de chaque clé.',
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
  reservedFor: 'Par les castings en cours. Les crédits non utilisés vous reviennent.',
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
    `Crédits dépensés au fil du temps, ${total} au total. Le tableau donne tous les chiffres.`,
  nothingSpent: 'Aucun crédit dépensé sur la période',
  windows: 'Limites de vos clés d’API',
  windowsWhy:
    'Chaque clé a une limite de requêtes par seconde, minute, heure, jour et 30 jours. Une fois la limite atteinte, les requêtes sont refusées jusqu’à la fin de la période.',
  lastUsed: 'Dernière utilisation',
  neverUsed: 'Jamais utilisée',
  noKeys: 'Aucune clé d’API pour l’instant',
  noKeysWhy: 'Un propriétaire crée les clés dans les réglages.',
} satisfies typeof english;
