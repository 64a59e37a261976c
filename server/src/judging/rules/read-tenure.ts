import type { Clause } from './clause.ts';
import type { Bound } from './durations.ts';
import { NUMBER, numberOf, readCount } from './read-number.ts';
import type { Reading, YearsScope } from './reading.ts';

/** Stays at employers, the number of employers, and having a job at all. */

const EMPLOYER = '(?:company|companies|employers?|organi[sz]ations?|firms?|entreprises?|employeurs?|societes?|structures?)';
const ONE = new RegExp(`\\b(?:same|one|a single|any one|meme|un seul|une seule|un meme|une meme) ${EMPLOYER}\\b`);
const EACH = new RegExp(
  `\\b(?:(?:each|every|all|chaque|chacun(?:e)? (?:de ses|des)|toutes? (?:ses|les)|tous (?:ses|les))(?: (?:of )?(?:his|her|their|the|previous|past))* (?:${EMPLOYER}|jobs?|positions?|postes?)|(?:per|par) (?:${EMPLOYER}|job|position|poste))\\b`,
);
/** "With the same company for 5 years": the present one is meant. */
const STILL = /\b(?:depuis|since|currently|actuellement|toujours|still|been (?:with|at|in|working))\b/;

/** Whether an amount of years is asked of one stay or of each; null when it is asked of neither. */
export function stayScope(plain: string): YearsScope | null {
  if (EACH.test(plain)) return { of: 'each_employer' };
  if (!ONE.test(plain)) return null;
  return STILL.test(plain) ? { of: 'current_company' } : { of: 'one_employer' };
}

const COUNTED = new RegExp(
  `^(?:(?:has|have|had|a|ayant|avoir|eu|held|connu|occupe|worked (?:for|at|in|with)|worked|travaille (?:chez|pour|dans)|been (?:at|with)|experiences? (?:at|with|in|chez|dans)) )*(.+?) (?:(?:different|distinct|various|differente?s?|distinct(?:e)?s|other|autres) )?(?:${EMPLOYER}|jobs|emplois|postes)(?: (?:differente?s?|distincte?s?|maximum|max|minimum|mini|au plus|au maximum|au moins|or more|or less|or fewer|ou plus|ou moins))?(?:,? (?:in|within|over|during|en|sur|au cours d?|dans|pendant)(?: the| les| des| ses| his| her| their)?(?: last| past| previous)? ${NUMBER} (?:(?:dernieres?) )?(?:years|ans|annees)(?: d'experience| of experience)?)?(?: (?:in|over|during) (?:their|his|her) career| dans sa carriere)?$`,
);

/** "No more than 3 employers in 5 years", "au moins 3 employeurs différents". */
function readEmployers({ plain }: Clause): Reading | null {
  const found = COUNTED.exec(plain);
  if (found === null) return null;
  const bound: Bound | null = readCount(found[1]!, /\b(?:maximum|max|au plus|au maximum|or less|or fewer|ou moins)\b/.test(plain));
  return bound === null ? null : { kind: 'employers', bound, years: found[2] === undefined ? null : numberOf(found[2]) };
}

const EMPLOYED =
  /^(?:(?:is |est |has |a |be |etre )*(?:currently |actuellement |presently |already |deja )?(?:employed|in (?:a job|employment|post|work)|working|salariee?|en (?:poste|emploi|activite)|un (?:emploi|poste)|a job)(?: currently| actuellement| aujourd'hui| now| at the moment)?)$/;

export function readTenureClause(clause: Clause): Reading | null {
  if (EMPLOYED.test(clause.plain)) return { kind: 'employed' };
  return readEmployers(clause);
}
