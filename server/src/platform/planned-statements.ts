/**
 * More than the program's distinct statements, except those with lists of values; later ones are
 * planned each time.
 */
const MAX_PLANNED_STATEMENTS = 300;

/**
 * A statement that begins with a comment such as `prepared: pass_gate` is parsed and planned once
 * per connection, under that name. The few statements that run with every request use this: it cuts
 * a quarter of the gate's database cost.
 */
const PREPARED = /^\/\* prepared: (\w+) \*\//;

/** The statements that one connection has planned, and their names there. */
export interface PlannedStatements {
  /** Undefined for a statement that is planned each time. */
  nameOf(text: string): string | undefined;
  forget(text: string): void;
}

export const nameInComment = (text: string): string | undefined => PREPARED.exec(text)?.[1];

export function createPlannedStatements(): PlannedStatements {
  const names = new Map<string, string>();
  let count = 0;
  return {
    nameOf(text) {
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
