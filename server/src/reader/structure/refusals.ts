import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/*
 * Sentences that refuse people, in whatever words: somebody is named (people, a trade, where they
 * come from), and the sentence denies that they are taken.
 */

const PEOPLE =
  /^(?:people|folks|ppl|persons?|candidates?|applicants?|applications?|cvs?|resumes?|profiles?|staff|employees?|workers?|personnel|leavers?|lifers|alumni|graduates?|students?|anyone|anybody|someone|somebody|nobody|those|backgrounds?|types|holders?|gens|candidats?|candidatures?|profils?|salariee?s?|anciens|collaborateurs?|personnes|quelqu|ceux|celles|employee?s|etudiants?|stagiaires?|parcours|titulaires|eux|them|folk|nurses|chefs|temps|locums|clerks|reps|devs|juniors|apprentic?e?s|apprentis)$/;
/** How names of people of a trade end: "videographers", "généralistes", "intérimaires". */
const TRADE =
  /^(?:\w{3,}(?:ers|ors|ists|ians|ants|ees)|\w{3,}(?:eurs|euses|istes|iers|ieres|aires|iens|iennes|antes))$/;

const NO = /^(?:no|not|nobody|none|never|pas|non|aucune?|personne|zero|jamais|ni)$/;
const REFUSING = /^(?:skip|avoid|exclude|excluding|except|hors|sauf|evitez|ecartez|excluez)$/;
const RULES_OUT =
  /^(?:ecart(?:er|ez|ons)|exclu(?:re|ons|ez)|evit(?:er|ez|e|ons)|avoid|skip|excuse)$/;

/** A verb after "not" that takes somebody: "cannot be considered", "ne retiendrons pas". */
const TAKES =
  /^(?:consider|tak(?:e|en|ing)|accept|want|hear|look(?:ed|ing)?$|see$|send|includ|approach|touch|hir(?:e|ing)|interview|recruit|appl(?:y|ying|ied)|suit(?:ed|able)|eligib|shortlist|poach|invit|pursu|contact|submit|welcom|retenu|reten|retien|etudi|pren[ds]|prenons|prise?s?$|cherch|veu[tx]|voul|souhait|donn|trait(?:er|ee?s|ons)|regard|approch|examin|postul|candidat(?:er|ez)|convien|correspond|interess|entr(?:er|ons)|propos|envoy|recrut|embauch|bienvenu|present|veul|work$)/;
const DENYING =
  /^(?:not|no|never|cannot|can't|won't|don't|doesn't|isn't|aren't|wouldn't|couldn't|shouldn't|pas|ne|n|non|aucune?|nobody|unable|jamais)$/;
const MAX_BETWEEN = 5;

/** Such a sentence only waives something, or speaks of the search itself. */
const WAIVES =
  /^(?:need|needed|needs|necessary|necessaires?|required?|requires?|requise?s?|must|mandatory|essential|obligatoires?|exigee?s?|indispensables?|besoin|expected|condition|hesit\p{L}*|worry|yet|encore|already|far)$/u;
/** Who is refused as a supplier, not as a candidate: "No agencies". */
const SUPPLIERS = /^(?:agency|agencies|recruiters?|headhunters?|cabinets?|recruteurs?|agences?)$/;

const OPENERS =
  /^(?:please|pls|svp|surtout|and|but|so|et|mais|donc|sorry|unfortunately|malheureusement|en|revanche|merci|de|d)$/;
const FROM = /^(?:from|at|chez|of|ex)$/;

const isPeople = ({ word }: Token): boolean => PEOPLE.test(word);
const isTrade = ({ word }: Token): boolean => TRADE.test(word) && !SUPPLIERS.test(word);

/** "No managers please": nothing but a trade is denied. */
function refusesTrade(said: readonly Token[], at: number): boolean {
  const trade = said.findIndex((one, index) => index > at && isTrade(one));
  return (
    trade > 0 &&
    trade - at <= 3 &&
    said.slice(trade + 1).every(({ word }) => OPENERS.test(word) || word === 'thanks')
  );
}

/** "No J.B. Hunt people", "Aucun profil issu de la grande distribution", "Nobody from Wates". */
function opensRefusing(said: readonly Token[]): boolean {
  const first = said.findIndex(({ word }) => !OPENERS.test(word));
  const word = said[first]?.word ?? '';
  if (first < 0 || first > 3 || !(NO.test(word) || REFUSING.test(word))) return false;
  const named = said.slice(first, first + 9);
  return (
    refusesTrade(said, first) ||
    named.some(
      (one, at) => isPeople(one) || (FROM.test(one.word) && named[at + 1]?.capital === true),
    )
  );
}

/** "Accor employees: not this time", "Apprentices — sorry, full up". */
function endsRefusing(tokens: readonly Token[]): boolean {
  const mark = tokens.findIndex(
    ({ kind, word }, at) => at > 0 && kind === 'mark' && [',', ':', '-', '–', '—'].includes(word),
  );
  const next = tokens[mark + 1]?.word ?? '';
  if (mark < 1 || mark > 8) return false;
  return (
    (NO.test(next) || /^(?:sorry|desolee?s?|please|merci)$/.test(next)) &&
    tokens.slice(0, mark).some((one) => isPeople(one) || isTrade(one)) &&
    (NO.test(next) ||
      tokens.slice(mark + 1).some(({ word }) => DENYING.test(word) || word === 'full'))
  );
}

const ONLY = /^(?:only|just|seulement|que)$/;

/** "Anyone at Acme is out", "steer clear of agency people". */
const OUT = phraseBook<true>([
  [
    true,
    'is out|are out|is a no|are a no|is off the table|are off the table|is off limits|are off limits|a miss|steer clear|stay away|stay clear|leave out|est exclu|sont exclus|est a exclure|sont a exclure|c est non|on oublie|a oublier|laisse tomber|laissez tomber',
  ],
]);

/** "They told me no people from call centres": a denial right before the people. */
const deniesWithin = (said: readonly Token[]): boolean =>
  said.some(
    ({ word }, at) =>
      NO.test(word) &&
      said.slice(at + 1, at + 3).some(isPeople) &&
      said
        .slice(at + 2, at + 5)
        .some((next) => /^(?:from|of|who|at|de|d|qui|chez|issus?|venus?)$/.test(next.word)),
  );

/** "We regret that staff of X may not be considered", "On ne prend pas d'étudiants". */
function deniesTaking(said: readonly Token[]): boolean {
  return said.some(
    ({ word }, at) =>
      DENYING.test(word) &&
      !ONLY.test(said[at + 1]?.word ?? '') &&
      said.slice(at + 1, at + 1 + MAX_BETWEEN).some((next) => TAKES.test(next.word)),
  );
}

/** Whether a sentence refuses some people. */
export function refusesPeople({
  tokens,
  said,
}: {
  tokens: readonly Token[];
  said: readonly Token[];
}): boolean {
  if (said.some(({ word }) => WAIVES.test(word))) return false;
  if (!said.some((one) => isPeople(one)) && said.some(({ word }) => SUPPLIERS.test(word)))
    return false;
  if (opensRefusing(said) || endsRefusing(tokens)) return true;
  const colon = tokens.findLastIndex(({ word }) => [':', 'so', 'donc', 'alors'].includes(word));
  if (colon > 0 && opensRefusing(tokens.slice(colon + 1).filter(({ kind }) => kind !== 'mark')))
    return true;
  const named = said.some((one) => isPeople(one) || isTrade(one));
  if (!named) return false;
  const isOut = said.some(({ word }, at) => RULES_OUT.test(word) || OUT.match(said, at) !== null);
  return isOut || deniesTaking(said) || deniesWithin(said);
}
