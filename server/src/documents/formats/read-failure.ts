import type { ProblemCode } from '../port.ts';

/** Why a file cannot be read. The code that opens the file turns it into a problem. */
export class ReadFailure extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(code);
    this.code = code;
  }
}
