import { type CriterionStatus, STRENGTHS, type Strength } from '../contract.ts';
import type { Wording } from './wording.ts';

/** The gravest first: a contradiction, then silence, then a near miss. */
const GRAVITY: readonly CriterionStatus[] = ['not_met', 'unknown', 'partially_met'];

interface Outcome {
  title: string;
  result: string;
  status: CriterionStatus;
  strength?: Strength | null | undefined;
}

/** One sentence: the strongest evidence, and the largest gap. */
export function recapOf(criterias: readonly Outcome[], words: Wording): string {
  const shown = criterias.filter(({ strength }) => strength);
  const best = shown.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
  let gap: Outcome | null = null;
  for (const grave of GRAVITY) gap ??= criterias.find(({ status }) => status === grave) ?? null;
  return words.recap(best === undefined ? null : firstSentence(best.result), gap);
}

/** Met before partly met, then by strength; the first of equals. */
const rankOf = ({ status, strength }: Outcome): number =>
  (status === 'met' ? 0 : STRENGTHS.length) + STRENGTHS.indexOf(strength ?? 'inferred');

/** Without its full stop. Full stops inside quotation marks end no sentence. */
function firstSentence(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '“' || letter === '«') depth++;
    else if (letter === '”' || letter === '»') depth = Math.max(0, depth - 1);
    else if (depth === 0 && letter === '.' && /^(?:\s+[\p{Lu}“«]|\s*$)/u.test(text.slice(at + 1)))
      return text.slice(0, at);
  }
  return text;
}
