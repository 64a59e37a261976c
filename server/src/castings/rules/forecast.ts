import type { CastingForecast } from '../board-contract.ts';
import { judgementsPaidBy, priceOf } from './price.ts';

/**
 * The fewest verdicts that allow a useful forecast: with four, one green more or less moves the
 * forecast by half.
 */
export const MIN_JUDGED = 5;
/** The quantile of the normal distribution for a confidence of 90 %. */
const Z = 1.645;

export interface ForecastInput {
  judged: number;
  greens: number;
  /** Greens still needed; null when no talent is left to judge. */
  greensMissing: number | null;
  /** Credits that the current call, or else the next one, can still spend. */
  creditsLeft: number;
  language: 'en' | 'fr';
}

/**
 * Forecasts the cost of the missing greens, assuming that the remaining talents are like those
 * judged so far.
 */
export function forecastOf({
  judged,
  greens,
  greensMissing,
  creditsLeft,
  language,
}: ForecastInput): CastingForecast {
  const words = WORDS[language];
  if (greensMissing === null)
    return {
      greensMissing: 0,
      credits: null,
      low: null,
      high: null,
      withinBudget: null,
      basis: words.exhausted,
    };
  const nothing = { greensMissing, credits: null, low: null, high: null, withinBudget: null };
  if (greensMissing === 0)
    return { greensMissing, credits: 0, low: 0, high: 0, withinBudget: true, basis: words.reached };
  if (judged < MIN_JUDGED) return { ...nothing, basis: words.tooFew(judged) };
  const { lower, upper } = shareOf(greens, judged);
  const low = costOf(greensMissing, upper);
  if (greens === 0) return { ...nothing, low, basis: words.noGreen(judged, low) };
  const credits = costOf(greensMissing, greens / judged);
  const high = costOf(greensMissing, lower);
  const withinBudget = credits <= creditsLeft;
  const people = judgementsPaidBy(credits);
  const percent = Math.round((100 * greens) / judged);
  return {
    greensMissing,
    credits,
    low,
    high,
    withinBudget,
    basis: words.basis({
      judged,
      greens,
      percent,
      greensMissing,
      people,
      credits,
      low,
      high,
      creditsLeft,
    }),
  };
}

/** Rounded before it is rounded up: a share of 1 may come out a hair below it. */
const costOf = (greens: number, share: number): number => priceOf(Math.ceil(greens / share - 1e-9));

/**
 * The range for the share of greens among all matching people (Wilson's interval). It stays
 * sensible for few verdicts, and when none or all are green.
 */
export function shareOf(greens: number, judged: number): { lower: number; upper: number } {
  const share = greens / judged;
  const spread = Z * Math.sqrt((share * (1 - share)) / judged + (Z * Z) / (4 * judged * judged));
  const middle = share + (Z * Z) / (2 * judged);
  const scale = 1 + (Z * Z) / judged;
  return { lower: (middle - spread) / scale, upper: (middle + spread) / scale };
}

interface Figures {
  judged: number;
  greens: number;
  percent: number;
  greensMissing: number;
  people: number;
  credits: number;
  low: number;
  high: number;
  creditsLeft: number;
}

interface Words {
  exhausted: string;
  reached: string;
  tooFew(judged: number): string;
  noGreen(judged: number, low: number): string;
  basis(figures: Figures): string;
}

const en = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
/** French uses the singular for zero. */
const fr = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

const WORDS: Record<'en' | 'fr', Words> = {
  en: {
    exhausted: 'No matching talent is left to judge.',
    reached: 'The call has found all the greens it looked for.',
    tooFew: (judged) =>
      `${en(judged, 'person', 'people')} judged so far: too few to say. From ${MIN_JUDGED} on there is a forecast.`,
    noGreen: (judged, low) =>
      `No green among the ${judged} people judged so far: expect at least ${low} credits, and consider other criteria or filters.`,
    basis: ({ judged, greens, percent, greensMissing, people, credits, low, high, creditsLeft }) =>
      `${greens} of the ${judged} people judged so far are green (${percent} %). If those to come are like them, ${en(greensMissing, 'green', 'greens')} more ` +
      `will take about ${en(people, 'person', 'people')}, that is ${credits} credits (${low} to ${high}); ${creditsLeft} can still be spent.`,
  },
  fr: {
    exhausted: 'Il ne reste aucun profil correspondant à évaluer.',
    reached: "L'appel a trouvé tous les profils verts qu'il cherchait.",
    tooFew: (judged) =>
      `${fr(judged, 'personne évaluée', 'personnes évaluées')} jusqu'ici : trop peu pour le dire. La prévision commence à ${MIN_JUDGED}.`,
    noGreen: (judged, low) =>
      `Aucun vert parmi les ${judged} personnes évaluées jusqu'ici : comptez au moins ${low} crédits, et pensez à d'autres critères ou filtres.`,
    basis: ({ judged, greens, percent, greensMissing, people, credits, low, high, creditsLeft }) =>
      `${fr(greens, 'vert', 'verts')} parmi les ${judged} personnes évaluées jusqu'ici (${percent} %). Si les suivantes leur ressemblent, ` +
      `${fr(greensMissing, 'vert', 'verts')} de plus ${greensMissing > 1 ? 'demanderont' : 'demandera'} environ ${fr(people, 'personne', 'personnes')}, ` +
      `soit ${credits} crédits (${low} à ${high}) ; il reste ${creditsLeft} à dépenser.`,
  },
};
