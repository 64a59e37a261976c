import { invalid } from '../../platform/errors.ts';

/**
 * The maximum size of `customParams`, in UTF-8 bytes of their compact JSON (interface, "Request and
 * field limits").
 */
export const MAX_CUSTOM_PARAMS_BYTES = 4_096;

/**
 * The text that is stored and echoed: the caller's own text when it is known (interface,
 * "Authentication" 8: echoed unchanged). The size that counts is that of its compact JSON with the
 * shortest form of each character, so a library that escapes every accent may send more bytes.
 * Throws validation_error when only the notation of its numbers makes it too long.
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
