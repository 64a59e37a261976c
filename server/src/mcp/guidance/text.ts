/*
 * What a model should know of a tool: when to use it (and when another), what it costs or sends,
 * an example. The operations' own descriptions are written for people who read a reference.
 */

export interface Guidance {
  /** Follows "Use it". */
  when: string;
  /** What it costs or sends; left out when it is free. */
  costs?: string;
  /** Arguments that the tool accepts. */
  example?: Readonly<Record<string, unknown>>;
}

/** The description of a tool. */
export function textOf({ when, costs, example }: Guidance): string {
  const price = costs === undefined ? 'Free.' : `Costs ${costs}.`;
  const shown = example === undefined ? '' : ` Example: ${JSON.stringify(example)}`;
  return `Use it ${when}. ${price}${shown}`;
}
