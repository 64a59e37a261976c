/** Written by `npm run train:meanings`: do not edit. */
export const MEANING_WEIGHTS = {
  weights: [-2.2, 2.36, 2.06, 0.61, 1.49, 0.79, 0],
  /** The least chances at which a text is taken to show what is asked, or part of it. */
  met: 0.95,
  partly: 0.8,
};
