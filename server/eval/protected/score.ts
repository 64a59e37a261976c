import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { readProtected } from '../../src/reader/protected/gate.ts';
import type { Row } from './table.ts';

export type Outcome = 'refused' | 'warned' | 'passed';

const lexicon = createLexicon();

/** What the product does with a text; every door asks the same gate. */
export function outcomeOf({ text }: Pick<Row, 'text'>): Outcome {
  const { refused, warned } = readProtected(text, lexicon);
  return refused.length > 0 ? 'refused' : warned.length > 0 ? 'warned' : 'passed';
}

/** Whether a text met the fate of its kind. */
export const isRight = (kind: Row['kind'], outcome: Outcome): boolean =>
  kind === 'direct'
    ? outcome === 'refused'
    : kind === 'proxy'
      ? outcome !== 'passed'
      : outcome === 'passed';

export interface Rate {
  right: number;
  of: number;
}

/** How many rows of each group, by the key of its rows, met the fate of their kind. */
export function ratesBy(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Rate> {
  const rates = new Map<string, Rate>();
  for (const row of rows) {
    const rate = rates.get(keyOf(row)) ?? { right: 0, of: 0 };
    rates.set(keyOf(row), {
      right: rate.right + (isRight(row.kind, outcomeOf(row)) ? 1 : 0),
      of: rate.of + 1,
    });
  }
  return rates;
}
