import { plural } from '../../language/format.ts';

export const messages = {
  save: 'Save search',
  saveDefinition: 'Save',
  saveTitle: 'Save this search',
  saveWhy: 'Your team sees it too. New people are counted free, and each is told of once.',
  name: 'Name',
  criteria: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'criterion is', 'criteria are')} saved with it.`,
  alert: 'Tell me of new people',
  alerts: { off: 'No alert', daily: 'Every day', weekly: 'Every Monday' },
  saved: (name: string) => `Saved “${name}”`,
  cancel: 'Cancel',
};
