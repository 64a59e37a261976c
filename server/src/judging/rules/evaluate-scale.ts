import { plainOf } from '../../lexicon/lexicon.ts';
import type { Standing } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import type { Dossier } from './dossier.ts';
import type { Bound } from './durations.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';
import { amountsIn, type ScaledThing } from './scale.ts';
import { quoteOf, sentencesOf } from './sentences.ts';

/** An amount of 70 % of what is asked is close, as with the size of a team. */
const NEAR = 0.7;

/** "Managed a budget of €1M": the amount nearest to what is asked that the profile states. */
export function evaluateScale(
  { of, bound, label }: Extract<CriterionReading, { kind: 'scale' }>,
  { dossier, words }: Question,
): Finding {
  let best: Stated | null = null;
  for (const stated of statedIn(dossier, of)) {
    if (fits(stated.value, bound))
      return finding('met', words.scaleFound(stated.reference.quote, label), [stated.reference]);
    if (stated.value > (best?.value ?? 0)) best = stated;
  }
  if (best === null) return unknown(words.silent(label));
  const isNear = bound.min !== null && best.value >= bound.min * NEAR;
  return finding(
    isNear ? 'partially_met' : 'not_met',
    words.scaleOther(best.reference.quote, label),
    [best.reference],
  );
}

interface Stated {
  reference: Reference;
  value: number;
}

/** The amounts of that thing that sentences state of the person. */
function* statedIn(dossier: Dossier, of: ScaledThing): Iterable<Stated> {
  const passages = [...dossier.jobs.flatMap((job) => job.passages()), ...dossier.claims()];
  for (const passage of passages) {
    const { path, text } = passage;
    for (const sentence of sentencesOf(plainOf(text)))
      for (const amount of amountsIn(sentence.plain)) {
        if (amount.of !== of) continue;
        const span = { start: amount.start + sentence.start, end: amount.end + sentence.start };
        if (OWN.has(passage.factAt(span, {}).standing))
          yield {
            reference: { path, quote: quoteOf(text, sentence, amount) },
            value: amount.value,
          };
      }
  }
}

/** What an employer has is not what the person was responsible for. */
const OWN: ReadonlySet<Standing> = new Set(['asserted', 'former']);

const fits = (value: number, { min, max }: Bound): boolean =>
  (min === null || value >= min) && (max === null || value <= max);
