import { plural } from '../../language/format.ts';

export const messages = {
  title: 'Castings',
  lead: 'A casting judges everybody who matches against your criteria, until it has as many greens as you asked for.',
  start: 'Start a casting',
  status: 'Status',
  all: 'All',
  statuses: { running: 'Running', can_continue: 'Can continue', failed_retryable: 'Failed', pool_exhausted: 'Finished' },
  /** What `nextAction` says there is to do. */
  next: {
    wait: 'Verdicts are coming in.',
    continue: 'There are more people to judge.',
    retry: 'It can be tried again from where it stopped.',
    done: 'Everybody who matched was judged.',
  },
  started: 'Started',
  spent: (credits: string) => `${credits} spent`,
  target: (greens: string, credits: string, calls: number, shown: string) =>
    `${greens} greens or ${credits} credits a call, ${shown} ${plural('en', calls, 'call', 'calls')}`,
  empty: 'No casting was started yet',
  emptyStatus: {
    running: 'No casting is running',
    can_continue: 'No casting waits to go on',
    failed_retryable: 'No casting has failed',
    pool_exhausted: 'No casting has judged everybody yet',
  },
  emptyWhy: 'Give it people to look at and what they must have. Each verdict comes with its reasons, in the profile’s own words.',
  more: 'Show more',
};
