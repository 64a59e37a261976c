import { invalid } from '../../platform/errors.ts';

/**
 * `customParams` at most, in bytes of UTF-8 of their compact JSON (interface, "Request and field
 * limits").
 */
export const MAX_CUSTOM_PARAMS_BYTES = 4_096;

/**
 * The text that is stored and echoed: as it was written when that is known (interface,
 * "Authentication" 8: echoed unchanged). Its size is that of its compact JSON, in which a character
 * is no longer than it has to be: libraries that escape every accent may send more. Throws
 * validation_error when only the way in which numbers are written makes it too long.
 */
export function customParamsText(value: object, asWritten: string | undefined): string {
  const text = asWritten ?? JSON.stringify(value);
  const compact = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (string) =>
    JSON.stringify(JSON.parse(string)),
  );
  if (new TextEncoder().encode(compact).length > MAX_CUSTOM_PARAMS_BYTES)
    throw invalid(['customParams'], `must be at most ${MAX_CUSTOM_PARAMS_BYTES} bytes of JSON`);
  return text;
}
