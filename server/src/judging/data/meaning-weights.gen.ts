/** Written by `npm run train:meanings`: do not edit. */
export const MEANING_WEIGHTS = {
  weights: [-1.83, 1.27, 1.97, 0.71, 1.54, 0.92, 2.31, 0.69, 0],
  /** The least chances at which a text is taken to show what is asked, or part of it. */
  met: 0.81,
  partly: 0.59,
};
