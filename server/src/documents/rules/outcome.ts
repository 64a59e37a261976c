/* How an application ended, by what exports write: a reason, a date, or yes. */

const NO = /^(?:no|non|nein|false|0|n|-|none|null|active|open)$/i;
const HIRED = /\bhired\b|embauch|recrut|eingestellt|contratad/i;

/** `Hired`, `Rejected`, or null when the values say no such thing. Lever archives who was hired. */
export function outcomeOf(values: readonly string[]): string | null {
  const said = values.map((value) => value.trim()).filter((value) => value && !NO.test(value));
  if (said.length === 0) return null;
  return said.some((value) => HIRED.test(value)) ? 'Hired' : 'Rejected';
}
