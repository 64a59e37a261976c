import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { type Counted, readAmount, type UnitReading } from './amount.ts';
import { type Bound, NEGATORS } from './bounds.ts';

/** How many people somebody leads: tokens up to and without `to`. */
export interface TeamSize {
  bound: Bound;
  /** Told as the size of a team: "a team of 8". */
  team: boolean;
  to: number;
}

const PEOPLE = new Set(
  'people,person,persons,reports,employees,staff,members,colleagues,subordinates,collaborators,strong,personnes,collaborateurs,collaboratrices,salaries,salariees,membres,subordonnes,equipiers,etp,fte,ftes'.split(
    ',',
  ),
);

/**
 * People of any trade in the plural, by the ending of the word: "nurses", "techniciens". Things with
 * such endings are left out.
 */
export const PEOPLE_OF_A_TRADE =
  '(?:(?!chantiers|dossiers|fichiers|metiers|ateliers|courriers|leviers|calendriers|quartiers|papiers|secteurs|moteurs|serveurs|ordinateurs|valeurs|indicateurs|fournisseurs|restaurants|composants|clients|customers|suppliers|servers|vendors|partners|partenaires|sponsors|orders|papers|floors|chapters|clusters|containers|providers|users|trainers|towers|doors|centers|factors|errors|vectors|monitors|stores|investors|websites|series|archives|initiatives|employers|offers|numbers|quarters|members|others|years)[a-z-]*(?:eurs|euses|iers|ieres|iens|iennes|istes|ants|antes|naires|trices|ers|ors|ists|ians|ees|ives|leads|reps|nurses|interns|agents|cadres|chefs|cheffes|juniors|seniors|apprentis|alternants|stagiaires|men|women|assistants|consultants|associates|analysts|sdrs|bdrs|aes|csms|devs|medecins|internes|soignants|soignantes|ouvriers|employes|employees))';
const TRADE = new RegExp(`^${PEOPLE_OF_A_TRADE}$`);

/** Words that end the search for the people behind a number. */
const STOPS = new Set(
  'in,for,with,and,or,to,of,on,at,by,dans,pour,avec,et,ou,sur,chez,en,years,year,ans,an,months,mois,countries,pays,sites,clients,accounts,comptes,projects,projets,stores,magasins,shops,languages,langues'.split(
    ',',
  ),
);
const MAX_ADJECTIVES = 2;

/** "Direct reports", "sales people", "nurses": the people that a number counts. */
function peopleAt(tokens: readonly Token[], at: number): UnitReading | null {
  for (let to = at; to <= at + MAX_ADJECTIVES; to++) {
    const token = tokens[to];
    if (token?.kind !== 'word' || STOPS.has(token.word)) return null;
    if (PEOPLE.has(token.word) || TRADE.test(token.word)) return { scale: 1, to: to + 1 };
  }
  return null;
}

const none = (): null => null;
const OF_PEOPLE: Counted<UnitReading> = { unitAt: peopleAt, labelEnd: none, trailEnd: none };
/** After "a team of" the number needs no word for the people. */
const OF_TEAM: Counted<UnitReading> = {
  ...OF_PEOPLE,
  unitAt: (tokens, at) =>
    peopleAt(tokens, at) ?? (isTimeOrMoney(tokens[at]) ? null : { scale: 1, to: at }),
};
const isTimeOrMoney = (token: Token | undefined): boolean =>
  /^(?:years?|yrs?|ans?|annees?|months?|mois|%|k|m|€|\$|£)$/.test(token?.word ?? '');

const TEAMS = new Set(
  'team,teams,equipe,equipes,squad,squads,crew,brigade,department,service'.split(','),
);
const OF = new Set(['of', 'de', 'd', 'd’', ':', '(']);

/** "A team of 8 to 12", "team (6 people)". */
function teamOf(tokens: readonly Token[], at: number): TeamSize | null {
  if (!TEAMS.has(tokens[at]?.word ?? '') || !OF.has(tokens[at + 1]?.word ?? '')) return null;
  const amount = readAmount(tokens, at + 2, OF_TEAM);
  if (!amount || amount.article) return null;
  const isBracket = tokens[at + 1]?.word === '(' && tokens[amount.to]?.word === ')';
  return { bound: amount.bound, team: true, to: isBracket ? amount.to + 1 : amount.to };
}

/** A number of people that begins at a token, or "a team of" a number. */
export function readTeamSize(tokens: readonly Token[], at: number): TeamSize | null {
  const team = teamOf(tokens, at);
  if (team) return team;
  const amount = readAmount(tokens, at, OF_PEOPLE);
  return amount && !amount.article ? { bound: amount.bound, team: false, to: amount.to } : null;
}

const VERB = phraseBook<true>([
  [
    true,
    'manages|leads|heads|runs|oversees|directly manages|manager une|manager des|manager plusieurs|dirige|who has managed|who have managed|has run|having run|ran|responsible for|accountable for|sous sa responsabilite|sous sa direction|sous ses ordres|who managed|who manages|has managed|having managed|managed|managing|who has led|who have led|has led|having led|who led|led|leading|who leads|lead|management of|supervised|supervising|supervises|heading|headed|oversaw|overseeing|overseen|line managed|line managing|line manages|line manage|line management of|has line managed|directly managed|directly managing|in charge of|qui a manage|qui ont manage|ayant manage|a manage|a deja manage|ayant deja manage|deja manage|manage|manageant|qui manage|qui a encadre|ayant encadre|ayant deja encadre|a encadre|a deja encadre|deja encadre|encadre|encadrant|qui encadre|encadrement de|encadrement d|qui a dirige|ayant dirige|a dirige|a deja dirige|dirige|dirigeant|a supervise|ayant supervise|supervise|superviser|supervision de|supervision d|a anime|ayant anime|animation d|management de|management d|experience managing|experience leading|experience in managing|experience in leading|able to manage|able to lead|capable de manager|capable d encadrer|manager d|encadrer|gestion d|a gere|ayant gere|qui a gere|a la tete d|a la tete de|en charge d',
  ],
]);

const BETWEEN = new Set(
  "currently,already,directly,personally,aujourd'hui,actuellement,deja,directement,a,an,the,une,un,de,d,des,small,large,big,petite,grande,at,least,au,moins,plus,more,than,over,cross,functional,own,engineering,sales,remote,of,technical,development,nursing,kitchen,international,multidisciplinary,pluridisciplinaire".split(
    ',',
  ),
);
const LED = new Set(
  'team,teams,people,persons,reports,employees,staff,equipe,equipes,personnes,collaborateurs,salaries,direct'.split(
    ',',
  ),
);
/** People who are managed. After "lead" alone they are the people who lead: "lead developers". */
const TRADES = new Set(['engineers', 'developers', 'developpeurs', 'ingenieurs']);

const PLAIN = phraseBook<true>([
  [
    true,
    'people management experience|people management|team management experience|team management|management experience|managerial experience|team lead experience|team leadership|experience manageriale|experience en management|experience de management|experience en management d equipe|management d equipe|management d equipes|encadrement d equipe|encadrement d equipes|gestion d equipe|gestion d equipes|une experience manageriale|une experience en management',
  ],
]);

/** The maximum number of tokens between the verb and the people. */
const REACH = 9;

/** Leading people, with their number when it is told: tokens up to and without `to`. */
export interface Leading {
  bound: Bound | null;
  team: boolean;
  to: number;
}

/** Reads "has managed a team of 5" and "encadrement d'équipe" at a token. */
export function readLeading(tokens: readonly Token[], at: number): Leading | null {
  const verb = VERB.match(tokens, at);
  const found = verb ? ledBy(tokens, at, verb.to) : null;
  return (
    found ??
    readManagerOf(tokens, at) ??
    readDenied(tokens, at) ??
    readPlain(tokens, at) ??
    readSizeFirst(tokens, at)
  );
}

/** "Line manager of 7": the number stands alone, or before people; "manager of 3 stores" is no team. */
function readManagerOf(tokens: readonly Token[], at: number): Leading | null {
  if (!/^(?:manager|encadrante?)$/.test(tokens[at]?.word ?? '')) return null;
  if (!OF.has(tokens[at + 1]?.word ?? '')) return null;
  const amount = readAmount(tokens, at + 2, OF_TEAM);
  if (!amount || amount.article) return null;
  const isBare = amount.unit.to === amount.to && !peopleAt(tokens, amount.to - 1);
  const next = tokens[amount.to];
  return isBare && next !== undefined && next.kind !== 'mark'
    ? null
    : { bound: amount.bound, team: true, to: amount.to };
}

/** "Has never managed more than 10 people": at most ten. */
function readDenied(tokens: readonly Token[], at: number): Leading | null {
  if (!NEGATORS.has(tokens[at]?.word ?? '')) return null;
  const verb = VERB.match(tokens, at + 1) ?? VERB.match(tokens, at + 2);
  const led = verb && ledBy(tokens, verb.to - 1, verb.to);
  const isOver = led?.bound?.strict && led.bound.min !== null && led.bound.max === null;
  return isOver ? { ...led, bound: { min: null, max: led.bound!.min, strict: false } } : null;
}

/** "People management", "people management of five or more". */
function readPlain(tokens: readonly Token[], at: number): Leading | null {
  const plain = PLAIN.match(tokens, at);
  if (!plain) return null;
  const size = OF.has(tokens[plain.to]?.word ?? '')
    ? readAmount(tokens, plain.to + 1, OF_TEAM)
    : null;
  return size && !size.article
    ? { bound: size.bound, team: false, to: size.to }
    : { bound: null, team: true, to: plain.to };
}

/** Words behind the people that say that they are led: "a team of 20 managed". */
const LED_AFTER = phraseBook<true>([
  [
    true,
    'managed|supervised|led|to manage|to lead|to supervise|under them|under management|encadree|encadrees|encadres|managee|managees|manages|dirigee|dirigees|supervisee|supervises|a manager|a encadrer|a diriger|sous sa responsabilite|sous sa direction',
  ],
]);

/** "8 direct reports", "a team of 20 people managed". */
function readSizeFirst(tokens: readonly Token[], at: number): Leading | null {
  const size = readTeamSize(tokens, at);
  if (!size) return null;
  const after = LED_AFTER.match(tokens, size.to);
  if (after) return { ...size, to: after.to };
  return !size.team && tokens.slice(at, size.to).some(({ word }) => word === 'reports')
    ? size
    : null;
}

/** A team's size, also in brackets. */
function sizeAt(tokens: readonly Token[], at: number): TeamSize | null {
  if (tokens[at]?.word !== '(') return readTeamSize(tokens, at);
  const size = readTeamSize(tokens, at + 1);
  return size && tokens[size.to]?.word === ')' ? { ...size, to: size.to + 1 } : null;
}

function ledBy(tokens: readonly Token[], at: number, from: number): Leading | null {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const isLevel =
    from === at + 1 && word(at) === 'lead' && !['who', 'that', 'to', 'can'].includes(word(at - 1));
  let to = from;
  let size: TeamSize | null = null;
  let found = false;
  let team = false;
  while (to - from < REACH) {
    const sized: TeamSize | null = size ? null : sizeAt(tokens, to);
    if (sized) {
      size = sized;
      to = sized.to;
      continue;
    }
    if (LED.has(word(to)) || (TRADES.has(word(to)) && !isLevel)) {
      found = true;
      team ||= /^(?:team|equipe)/.test(word(to));
    } else if (!BETWEEN.has(word(to))) break;
    to++;
  }
  while (to > (size?.to ?? from) && BETWEEN.has(word(to - 1))) to--;
  return found || size
    ? { bound: size?.bound ?? null, team: team || (size?.team ?? false), to }
    : null;
}
