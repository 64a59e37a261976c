import { plural } from '../../language/format.ts';
import type { messages as english } from './messages.en.ts';

export const messages = {
  unnamed: 'Nom inconnu',
  at: (title: string, company: string) => `${title} chez ${company}`,
  summary: 'Résumé',
  experience: 'Expérience',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  certifications: 'Certifications',
  interests: 'Centres d’intérêt',
  proficiencies: {
    elementary: 'notions',
    limited_working: 'intermédiaire',
    professional_working: 'professionnel',
    full_professional: 'courant',
    native_or_bilingual: 'natif ou bilingue',
  },
  languageLevels: {
    elementary: 'Niveau élémentaire',
    limited_working: 'Niveau intermédiaire',
    professional_working: 'Niveau professionnel',
    full_professional: 'Niveau courant',
    native_or_bilingual: 'Langue maternelle ou bilingue',
  },
  now: 'aujourd’hui',
  untitled: 'Sans intitulé',
  unknownCompany: 'Entreprise non précisée',
  openProfile: 'Ouvrir le profil public',
  emptyProfile: 'Le profil ne contient rien d’autre.',
  addTo: 'Ajouter à un sourcing',
  addPeople: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne sera ajoutée', 'personnes seront ajoutées')} comme ${plural('fr', count, 'candidat', 'candidats')}.`,
  addHint: 'Les personnes déjà dans le sourcing ne changent pas.',
  which: 'Sourcing de destination',
  existing: 'Sourcing existant',
  fresh: 'Nouveau sourcing',
  sourcing: 'Sourcing',
  chooseSourcing: 'Choisissez un sourcing.',
  noSourcing: 'Aucun sourcing en cours. Créez-en un.',
  newFields: { name: 'Nom du nouveau sourcing', jobTitle: 'Intitulé du poste', location: 'Lieu' },
  newHints: {
    name: 'Laissez vide pour obtenir un nom modifiable.',
    jobTitle: 'Valeur de {{sourcingJobTitle}} dans les messages.',
    location: 'Valeur de {{sourcingLocation}} dans les messages.',
  },
  add: 'Ajouter',
  adding: (done: string, total: string) => `Ajout : ${done} sur ${total}`,
  added: (count: number, shown: string, name: string) =>
    `${shown} ${plural('fr', count, 'personne ajoutée', 'personnes ajoutées')} à ${name}`,
  alreadyThere: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne y était', 'personnes y étaient')} déjà et ${plural('fr', count, 'n’a', 'n’ont')} pas changé.`,
  addedSome: (done: string, total: string) =>
    `${done} sur ${total} ont été ajoutées avant l’erreur. Réessayez : personne ne sera ajouté deux fois.`,
} satisfies typeof english;
