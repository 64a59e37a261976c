/** What a reader gives for each row of a file: a value for the import, or the reason why there is none. `line` counts from 1. */
export type ReadRow = { line: number; value: unknown } | { line: number; reason: string };

/** The longest line, JSON Resume or CSV record that is read. */
export const MAX_ROW_BYTES = 1024 * 1024;

export const TOO_LONG = 'longer than 1 MiB';
