/** Room for most of the program's statements; later ones are planned each time. */
const MAX_PLANNED_STATEMENTS = 300;

/** A statement with more values has a list of any length: its text seldom comes again. */
const MAX_VALUES = 24;

/**
 * A statement that begins with a comment such as `prepared: pass_gate` has that name on each
 * connection, so the room for others does not bind it.
 */
const PREPARED = /^\/\* prepared: (\w+) \*\//;

/** The statements that one connection has planned, and their names there. */
export interface PlannedStatements {
  /** Undefined for a statement that is planned each time. */
  nameOf(text: string, values: readonly unknown[]): string | undefined;
  forget(text: string): void;
}

export function createPlannedStatements(): PlannedStatements {
  const names = new Map<string, string>();
  let count = 0;
  return {
    nameOf(text, { length }) {
      const given = PREPARED.exec(text)?.[1];
      if (given !== undefined || length === 0 || length > MAX_VALUES) return given;
      if (!names.has(text) && names.size < MAX_PLANNED_STATEMENTS) names.set(text, `s${++count}`);
      return names.get(text);
    },
    forget: (text) => void names.delete(text),
  };
}

/**
 * Whether a migration changed the result's columns since the statement was planned
 * (feature_not_supported).
 */
export const isPlanOutdated = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '0A000';
