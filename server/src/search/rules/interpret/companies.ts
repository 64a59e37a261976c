import { phraseBook } from '../../../reader/phrases.ts';
import type { Token } from '../../../reader/tokens.ts';
import { type Item, item, type MeaningOf, mentionAt, type Text, textOf } from './elements.ts';
import { isKnownEmployer } from './known-employers.ts';

/**
 * Words inside a company's name that are not capitalised: "Bank of America", "Procter & Gamble",
 * "Caisse des Dépôts".
 */
const INNER = new Set(['of', 'de', 'des', 'du', 'd', 'la', 'le', 'et', 'and', '&', 'the', 'en']);

/** Words that are not a company name, even after "at" or "chez". */
const NOT_A_NAME = new Set(
  'both|either|neither|everyone|anyone|somebody|someone|places|place|somewhere|a|an|the|au|aux|dans|par|sur|un|une|des|le|la|les|l|d|du|de|this|that|our|my|notre|nos|mon|your|their|his|her|least|most|scale|all|any|some|startup|startups|start|scaleup|scaleups|scale|big|large|small|early|company|companies|entreprise|entreprises|agencies|agency|agence|agences|banks|bank|banque|banques|cabinet|cabinets|client|clients|major|top|leading|fast|series|seed|product|tech|senior|junior|home|work|and|or|et|ou|with|avec|in|en|on|for|pour|by|from|as|is|no|not|who|qui|high|its|eux|leur|leurs|lui|nous|vous|moi|tous|toutes|plusieurs|grand|grands|gros|petite|petites|consulting|management|experience|competitors|competitor|concurrents|concurrent|fintech|fintechs|faang|gafam|gafa|similar|other|another|autre|autres|international|global|years|ans|time|times|present|now|it|them|there|us|level'.split(
    '|',
  ),
);

/** Mentions that end a company name after a comma or "and": a list of other things begins there. */
const OTHER_KINDS = new Set([
  'title',
  'skill',
  'place',
  'language',
  'degree',
  'seniority',
  'school',
]);

const ORDINARY_CAPITALS = new Set([
  'i',
  'we',
  'and',
  'or',
  'with',
  'in',
  'who',
  'based',
  'must',
  'not',
  'no',
  'ideally',
  'et',
  'ou',
  'avec',
  'basee',
  'base',
]);

function isNameWord(token: Token | undefined): boolean {
  if (!token || token.kind === 'mark') return false;
  return (
    (token.capital && !ORDINARY_CAPITALS.has(token.word)) ||
    (token.kind === 'number' && token.value > 0)
  );
}

/**
 * A capitalised mention that is surely not part of the company's name: "Google Paris", "Stripe
 * Python".
 */
function endsName(text: Text, at: number): boolean {
  const found = mentionAt(text, at);
  return (
    found !== null && ['title', 'language', 'degree', 'seniority'].includes(found.mention.kind)
  );
}

/** The full stop of an initial inside a name: "J.B. Hunt". */
function isInitial({ tokens }: Text, at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isLetter = before?.capital === true && before.end - before.start === 1;
  return isLetter && mark?.word === '.' && before.end === mark.start && next?.capital === true;
}

function nameEnd(text: Text, at: number): number {
  const { tokens } = text;
  let to = at + 1;
  while (to < tokens.length && to - at < 6) {
    const token = tokens[to];
    if (!token || tokens[to - 1]?.end === undefined) break;
    if (isNameWord(token) && !endsName(text, to) && (token.kind === 'word' || token.glued)) to++;
    else if (INNER.has(token.word) && token.word !== 'en' && isInside(text, to)) to++;
    else if (isInitial(text, to)) to++;
    else break;
  }
  return to;
}

/**
 * "of" in "Bank of America" is inside the name, "in" in "Stripe in Paris" is not, nor "and" in
 * "Google and Meta".
 */
function isInside(text: Text, at: number): boolean {
  const word = text.tokens[at]?.word ?? '';
  const next = text.tokens[at + 1];
  if (!isNameWord(next)) return false;
  if (word === 'and' || word === 'et') return false;
  return (
    !mentionAt(text, at + 1, 'title', 'language', 'skill') &&
    (word === '&' || !mentionAt(text, at + 1, 'place') || word === 'of')
  );
}

/** "from CVS or Walgreens": letters that are a title elsewhere, listed with an unknown name. */
function isLettersInList({ prompt, tokens, mentions }: Text, at: number): boolean {
  const { start, end } = tokens[at]!;
  const [join, next] = [tokens[at + 1], tokens[at + 2]];
  return (
    mentions[at]?.mention.kind === 'title' &&
    mentions[at]?.to === at + 1 &&
    /^\p{Lu}{2,4}$/u.test(prompt.slice(start, end)) &&
    ['or', 'and', 'ou', 'et', ','].includes(join?.word ?? '') &&
    next?.capital === true &&
    mentions[at + 2] === undefined
  );
}

/** The tokens of one company name, or null. A name in lower case needs a sure cue before it. */
function readName(text: Text, at: number, sure: boolean): number | null {
  const token = text.tokens[at];
  if (!token || token.kind === 'mark' || NOT_A_NAME.has(token.word)) return null;
  if (isNameWord(token) && token.kind === 'word') {
    if (isLettersInList(text, at)) return at + 1;
    return endsName(text, at) ? null : nameEnd(text, at);
  }
  if (isKnownEmployerInLower(text, at)) return at + 1;
  if (!sure || token.kind !== 'word' || token.word.length < 2) return null;
  const found = mentionAt(text, at);
  if (found && found.mention.kind !== 'place' && found.mention.kind !== 'skill') return null;
  return found?.mention.kind === 'skill' ? found.to : at + 1;
}

const LINKS = new Set([',', 'or', 'and', 'ou', 'et', '/', 'nor', 'ni', '&']);

/** "booking or adyen": in lower case after another name in lower case. */
function isKnownEmployerInLower(text: Text, at: number): boolean {
  return ['or', 'ou', '/'].includes(text.tokens[at - 1]?.word ?? '') && isKnownEmployer(text, at);
}

/** Where the next name of a list begins, or null: "Google, Meta or Amazon", "Google ou ex-Meta". */
function nextName(text: Text, at: number): number | null {
  const { tokens } = text;
  let to = at;
  while (to - at < 2 && LINKS.has(tokens[to]?.word ?? '')) to++;
  if (to === at) return null;
  while (
    ['at', 'chez', 'ex', 'from', 'by', 'par', 'de', 'd'].includes(tokens[to]?.word ?? '') &&
    to - at < 4
  )
    to++;
  const token = tokens[to];
  // "ex booking or adyen".
  if (token && !token.capital && isKnownEmployerInLower(text, to)) return to;
  if (!token || !isNameWord(token) || token.kind !== 'word' || NOT_A_NAME.has(token.word))
    return null;
  const found = mentionAt(text, to);
  const byOr =
    ['or', 'ou', 'nor', 'ni'].includes(tokens[to - 1]?.word ?? '') &&
    found?.mention.kind !== 'title';
  return found && OTHER_KINDS.has(found.mention.kind) && !byOr ? null : to;
}

/** "L'Oréal": the capital article belongs to the name. */
function withArticle({ tokens }: Text, at: number): number {
  const article = tokens[at - 1];
  return article?.word === 'l' && article.capital && article.end === tokens[at]?.start
    ? at - 1
    : at;
}

/**
 * Reads the companies that follow a cue: `from` is the cue's first token, `at` the one after it.
 * Accepts any capitalised words, since no list holds every company. Returns one item per name of a
 * list, in order.
 */
export function readCompanies(
  text: Text,
  from: number,
  at: number,
  tense: MeaningOf<'company'>['tense'],
  sure: boolean,
): { items: Item[]; to: number } | null {
  const read = readNames(text, from, at, tense, sure);
  if (!read || tense === 'past') return read;
  if (isOver(text, from, read.to)) return readNames(text, from, at, 'past', sure);
  return tense === 'current' && isExperience(text, from)
    ? readNames(text, from, at, 'any', sure)
    : read;
}

const EARLIER = phraseBook<true>([
  [
    true,
    'before|before that|previously|in the past|in a previous life|earlier|last year|until last year|avant|avant ca|auparavant|precedemment|par le passe|dans le passe|l an dernier|l annee derniere|jusqu a l an dernier',
  ],
]);

/** Words further on that end the employment: "mais n'y sont plus", "(i.e. no longer there)". */
const LEFT = phraseBook<true>([
  [
    true,
    'n y sont plus|n y est plus|n y etes plus|n y travaille plus|n y travaillent plus|no longer there|not there anymore|not there any more|not any more|but have left|but has left|and have left|and left since|plus maintenant|partis depuis|parti depuis',
  ],
]);
const LEFT_REACH = 8;

function isLeft({ tokens }: Text, to: number): boolean {
  for (let at = to; at < to + LEFT_REACH && tokens[at] && tokens[at]?.word !== '\n'; at++)
    if (LEFT.match(tokens, at)) return true;
  return false;
}

/** "has been at", "expérience obligatoire chez": at any time. */
function isExperience({ tokens }: Text, from: number): boolean {
  return (
    ['been', 'ete'].includes(tokens[from - 1]?.word ?? '') ||
    tokens.slice(Math.max(0, from - 3), from).some(({ word }) => /^experiences?$/.test(word))
  );
}

/** "were at Salesforce before", "chez Danone auparavant": an employer of the past. */
function isOver(text: Text, from: number, to: number): boolean {
  const { tokens } = text;
  if (isLeft(text, to)) return true;
  const was = ['were', 'was', 'etait', 'etaient'].includes(tokens[from - 1]?.word ?? '');
  const later = EARLIER.match(tokens, to);
  const next = tokens[later?.to ?? to];
  return was || (later !== null && (next === undefined || next.kind === 'mark'));
}

function readNames(
  text: Text,
  from: number,
  at: number,
  tense: MeaningOf<'company'>['tense'],
  sure: boolean,
): { items: Item[]; to: number } | null {
  const items: Item[] = [];
  const start =
    ['the', 'l'].includes(text.tokens[at]?.word ?? '') && text.tokens[at + 1]?.capital
      ? at + 1
      : at;
  let next: number | null = start;
  let begin = from;
  let to = at;
  while (next !== null && items.length < 10) {
    const end: number | null = readName(text, next, sure && items.length === 0);
    if (end === null) break;
    items.push(
      item(begin, end, {
        kind: 'company',
        value: textOf(text, withArticle(text, next), end),
        tense,
      }),
    );
    to = end;
    next = nextName(text, end);
    begin = next ?? end;
  }
  return items.length > 0 ? { items, to } : null;
}

/**
 * "Young & Rubicam account manager": capitalised words around an ampersand that no list knows are a
 * company, wherever they are in the prompt.
 */
export function readAmpersandName(text: Text, at: number): { items: Item[]; to: number } | null {
  const { tokens } = text;
  const isName = (index: number): boolean =>
    isNameWord(tokens[index]) &&
    tokens[index]?.kind === 'word' &&
    [undefined, 'place'].includes(text.mentions[index]?.mention.kind);
  // "For Harrow & Pike I need": who hires.
  if (['for', 'pour'].includes(tokens[at - 1]?.word ?? '')) return null;
  if (tokens[at + 1]?.word !== '&' || !isName(at) || !isName(at + 2)) return null;
  if (text.mentions[at] && text.mentions[at + 2]) return null;
  // "A&E nurse", "L&D manager": two letters are a field of work, unless everybody knows the name.
  if (
    !isKnownEmployer(text, at) &&
    [at, at + 2].every((index) => (tokens[index]?.word.length ?? 0) === 1)
  )
    return null;
  let to = at + 3;
  while (to - at < 6 && isName(to) && !text.mentions[to]) to++;
  return {
    items: [item(at, to, { kind: 'company', value: textOf(text, at, to), tense: 'any' })],
    to,
  };
}
