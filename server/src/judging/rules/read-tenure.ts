import type { Clause } from './clause.ts';
import { readDuration, readEmployerCount } from './read-number.ts';
import type { CriterionReading, YearsScope } from './reading.ts';

/** Stays at employers, the number of employers, and having a job at all. */

const EMPLOYER =
  '(?:company|companies|employers?|organi[sz]ations?|firms?|entreprises?|employeurs?|societes?|structures?)';
const ONE = new RegExp(
  `\\b(?:same|one|an|a single|any one|meme|un seul|une seule|un meme|une meme) ${EMPLOYER}\\b`,
);
const EACH = new RegExp(
  `\\b(?:(?:each|every|all|chaque|chacun(?:e)? (?:de ses|des)|toutes? (?:ses|les)|tous (?:ses|les))(?: (?:of )?(?:his|her|their|the|previous|past))* (?:${EMPLOYER}|jobs?|positions?|postes?)|(?:per|par) (?:${EMPLOYER}|job|position|poste))\\b`,
);
/** "With the same company for 5 years": this means the current company. */
const STILL =
  /\b(?:depuis|since|currently|actuellement|toujours|still|been (?:with|at|in|working))\b/;

const AVERAGE =
  /\b(?:average|mean|avg\.?) (?:\w+ )?(?:tenure|stay|time|duration|length|seniority)\b|\b(?:average|avg\.?) of\b.*\b(?:per|each|in every) (?:company|employer|job|position|role)\b|\btenure\b|\bon average\b|\b(?:anciennete|duree|temps|presence|fidelite) (?:\w+ )?moyenne?\b|\ben moyenne\b|\banciennete\b.*\b(?:par|dans chaque) (?:poste|entreprise|employeur|emploi|societe)\b/;

/**
 * Whether an amount of years applies to one stay, to each, or to their mean; null when it applies
 * to no stay.
 */
export function stayScope(plain: string): YearsScope | null {
  if (AVERAGE.test(plain)) return { of: 'average_stay' };
  if (EACH.test(plain)) return { of: 'each_employer' };
  if (!ONE.test(plain)) return null;
  return STILL.test(plain) ? { of: 'current_company' } : { of: 'one_employer' };
}

/** "No more than 3 employers in 5 years", "au moins 3 employeurs différents". */
function readEmployers(clause: Clause): CriterionReading | null {
  const count = readEmployerCount(clause);
  return count && { kind: 'employers', bound: count.bound, years: count.years };
}

const EMPLOYED =
  /^(?:(?:is |est |has |a |be |etre )*(?:currently |actuellement |presently |already |deja )?(?:employed|in (?:a job|employment|post|work)|working|salariee?|en (?:poste|emploi|activite)|un (?:emploi|poste)|a job)(?: currently| actuellement| aujourd'hui| now| at the moment)?)$/;

const UNEMPLOYED =
  /^(?:(?:is |est |currently |actuellement |now )*)(?:unemployed|between jobs|out of work|sans (?:emploi|poste|activite)|au chomage|demandeu(?:r|se) d'emploi|inacti(?:f|ve))(?: currently| actuellement| now| today| aujourd'hui)?$/;

/** A career of many short stays, and its opposite. */
const HOPPING =
  /^(?:(?:is |est |has |an? |un |une |profil |profile |de |du |too many |trop de |frequent |signs? of )*)(?:job[- ]?hopp(?:ing|er|ers)|jobs? changes?|changements? (?:frequents? )?d'(?:emploi|employeur|entreprise)s?(?: frequents?)?|instabilite(?: professionnelle)?|frequent job changes?)$/;
const NOT =
  /^(?:(?:has |is |est |a )?(?:no|not an?|not|without|avoids?|never an?|pas de|pas d'|pas un|n'est pas un|sans|aucun|ne fait pas de|not a lot of|few)) /;
const STABLE =
  /^(?:(?:has |is |est |a |an |un |une |profil |parcours |carriere |career |profile |with |good |bonne |professional |job |employment |certaine |history |de |work |great )*)(?:stab(?:le|ility|ilite)|loyal(?:ty)?|fidele|fidelite)(?: (?:career|profile|employment|work history|job history|history|tenure|track record|professionnelle?|dans (?:l'emploi|ses (?:postes|emplois|experiences))|parcours|in (?:their|his|her) (?:jobs|roles|career)|a ses employeurs|a l'employeur|to (?:(?:their|his|her) )?employers?))*$/;

/** Two years a stay on average: under that recruiters speak of job hopping. */
const STABLE_YEARS = 2;

/**
 * Phrases that are negative in form but have a single meaning: "no job hopping", "sans emploi".
 * Stability is read as a mean stay, and the title says so.
 */
export function readNegative(clause: Clause): CriterionReading | null {
  const { plain } = clause;
  const sure = readGap(clause) ?? readChanges(clause);
  if (sure !== null) return sure;
  if (UNEMPLOYED.test(plain)) return { kind: 'not', of: { kind: 'employed' } };
  const affirmed = plain.replace(NOT, '');
  const isHopping = HOPPING.test(affirmed);
  if (!isHopping && !STABLE.test(plain)) return null;
  const stable: CriterionReading = {
    kind: 'years',
    bound: { min: STABLE_YEARS, max: null, strict: false },
    scope: { of: 'average_stay' },
  };
  return isHopping && affirmed === plain ? { kind: 'not', of: stable } : stable;
}

const PROMOTED =
  /^(?:(?:has |have |is |was |been |ete |est |avoir |ayant |already |deja |history of |track record of |evidence of |shows? |experience de |au moins (?:une|1|un) |at least (?:one|1|an?) |une |an? |some )*)(?:promot(?:ed|ions?)|promue?s?|(?:internal (?:promotions?|progression|growth|career progression|mobility))|promotions? internes?|(?:evolue|evolutions?|progresse|progression) (?:en )?internes?|(?:progressed|grew|moved up|risen|evolved|progression|growth|rose|grown) (?:internally|within (?:the|a|one|an?) (?:same |single )?(?:company|employer|organi[sz]ation))|(?:evolue|monte en grade|pris du galon|gravi les echelons|progresse)|mobilite interne|career progression|progression de carriere|evolution de carriere)(?: (?:internally|internes?|en interne|at least once|once|more than once|over time|in (?:their|his|her) career|at least (?:one|1) time|au moins (?:une|1) fois|(?:at|in|within|inside|by|with) (?:the |a |an |their |his |her )?(?:same |single |one |current |previous )?(?:company|employer|organi[sz]ation|firm)|(?:chez|dans|au sein d[eu'])(?: |')?(?:le |la |l'|un |une )?(?:meme |seul |seule )?(?:entreprise|employeur|societe|groupe)))*$/;

/** "Promoted several times": two are several. */
const REPEATEDLY =
  / (?:(?:several|multiple|many|two or more|at least (?:2|two)|more than one) times?|(?:at least )?twice|repeatedly|plusieurs fois|(?:au moins )?(?:2|deux) fois|a plusieurs reprises)(?= |$)/;

/** No time without a job: "no gap of more than 6 months", "pas de trou dans le CV". */
const NO_GAP =
  /^(?:(?:has |a |avec )?(?:no|without(?: any)?|pas de|pas d'|sans|aucun(?:e)?))(?: |(?<='))(?:(?:career|employment|unexplained|significant|major|long|large|big|unemployment|gros|longue?s?|grands?) )*(?:gaps?|trous?|interruptions?|periodes? d'inactivite|inactivite|carriere interrompue|breaks?)(?: (?:in|dans|de|between|entre) (?:(?:the|their|his|her|le|la|les|son|ses|two|deux) )?(?:cv|resume|career|employment(?: history)?|work history|carriere|parcours|jobs|roles|emplois|postes|2 postes))*(?<amount> .*)?$|^(?:continuous(?:ly)? employ(?:ment|ed)(?: since (?:19|20)\d\d)?|parcours (?:continu|sans interruption)|carriere continue)$/;
/** A gap that recruiters ask about when none is named. */
const USUAL_GAP_MONTHS = 6;

function readGap(clause: Clause): CriterionReading | null {
  const found = NO_GAP.exec(clause.plain);
  if (found === null) return null;
  const amount = readDuration(clause);
  if (amount === null && found.groups?.amount !== undefined && /\d/.test(found.groups.amount))
    return null;
  return { kind: 'gap', maxMonths: amount === null ? USUAL_GAP_MONTHS : amount * 12 };
}

/** "No more than one job change in 5 years" is at most two employers. */
const CHANGES =
  /^(?:(?:has|had|a|with|avec) )*(?<no>no|not|never|pas|sans|aucun|has not|n'a pas)?(?: more than| plus d(?:e|'))? ?(?<count>one|a single|two|three|un|une|deux|trois|\d)?(?: (?:job|company|employer)[ -]changes?| changements? (?:de poste|d'(?:emploi|employeur|entreprise))| ?chang(?:ed|e) (?:of )?(?:jobs?|employers?|compan(?:y|ies)|d'(?:employeur|emploi|entreprise)))(?= |$)/;
const COUNTS: Record<string, number> = {
  one: 1,
  'a single': 1,
  un: 1,
  une: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
};

function readChanges(clause: Clause): CriterionReading | null {
  const { no, count } = CHANGES.exec(clause.plain)?.groups ?? {};
  const years = no === undefined ? null : readDuration(clause);
  if (years === null) return null;
  const changes = count === undefined ? 0 : (COUNTS[count] ?? Number(count));
  return { kind: 'employers', bound: { min: null, max: changes + 1, strict: false }, years };
}

export function readTenureClause(clause: Clause): CriterionReading | null {
  if (EMPLOYED.test(clause.plain)) return { kind: 'employed' };
  const once = clause.plain.replace(REPEATEDLY, '');
  if (PROMOTED.test(once)) return { kind: 'promotion', times: once === clause.plain ? 1 : 2 };
  return readEmployers(clause);
}
