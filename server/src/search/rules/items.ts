import type { Filter } from './filter.ts';
import { rangeText } from './range.ts';

/** Every value as text; a range object as the text that `readRange` reads. */
export function itemsOf(value: Filter['value']): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object') return [String(value)];
  return [rangeText(value)];
}
