/**
 * The price of one judged talent, whatever the verdict (interface, "Credits"). It is also the
 * smallest reservation that pays for a judgement.
 */
export const CREDITS_PER_JUDGEMENT = 2;

/** The price of this many judged talents. */
export const priceOf = (judgements: number): number => CREDITS_PER_JUDGEMENT * judgements;

/** How many talents these credits can pay for. */
export const judgementsPaidBy = (credits: number): number =>
  Math.floor(credits / CREDITS_PER_JUDGEMENT);
