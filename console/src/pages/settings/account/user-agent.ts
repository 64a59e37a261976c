const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  list.find(([, sign]) => sign.test(text))?.[0];

/**
 * "Firefox, Windows", as far as a User-Agent header tells; null when it tells neither. Browsers
 * name those before them too, so the order decides.
 */
export function deviceOf(userAgent: string | null): string | null {
  const parts = [firstOf(BROWSERS, userAgent ?? ''), firstOf(SYSTEMS, userAgent ?? '')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(', ') : null;
}
