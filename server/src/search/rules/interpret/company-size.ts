import { phraseBook } from '../../../reader/phrases.ts';
import type { Text } from './elements.ts';

const BOUNDS = phraseBook<true>([
  [
    true,
    'fewer than|less than|more than|at least|at most|up to|around|about|under|over|above|below|between|of|with|plus de|plus d|moins de|moins d|au moins|au plus|environ|entre|de|d|avec|jusqu a|+|<|>',
  ],
]);

/**
 * Words for employees. A number of them is the size of a company, unless they are a candidate's
 * team.
 */
const EMPLOYED = new Set(
  'employees|employee|employes|employe|salaries|salarie|collaborateurs|collaborateur|headcount|fte|ftes|etp|agents'.split(
    '|',
  ),
);
/** A number of these is a company size only near a word for a company. */
const PERSONS = new Set('people|persons|person|personnes|personne|staff'.split('|'));
const COMPANIES = new Set(
  'company|companies|startup|startups|firm|firms|business|businesses|organisation|organization|organisations|group|agency|scaleup|site|entreprise|entreprises|societe|societes|boite|boites|structure|structures|pme|eti|groupe|usine|effectif|effectifs'.split(
    '|',
  ),
);
const TEAMS =
  /^(?:teams?|equipes?|manag|led|leading|lead|direct|encadr|dirig|supervis|scal|grow|grew|hire|recrut)/;

/** How far from the number a company or a team may be named. */
const REACH = 6;

/** After the number or the range: "50", "50-200", "50 to 200", "500+". */
function afterNumbers({ tokens }: Text, at: number): number | null {
  if (tokens[at]?.kind !== 'number') return null;
  const joined =
    ['-', '–', '/', 'to', 'a', 'and', 'et'].includes(tokens[at + 1]?.word ?? '') &&
    tokens[at + 2]?.kind === 'number';
  const to = joined ? at + 3 : at + 1;
  return tokens[to]?.word === '+' ? to + 1 : to;
}

/**
 * The token after "fewer than 50 employees" when such words begin at this token; null elsewhere. A
 * team that the candidate led is not a company.
 */
export function companySizeEnd(text: Text, at: number): number | null {
  const { tokens } = text;
  const numbers = BOUNDS.match(tokens, at)?.to ?? at;
  const noun = afterNumbers(text, numbers);
  const word = tokens[noun ?? at]?.word ?? '';
  if (noun === null || !(EMPLOYED.has(word) || PERSONS.has(word))) return null;
  const before = tokens.slice(Math.max(0, at - REACH), at).map((token) => token.word);
  if (before.some((one) => TEAMS.test(one))) return null;
  const after = tokens[noun + 1]?.word ?? '';
  if (!EMPLOYED.has(word) && !COMPANIES.has(after) && !before.some((one) => COMPANIES.has(one)))
    return null;
  return COMPANIES.has(after) ? noun + 2 : noun + 1;
}
