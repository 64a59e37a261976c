export const messages = {
  title: 'Webhooks',
  lead: 'Every event that was sent for a casting, with what the receiver answered.',
  all: 'All',
  empty: 'No event was sent yet',
  emptyState: 'No event is in this state',
  emptyWhy: 'Give a casting a webhook when you start it: each verdict and the end of each call are then sent to your address.',
};
