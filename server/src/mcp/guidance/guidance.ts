import { ADMIN_GUIDANCE } from './admin.ts';
import { DEFAULT_GUIDANCE } from './default.ts';
import { OUTREACH_GUIDANCE } from './outreach.ts';

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

const GUIDANCE: Readonly<Record<string, Guidance>> = {
  ...DEFAULT_GUIDANCE,
  ...OUTREACH_GUIDANCE,
  ...ADMIN_GUIDANCE,
};

export const guidanceOf = (tool: string): Guidance | undefined => GUIDANCE[tool];

/** The description of a tool. */
export function textOf({ when, costs, example }: Guidance): string {
  const price = costs === undefined ? 'Free.' : `Costs ${costs}.`;
  const shown = example === undefined ? '' : ` Example: ${JSON.stringify(example)}`;
  return `Use it ${when}. ${price}${shown}`;
}
