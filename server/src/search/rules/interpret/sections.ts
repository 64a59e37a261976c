import { phraseBook } from '../../../reader/phrases.ts';
import { mentionAt, type Text } from './elements.ts';

const CLIENTS = phraseBook<true>([
  [
    true,
    "our client|my client|one of our clients|our company|notre client|mon client|notre societe|notre entreprise|notre groupe|un de nos clients|l'un de nos clients",
  ],
]);

const HIRES =
  /^(?:seeks?|is|are|looks?|needs?|wants?|hires?|struggles?|recherche|recrute|cherche|souhaite|embauche|veut|voudrait|galere|peine)$/;

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

const OWNS = /^(?:our|my|their|notre|mon|ma|leur)$/;
const WISHES =
  /^(?:wants?|wanted|needs?|would|asks?|asked|voudrait|voudraient|veut|veulent|aimerait|souhaite|souhaitent|demande|demandent|cherche|recherche|recrute)$/;
/** A title, a name and its commas may stand between "our" and the verb. */
const MAX_REQUESTER = 8;

/**
 * "Notre DRH, Nathalie, voudrait voir des responsables paie": the token of the verb, when somebody
 * by their title wants another title.
 */
export function wishingColleagueEnd(text: Text, at: number): number | null {
  const { tokens } = text;
  const title = OWNS.test(tokens[at]?.word ?? '') ? mentionAt(text, at + 1, 'title') : null;
  if (!title) return null;
  for (let to = title.to; to < title.to + MAX_REQUESTER; to++) {
    const token = tokens[to];
    if (!token || ['.', ';', '!', '?', '\n', ':'].includes(token.word)) return null;
    if (!WISHES.test(token.word)) continue;
    const end = text.structure.blocks.find((block) => to >= block.from && to < block.to)?.to ?? to;
    return text.mentions.slice(to, end).some((found) => found?.mention.kind === 'title')
      ? to
      : null;
  }
  return null;
}

/** A story about somebody stays in its bracket: "(she is off to Citco in Halifax)". */
const MAX_BRACKET = 30;

/** "(Bruno, ancien Geodis)". */
const FORMER = /^(?:ex|ancien|ancienne|former|formerly|anciennement)$/;
const THEY = /^(?:(?:he|she|they)(?:'s|'re)?|il|elle|ils|elles)$/;

/** The token after a bracket that tells of another person; null elsewhere. */
export function storyEnd({ tokens }: Text, at: number): number | null {
  if (tokens[at]?.word !== '(') return null;
  // "(Anja, she's ex-Siemens)": after the name of the person.
  const named = tokens[at + 1]?.capital && tokens[at + 2]?.word === ',' ? at + 3 : at + 1;
  const word = tokens[named]?.word ?? '';
  if (!THEY.test(word) && !(named === at + 3 && FORMER.test(word))) return null;
  const length = tokens.slice(at, at + MAX_BRACKET).findIndex(({ word }) => word === ')');
  return length < 0 ? null : at + length + 1;
}

/**
 * "pour le compte d'un recruteur": the token after the person who requested the search, when a
 * title names that person.
 */
export function requesterEnd(text: Text, at: number): number | null {
  const next = text.tokens[at + 1]?.word ?? '';
  if (text.tokens[at]?.word === 'hiring' && /^managers?$/.test(next)) return at + 2;
  const found = ON_BEHALF.match(text.tokens, at);
  if (!found) return null;
  const named = [found.to, found.to + 1].find(
    (at) => mentionAt(text, at, 'title') || text.tokens[at]?.word === 'manager',
  );
  return named === undefined ? null : (mentionAt(text, named, 'title')?.to ?? named + 1);
}
