import { plainOf } from '../../lexicon/lexicon.ts';
import { factAt, type Standing } from '../../reader/facts/facts.ts';
import { PEOPLE_OF_A_TRADE } from '../../reader/quantities/people.ts';
import { clauseOf } from './clause.ts';
import type { Span } from './passage.ts';
import { NUMBER, numberOf, readTeam } from './read-number.ts';

/** How criteria ask for managing people. */
const MANAGEMENT_CRITERION =
  /^(?:has |a |ayant )?(?:deja )?(?:managed?|encadre)$|\b(?:manag(?:ed|es|ing|er|e) (?:(?:an?|the|large|small|his|her|their|cross[- ]functional|international|remote|technical|engineering|sales|direct|multidisciplinary|up to|more than|at least|over) )*(?:teams?|people|reports|staff|\d+ ?\+? (?:or more )?(?:people|persons|reports|engineers|developers|employees|staff)|\d+ ?\+?$)|(?:led|leads?|leading|supervis(?:ed|es|ing|e)|overs(?:aw|een|ees|eeing)|head(?:ed|ing|s)|built|mentored|grew|coached|run|ran) (?:(?:an?|the|large|small|engineering|sales|technical|cross[- ]functional|his|her|their|other|several|multiple|and|mentored|managed|up to|at least|more than|over) )*(?:teams?|people|staff|employees|colleagues|others|\d+\+?$|\d+ (?:people|engineers|developers|consultants))|(?:people|team|line|staff) (?:management|managers?|leadership|lead|leading)|management experience|experience (?:as an? |as |de |en tant que )manager|managerial experience|leadership (?:experience|position|role)|direct reports|teams? of (?:at least |more than |over |up to |about )?\w+|(?:encadr\w*|manag\w*|anim(?:er|e|ation|ant)|pilot(?:er|e|age|ant)|dirig\w*|supervis\w*) (?:(?:une?|des|de|d'|l'|les|son|ses|sa|plusieurs|petites?|grandes?|jusqu'a|plus de|au moins|\d+(?!\d))\s*)*(?:equipes?|personnes|collaborateurs|collaboratrices|salaries|commerciaux|developpeurs|ingenieurs)|management d'(?:une )?equipes?|encadrement|management (?:hierarchique|humain|de personnes|de proximite)|experience (?:en|de|du) management|experience manageriale|fonction manageriale|responsabilites? (?:hierarchiques?|manageriales?|d'encadrement)|(?:hierarchical|line management|managerial|supervisory) responsibilit(?:y|ies)|people responsibilit(?:y|ies)|equipes? de (?:plus de |au moins )?\w+ (?:personnes|collaborateurs|developpeurs|ingenieurs|commerciaux|consultants|salaries))\b/;

/** Being a member of a team, not its leader. */
const BELONGING =
  /\b(?:in|within|inside|part of|member of|joined|joining|into|strengthen|dans|au sein d(?:e|'une)?|integre\w*|rejoint|rejoindre|membre d(?:e|'une)?|renfort d(?:e|'une)?|renforcer) ?(?:(?:an?|the|une?|l'|les|des|d') ?)*(?:\w+ )?(?:teams?|equipes?)\b/;

const PEOPLE =
  '(?:people|persons|reports|staff|employees|engineers|developers|designers|analysts|consultants|nurses|technicians|operators|sales ?people|personnes|salarie(?:e)?s|collaborateurs|collaboratrices|commercia(?:ux|les)|developpeurs|developpeuses|ingenieurs|ingenieures|consultantes|infirmiers|infirmieres|techniciens|techniciennes|operateurs|operatrices|agents|vendeurs|vendeuses)';
/** Other ways to ask for it: by the people led, by who they answer to, by the unit that one heads. */
const HOW_MANY =
  "(?:(?:d')?(?:of|de|des|les|par|an?|une?|junior|other|young|jeunes|jusqu'a|au moins|plus de|at least|more than|over|up to|direct|directement|\\d{1,4}\\+?) ){0,6}(?:d'|l')?";
const LED_CRITERION = new RegExp(
  '\\b(?:staff|people|employees|team|personnel|equipe|collaborateurs|subordonnes|someone|anyone) (?:reporting (?:in)?to|answering to|under (?:their|his|her|them)|sous (?:sa|leur) (?:responsabilite|direction|autorite|supervision)|a (?:sa|leur) charge)' +
    `|\\b(?:supervis|encadr|line[- ]manag)\\w* ${HOW_MANY}(?:staff|stagiaires|interimaires|apprentis|interns|trainees|juniors|managers|benevoles|volunteers|freelances?|${PEOPLE}|${PEOPLE_OF_A_TRADE})(?![a-z])` +
    `|\\bmanag\\w* ${HOW_MANY}(?:staff|stagiaires|interimaires|apprentis|interns|apprentices|trainees|juniors|managers|benevoles|volunteers|freelances?|${PEOPLE})(?![a-z])` +
    "|\\bmanagement (?:direct|d'au moins|de plus de|de \\d+|of (?:at least|more than|over|\\d+)) (?:[a-z]+ ){0,4}(?:people|staff|reports|personnes|collaborateurs|salaries|agents)\\b" +
    "|\\b(?:head|responsable|chef|cheffe|directeur|directrice|director|manager) (?:of (?:an? |the )?|d'une? |de )(?:departments?|services?|teams?|units?|unites?|equipes?|poles?|brigades?|ateliers?) (?:of|de|d'|with|avec) .*\\d" +
    "|^(?:chefs?|cheffe) d'equipe$" +
    "|^(?:(?:has been|been|was|a ete|as an?|worked as an?|experience as an?|an?) )*(?:team (?:lead|leader|manager)|line manager|supervisor|chefs? d'equipe|cheffe d'equipe|superviseur|superviseuse|encadrante?)(?: experience)? ?(?:\\(|of |with |for |d'|de )(?:[a-z' ]*)\\d",
);

/** `plain` is in lower case without accents, with unchanged offsets. */
export const isManagement = (plain: string): boolean =>
  (MANAGEMENT_CRITERION.test(plain) || LED_CRITERION.test(plain)) && !BELONGING.test(plain);

/** A number of people in figures or words. */
const SOME = `(?:\\d+|${NUMBER.slice(1, -1)})`;
/** A few words between the verb and the team: "managed a large cross-functional sales team". */
const BETWEEN =
  '(?:(?!not |no |pas |in |within |with |for |by |to |dans |avec |pour |par |au |aux |chez |accounts |backlog |payroll |paie |plannings? |reunions |dossiers |comptes )[^\\s.;:!?,]+ ){0,7}?';
/** "Managed team events" does not mean leading the team. */
const TEAM =
  '(?:(?:teams?|squads?)(?! (?:meeting|dashboard|event|calendar|ritual|building|workshop|communication|budget|project|activit|lunch|player|spirit)\\w*)|equipes?)';
const LEADING_EN =
  '(?:manag(?:ed|es|ing|e)|led|leads|lead|leading|head(?:ed|s|ing)|supervis(?:ed|es|ing|e)|overs(?:aw|ees|eeing)|direct(?:ed|s|ing)|coach(?:ed|es|ing)|built|grew|r[au]n(?:s|ning)?|hired|responsible for|in charge of|at the head of|management of|head of|leadership of)';
const LEADING_FR =
  '(?:encadr(?:e|er|ee|ant|ement)|manag(?:e|er|ement|eait)|anim(?:e|er|ation|ant)|dirig(?:e|er|ee|eant)|direction|pilot(?:e|er|age|ant)|supervis(?:e|er|ion|ant)|gestion|responsable|a la tete|coordination|coordonn(?:e|er)|conduite|chef|cheffe|recrutement et (?:accompagnement|encadrement|management))(?!\\w)';

/**
 * How running text of a profile describes leading people: a word for leading close to the people
 * led.
 */
const LEADS_PEOPLE = new RegExp(
  `(?<![\\w'])(?:${LEADING_EN} ${BETWEEN}(?:${TEAM}|${SOME}(?: \\w+)? ${PEOPLE}|${SOME} (?:[a-z-]+ )?${PEOPLE_OF_A_TRADE}|direct reports|people)(?: of (?:up to |about |over |more than |at least )?\\w+)?|` +
    `${LEADING_FR}(?: d'| de| des| du| l'| les| la)? ?${BETWEEN}(?:d'|l')?(?:une |des |les |la |l')?(?:${TEAM}|${SOME} ${PEOPLE}|${SOME} ${PEOPLE_OF_A_TRADE}|${PEOPLE})(?: de \\w+)?|` +
    `(?:team|squad) (?:lead|leader|manager) (?:of|for) \\d+|${SOME} (?:${PEOPLE}|${PEOPLE_OF_A_TRADE}) (?:encadre|manage|supervise|dirige|forme)e?s|${SOME} (?:${PEOPLE}|${PEOPLE_OF_A_TRADE}) (?:managed|supervised|led|under my|sous ma|a charge|a encadrer|reporting)|${SOME} direct reports|(?:with|of) \\d+ (?:people )?reporting to|(?:answers?|reports?|reporting) (?:directly )?to me|under my (?:management|supervision|leadership|lead|direction|responsibility)|sous ma (?:responsabilite|direction|supervision|houlette)|(?:dirige|encadre|manage|supervise)(?:r|ait|ais)? (?:un |une |le |la )?(?:[a-z-]+ )?(?:de |d')?\\d{1,3} (?!clients|projets|comptes|sites|dossiers|pays|magasins|stocks|lits|ans|mois|heures)[a-z-]+s(?![a-z])|teams? of \\d+ reporting to|(?:people|team|line|staff) management|experience (?:as an? |de |en tant que )manager|managerial experience|management d'(?:une )?equipes?|(?<!sous l')encadrement (?:de |d'|hierarchique)\\w*|management (?:hierarchique|humain|de personnes|de proximite)|experience manageriale|fonction manageriale)(?![\\w'])`,
  'g',
);

/** Another person leads: "Reported to the head of the team", "sous la direction d'une équipe". */
const LED_BY_OTHERS =
  /\b(?:reporting to|reported to|report to|assist(?:ed|ing)? |support(?:ed|ing)? (?:the |a )|help(?:ed|ing)? (?:the |to )?|under|by|sous|par|aupres d[eu']|rattachee? a)(?: the| a| an| la| le| l'| une?)?\s*$/;

/** The maximum distance, in characters, of a team's size after the words that introduce it. */
const TAIL = 60;

/**
 * Every text that `LEADS_PEOPLE` finds contains one of these. Most descriptions contain none, so a single
 * search rules them out.
 */
const HINT = new RegExp(
  `to me|under my|sous ma|dirig|team|squad|équipe|equipe|reports|reporting|manage|people|encadr|supervis|anim|pilot|leads|led |answer|\\d|\\d (?:\\S+ )?${PEOPLE}|\\d (?:salarié|développeu|ingénieur|opérateu)`,
  'i',
);

interface ManagementMention extends Span {
  quote: string;
  /** The number of people led; null when the text states no number. */
  size: number | null;
}

/**
 * The exact slices of a profile's text that tell of leading people, the person or others. Being a member of
 * a team does not count.
 */
export function managementsIn(text: string): ManagementMention[] {
  if (!HINT.test(text)) return [];
  const plain = plainOf(text);
  const mentions: ManagementMention[] = [];
  for (const found of plain.matchAll(LEADS_PEOPLE)) {
    const before = plain.slice(Math.max(0, found.index - TAIL), found.index);
    if (/[.;\n!?:]/.test(found[0]) || BELONGING.test(found[0]) || LED_BY_OTHERS.test(before))
      continue;
    const end = found.index + found[0].length;
    const sentenceEnd = /[.;\n!?]/.exec(plain.slice(end))?.index ?? TAIL;
    const passage = plain.slice(found.index, end + Math.min(sentenceEnd, TAIL));
    mentions.push({
      start: found.index,
      end,
      quote: text.slice(found.index, end),
      size: largestIn(passage) ?? teamSizeIn(passage) ?? numberIn(found[0]),
    });
  }
  return mentions;
}

/** The first slice that tells of the person leading people; null when none does. */
export function managementIn(text: string): ManagementMention | null {
  const asserts = ({ start, end }: Span): boolean =>
    factAt(text, start, end).standing === 'asserted';
  return managementsIn(text).find(asserts) ?? null;
}

/** Words that speak of leading people, without saying whom: "no line management", "jamais managé". */
const TOPIC =
  /(?<!(?:project|product|time|account|risk|change|stock|waste|data|de|case|portfolio|office|key|content|community|self|quality|programme|program|supply chain|wealth|asset|energy|contract|event|events) )\b(?:(?:line |people |team |staff )?management(?! (?:accounts?|accounting|consult|system|software|team|committee|tool|studies|control))|managed (?:people|anyone|anybody|others|staff|a team|teams)|manage (?:people|anyone|anybody|others|staff|a team|teams)|manager (?:d'equipes?|une equipe|des equipes)|manage (?:d'equipes?|une equipe|des equipes|personne)|encadre|encadrement|encadrer|direct reports?|(?:line|people) manager|responsabilites? (?:hierarchiques?|manageriales?|d'equipe)|fonctions? manageriales?|experience manageriale|supervised|supervisory|led (?:people|anyone|anybody|others|a team|teams)|lead (?:people|anyone|anybody|others|a team)|equipe a (?:charge|encadrer|manager)|diriges? (?:d'equipes?|une equipe)|subordinates|subordonnes)\b/g;

/** Where a text speaks of leading people at all. */
export function managementTopics(text: string): Span[] {
  return [...plainOf(text).matchAll(TOPIC)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

function teamSizeIn(told: string): number | null {
  const bound = readTeam(clauseOf(told))?.bound;
  return bound?.max ?? bound?.min ?? null;
}

const FIGURE = `(\\d{1,3}(?:[ .,\\u00a0\\u202f]\\d{3})+|\\d{1,4}|${NUMBER.slice(1, -1)})`;
/** People in the plural who are not staff of one's own. */
const NOT_STAFF =
  '(?!(?:sub-?contractors|sous-traitants|contractors|visitors|users|customers|clients|members|followers|subscribers|speakers|exhibitors|passengers|travellers|travelers|readers|covers|members|partners|investors|habitants|visiteurs|spectateurs|abonnes|voyageurs|lecteurs|membres|donateurs|donors|adherents|etudiants|participants|students|eleves|pupils|patients|residents|children|enfants|applicants|candidats|candidates|suppliers|fournisseurs|distributeurs|distributors|dealers|retailers|landlords|tenants|owners|orders|hours|heures|jours|papers|dossiers|parameters|chapters|containers|trailers|servers|routers|computers|pensioners|servers|sites|articles|devices|drives|invoices|files|pipelines|vehicles|entries|services|premises|houses|homes|lines|machines|templates|courses|cases|pages|stages|degrees|vacancies|vignettes|modules)(?![a-z]))';
const STAFFED = `(?:(?:[a-z-]+ )?(?:${PEOPLE}|colleagues|associates|heads|staff|hommes|femmes|internes|compagnons|devs|pompiers|sapeurs-pompiers|volontaires|gestionnaires|collegues|foremen|nurses|heads of department|department heads|direct reports|etp|ept|fte|ftes|crew|permanents|saisonniers)|${NOT_STAFF}${PEOPLE_OF_A_TRADE})`;

const COUNTED = new RegExp(`(?<![a-z\\d.,])${FIGURE} ${STAFFED}(?![a-z])`, 'g');

const sizeOf = (figure: string): number =>
  /\d/.test(figure) ? Number(figure.replace(/\D/g, '')) : numberOf(figure);

/** The largest number: 120 in "4 team leaders and 120 operators". */
function largestIn(passage: string): number | null {
  const sizes = [...passage.matchAll(COUNTED)].map(([, figure]) => sizeOf(figure!));
  return sizes.length === 0 ? null : Math.max(...sizes);
}

const UNIT_OF = new RegExp(
  `\\b(?:teams?|squads?|brigades?|crews?|departments?|sites?|plant|factory|store|usine|equipes?|services?|departement|magasin|agence|direction|unite)(?: of| de| d')? (?:about |around |environ |up to |plus de )?${FIGURE}(?! ?(?:k?€|m€|%|ans|years|mois|months|clients|pays|countries|m2|rooms|chambres|lits|beds|places|couverts|covers))(?![a-z\\d])`,
);

/** "Two homes, 110 staff", "480 colleagues": a fragment of a sentence that counts whom one leads. */
const STAFF = new RegExp(
  `(?<=^|[.,;:(–-] ?|\\b(?:and|et|of|for|de) )(?:up to |jusqu'a |environ |about )?${FIGURE} ${STAFFED}(?=[ ,.;)]|$)(?! (?:forme|recrute|accompagne|trained|recruited|hired|served|a year|per|par an|par semaine|a week|a day|concern))`,
  'g',
);

/**
 * "Team of 7", "site de 350 personnes": in a job with a manager's title, this is the number of
 * people led.
 */
export function unitIn(text: string): { quote: string; size: number } | null {
  const plain = plainOf(text);
  const found = [UNIT_OF.exec(plain), ...plain.matchAll(STAFF)]
    .filter((one) => one !== null)
    .map((one) => ({ start: one.index, end: one.index + one[0].length, size: sizeOf(one[1]!) }))
    .filter(
      ({ start, end }) =>
        !NOT_OWN.has(factAt(text, start, end).standing) &&
        !BELONGING.test(plain.slice(Math.max(0, start - TAIL), end)) &&
        !NO_LED.test(plain.slice(Math.max(0, start - TAIL), start)),
    )
    .toSorted((a, b) => b.size - a.size)[0];
  return found === undefined
    ? null
    : { quote: text.slice(found.start, found.end), size: found.size };
}

/** What a sentence tells of others, or denies, is no unit of the person's. */
const NOT_OWN: ReadonlySet<Standing> = new Set([
  'denied',
  'others',
  'planned',
  'failed',
  'employer',
]);

/** People who are served, taught or worked beside rather than led. */
const NO_LED =
  /\b(?:for|pour|aupres d[eu']?|serving|supporting|payroll|paie|trained|forme[rs]?|recruited|recrute[rs]?|hired|clients?|among|parmi|alongside|une entreprise|company|group|groupe|societe|firm|pme|employer|employeur)(?: [a-z']+){0,3} $/;

/** "Supervised 12 nurses", "team lead of 5": the number of people, whatever their trade. */
function numberIn(passage: string): number | null {
  const found = /\b\d{1,3}\b/.exec(passage);
  return found === null ? null : Number(found[0]);
}
