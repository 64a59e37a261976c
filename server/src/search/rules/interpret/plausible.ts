import { phraseBook } from '../../../reader/phrases.ts';
import type { Element, Meaning, Text } from './elements.ts';
import type { Draft } from './read.ts';

/** Openings of questions and orders that do not search for people, whatever they mention. */
const OTHER_REQUESTS = phraseBook<true>([
  [
    true,
    "what is|what's|whats|what are the|what does|what do|what time|what was|what will|how do|how to|how does|how can|how much|how many|how are|how is|how old|why|when is|when was|when does|where is|where are you|where can|who is the|who was|who won|who are you|tell me|write|write me|translate|explain|summarize|summarise|calculate|compute|solve|sing|draw|play|ignore|is it|is there|will it|do you|can you tell|can you explain|can you write|could you explain|define|describe|quelle est|quel est|quelle heure|quel temps|quels sont les ingredients|qu'est|qu est ce|comment|pourquoi|quand|combien|ou se trouve|ou est|raconte|raconte moi|ecris|ecris moi|traduis|traduire|explique|explique moi|resume|calcule|dis moi|est ce que|chante|dessine|il fait|quand est ce|c est quoi|c est combien|combien coute|combien ca coute|qui est le|qui a gagne|qui es tu|ignore les|give me a recipe|learn|i want to learn|teach me|apprendre|je veux apprendre|j aimerais apprendre|apprends moi|donne moi une recette|donne moi la recette|order|book me|commande|reserve|happy birthday|joyeux anniversaire|bon anniversaire|traduction de|traduction du|translation of|could you please resend|could you resend|can you resend|please resend|please find attached|veuillez trouver",
  ],
]);

/** Topics of such texts, whatever trade they name: recipes, weather, verse. */
const OTHER_TOPICS = new Set(
  'recipe|recipes|recette|recettes|weather|meteo|joke|jokes|blague|blagues|poem|poeme|lyrics|horoscope|tablespoon|tablespoons|teaspoon|flour|farine|preheat|prechauffer|stir|lorem|ipsum'.split(
    '|',
  ),
);

/** The same, unless a trade or a number of years is near: "restaurant manager" is a search. */
const EVERYDAY_TOPICS = new Set(
  'restaurant|restaurants|hotel|hotels|flight|flights|pizza|football|lottery|loto|oven|butter|beurre|sugar|sucre|cafe|cinema|tickets|billets'.split(
    '|',
  ),
);

const PEOPLE = new Set(
  "folks|guys|devs|people|person|persons|someone|somebody|anyone|profile|profiles|candidate|candidates|talent|talents|professionals|profil|profils|candidat|candidats|candidate|candidates|personne|personnes|gens|quelqu'un|professionnels".split(
    '|',
  ),
);

function length(element: Element): number {
  return element.to - element.from;
}

/**
 * Whether a prompt searches for people. Gibberish gives no item. A question, a recipe or small talk
 * may name a town, a language or a trade in passing: it is refused by its opening, by its topic, or
 * because most of it stays unread.
 */
export function looksForPeople(draft: Draft): boolean {
  const { elements, text } = draft;
  const items = elements.filter((element) => element.type === 'item');
  if (items.every((element) => element.item.meaning.kind === 'contact')) return false;
  if (!/\p{L}/u.test(text.prompt)) return false;
  if (
    opensOtherwise(draft) ||
    ((isQuestion(text) || asksOfThings(text)) && !draft.hiring) ||
    (opensWithOwn(draft) && !draft.hiring) ||
    isCode(text, items)
  )
    return false;
  if (
    draft.hiring &&
    (text.tokens.some((token) => PEOPLE.has(token.word)) ||
      items.some((element) => !['place', 'industry'].includes(element.item.meaning.kind)))
  )
    return true;
  const kinds = new Set(items.map((element) => element.item.meaning.kind));
  if (isLongSearch(text, withHeld(elements, kinds))) return true;
  if (text.tokens.some(({ word }) => OTHER_TOPICS.has(word))) return false;
  if (namesTradeInPassing(draft)) return false;
  if (kinds.has('title') || kinds.has('years')) return true;
  if (text.tokens.some((token) => EVERYDAY_TOPICS.has(token.word))) return false;
  const unread = elements.filter((element) => element.type === 'word').length;
  return unread === 0 || items.reduce((sum, element) => sum + length(element), 0) > unread;
}

const MIN_LONG = 46;
const DEMANDS = ['years', 'degree', 'certification', 'language', 'seniority', 'place'] as const;

/** An advert for a cook who writes recipes: a trade, and several things that people have. */
function isLongSearch({ tokens }: Text, kinds: ReadonlySet<string>): boolean {
  const demands = DEMANDS.filter((kind) => kinds.has(kind));
  return tokens.length >= MIN_LONG && kinds.has('title') && demands.length >= 2;
}

/** The kinds of all values, with those in sentences that seem to tell of something else. */
function withHeld(
  elements: readonly Element[],
  kinds: ReadonlySet<Meaning['kind']>,
): ReadonlySet<string> {
  const held = elements.flatMap((one) => (one.type === 'unsearchable' ? (one.held ?? []) : []));
  return new Set([...kinds, ...held.map(({ meaning }) => meaning.kind)]);
}

const BEFORE_TRADE = new Set('a|an|the|some|any|un|une|des|de|d|le|la|les'.split('|'));

/**
 * "Erreur 404 : page introuvable": one word that is also a trade, without an article, between words
 * that say nothing of a search.
 */
function namesTradeInPassing({ elements, text, hiring }: Draft): boolean {
  const at = elements.findIndex((element) => element.type === 'item');
  const found = elements[at];
  if (hiring || found?.type !== 'item' || found.item.meaning.kind !== 'title') return false;
  const isWord = ({ type }: Element): boolean => type === 'word';
  return (
    length(found) === 1 &&
    !BEFORE_TRADE.has(text.tokens[found.from - 1]?.word ?? '') &&
    elements.slice(0, at).some(isWord) &&
    elements.slice(at + 1).some(isWord) &&
    elements.slice(at + 1).every(({ type }) => type !== 'item')
  );
}

/**
 * "Do you have any plumbers" and "do you know a nurse" are searches, although other questions begin
 * alike.
 */
const PEOPLE_REQUESTS = phraseBook<true>([
  [
    true,
    'do you have|do you know|do we have|do we know|can you recommend|comment trouver un|comment trouver une|comment recruter|connaissez vous|connais tu|avez vous|auriez vous|as tu|aurais tu|est ce que vous avez|est ce que tu as|est ce que vous auriez|est ce que vous connaissez|est ce que tu connais|is there anyone|is there anybody|is there someone|is there somebody|is there any|est ce qu on a|est ce qu on aurait|est ce qu il y a',
  ],
]);

/**
 * A possession is not a person to find, unless it is the employer who hires: "my dog is 5 years
 * old".
 */
const OWN = new Set(['my', 'mon', 'ma', 'mes']);
const HIRING_OWN = new Set(
  'client|clients|team|company|boss|manager|equipe|entreprise|societe|startup|boite|patron|direction|criteria|criteres'.split(
    '|',
  ),
);

/** Marks of a program or of data: quoted words between them are not keywords. */
const CODE_MARKS = new Set(['{', '}', '[', ']', '<', '>', '=']);

function isCode(
  { tokens }: Text,
  items: readonly { item: { meaning: { kind: string } } }[],
): boolean {
  return (
    items.every((element) => element.item.meaning.kind === 'keyword') &&
    tokens.some((token) => CODE_MARKS.has(token.word))
  );
}

function opensWithOwn({ text: { tokens }, elements }: Draft): boolean {
  if (!OWN.has(tokens[0]?.word ?? '') || HIRING_OWN.has(tokens[1]?.word ?? '')) return false;
  // "Ma DAF en a marre : un comptable à Lyon": a colleague by their title, and another title.
  const titles = elements.filter(
    (element) => element.type === 'item' && element.item.meaning.kind === 'title',
  );
  return !(titles.length > 1 && titles[0]?.from === 1);
}

const QUESTION_VERBS = new Set([
  'is',
  'are',
  'was',
  'were',
  'does',
  'did',
  'should',
  'would',
  'est',
]);

/** "is Python faster than Java?", but not "are there any nurses in Leeds?". */
function isQuestion({ tokens }: Text): boolean {
  return (
    QUESTION_VERBS.has(tokens[0]?.word ?? '') &&
    tokens.at(-1)?.word === '?' &&
    !['there', 'any', 'anyone', 'anybody'].includes(tokens[1]?.word ?? '')
  );
}

/**
 * French questions recognised by their word order, whatever comes before: "le bail peut-il être
 * résilié".
 */
const INVERSIONS = phraseBook<true>([
  [
    true,
    'peut il|peut elle|peuvent ils|peut on|puis je|doit on|doit il|faut il|a t on|est il possible|est elle|sont ils',
  ],
]);

function asksOfThings({ tokens }: Text): boolean {
  return (
    tokens.some((_, at) => INVERSIONS.match(tokens, at) !== null) &&
    !tokens.some(({ word }) => PEOPLE.has(word))
  );
}

/** "What's the market like for nurses in Cork? Want people with an ICU background". */
function asksLater({ tokens, structure }: Text): boolean {
  return structure.blocks.slice(1).some(({ role, from, to }) => {
    const said = tokens.slice(from, to);
    const asks = role === 'demand' || said.some((_, at) => WANTS.match(said, at));
    return asks && said.some(({ word }) => PEOPLE.has(word));
  });
}

const WANTS = phraseBook<true>([
  [
    true,
    'want|need|looking for|find me|find us|send me|show me|cherche|cherchons|recherche|recherchons|veux|voulons|veut|besoin de|besoin d|il me faut|il nous faut|trouve moi|trouvez moi',
  ],
]);

function opensOtherwise({ text, elements }: Draft): boolean {
  let at = 0;
  while (
    at < 4 &&
    (text.tokens[at]?.kind === 'mark' ||
      ['please', 'hello', 'hi', 'hey', 'bonjour', 'salut', 'so', 'and', 'ok', 'svp'].includes(
        text.tokens[at]?.word ?? '',
      ))
  )
    at++;
  if (asksLater(text)) return false;
  // "order pickers Joliet": a trade, although its first word is an order elsewhere.
  const trade = elements.some(
    (element) =>
      element.from === at && element.type === 'item' && element.item.meaning.kind === 'title',
  );
  return (
    !trade &&
    PEOPLE_REQUESTS.match(text.tokens, at) === null &&
    OTHER_REQUESTS.match(text.tokens, at) !== null
  );
}
