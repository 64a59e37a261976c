import { plural } from '../../language/format.ts';

export const messages = {
  nowhere: 'In no sourcing yet',
  nowhereElse: 'In no other sourcing',
  isIn: (count: number, shown: string) =>
    `In ${shown} ${plural('en', count, 'sourcing', 'sourcings')}`,
  isAlsoIn: (count: number, shown: string) =>
    `In ${shown} other ${plural('en', count, 'sourcing', 'sourcings')}`,
  contactedIn: (month: string) => `contacted in ${month}`,
  repliedIn: (month: string) => `replied in ${month}`,
  closed: 'Closed',
  earlier: 'Verdicts of other castings',
  judge: (verdict: string) => `The judge said ${verdict.toLowerCase()}`,
  again: 'Judged again',
  met: (met: string, asked: string) => `${met} of ${asked} criteria met`,
  asked: (count: number, shown: string) =>
    `${shown} ${plural('en', count, 'criterion', 'criteria')}`,
  rated: (rating: number) => `Rated ${rating} of 5`,
  states: {
    met: 'Met',
    partially_met: 'Partly met',
    not_met: 'Not met',
    unknown: 'Not stated',
  },
};
