import type { Clause } from './clause.ts';
import type { CriterionReading } from './reading.ts';
import { askedScale } from './scale.ts';

/** Words that may stand around an amount without adding a condition. */
const AROUND =
  /^(?:(?:has|have|had|having|a|an|the|of|in|on|for|with|at|over|more|than|least|minimum|about|around|up|to|less|under|below|no|maximum|most|managed|managing|manages|manage|management|handled|handling|handles|responsible|responsibility|owned|owning|run|ran|running|led|leading|worked|working|apps?|applications?|products?|platforms?|services?|systems?|experience|used|by|multi|site|serving|across|manager|managers|director|head|directeur|directrice|closed|closing|sold|scale|annual|gere|gerer|gestion|un|une|des|de|du|d|l|le|la|plus|moins|au|aux|minimum|environ|jusqu|ayant|avoir|deja|experience|pilote|pilotage|responsable|suivi|supervise|supervision|travaille|sur|superieure?s?|inferieure?s?|avec|par|utilise|geres?|portefeuille|et|applicatif)(?=$|[^a-z])|[^a-z]+)*$/;

/** "Has managed a budget of over €1M", "apps with 1 million users". */
export function readScaleClause({ plain, raw }: Clause): CriterionReading | null {
  const asked = askedScale(plain);
  if (asked === null || !AROUND.test(asked.rest)) return null;
  return { kind: 'scale', of: asked.of, bound: asked.bound, label: raw };
}
