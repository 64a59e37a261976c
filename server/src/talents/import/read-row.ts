/**
 * A reader's result for each row of a file: a value for the import, or the reason why there is
 * none. `line` counts from 1. `cutShort` marks the end of a truncated file, in the middle of a
 * value; it is not a row.
 */
export type ReadRow =
  | { line: number; value: unknown }
  | {
      line: number;
      reason: string;
      cutShort?: true;
      /** What a record of a table held, by heading. */
      cells?: Record<string, string>;
    };

/** The longest line, JSON Resume or CSV record that is read. */
export const MAX_ROW_BYTES = 1024 * 1024;

export const TOO_LONG = 'longer than 1 MiB';

export const CUT_SHORT = 'the file ends in the middle of a value';
