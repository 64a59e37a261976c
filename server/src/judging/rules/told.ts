import type { FactContext, Standing } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import type { Passage, Span } from './passage.ts';

/**
 * What running text of a profile tells of a thing: its strongest fact, with the words that name the
 * thing and the sentence they stand in.
 */
export interface Told {
  standing: Standing;
  reference: Reference;
  sentence: Reference;
}

/** Of several sentences, one that asserts decides; then one that denies; then the others. */
const ORDER: readonly Standing[] = [
  'asserted',
  'slight',
  'former',
  'denied',
  'failed',
  'planned',
  'others',
  'employer',
  'aside',
];

export const isStronger = (one: Standing, than: Standing): boolean =>
  ORDER.indexOf(one) < ORDER.indexOf(than);

/** Longest sentence that is quoted whole, in characters. */
const MAX_SENTENCE = 240;

export function toldAt(passage: Passage, span: Span, context: FactContext): Told {
  const { standing, start, end } = passage.factAt(span, context);
  const { path, text } = passage;
  const quote = text.slice(span.start, span.end);
  const sentence = text.slice(start, end);
  return {
    standing,
    reference: { path, quote },
    sentence: { path, quote: sentence.length > MAX_SENTENCE ? quote : sentence },
  };
}

/** The strongest fact about any of the phrases; null when no passage names one. */
export function tellOf(
  passages: readonly Passage[],
  phrases: readonly string[],
  context: FactContext,
): Told | null {
  let best: Told | null = null;
  for (const passage of passages) {
    for (const phrase of phrases) {
      for (const span of passage.findAll(phrase)) {
        const told = toldAt(passage, span, context);
        if (told.standing === 'asserted') return told;
        if (best === null || isStronger(told.standing, best.standing)) best = told;
      }
    }
  }
  return best;
}

export const strongest = (told: readonly (Told | null)[]): Told | null =>
  told.reduce<Told | null>(
    (best, one) =>
      one !== null && (best === null || isStronger(one.standing, best.standing)) ? one : best,
    null,
  );
