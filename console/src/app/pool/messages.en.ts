import { plural } from '../../language/format.ts';

export const messages = {
  prompt: 'Whom are you looking for?',
  placeholder: 'Senior data engineer in Lyon with Python and Spark, at least 5 years of experience, speaks English',
  examples: 'For example',
  examplePrompts: [
    'Backend engineer in Paris with Python and PostgreSQL',
    'Nurse in Lyon with at least 3 years of experience, speaks English',
    'Key account manager, SaaS, within 50 km of Nantes',
  ],
  understood: 'How it is understood',
  marked: 'Your words, with those that were used marked',
  filters: 'Filters',
  addFilter: 'Add a filter',
  orFilters: 'or start with filters',
  fromWords: (text: string) => `from “${text}”`,
  byHand: 'Changed by hand: the search uses these filters, and no longer the words above.',
  readAgain: 'Read the words again',
  ignored: 'Not used',
  ignoredWhy: (text: string, reason: string) => `“${text}”: ${reason}`,
  refused: 'Cannot be searched for',
  refusedWhy: (text: string) =>
    `“${text}” is about a protected attribute. The law forbids choosing people by it: take it out, and the rest is searched for.`,
  criteria: 'Criteria found',
  criteriaWhy: 'A casting would judge everybody against them.',
  cannotRead: 'No filter can be made of this',
  cannotReadWhy: 'Name at least a job, a skill, a company or a place. You can also start with a filter.',
  problems: 'A filter cannot be used as it is',
  people: (count: number, shown: string) => `${shown} ${plural('en', count, 'person matches', 'people match')}`,
  counting: 'Counting…',
};
