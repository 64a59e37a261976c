/** Lower case, without accents: "Élodie" is found by "elo". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word typed is in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const inside = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
