import type { Lexicon } from '../../lexicon/types.ts';
import { readProtected } from './gate.ts';
import type { ProtectedAttribute } from './patterns.ts';

/** Words that often stand for a protected attribute (decision 36): allowed, and told. */
export interface ProtectedWarning {
  code: 'protected_proxy';
  attribute: ProtectedAttribute;
  quote: string;
  /** Where the text was sent. */
  path: (string | number)[];
  /** UTF-16 offsets in that text. */
  start: number;
  end: number;
  /** Words about the job, to be typed in their place; in the language of the words. */
  suggestion: string;
}

export function warningsOf(
  text: string,
  path: ProtectedWarning['path'],
  lexicon: Lexicon,
): ProtectedWarning[] {
  return readProtected(text, lexicon).warned.map((mention) => ({
    code: 'protected_proxy',
    path,
    ...mention,
  }));
}
