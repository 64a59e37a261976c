import { plural } from '../../language/format.ts';

export const messages = {
  title: 'Sourcings',
  lead: 'A sourcing is a campaign: the people you want for one job, and the status of each.',
  create: 'New sourcing',
  createWhy: 'It starts empty. Add people to it from a search or a casting.',
  cancel: 'Cancel',
  name: 'Name',
  nameHint: 'Leave empty to get a name you can change.',
  namePlaceholder: 'Data engineers, Lyon',
  jobTitle: 'Job title',
  location: 'Location',
  variableHint: (variable: string) => `The value of ${variable} in messages.`,
  created: (name: string) => `${name} is ready`,
  ownership: 'Owner',
  mine: 'Mine',
  all: 'All',
  status: 'Status',
  inProgress: 'In progress',
  closed: 'Closed',
  empty: {
    'in-progress': { mine: 'You have no sourcings in progress', all: 'No sourcings in progress' },
    closed: { mine: 'You have no closed sourcings', all: 'No closed sourcings' },
  },
  emptyWhy: 'A sourcing holds candidates, their statuses and your messages to them.',
  changed: 'Changed',
  candidates: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'candidate', 'candidates')}`,
  /** In a row of counters; the workspace's own statuses have their labels from the API. */
  statuses: {
    TO_BE_CONTACTED: 'To be contacted',
    CONTACTED: 'Contacted',
    OUTREACH_SEQUENCE_STARTED: 'In outreach',
    NOT_RETAINED: 'Not retained',
  },
  actionsFor: (name: string) => `Actions for ${name}`,
  close: 'Close',
  reopen: 'Reopen',
  closedNow: (name: string) => `${name} is closed`,
  reopened: (name: string) => `${name} is in progress again`,
  notChanged: 'Nothing changed',
};
