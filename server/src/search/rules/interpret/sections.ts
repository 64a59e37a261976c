import { phraseBook } from '../../../reader/phrases.ts';
import { mentionAt, type Text } from './elements.ts';

/**
 * Headings of the parts of a pasted job advertisement that describe the work or the offer, not the
 * person.
 */
const ASIDE_HEADINGS = phraseBook<true>([
  [
    true,
    "your mission|your missions|missions|the mission|mission|responsibilities|your responsibilities|key responsibilities|main responsibilities|what you'll do|what you will do|your role|the role|duties|tasks|your tasks|about us|who we are|about the company|about the role|we offer|what we offer|benefits|our benefits|perks|why join us|how to apply|recruitment process|hiring process|interview process|vos missions|tes missions|les missions|votre mission|ta mission|vos responsabilites|responsabilites|votre role|ton role|qui sommes nous|a propos|a propos de nous|l entreprise|nous offrons|nous proposons|on t offre|on vous offre|ce que nous offrons|ce que nous proposons|avantages|les avantages|nos avantages|pourquoi nous rejoindre|processus de recrutement|process de recrutement|comment postuler|descriptif du poste|description du poste|le poste en quelques mots",
  ],
]);

/**
 * Headings that open an advertisement with the work itself: their text describes the person
 * searched.
 */
const ROLE_HEADINGS = phraseBook<true>([
  [
    true,
    'about the role|the role|your role|the mission|mission|votre mission|votre role|description du poste|descriptif du poste',
  ],
]);

/** Maximum number of words in a heading, which ends with a colon or at the end of its line. */
const MAX_HEADING_WORDS = 6;

function opensLine(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  return before === undefined || ['\n', '.', '•', '*', '#'].includes(before.word);
}

function isHeading(text: Text, at: number): boolean {
  for (let to = at; to <= at + MAX_HEADING_WORDS; to++) {
    const token = text.tokens[to];
    if (token === undefined || token.word === ':') return token !== undefined && to > at;
    if (token.kind === 'mark') return false;
  }
  return false;
}

const CLIENTS = phraseBook<true>([
  [
    true,
    "our client|my client|one of our clients|our company|notre client|mon client|notre societe|notre entreprise|notre groupe|un de nos clients|l'un de nos clients",
  ],
]);

const HIRES =
  /^(?:seeks?|is|are|looks?|needs?|wants?|hires?|recherche|recrute|cherche|souhaite|embauche)$/;

/** Maximum number of words about a client before the verb. */
const MAX_APPOSITION_WORDS = 25;

/**
 * "Our client, a leading logistics group, seeks": the token of the verb, when words about the
 * employer begin here.
 */
export function employerEnd({ tokens }: Text, at: number): number | null {
  const client = CLIENTS.match(tokens, at);
  if (!client || tokens[client.to]?.word !== ',') return null;
  for (let to = client.to + 1; to < client.to + MAX_APPOSITION_WORDS; to++) {
    const word = tokens[to]?.word;
    if (word === undefined || word === '.' || word === '\n') return null;
    if (tokens[to - 1]?.word === ',' && HIRES.test(word)) return to;
  }
  return null;
}

const ON_BEHALF = phraseBook<true>([
  [
    true,
    "on behalf of|on behalf of a|on behalf of an|on behalf of our|on behalf of the|at the request of a|at the request of the|pour le compte d|pour le compte d'un|pour le compte d un|pour le compte d une|pour le compte de|pour le compte du|a la demande d|a la demande d un|a la demande d une|a la demande du|a la demande de la|de la part d un|de la part d une|de la part du|de la part de la|au nom d un|au nom d une",
  ],
]);

/**
 * "pour le compte d'un recruteur": the token after the person who requested the search, when a
 * title names that person.
 */
export function requesterEnd(text: Text, at: number): number | null {
  const found = ON_BEHALF.match(text.tokens, at);
  if (!found) return null;
  const named = [found.to, found.to + 1].find(
    (at) => mentionAt(text, at, 'title') || text.tokens[at]?.word === 'manager',
  );
  return named === undefined ? null : (mentionAt(text, named, 'title')?.to ?? named + 1);
}

/**
 * The token after a part that describes the work or the offer, when such a part begins at this
 * token; null elsewhere. The part runs up to the next heading or empty line, or to the end of the
 * sentence in a prompt of one line.
 */
export function asideEnd(text: Text, at: number): number | null {
  const heading = ASIDE_HEADINGS.match(text.tokens, at);
  if (!heading || !opensLine(text, at)) return null;
  if (
    text.tokens.slice(0, at).every(({ kind }) => kind === 'mark') &&
    ROLE_HEADINGS.match(text.tokens, at)?.to === heading.to
  )
    return null;
  const closing = text.tokens[heading.to]?.word;
  if (closing !== ':' && closing !== '\n') return null;
  const oneLine = !text.tokens.some((token, index) => index > at && token.word === '\n');
  let to = heading.to + 1;
  while (to < text.tokens.length) {
    const word = text.tokens[to]?.word;
    if (oneLine && word === '.') break;
    if (
      word === '\n' &&
      to > heading.to + 1 &&
      (text.tokens[to + 1]?.word === '\n' || isHeading(text, to + 1))
    )
      break;
    to++;
  }
  return to;
}
