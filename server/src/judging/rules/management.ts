import { plainOf } from './clause.ts';

/** How running text, criteria and profiles alike, tells of managing people. */
const MANAGEMENT =
  /^(?:has |a |ayant )?(?:deja )?(?:managed?|encadre)$|\b(?:manag(?:ed|es|ing|er|e) (?:(?:an?|the|large|small|his|her|their|cross[- ]functional|international|remote|technical|engineering|sales|direct|multidisciplinary|up to|more than|at least|over) )*(?:teams?|people|reports|staff|\d+ (?:people|persons|reports|engineers|developers|employees|staff)|\d+$)|(?:led|leads?|leading|supervis(?:ed|es|ing|e)|head(?:ed|ing|s)|built|mentored|grew|coached) (?:(?:an?|the|large|small|engineering|sales|technical|cross[- ]functional|his|her|their|and|mentored|managed|up to) )*(?:teams?|\d+ (?:people|engineers|developers|consultants))|(?:people|team|line|staff) (?:management|managers?|leadership|lead|leading)|management experience|experience (?:as an? |as |de |en tant que )manager|managerial experience|leadership (?:experience|position|role)|direct reports|teams? of (?:at least |more than |over |up to |about )?\w+|(?:encadr\w*|manag\w*|anim(?:er|e|ation|ant)|pilot(?:er|e|age|ant)|dirig\w*|supervis\w*) (?:(?:une?|des|de|d'|l'|les|son|ses|sa|plusieurs|petites?|grandes?|jusqu'a|plus de|au moins|\d+)\s*)*(?:equipes?|personnes|collaborateurs|collaboratrices|salaries|commerciaux|developpeurs|ingenieurs)|management d'(?:une )?equipes?|encadrement|management (?:hierarchique|humain|de personnes|de proximite)|experience (?:en|de|du) management|experience manageriale|fonction manageriale|equipes? de (?:plus de |au moins )?\w+ (?:personnes|collaborateurs|developpeurs|ingenieurs|commerciaux|consultants|salaries))\b/;

/** A team's size stands at most this many characters behind the words that tell of it. */
const TAIL = 40;

/** Lower case without accents, offsets kept. */
export const isManagement = (plain: string): boolean => MANAGEMENT.test(plain);

/** One of these stands in every text that `MANAGEMENT` finds: most descriptions are passed over at the cost of one look. */
const HINT = /manag|team|équipe|equipe|direct reports|leadership|encadr|supervis|dirig|personnes|collaborat|\bled\b|\blead/i;

/** The exact slice of a text that tells of managing people, with the words that follow it in plain letters; null when none does. */
export function managementIn(text: string): { quote: string; plain: string } | null {
  if (!HINT.test(text)) return null;
  const plain = plainOf(text);
  const found = MANAGEMENT.exec(plain);
  if (found === null) return null;
  const end = found.index + found[0].length;
  const sentenceEnd = /[.;\n!?]/.exec(plain.slice(end))?.index ?? TAIL;
  return { quote: text.slice(found.index, end), plain: plain.slice(found.index, end + Math.min(sentenceEnd, TAIL)) };
}
