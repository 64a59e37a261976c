import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Carte du marché',
  lead: 'Les personnes que trouve cette recherche, leur ville et le coût probable de profils verts. Gratuit.',
  back: 'Retour à la recherche',
  startCasting: 'Lancer un casting',
  nothing: 'Pas encore de recherche',
  nothingWhy: 'Décrivez d’abord une personne, ou choisissez des filtres.',
  matches: 'Correspondances',
  matchesHint: 'Personnes du vivier commun et du vôtre',
  credits: 'Crédits probables',
  creditsRange: (low: string, high: string) => `Entre ${low} et ${high}`,
  expected: 'Verts à attendre',
  expectedHint: (wanted: string) => `sur ${wanted}, si tout le monde est évalué`,
  share: 'Part de verts',
  shareRange: (low: string, high: string) => `${low} à ${high} dans neuf castings sur dix`,
  basis: (castings: number, shownCastings: string, judged: string) =>
    `D’après ${shownCastings} ${plural('fr', castings, 'casting précédent', 'castings précédents')} de cet espace, soit ${judged} personnes évaluées. D’autres critères peuvent donner d’autres parts.`,
  noBasis:
    'La prévision commence après le premier casting de cinq verdicts. Chaque verdict coûte 2 crédits.',
  forecast: 'Coût des profils verts',
  greens: 'Verts souhaités',
  costs: 'Ce que coûte chaque filtre',
  costsWhy: 'Le nombre de personnes en plus si on le retire.',
  more: (count: number, shown: string) =>
    count === 0
      ? 'Personne de plus'
      : `${shown} ${plural('fr', count, 'personne', 'personnes')} de plus`,
  where: 'Leur ville',
  view: 'Affichage',
  map: 'Carte',
  table: 'Tableau',
  mapLabel: (count: number, cities: string) =>
    `Carte des correspondances dans ${cities} ${plural('fr', count, 'ville', 'villes')}. Le tableau contient tous les nombres.`,
  elsewhere: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'autre personne', 'autres personnes')} ailleurs, ou sans ville connue`,
  noCity: 'Aucune correspondance n’a de ville connue.',
  city: 'Ville',
  country: 'Pays',
  people: 'Personnes',
  part: 'Part',
  titles: 'Titres actuels',
  companies: 'Employeurs actuels',
  skills: 'Compétences',
  seniorities: 'Niveaux dans les titres',
  years: 'Années d’expérience',
  narrow: (name: string) => `Seulement ${name}`,
  none: 'Personne ne l’indique.',
  levels: {
    intern: 'Stagiaire',
    junior: 'Junior',
    mid: 'Confirmé',
    senior: 'Senior',
    lead: 'Référent',
    manager: 'Manager',
    director: 'Directeur',
    vp: 'Vice-président',
    c_level: 'Direction générale',
    owner: 'Propriétaire',
  },
} satisfies typeof english;
