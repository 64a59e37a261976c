import { readFileSync } from 'node:fs';

/** A line of a table: what somebody typed, and what a fair gate does with it. */
export interface Row {
  /** `direct` is refused, `proxy` is warned about or refused, `fine` passes without a word. */
  kind: 'direct' | 'proxy' | 'fine';
  /** The attribute that its writer meant; `none` of a harmless one. */
  attribute: string;
  door: 'prompt' | 'criterion' | 'filter';
  language: 'en' | 'fr';
  text: string;
}

export const TABLES = ['work', 'work-2', 'held-out', 'held-out-2'] as const;

export type TableName = (typeof TABLES)[number];

export function readTable(name: TableName): Row[] {
  return readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind, attribute, door, language, text] = line.split('\t');
      return { kind, attribute, door, language, text } as Row;
    });
}
