import { plural } from '../../language/format.ts';

export const messages = {
  title: 'Usage',
  lead: 'Where your credits go, and how close each key is to its limits.',
  credits: 'Credits',
  period: 'Period',
  days: '30 days',
  months: '12 months',
  view: 'View',
  bars: 'Bars',
  table: 'Table',
  apiCredits: 'API credits',
  apiCreditsFor: 'Searches and castings',
  workspaceCredits: 'Workspace credits',
  workspaceCreditsFor: 'Contacts and candidates',
  reserved: 'Reserved',
  reservedFor: 'By running castings. Unused credits are returned.',
  perGreen: 'Credits per green',
  greens: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'green', 'greens')} in this period`,
  greensShort: 'Greens',
  kinds: {
    searches: 'Searches',
    castings: 'Castings',
    enrichment: 'Contacts',
    candidates: 'Candidates',
  },
  chart: (total: string) => `Credits spent over time, ${total} in all. The table has every number.`,
  nothingSpent: 'No credits spent in this period',
  windows: 'Rate limits of your API keys',
  windowsWhy:
    'Each key has a limit per second, minute, hour, day and 30 days. When a limit is reached, requests are refused until the period ends.',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  noKeys: 'No API keys yet',
  noKeysWhy: 'An owner creates keys in the settings.',
};
