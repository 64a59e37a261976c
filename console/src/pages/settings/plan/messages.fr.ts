import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Offre',
  lead: 'Ce que cet espace de travail peut faire, et les crédits dont il dispose.',
  workspace: 'Espace de travail',
  name: 'Nom',
  balances: 'Crédits',
  balancesWhy: 'La personne qui gère l’installation en accorde avec greenroom credits grant.',
  apiCredits: 'Crédits d’API',
  apiCreditsFor: 'Recherches et castings',
  workspaceCredits: 'Crédits d’espace',
  workspaceCreditsFor: 'Contacts et candidats',
  reserved: 'Réservés',
  reservedFor: 'Par les castings en cours ; ce qu’ils n’utilisent pas revient',
  capabilities: 'Compris',
  capabilitiesWhy:
    'Désactivez une option pour voir ce que répond une offre plus petite : 402 plan_upgrade_required, dès la requête suivante.',
  capability: {
    create_sourcings: [
      'Sourcings',
      'Créer des sourcings, ajouter des candidats, trouver leurs contacts',
    ],
    use_outreach_integrations: ['Prise de contact', 'Connecter des canaux et lancer des séquences'],
  },
  erase: [
    'Effacement de personnes',
    'Les talents sont communs à tous les espaces : seule la ligne de commande accorde ce droit',
  ],
  granted: 'Accordé',
  notGranted: 'Non accordé',
  switchedOn: (name: string) => `${name} : compris`,
  switchedOff: (name: string) => `${name} : n’est plus compris`,
  mayNot: 'Un propriétaire peut modifier l’offre.',
} satisfies typeof english;
