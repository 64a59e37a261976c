import type { ImportPlace } from '../import-store.ts';

/**
 * Where the import of a file stopped, and why (`cause`). Imported rows stay. Importing the file
 * again continues from there.
 */
export class ImportStopped extends Error {
  readonly place: ImportPlace;

  constructor(place: ImportPlace, cause: unknown) {
    super(`The import stopped after line ${place.line}.`, { cause });
    this.name = 'ImportStopped';
    this.place = place;
  }
}
