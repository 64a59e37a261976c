/** Of starting a casting, in their order; as the URL names them. */
export const STEPS = ['pool', 'criteria', 'quota', 'webhook', 'review'] as const;
export type Step = (typeof STEPS)[number];
