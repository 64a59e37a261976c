import { plural } from '../../language/format.ts';

export const messages = {
  title: 'Castings',
  lead: 'A casting judges matching people against your criteria until it finds the greens you asked for.',
  start: 'Start casting',
  status: 'Status',
  all: 'All',
  statuses: {
    running: 'Running',
    can_continue: 'Can continue',
    failed_retryable: 'Failed',
    pool_exhausted: 'Finished',
  },
  /** By `nextAction`. */
  next: {
    wait: 'Verdicts are coming in.',
    continue: 'There are more people to judge.',
    retry: 'Retry to continue from where it stopped.',
    done: 'Everyone who matched was judged.',
  },
  started: 'Started',
  spent: (credits: string) => `${credits} spent`,
  target: (greens: string, credits: string, calls: number, shown: string) =>
    `${greens} greens or ${credits} credits per call, ${shown} ${plural('en', calls, 'call', 'calls')}`,
  empty: 'No castings yet',
  emptyStatus: {
    running: 'No casting is running',
    can_continue: 'No casting can continue',
    failed_retryable: 'No casting has failed',
    pool_exhausted: 'No casting has finished yet',
  },
  emptyWhy:
    'Choose who to judge, and against which criteria. Each verdict quotes its reasons from the profile.',
  more: 'Show more',
};
