import { plural } from '../../language/format.ts';

export const messages = {
  unnamed: 'Name unknown',
  at: (title: string, company: string) => `${title} at ${company}`,
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  interests: 'Interests',
  proficiencies: {
    elementary: 'elementary',
    limited_working: 'limited working',
    professional_working: 'professional working',
    full_professional: 'full professional',
    native_or_bilingual: 'native or bilingual',
  },
  /** The same levels where they stand alone. */
  languageLevels: {
    elementary: 'Elementary proficiency',
    limited_working: 'Limited working proficiency',
    professional_working: 'Professional working proficiency',
    full_professional: 'Full professional proficiency',
    native_or_bilingual: 'Native or bilingual proficiency',
  },
  now: 'today',
  untitled: 'No title',
  unknownCompany: 'Company not stated',
  openProfile: 'Open public profile',
  emptyProfile: 'Nothing more in this profile.',
  addTo: 'Add to sourcing',
  addPeople: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'person', 'people')} will become candidates.`,
  addHint: 'People already in the sourcing don’t change.',
  which: 'Sourcing to add to',
  existing: 'Existing sourcing',
  fresh: 'New sourcing',
  sourcing: 'Sourcing',
  chooseSourcing: 'Choose a sourcing.',
  noSourcing: 'No sourcing in progress yet. Create one.',
  newFields: { name: 'Name of the new sourcing', jobTitle: 'Job title', location: 'Location' },
  newHints: {
    name: 'Leave empty to get a name you can change.',
    jobTitle: 'The value of {{sourcingJobTitle}} in messages.',
    location: 'The value of {{sourcingLocation}} in messages.',
  },
  add: 'Add',
  adding: (done: string, total: string) => `${done} of ${total} added`,
  added: (count: number, shown: string, name: string) =>
    `${shown} ${plural('en', count, 'person', 'people')} added to ${name}`,
  alreadyThere: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'was', 'were')} already in it and didn’t change.`,
  addedSome: (done: string, total: string) =>
    `${done} of ${total} were added before the error. Try again: nobody is added twice.`,
};
