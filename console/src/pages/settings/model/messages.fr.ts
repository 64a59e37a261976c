import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Modèle',
  lead: 'Le modèle de langage qui évalue les profils et interprète les descriptions.',
  configured: 'Configuration',
  offline: 'Mode hors ligne',
  offlineWhy:
    'Aucun modèle n’est configuré. Le juge et l’interpréteur intégrés suivent des règles : sans réseau, sans coût, et toujours la même réponse. Ils comprennent les titres, compétences, lieux, entreprises et années ; un modèle comprend aussi les nuances.',
  offlineHow:
    'Pour connecter un modèle, l’administrateur définit LLM_MODEL et LLM_API_KEY, puis redémarre le service. Pour un modèle sur votre propre machine, définissez aussi LLM_BASE_URL.',
  model: 'Modèle',
  endpoint: 'Adresse',
  providersOwn: 'Celle du fournisseur',
  judge: 'Juge',
  keeps: 'Réutilisation des évaluations',
  reuseOn: 'Oui : le même profil avec les mêmes critères n’est pas payé deux fois',
  reuseOff: 'Non',
  concurrency: 'Requêtes simultanées',
  timeout: 'Délai d’attente',
  seconds: (shown: string) => `${shown} s`,
  test: 'Appel d’essai',
  testWhy: 'Demande une courte évaluation d’un profil inventé.',
  testNow: 'Envoyer un test',
  answered: 'Réponse reçue',
  failed: 'En échec',
  notAsked: 'Aucune requête envoyée',
  latency: 'Temps de réponse',
  milliseconds: (shown: string) => `${shown} ms`,
  tokens: 'Jetons',
  tokensOf: (sent: string, answered: string) => `${sent} envoyés, ${answered} reçus`,
  remedy: 'Solution',
} satisfies typeof english;
