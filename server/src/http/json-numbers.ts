/*
 * Numbers that JavaScript cannot hold. The language's own types do not have these two yet (ES2026,
 * in Node since 21).
 */
const { parse, rawJSON } = JSON as unknown as {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
};

/**
 * JSON.parse, whose numbers JSON.stringify writes as they were: 1.0, 1e-400 and 2^53 + 1 too. Those
 * are objects until then.
 */
export function parseExactly(text: string): unknown {
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source
      ? rawJSON(source)
      : value,
  );
}
