/** The kind of the engine's processes, one for each run; the runner advances them. */
export const SEQUENCE_RUN = 'sequence_run';
