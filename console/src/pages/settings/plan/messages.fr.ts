import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Offre',
  lead: 'Les fonctions de cet espace de travail et ses crédits.',
  workspace: 'Espace de travail',
  name: 'Nom',
  country: 'Pays',
  countryWhy:
    'Deux lettres, comme FR ou US. Les descriptions désignent d’abord les lieux de ce pays : Valence, Birmingham.',
  balances: 'Crédits',
  balancesWhy: 'L’administrateur de l’installation en ajoute avec greenroom credits grant.',
  apiCredits: 'Crédits d’API',
  apiCreditsFor: 'Recherches et castings',
  workspaceCredits: 'Crédits d’espace',
  workspaceCreditsFor: 'Coordonnées et candidats',
  reserved: 'Réservés',
  reservedFor: 'Par les castings en cours. Les crédits non utilisés vous reviennent.',
  capabilities: 'Inclus',
  capabilitiesWhy:
    'Désactivez une fonction pour voir la réponse d’une offre plus petite : 402 plan_upgrade_required, dès la requête suivante.',
  capability: {
    create_sourcings: [
      'Sourcings',
      'Créer des sourcings, ajouter des candidats, trouver leurs coordonnées',
    ],
    use_outreach_integrations: ['Prise de contact', 'Connecter des canaux et lancer des séquences'],
  },
  erase: [
    'Effacement de personnes',
    'Les talents sont communs à tous les espaces : seule la ligne de commande accorde ce droit',
  ],
  granted: 'Accordé',
  notGranted: 'Non accordé',
  switchedOn: (name: string) => `${name} : inclus`,
  switchedOff: (name: string) => `${name} : n’est plus inclus`,
  fairness: 'Mots équitables',
  fairnessWhy:
    'Les mots sur l’âge, le genre, l’origine ou la santé sont toujours refusés. D’autres les remplacent souvent : langue maternelle, jeune diplômé.',
  strict: 'Refuser les mots qui remplacent un critère protégé',
  strictWhy: 'Désactivé : ils reçoivent un avertissement avec d’autres mots à utiliser.',
  strictOn: 'Ces mots sont maintenant refusés',
  strictOff: 'Ces mots reçoivent maintenant un avertissement',
  mayNot: 'Un propriétaire peut modifier l’offre.',
} satisfies typeof english;
