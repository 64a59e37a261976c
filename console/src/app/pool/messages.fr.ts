import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  prompt: 'Qui cherchez-vous ?',
  placeholder:
    'Data engineer senior à Lyon, Python et Spark, au moins 5 ans d’expérience, parle anglais',
  examples: 'Par exemple',
  examplePrompts: [
    'Développeur backend à Paris avec Python et PostgreSQL',
    'Infirmière à Lyon avec au moins 3 ans d’expérience, parle anglais',
    'Responsable grands comptes, SaaS, à moins de 50 km de Nantes',
  ],
  understood: 'Notre interprétation',
  marked: 'Votre description, avec les passages utilisés surlignés',
  filters: 'Filtres',
  addFilter: 'Ajouter un filtre',
  orFilters: 'ou commencez par des filtres',
  fromWords: (text: string) => `d’après « ${text} »`,
  byHand:
    'Vous avez modifié les filtres. La recherche les utilise à la place de la description ci-dessus.',
  readAgain: 'Réinterpréter la description',
  uncertain: 'Vouliez-vous dire autre chose ?',
  readAs: (text: string, taken: string) => `Nous avons compris « ${text} » ainsi : ${taken}.`,
  switchTo: (name: string) => `Choisir ${name}`,
  ignored: 'Non utilisé',
  ignoredWhy: (text: string, reason: string) => `« ${text} » : ${reason}`,
  refused: 'Ne peut pas être recherché',
  refusedWhy: (text: string) =>
    `« ${text} » relève d’un critère protégé. La loi interdit de sélectionner des personnes sur cette base. Retirez ces mots pour lancer la recherche.`,
  refusedByWorkspace: (text: string) =>
    `« ${text} » désigne souvent un critère protégé, et cet espace de travail refuse ces mots. Utilisez d’autres mots pour chercher.`,
  proxies: 'Formulation à vérifier',
  proxyWhy: (text: string) =>
    `« ${text} » peut écarter des personnes en raison d’un critère protégé, comme l’âge ou l’origine. Nous n’en avons pas fait un filtre.`,
  takeSuggestion: (words: string) => `Choisir « ${words} »`,
  criteria: 'Critères trouvés',
  criteriaWhy: 'Un casting évaluerait chaque personne selon ces critères.',
  cannotRead: 'Nous n’avons pas pu en tirer de filtre',
  cannotReadWhy:
    'Mentionnez un métier, une compétence, une entreprise ou un lieu. Vous pouvez aussi commencer par un filtre.',
  problems: 'Un filtre est à corriger',
  people: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne correspond', 'personnes correspondent')}`,
  counting: 'Calcul en cours…',
} satisfies typeof english;
