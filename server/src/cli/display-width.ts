import { once } from '../platform/once.ts';

/** How much room a text takes on a terminal, in columns. Pure. */

/** Made when it is first used: 30 ms, which most commands need not wait for. */
const graphemes = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
/** What terminals draw two columns wide: scripts of East Asia, full-width forms, and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Extended_Pictographic}\ufe0f)/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ELLIPSIS = '…';

const widthOf = (grapheme: string): number =>
  NO_WIDTH.test(grapheme) ? 0 : WIDE.test(grapheme) ? 2 : 1;

export function displayWidth(text: string): number {
  // Most texts are ASCII: every character is a column.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes().segment(text)) width += widthOf(segment);
  return width;
}

/** At most this wide; what is cut off shows as an ellipsis. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let width = 0;
  let kept = '';
  for (const { segment } of graphemes().segment(text)) {
    width += widthOf(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return columns > 0 ? kept.trimEnd() + ELLIPSIS : '';
}

/** On one line, without what would steer the terminal: profiles are written by strangers. */
export const harmless = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
