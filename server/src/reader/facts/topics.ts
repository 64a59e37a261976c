import type { Token } from '../tokens.ts';
import { TURNS } from './cues.ts';
import { ORGANISATIONS, PEOPLE } from './subjects.ts';

/*
 * Work that has a thing for its topic without knowing it: courses on offer, recruited developers,
 * customers by name.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Starts of clauses: "but", "while", and marks that separate sentences within one. */
const CLAUSE_WORDS = words(
  'while|whereas|but|mais|tandis|alors|although|though|because|car|when|quand|lorsque|where|if',
);
const HARD_MARKS = words(';|—|–|(|)|[|]|•|\n');

/** The first token of the clause that ends before token `end`. */
export function clauseStart(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= 0; at--) {
    const { word } = tokens[at]!;
    if (HARD_MARKS.has(word) || word === ',' || word === ':') return at + 1;
    if (CLAUSE_WORDS.has(word)) return at + 1;
    if ((word === 'and' || word === 'et') && opensClause(tokens, at + 1)) return at + 1;
  }
  return 0;
}

const SUBJECT_OPENERS = words(
  "i|i'm|i've|i'd|je|j|he|she|we|nous|it|they|il|elle|ils|elles|my|mon|ma|mes|our|notre|the|le|la|les|l",
);

const opensClause = (tokens: readonly Token[], at: number): boolean =>
  SUBJECT_OPENERS.has(tokens[at]?.word ?? '');

const COURSES =
  /^(?:courses?|classes|workshops?|webinars?|bootcamps?|training|trainings|seminars?|conferences?|meetups?|events?|lessons|tutorials?|cours|formations?|ateliers?|seminaires?|stages?|conferences?|evenements?|licen[cs]es?|licences|brochures?|books?|booklets?|livres?|articles?|manuals?|manuels?|posters?|affiches?|documentation|catalogue|catalog|catalogues|subscriptions?|abonnements?|merchandise|tickets?|billets?|stand|booth|vacanc(?:y|ies)|adverts?|ads|annonces?|offres|jobs|sessions?)$/;
const ATTENDED =
  /^(?:attended|completed|took|taken|followed|finished|suivi|suivie|suivies|passed|effectue|participated|participe)$/;
const TAUGHT =
  /^(?:taught|teach|teaches|teaching|gave|give|gives|giving|delivered|deliver|delivering|led|lead|designed|created|wrote|ran|run|trained|lectured|anime|animer|animation|donne|dispense|concu|conception|cree|enseigne|enseignement|formateur|formatrice|trainer|lecturer|animateur|instructor)$/;
const HANDLED =
  /^(?:offer|offers|offered|offering|propose|proposes|proposent|organis\w*|organiz\w*|sell|sells|sold|selling|vend|vendu|vente|ventes|schedul\w*|book|booked|booking|arrang\w*|catalog\w*|market|marketed|marketing|promot\w*|translat\w*|tradui\w*|traduct\w*|edit|edited|edits|edition|print\w*|imprim\w*|ship\w*|stock\w*|host|hosts|hosted|hosting|order\w*|invoic\w*|factur\w*|advertis\w*|reserv\w*|commercialis\w*|distribu\w*|enrol\w*|inscri\w*|library|bibliotheque|includes?|including|layout|proofread\w*|relect\w*|relu\w*|transcri\w*|subtitl\w*|index\w*|archiv\w*|classement|display\w*|deliver\w*|livr\w*|polic\w*|planif\w*|coordinat\w*)$/;

const RECRUITED =
  /^(?:recruit|recruits|recruited|recruiting|recruitment|hire|hires|hired|hiring|sourc\w*|headhunt\w*|placed|placing|placement|staffed|staffing|interviewed|interviewing|shortlist\w*|recrut\w*|embauch\w*|chass\w*|selection|selectionn\w*|approch\w*|onboard\w*|welcom\w*|accueill\w*|represent\w*|book\w*|paid|pay|payroll|invoic\w*)$/;
const ASSISTED =
  /^(?:assist|assists|assisted|assisting|assistant|assistante|support|supports|supported|supporting|helped|helping|served|serving|alongside|shadowed|shadowing|secretary|secretaire|seconded|reported|reporting|report|reports|pa|aupres|assiste|assister|appui|soutien|rattache|rattachee|under|cotes|accompagne|accompagner)$/;

const NAMES =
  /^(?:customers?|clients?|accounts?|partners?|competitors?|suppliers?|vendors?|brands?|prospects?|fournisseurs?|concurrents?|partenaires?|marques|comptes|enseignes?|donneurs)$/;
const SUCH = words(
  'such|like|including|incl|dont|comme|tels|telles|notamment|eg|namely|from|:|as|que|mostly|mainly|principalement',
);

const REPUTED = words(
  'reputed|renowned|famous|known|repute|reputee|connu|connue|reconnu|reconnue|celebre|specialised|specialized|leader',
);

type Topic = 'aside' | 'others' | 'employer' | 'slight';

/** What kind of topic the thing is; null when the person does or knows it. */
export function topicOfWork(tokens: readonly Token[], from: number, to: number): Topic | null {
  const clause = tokens.slice(0, from);
  if (isNamed(clause)) return 'others';
  if (isReputed(clause)) return 'employer';
  const around = [...tokens.slice(Math.max(0, from - 4), from), ...tokens.slice(to, to + 2)];
  const course = around.find(({ word }) => COURSES.test(word));
  if (course !== undefined) {
    const said = tokens.filter((token) => token !== course);
    if (said.some(({ word }) => TAUGHT.test(word))) return null;
    if (said.some(({ word }) => HANDLED.test(word))) return 'aside';
    if (said.some(({ word }) => ATTENDED.test(word))) return 'slight';
    return clause.length <= 3 && isCourse(course) ? 'slight' : null;
  }
  return belongsTo(tokens, to) ? 'others' : ofPeople(tokens, from, to);
}

const isCourse = ({ word }: Token): boolean =>
  /^(?:courses?|classes|bootcamps?|tutorials?|cours|webinars?)$/.test(word);

const OF = words('of|de|d|du');
const WHOSE = words('my|our|the|his|her|their|mon|ma|notre|nos|la|le|l|du');
const NOT_OWNERS = words(
  'team|equipe|equipes|department|direction|staff|personnel|people|personnes|clients|customers|users|client|customer|patients|patient|utilisateurs',
);

/** "The budget of my director", "l'agenda de ma directrice". */
function belongsTo(tokens: readonly Token[], to: number): boolean {
  const [of, whose, noun] = tokens.slice(to, to + 3);
  if (!OF.has(of?.word ?? '')) return false;
  const owner = of?.word === 'du' ? whose : noun;
  const isOwned = of?.word === 'du' || WHOSE.has(whose?.word ?? '');
  return isOwned && PEOPLE.has(owner?.word ?? '') && !NOT_OWNERS.has(owner?.word ?? '');
}

/** "Customers such as SAP", "mes clients : Airbus". */
function isNamed(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ word }) => NAMES.test(word));
  if (at < 0 || before.length - at > 12) return false;
  const next = before[at + 1]?.word ?? '';
  if (!SUCH.has(next) && next !== '(') return false;
  return before
    .slice(at + 1)
    .every(
      ({ word, capital, kind }) =>
        SUCH.has(word) ||
        capital ||
        kind !== 'word' ||
        ['and', 'et', 'or', 'ou', 'the', 'la', 'le', 'de', 'du'].includes(word),
    );
}

function isReputed(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ word }) => REPUTED.has(word));
  if (at < 1 || before.length - at > 6) return false;
  return before.slice(0, at).some(({ word }) => ORGANISATIONS.has(word));
}

/** "Recruited Java developers", "supported two CPAs": other people have or are it. */
function ofPeople(tokens: readonly Token[], from: number, to: number): Topic | null {
  const before = tokens.slice(Math.max(0, from - 6), from);
  const isBy = (pattern: RegExp): boolean =>
    before.some(
      ({ word, kind }, at) =>
        kind === 'word' &&
        pattern.test(word) &&
        !before.slice(at).some((one) => TURNS.has(one.word) || one.word === ','),
    );
  const next = tokens[to]?.word ?? '';
  const previous = before.at(-1)?.word ?? '';
  const beforeThat = before.at(-2)?.word ?? '';
  const isPeople =
    PEOPLE.has(next) ||
    PEOPLE.has(previous) ||
    (PEOPLE.has(beforeThat) && previous !== 'and' && previous !== 'et');
  if (isPeople && isBy(RECRUITED)) return 'others';
  const named = tokens.slice(from, to);
  const isCounted = before
    .slice(-2)
    .some(({ word, kind }) => kind === 'number' || COUNTS.has(word));
  const arePeople = named.some(({ word }) => /s$/.test(word) || PEOPLE.has(word));
  const isFor = before.slice(-4).some(({ word }) => FOR.has(word)) && isCounted;
  const namePeople =
    PEOPLE.has(named.at(-1)?.word ?? '') && (named.at(-1)?.word ?? '').endsWith('s');
  if (isFor && namePeople) return 'others';
  return isBy(ASSISTED) && isCounted && arePeople ? 'others' : null;
}

const FOR = words('for|with|to|by|from|alongside|under|pour|avec|aupres|par');

const COUNTS = words(
  'two|three|four|five|several|many|the|senior|deux|trois|quatre|plusieurs|les|des|un|une|a',
);
