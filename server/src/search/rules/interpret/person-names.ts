import { phraseBook } from '../../../reader/phrases.ts';
import type { Text } from './elements.ts';

/*
 * People whose first name is a town: the writer, a colleague, the manager. Only the words around
 * them show it.
 */

const FAREWELLS = new Set(
  'best regards thanks cheers cordialement merci salutations thx yours sincerely rgds bav bonne'.split(
    ' ',
  ),
);

/** "Best, Amara": the name of the writer. */
export function isSigned({ tokens }: Text, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && tokens[before]?.kind === 'mark') before--;
  const opens = before === 0 || tokens[before - 1]?.kind === 'mark' || tokens[before]?.capital;
  return (
    before >= 0 &&
    before < at - 1 &&
    opens === true &&
    FAREWELLS.has(tokens[before]?.word ?? '') &&
    tokens[at]?.capital === true
  );
}

/** Words of speaking to somebody: "ask Charlotte", "Hi Austin". */
const ADDRESSED = new Set(
  'ask asks asked contact call email mail ping tell cc hi hello hey dear bonjour bonsoir salut coucou demandez contactez appelez contacter appeler'.split(
    ' ',
  ),
);

/** What only people do, right after their name. */
const ACTS = phraseBook<true>([
  [
    true,
    'wants|needs|asked|asks|said|says|told|left|leaves|quits|and i|is leaving|is hiring|is my|is our|is off|is the contact|is the hiring manager|is asking|will call|will interview|will be|will join|quitte|nous quitte|part en|m a dit|me demande|veut',
  ],
]);

/** Before a town, not before a person: "a client in Leeds wants". */
const WHERE = new Set('in near around from of at de d a en sur'.split(' '));

/** Places that are called, not people: "contact London office". */
const OFFICES = new Set(['office', 'team', 'site', 'branch', 'hq', 'clinic', 'store']);

/** "ask Charlotte", "me or Sam", "reports to Georgia", "Lourdes is leaving". */
export function isPerson({ tokens }: Text, at: number, to: number): boolean {
  if (to !== at + 1 || !tokens[at]?.capital || OFFICES.has(tokens[to]?.word ?? '')) return false;
  const before = (back: number): string => tokens[at - back]?.word ?? '';
  return (
    ADDRESSED.has(before(1)) ||
    (['or', 'and', 'ou', 'et'].includes(before(1)) && ['me', 'moi'].includes(before(2))) ||
    (before(1) === 'to' && /^report(?:s|ing)?$/.test(before(2))) ||
    (!WHERE.has(before(1)) && ACTS.match(tokens, to) !== null)
  );
}
