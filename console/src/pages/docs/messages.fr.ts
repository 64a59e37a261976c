import type { messages as english } from './messages.en.ts';

export const messages = {
  title: 'Documentation',
  lead: 'Des guides courts. Tout vient de votre propre service et fonctionne sans réseau.',
  reference: 'Référence de l’API',
  contents: 'Guides',
  exampleOf: (title: string) => `Exemple : ${title}`,
  guides: {
    requests: {
      title: 'Requêtes et clés',
      text: [
        'Chaque requête porte une clé de l’espace dans x-api-key (ou comme jeton Bearer). Les clés se créent dans les réglages ou sur la page de bienvenue ; une clé s’affiche une seule fois.',
        'Chaque réponse est du JSON avec success. Une erreur a un code, un message et un debugTrackingCode : collez ce code sur la page des requêtes pour voir ce qui a été demandé.',
      ],
    },
    search: {
      title: 'Recherche',
      text: [
        'Décrivez qui vous cherchez, en français ou en anglais, ou envoyez des filtres. Dix profils au plus reviennent, les meilleurs d’abord, pour un crédit chacun.',
        'Pour les dix suivants, renvoyez la même requête avec les searchTransactionId de toutes les pages précédentes : personne ne revient deux fois. Lire une phrase sans chercher est gratuit.',
      ],
    },
    castings: {
      title: 'Castings : des profils évalués',
      text: [
        'Un casting évalue chaque profil trouvé selon vos critères et lui donne un verdict : vert quand tous sont remplis, rouge quand moins de la moitié le sont, orange entre les deux. Chaque statut cite le profil ; noms, photos, genre et années de diplôme n’atteignent jamais le juge.',
        'Un appel s’arrête à ses verts, à ses crédits (deux par talent évalué) ou quand il ne reste personne. nextAction dit quoi faire : wait, continue, retry ou done. Tant que c’est wait, redemandez toutes les 10 à 20 secondes, ou recevez des webhooks.',
      ],
    },
    webhooks: {
      title: 'Webhooks',
      text: [
        'Lancez un casting avec ceci à côté de ses critères : chaque verdict choisi et chaque fin d’appel sont envoyés à votre adresse HTTPS. customParams revient inchangé : mettez-y un secret pour reconnaître l’expéditeur.',
        'Répondez 2xx en moins de cinq secondes. Les trois tentatives au plus portent le même X-Service-Delivery-Id. L’ordre n’est pas garanti : le casting fait foi.',
      ],
    },
    limits: {
      title: 'Limites',
      text: [
        'Une clé a cinq fenêtres : seconde, minute, heure, jour et 30 jours. Une clé neuve permet une requête par seconde et 200 par heure ; un propriétaire change cela dans les réglages, dès la requête suivante.',
        'Une fenêtre pleine répond 429, et Retry-After dit combien de secondes attendre. La page d’usage montre chaque fenêtre se remplir.',
      ],
    },
    sequences: {
      title: 'Séquences',
      text: [
        'Une séquence écrit aux candidats par e-mail, réseau professionnel, messagerie et SMS, étape par étape, dans les heures permises, et s’arrête quand quelqu’un répond. Simulez-la d’abord : vous voyez qui recevrait quoi et quand, et rien ne part.',
        'Le canal bac à sable joue une séquence sans aucun compte.',
      ],
    },
    agents: {
      title: 'Agents (MCP)',
      text: [
        'Chaque opération est un outil sous /mcp, avec les mêmes clés et les mêmes fenêtres. Un client qui parle OAuth n’a besoin que de l’adresse : il vous mène à une page d’ici, où vous choisissez la clé qu’il pourra utiliser.',
        'Les profils sont écrits par d’autres : les résultats les marquent comme données. Laissez l’agent vous demander avant les outils qui ne font pas que lire.',
      ],
    },
    commands: {
      title: 'Ligne de commande',
      text: [
        'Sur le serveur, la ligne de commande marche à côté du service ou sans lui. Chaque commande accepte --json et --help.',
      ],
    },
  },
} satisfies typeof english;
