import { plural } from '../../language/format.ts';

export const messages = {
  prompt: 'Who are you looking for?',
  placeholder:
    'Senior data engineer in Lyon with Python and Spark, at least 5 years of experience, speaks English',
  examples: 'For example',
  examplePrompts: [
    'Backend engineer in Paris with Python and PostgreSQL',
    'Nurse in Lyon with at least 3 years of experience, speaks English',
    'Key account manager, SaaS, within 50 km of Nantes',
  ],
  understood: 'How we read it',
  marked: 'Your description, with the parts we used marked',
  filters: 'Filters',
  addFilter: 'Add filter',
  orFilters: 'or start with filters',
  fromWords: (text: string) => `from “${text}”`,
  byHand: 'You changed the filters. The search uses them, not the description above.',
  readAgain: 'Read the description again',
  uncertain: 'Did you mean something else?',
  readAs: (text: string, taken: string) => `We read “${text}” as ${taken}.`,
  switchTo: (name: string) => `Use ${name}`,
  ignored: 'Not used',
  ignoredWhy: (text: string, reason: string) => `“${text}”: ${reason}`,
  refused: 'Can’t be searched for',
  refusedWhy: (text: string) =>
    `“${text}” is about a protected attribute. The law forbids selecting people by it. Remove it to search for the rest.`,
  refusedByWorkspace: (text: string) =>
    `“${text}” often stands for a protected attribute, and this workspace refuses such words. Use other words to search.`,
  proxies: 'Check these words',
  proxyWhy: (text: string) =>
    `“${text}” may leave people out for reasons the law protects, such as age or origin. We did not filter by it.`,
  takeSuggestion: (words: string) => `Use “${words}”`,
  criteria: 'Criteria found',
  criteriaWhy: 'A casting would judge everyone against these.',
  cannotRead: 'We couldn’t turn this into filters',
  cannotReadWhy: 'Mention a job, a skill, a company or a place. You can also start with a filter.',
  problems: 'A filter needs a change',
  people: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'person matches', 'people match')}`,
  counting: 'Counting…',
};
