/** The kind of the engine's processes, one for each run; the runner advances them. */
export const SEQUENCE_RUN = 'sequence_run';

/** The kind of the durable process that sends an answer; its id is that of the message. */
export const OUTREACH_ANSWER = 'outreach_answer';
