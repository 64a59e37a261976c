import type { Reference } from '../contract.ts';

/**
 * The value at a JSON pointer (RFC 6901); undefined when there is none. Only own properties count,
 * so `/constructor` finds nothing.
 */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '') return document;
  if (!pointer.startsWith('/')) return undefined;
  let value = document;
  for (const step of pointer.slice(1).split('/')) {
    const key = step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;
    if (Array.isArray(value)) value = POSITION.test(key) ? value[Number(key)] : undefined;
    else if (value !== null && typeof value === 'object' && Object.hasOwn(value, key))
      value = (value as Record<string, unknown>)[key];
    else return undefined;
  }
  return value;
}

const POSITION = /^(?:0|[1-9]\d*)$/;

/** The text at a JSON pointer; null when the value is missing or is not text. */
export function textAt(document: unknown, pointer: string): string | null {
  const value = valueAt(document, pointer);
  return typeof value === 'string' ? value : null;
}

/**
 * Returns the references whose quote is an exact, non-empty slice of the text at their path,
 * without duplicates. The judge saw `blinded`, where hidden words are masked at equal length. A
 * quote that spans a masked word is therefore returned as the same slice of `original`.
 */
export function checkReferences(
  original: unknown,
  blinded: unknown,
  references: readonly Reference[],
): Reference[] {
  const kept: Reference[] = [];
  for (const { path, quote } of references) {
    const exact = exactQuote(textAt(original, path), textAt(blinded, path), quote);
    if (exact !== null && !kept.some((other) => other.path === path && other.quote === exact))
      kept.push({ path, quote: exact });
  }
  return kept;
}

function exactQuote(original: string | null, blinded: string | null, quote: string): string | null {
  if (original === null || blinded === null || quote.trim() === '') return null;
  const at = blinded.indexOf(quote);
  return at < 0 ? null : original.slice(at, at + quote.length);
}
