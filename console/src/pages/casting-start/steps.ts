/** The steps of starting a casting, in order, named as in the URL. */
export const STEPS = ['pool', 'criteria', 'quota', 'webhook', 'review'] as const;
export type Step = (typeof STEPS)[number];
