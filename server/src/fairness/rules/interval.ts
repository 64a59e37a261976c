export interface Rate {
  /** Share, 0 to 1. */
  rate: number;
  /** The 95 % confidence interval. */
  low: number;
  high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

/**
 * The rate with its interval by Wilson, which is right for small samples and for rates near 0 too:
 * no flip among 10 copies does not prove that there is none among 1,000. Of nothing: 0 to 1.
 */
export function rateOf(hits: number, total: number): Rate {
  if (total === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / total;
  const centre = (rate + Z ** 2 / (2 * total)) / (1 + Z ** 2 / total);
  const half =
    (Z / (1 + Z ** 2 / total)) * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  return {
    rate: rounded(rate),
    low: hits === 0 ? 0 : rounded(centre - half),
    high: hits === total ? 1 : rounded(centre + half),
  };
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
