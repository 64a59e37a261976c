/**
 * The price of one judged talent, whatever the verdict (interface, "Credits"). It is also the
 * smallest reservation that pays for a judgement.
 */
export const CREDITS_PER_JUDGEMENT = 2;

/** A second look is free when nothing but the judge has changed (docs/decisions/0093). */
export type TalentPrice = 0 | typeof CREDITS_PER_JUDGEMENT;

/** The price of this many judged talents. */
export const priceOf = (judgements: number): number => CREDITS_PER_JUDGEMENT * judgements;

/** How many talents these credits can pay for. */
export const judgementsPaidBy = (
  credits: number,
  price: TalentPrice = CREDITS_PER_JUDGEMENT,
): number => (price === 0 ? Number.POSITIVE_INFINITY : Math.floor(credits / price));
