import type { messages as english } from './messages.en.ts';

export const messages = {
  title: (name: string) => `Bienvenue, ${name}`,
  lead: 'Cinq étapes, d’un espace vide à des verdicts dans vos propres outils. Elles se cochent automatiquement.',
  steps: 'Premiers pas',
  taken: (count: number, all: number) => `${count} sur ${all} terminées`,
  toCome: 'à faire',
  done: 'Fait',
  each: {
    searched: {
      title: 'Trouver des profils',
      how: 'Décrivez la personne recherchée sur la page de recherche, ou envoyez la requête ci-contre. Un crédit par profil.',
    },
    castingStarted: {
      title: 'Les faire évaluer',
      how: 'Lancez un casting avec vos critères : chaque personne reçoit un verdict, avec des preuves citées. Deux crédits par personne évaluée.',
    },
    modelConnected: {
      title: 'Connecter un modèle de langage',
      how: 'Facultatif : définissez LLM_MODEL et LLM_API_KEY, puis redémarrez. Sans modèle, le juge intégré fonctionne hors ligne.',
    },
    talentsImported: {
      title: 'Importer vos profils',
      how: 'Déposez des CV, un tableau ou un export de votre outil de recrutement. Vous les trouvez un instant plus tard, à côté des profils d’exemple.',
    },
    webhookReceived: {
      title: 'Recevoir un webhook',
      how: 'Donnez une adresse https à un casting au lancement. Pour un destinataire de votre réseau, démarrez le service avec WEBHOOK_ALLOWED_HOSTS=hote:port.',
    },
  },
  importFiles: 'Importer des fichiers',
  firstKey: 'Votre première clé d’API',
  firstKeyWhy:
    'Une clé permet à un programme de faire ce que vous faites ici. Elle s’affiche une seule fois, car seule son empreinte est enregistrée.',
  mayNot: 'Un propriétaire de l’espace crée les clés d’API dans les réglages.',
  keyName: 'Première clé',
  makeKey: 'Créer une clé',
  shownOnce: 'Copiez-la maintenant. Elle ne sera plus affichée.',
  key: 'Clé d’API',
  ask: 'Puis recherchez des personnes depuis un terminal :',
  firstRequest: 'Première requête',
  prompt: 'Ingénieur data senior à Paris avec Python et Spark',
} satisfies typeof english;
