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
  emptyProfile: 'Le profil n’en dit pas plus.',
  addTo: 'Ajouter à un sourcing',
  addPeople: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne y sera candidate', 'personnes y seront candidates')}.`,
  addHint: 'Qui s’y trouve déjà y reste, sans changement.',
  which: 'Quel sourcing',
  existing: 'Un sourcing existant',
  fresh: 'Un nouveau',
  sourcing: 'Sourcing',
  chooseSourcing: 'Choisissez un sourcing.',
  noSourcing: 'Aucun sourcing en cours : créez-en un.',
  newFields: { name: 'Nom du nouveau sourcing', jobTitle: 'Intitulé du poste', location: 'Lieu' },
  newHints: {
    name: 'Laissé vide, il reçoit un nom que vous pourrez changer.',
    jobTitle: 'Ce que {{sourcingJobTitle}} devient dans les messages.',
    location: 'Ce que {{sourcingLocation}} devient dans les messages.',
  },
  add: 'Ajouter',
  adding: (done: string, total: string) => `${done} sur ${total}`,
  added: (count: number, shown: string, name: string) =>
    `${shown} ${plural('fr', count, 'personne ajoutée', 'personnes ajoutées')} à ${name}`,
  alreadyThere: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne s’y trouvait', 'personnes s’y trouvaient')} déjà, sans changement.`,
  addedSome: (done: string, total: string) =>
    `${done} sur ${total} avaient été ajoutées. Réessayez : personne ne sera ajouté deux fois.`,
} satisfies typeof english;
