import type { Clause } from './clause.ts';
import type { CriterionReading } from './reading.ts';
import { askedScale } from './scale.ts';

/** Words that may stand around an amount without adding a condition. */
const AROUND = new Set([
  '',
  ...(
    'a about above across an and annual applicatif applications? apps? around at au aux avec ' +
    'avoir ayant been below by chantier chantiers closed closing d de deja des directeur ' +
    'director directrice dont du environ est et experience for gere gerer geres gestion had ' +
    'handled handles handling has have having head in inferieur inferieure inferieurs is ' +
    'jusqu l la large le leading least led less manage managed management manager managers ' +
    'manages managing maximum minimum moins more most multi no of on or ou over own owned ' +
    'owning par pilotage pilote platforms? plus portefeuille products? projects projets qui ' +
    'ran responsable responsibility responsible run running scale services? serving site sold ' +
    'suivi superieur superieure superieurs supervise supervision sur systems? than the to ' +
    'travaille un under une up used utilise was who with worked working'
  ).split(' '),
]);
/** Other words that say what the amount is of: "marketing budget". */
const MAX_OTHERS = 2;
/** Amounts of pay are no responsibility. */
const PAY =
  /\b(?:salar\w+|remuner\w+|pretentions?|tjm|package|wages?|ote|daily rate|day rate|compensation)\b/;

/** "Has managed a budget of over €1M", "apps with 1 million users". */
export function readScaleClause({ plain, raw }: Clause): CriterionReading | null {
  const asked = askedScale(plain);
  if (asked === null || PAY.test(plain)) return null;
  const others = asked.rest.split(/[^\p{L}]+/u).filter((word) => !AROUND.has(word));
  if (others.length > MAX_OTHERS) return null;
  return { kind: 'scale', of: asked.of, bound: asked.bound, label: raw };
}
