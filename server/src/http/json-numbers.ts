/*
 * Numbers that JavaScript cannot represent. TypeScript's own types do not include these two yet
 * (ES2026, in Node since 21).
 */
const { parse, rawJSON } = JSON as unknown as {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
};

/**
 * Like JSON.parse, but JSON.stringify writes its numbers exactly as they were, including 1.0,
 * 1e-400 and 2^53 + 1. Until then, such numbers are objects.
 */
export function parseExactly(text: string): unknown {
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source
      ? rawJSON(source)
      : value,
  );
}
