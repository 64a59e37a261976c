import { plural } from '../../language/format.ts';

export const messages = {
  title: 'Notifications',
  why: 'New people of your saved searches, and what colleagues want you to see.',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty: 'Nothing new',
  emptyWhy: 'Save a search with an alert, and you hear of new people here.',
  feedback: (name: string) => `New feedback on your shortlist “${name}”`,
  mentioned: (author: string, name: string) => `${author} mentioned you in “${name}”`,
  owned: (author: string, name: string) => `${author} made you the owner of “${name}”`,
  candidateOwned: (author: string, name: string) =>
    `${author} made you the owner of a candidate in “${name}”`,
  program: 'A program',
  matched: (count: number, shown: string, name: string) =>
    `${shown} new ${plural('en', count, 'person matches', 'people match')} “${name}”`,
};
