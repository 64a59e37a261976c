import { phraseBook } from '../../../reader/phrases.ts';
import { item, type Reading, type Text } from './elements.ts';

const VERB = phraseBook<true>([
  [
    true,
    'who has managed|who have managed|who managed|who manages|has managed|having managed|managed|managing|who has led|who have led|has led|having led|who led|led|leading|who leads|lead|management of|supervised|supervising|heading|qui a manage|qui ont manage|ayant manage|a manage|manage|manageant|qui manage|qui a encadre|ayant encadre|a encadre|encadre|encadrant|qui encadre|encadrement de|encadrement d|qui a dirige|ayant dirige|a dirige|dirige|dirigeant|management de|management d|experience managing|experience leading|experience in managing|experience in leading|able to manage|able to lead|capable de manager|capable d encadrer|manager d|encadrer|gestion d|a gere|ayant gere|qui a gere',
  ],
]);

const BETWEEN = new Set([
  'a',
  'an',
  'the',
  'une',
  'un',
  'de',
  'd',
  'des',
  'small',
  'large',
  'big',
  'petite',
  'grande',
  'at',
  'least',
  'au',
  'moins',
  'plus',
  'more',
  'than',
  'over',
  'cross',
  'functional',
  'own',
  'engineering',
  'sales',
  'remote',
  'of',
  'technical',
  'development',
]);
const PEOPLE = new Set([
  'team',
  'teams',
  'people',
  'persons',
  'reports',
  'employees',
  'staff',
  'equipe',
  'equipes',
  'personnes',
  'collaborateurs',
  'salaries',
  'direct',
]);
/** People who are managed. After "lead" alone they are the people who lead: "lead developers". */
const TRADES = new Set(['engineers', 'developers', 'developpeurs', 'ingenieurs']);

const PLAIN = phraseBook<true>([
  [
    true,
    'people management experience|people management|team management experience|team management|management experience|managerial experience|team lead experience|team leadership|experience manageriale|experience en management|experience de management|experience en management d equipe|management d equipe|management d equipes|encadrement d equipe|encadrement d equipes|gestion d equipe|gestion d equipes|une experience manageriale|une experience en management',
  ],
]);

/**
 * Reads "has managed a team of 5" and "encadrement d'équipe": a requirement with a criterion but no
 * filter.
 */
export function readManagement(text: Text, at: number): Reading | null {
  const { tokens } = text;
  const verb = VERB.match(tokens, at);
  let to = verb?.to ?? at;
  let people: number | null = null;
  let found = false;
  const isLevel =
    verb?.to === at + 1 &&
    tokens[at]?.word === 'lead' &&
    !['who', 'that', 'to', 'can'].includes(tokens[at - 1]?.word ?? '');
  while (verb && to - verb.to < 9) {
    const token = tokens[to];
    if (token?.kind === 'number' && people === null) people = token.value;
    else if (
      token &&
      (PEOPLE.has(token.word) || (TRADES.has(token.word) && (people !== null || !isLevel)))
    )
      found = true;
    else if (!token || !(BETWEEN.has(token.word) || (token.word === '+' && people !== null))) break;
    to++;
  }
  while (to > at && BETWEEN.has(tokens[to - 1]?.word ?? '')) to--;
  if (found)
    return {
      items: [
        item(at, to, {
          kind: 'management',
          people,
          team: tokens.slice(at, to).some((token) => /^(?:team|equipe)s?$/.test(token.word)),
        }),
      ],
      to,
    };
  const plain = PLAIN.match(tokens, at);
  return plain
    ? {
        items: [item(at, plain.to, { kind: 'management', people: null, team: true })],
        to: plain.to,
      }
    : null;
}
