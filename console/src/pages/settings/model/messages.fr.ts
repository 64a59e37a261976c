import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Modèle',
  lead: 'Qui évalue les profils et lit les demandes.',
  configured: 'Configuration',
  offline: 'Mode hors ligne',
  offlineWhy:
    'Aucun modèle n’est configuré. L’évaluateur et le lecteur intégrés suivent des règles : sans réseau, sans coût, et toujours la même réponse. Ils lisent titres, compétences, lieux, entreprises et années ; les nuances demandent un modèle.',
  offlineHow:
    'La personne qui gère l’installation définit LLM_PROVIDER, LLM_MODEL et LLM_API_KEY, puis la redémarre. Un modèle sur une machine à vous convient aussi.',
  model: 'Modèle',
  endpoint: 'Adresse',
  providersOwn: 'Celle du fournisseur',
  judge: 'Évaluateur',
  keeps: 'Évaluations gardées',
  keepsYes: 'Oui : le même profil avec les mêmes critères n’est pas payé deux fois',
  keepsNo: 'Non',
  concurrency: 'Requêtes simultanées',
  timeout: 'Patience',
  seconds: (shown: string) => `${shown} s`,
  test: 'Appel d’essai',
  testWhy: 'Demande une toute petite réponse sur un profil inventé, comme pour une évaluation.',
  testNow: 'L’interroger',
  answered: 'A répondu',
  failed: 'En échec',
  notAsked: 'Personne n’a été interrogé',
  latency: 'Temps de réponse',
  milliseconds: (shown: string) => `${shown} ms`,
  tokens: 'Jetons',
  tokensOf: (sent: string, answered: string) => `${sent} envoyés, ${answered} reçus`,
  remedy: 'Que faire',
} satisfies typeof english;
