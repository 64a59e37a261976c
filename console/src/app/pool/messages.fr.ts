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
  understood: 'Ce qui est compris',
  marked: 'Vos mots, avec ceux qui servent surlignés',
  filters: 'Filtres',
  addFilter: 'Ajouter un filtre',
  orFilters: 'ou commencez par des filtres',
  fromWords: (text: string) => `d’après « ${text} »`,
  byHand: 'Modifiés à la main : la recherche utilise ces filtres, et non plus les mots ci-dessus.',
  readAgain: 'Relire les mots',
  ignored: 'Sans usage',
  ignoredWhy: (text: string, reason: string) => `« ${text} » : ${reason}`,
  refused: 'Ne peut pas être recherché',
  refusedWhy: (text: string) =>
    `« ${text} » touche à un critère protégé. La loi interdit de choisir quelqu’un sur cette base : retirez ces mots, le reste sera recherché.`,
  criteria: 'Critères trouvés',
  criteriaWhy: 'Un casting évaluerait chacun d’après eux.',
  cannotRead: 'Aucun filtre ne peut en être tiré',
  cannotReadWhy:
    'Nommez au moins un métier, une compétence, une entreprise ou un lieu. Vous pouvez aussi commencer par un filtre.',
  problems: 'Un filtre n’est pas utilisable tel quel',
  people: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne correspond', 'personnes correspondent')}`,
  counting: 'Comptage…',
} satisfies typeof english;
