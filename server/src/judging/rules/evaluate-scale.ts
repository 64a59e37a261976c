import { plainOf } from '../../lexicon/lexicon.ts';
import type { Reference } from '../contract.ts';
import type { Bound } from './durations.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';
import { amountsIn } from './scale.ts';
import { quoteOf, sentencesOf } from './sentences.ts';

/** An amount of 70 % of what is asked is close, as with the size of a team. */
const NEAR = 0.7;

/** "Managed a budget of €1M": the amount nearest to what is asked that the profile states. */
export function evaluateScale(
  { of, bound, label }: Extract<CriterionReading, { kind: 'scale' }>,
  { dossier, words }: Question,
): Finding {
  const texts = [...dossier.jobs.flatMap((job) => job.passages()), ...dossier.claims()];
  let best: { reference: Reference; value: number } | null = null;
  for (const { path, text } of texts)
    for (const sentence of sentencesOf(plainOf(text)))
      for (const amount of amountsIn(sentence.plain)) {
        if (amount.of !== of) continue;
        const reference = { path, quote: quoteOf(text, sentence, amount) };
        if (fits(amount.value, bound))
          return finding('met', words.scaleFound(reference.quote, label), [reference]);
        if (amount.value > (best?.value ?? 0)) best = { reference, value: amount.value };
      }
  if (best === null) return unknown(words.silent(label));
  const isNear = bound.min !== null && best.value >= bound.min * NEAR;
  return finding(
    isNear ? 'partially_met' : 'not_met',
    words.scaleOther(best.reference.quote, label),
    [best.reference],
  );
}

const fits = (value: number, { min, max }: Bound): boolean =>
  (min === null || value >= min) && (max === null || value <= max);
