export interface Range {
  min?: number;
  max?: number;
}

/**
 * Reads `5`, `"5"`, `"3-5"`, `"5+"`, `"-2"` and `{ min, max }` as whole numbers from 0 to `limit`;
 * null when it is none of these.
 */
export function readRange(value: unknown, limit: number): Range | null {
  const range = rangeOf(value);
  if (!range) return null;
  const { min, max } = range;
  if (min === undefined && max === undefined) return null;
  const fits = (bound: number | undefined): boolean =>
    bound === undefined || (Number.isInteger(bound) && bound >= 0 && bound <= limit);
  if (!fits(min) || !fits(max) || (min ?? 0) > (max ?? limit)) return null;
  return range;
}

/** A range as a text that `readRange` reads back. */
export function rangeText({ min, max }: Range): string {
  return max === undefined ? `${min}+` : `${min ?? ''}-${max}`;
}

function rangeOf(value: unknown): Range | null {
  if (typeof value === 'number') return { min: value, max: value };
  if (typeof value === 'string') return rangeOfText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { min, max } = value as { min?: unknown; max?: unknown };
  if (!isBound(min) || !isBound(max)) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

const isBound = (bound: unknown): bound is number | undefined =>
  bound === undefined || typeof bound === 'number';

function rangeOfText(text: string): Range | null {
  const [, min, sign, max] = /^\s*(\d{1,6})?\s*([-–+])?\s*(\d{1,6})?\s*$/.exec(text) ?? [];
  if (sign === '+') return min !== undefined && max === undefined ? { min: Number(min) } : null;
  if (sign === undefined)
    return min !== undefined && max === undefined ? { min: Number(min), max: Number(min) } : null;
  return {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  };
}
