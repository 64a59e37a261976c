import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Documentation',
  lead: 'Des guides courts. Tout vient de votre propre service et fonctionne sans réseau.',
  reference: 'Référence de l’API',
  allPages: 'Toute la documentation (en anglais)',
  contents: 'Guides',
  exampleOf: (title: string) => `Exemple : ${title}`,
  pages: {
    'first-shortlist': 'Votre première sélection',
    'how-to/find-people': 'Trouver des personnes',
    'how-to/judge-people': 'Évaluer des personnes',
    people: 'Vos propres profils',
    'how-to/contact-people': 'Contacter des personnes',
    'explanation/evidence': 'Sur quoi repose un verdict',
    'explanation/credits': 'Ce que coûtent les crédits',
    'explanation/fairness': 'Équité',
    'first-requests': 'Vos premières requêtes',
    'webhook-receiver': 'Recevoir des webhooks',
    'how-to/follow-changes': 'Suivre les changements',
    'how-to/work-in-bulk': 'Travailler par lots',
    'how-to/repeat-safely': 'Répéter une requête sans risque',
    typescript: 'Utiliser TypeScript',
    python: 'Utiliser Python',
    'how-to/use-go': 'Utiliser Go',
    mcp: 'Connecter un agent (MCP)',
    'reference/errors': 'Erreurs',
    'reference/filters': 'Filtres',
    'reference/events': 'Événements',
    production: 'Mettre en production',
    backups: 'Sauvegardes',
    'language-model': 'Connecter un modèle de langage',
    platforms: 'Systèmes',
    commands: 'Commandes',
    settings: 'Réglages',
    'reference/metrics': 'Métriques',
    compliance: 'Conformité',
  },
  readFor: 'Guides pour',
  readers: { recruiter: 'Recruteurs', developer: 'Développeurs', operator: 'Exploitants' },
  more: 'Pour aller plus loin',
  moreLanguage: 'Ces pages sont en anglais.',
  search: 'Chercher dans la documentation',
  searchHint: 'Guides, erreurs, opérations, réglages…',
  results: 'Résultats',
  nothing: (typed: string) => `Rien pour « ${typed} ».`,
  guides: {
    requests: {
      title: 'Requêtes et clés',
      text: [
        'Chaque requête porte une clé de l’espace dans x-api-key (ou comme jeton Bearer). Les clés se créent dans les réglages ou sur la page de bienvenue ; une clé s’affiche une seule fois.',
        'Chaque réponse est du JSON avec un champ success. Une erreur a un code, un message et un debugTrackingCode : collez ce code sur la page des requêtes pour retrouver la requête.',
      ],
    },
    search: {
      title: 'Recherche',
      text: [
        'Décrivez qui vous cherchez, en français ou en anglais, ou envoyez des filtres. Vous recevez jusqu’à dix profils, les meilleurs d’abord, pour un crédit chacun.',
        'Les dix suivants sont d’autres personnes : nul n’apparaît deux fois. Voir comment une description est comprise, et combien de profils correspondent, est gratuit.',
      ],
      programs: [
        'Pour les dix suivants, renvoyez la même requête avec les searchTransactionId de toutes les pages précédentes.',
      ],
    },
    castings: {
      title: 'Castings : évaluer des profils',
      text: [
        'Un casting évalue chaque profil trouvé selon vos critères et lui donne un verdict : vert quand tous sont remplis, rouge quand moins de la moitié le sont, orange entre les deux. Chaque statut cite le profil ; noms, photos, genre et années de diplôme n’atteignent jamais le juge.',
        'Un appel s’arrête quand il a trouvé ses verts, dépensé ses crédits (deux par talent évalué) ou qu’il ne reste personne.',
      ],
      programs: [
        'nextAction indique la suite : wait, continue, retry ou done. Tant que c’est wait, interrogez l’API toutes les 10 à 20 secondes, ou utilisez des webhooks.',
      ],
    },
    webhooks: {
      title: 'Webhooks',
      text: [
        'Lancez un casting avec ceci à côté de ses critères : chaque verdict choisi et chaque fin d’appel sont envoyés à votre adresse HTTPS. customParams revient inchangé : mettez-y un secret pour reconnaître l’expéditeur.',
        'Répondez 2xx en moins de cinq secondes. Jusqu’à trois tentatives portent le même X-Service-Delivery-Id. L’ordre n’est pas garanti : le casting fait foi.',
      ],
    },
    limits: {
      title: 'Limites',
      text: [
        'Une clé a cinq limites : par seconde, minute, heure, jour et 30 jours. Une nouvelle clé permet une requête par seconde et 200 par heure ; un propriétaire peut le changer dans les réglages, dès la requête suivante.',
        'Au-delà d’une limite, la réponse est 429, et Retry-After indique combien de secondes attendre. La page d’utilisation montre l’état de chaque limite.',
      ],
    },
    sequences: {
      title: 'Séquences',
      text: [
        'Une séquence écrit aux candidats par e-mail, réseau professionnel, messagerie et SMS, étape par étape, aux heures que vous autorisez, et s’arrête quand le candidat répond. Prévisualisez-la d’abord : vous voyez qui recevrait quoi et quand, et rien n’est envoyé.',
        'Le canal bac à sable permet d’essayer une séquence sans aucun compte.',
      ],
    },
    agents: {
      title: 'Agents (MCP)',
      text: [
        'Chaque opération est un outil sous /mcp, avec les mêmes clés et les mêmes limites. Un client compatible OAuth n’a besoin que de l’adresse : il vous renvoie vers une page de la console, où vous choisissez la clé qu’il pourra utiliser.',
        'Les profils sont écrits par d’autres personnes : les résultats les signalent comme des données. Exigez que l’agent demande votre accord avant d’utiliser un outil qui n’est pas en lecture seule.',
      ],
    },
    commands: {
      title: 'Ligne de commande',
      text: [
        'Sur le serveur, la ligne de commande fonctionne que le service tourne ou non. Chaque commande accepte --json et --help.',
      ],
    },
  },
} satisfies typeof english;
