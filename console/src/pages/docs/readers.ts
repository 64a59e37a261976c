/** Who reads: people who look for people, people who write programs, people who run the service. */
export const READERS = ['recruiter', 'developer', 'operator'] as const;
export type Reader = (typeof READERS)[number];
