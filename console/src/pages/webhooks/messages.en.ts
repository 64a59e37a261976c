export const messages = {
  title: 'Webhooks',
  lead: 'Every event sent for a casting, with the receiver’s response.',
  all: 'All',
  empty: 'No events yet',
  emptyState: 'No events in this state',
  emptyWhy:
    'Add a webhook when you start a casting. Each verdict and the end of each call are then sent to your address.',
};
