/**
 * What one judged talent costs, whatever the verdict (interface, "Credits"). It is also the
 * smallest reservation that can judge anybody.
 */
export const CREDITS_PER_JUDGEMENT = 2;

/** What this many judged talents cost. */
export const priceOf = (judgements: number): number => CREDITS_PER_JUDGEMENT * judgements;

/** How many talents these credits can pay for. */
export const judgementsPaidBy = (credits: number): number =>
  Math.floor(credits / CREDITS_PER_JUDGEMENT);
