import type { Lexicon, Seniority } from '../../../lexicon/lexicon.ts';
import type { History } from '../filter.ts';
import { readCertification } from './certifications.ts';
import { readCompanies } from './companies.ts';
import { CUES, type CueMeaning } from './cues.ts';
import { type Element, type Item, item, type Located, locate, type Meaning, mentionAt, type Reading, type Text, textOf } from './elements.ts';
import { readLanguages } from './languages.ts';
import { readManagement } from './management.ts';
import { readPlace } from './places.ts';
import { asideEnd } from './sections.ts';
import { skillName } from './skills.ts';
import { readDegree, readSchools } from './study.ts';
import { readTitle } from './titles.ts';
import { type Token, tokenize } from './tokens.ts';
import { readYears } from './years.ts';

/** The prompt as a row of elements, with what was noticed on the way. */
export interface Draft {
  text: Text;
  elements: Element[];
  /** "looking for", "profils", "recruter": the prompt says that it searches people. */
  hiring: boolean;
}

/** Where reading stands: `next` is the first token not yet read. */
interface State {
  text: Text;
  lexicon: Lexicon;
  elements: Element[];
  hiring: boolean;
  /** The history of the next title: "former", "currently". */
  history: History;
  /** Words of a technology list follow: unknown names are skills. */
  inSkills: boolean;
}

/** The commas and "or"s that a reader stepped over inside a list of its own. */
function pushGap(state: State, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const token = state.text.tokens[at];
    const cue = CUES.match(state.text.tokens, at)?.meaning;
    if (cue?.act === 'cue' && (cue.cue === 'and' || cue.cue === 'or')) state.elements.push({ from: at, to: at + 1, type: 'cue', cue: cue.cue });
    else if (token?.kind === 'mark') readMark(state, at, token);
    else state.elements.push({ from: at, to: at + 1, type: 'filler' });
  }
}

function pushItems(state: State, reading: Reading): number {
  let read = reading.items[0]?.to ?? reading.to;
  for (const one of reading.items) {
    pushGap(state, read, one.from);
    state.elements.push({ from: one.from, to: one.to, type: 'item', item: one });
    read = Math.max(read, one.to);
  }
  return reading.to;
}

const SENTENCE_MARKS = new Set(['\n', '.', ';', '!', '?', '•', '·', '*', '–', '—', '|']);
const COMMA_MARKS = new Set([',', '(', ')', '-', '[', ']']);

function readMark(state: State, at: number, token: Token): number {
  const place = { from: at, to: at + 1 };
  if (token.word === '/') state.elements.push({ ...place, type: 'break', strength: 'slash' });
  else if (SENTENCE_MARKS.has(token.word))
    state.elements.push({ ...place, type: 'break', strength: ['–', '—', '|', '·'].includes(token.word) ? 'comma' : 'sentence' });
  else if (COMMA_MARKS.has(token.word)) state.elements.push({ ...place, type: 'break', strength: 'comma' });
  else if (token.word === '+' || token.word === '&') state.elements.push({ ...place, type: 'cue', cue: 'and' });
  else state.elements.push({ ...place, type: 'filler' });
  if (token.word === '.' || token.word === '\n' || token.word === ';') state.inSkills = false;
  return at + 1;
}

const QUOTES = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
]);

/** Quoted words are looked for as they stand, anywhere in the profile. */
function readQuoted(state: State, at: number): number | null {
  const closing = QUOTES.get(state.text.tokens[at]?.word ?? '');
  if (!closing) return null;
  for (let to = at + 1; to < state.text.tokens.length && to - at <= 8; to++) {
    if (state.text.tokens[to]?.word !== closing) continue;
    const first = state.text.tokens[at + 1];
    const last = state.text.tokens[to - 1];
    if (!first || !last || to === at + 1) return null;
    const words = state.text.prompt.slice(first.start, last.end);
    return mentionCovers(state.text, at + 1, to)
      ? null
      : pushItems(state, { items: [item(at, to + 1, { kind: 'keyword', value: `"${words}"` })], to: to + 1 });
  }
  return null;
}

function mentionCovers(text: Text, from: number, to: number): boolean {
  const found = mentionAt(text, from);
  return found !== null && found.to >= to;
}

const GENDER_MARKS = new Set(['h', 'f', 'm', 'w', 'd', 'x']);

/** "H/F", "(m/f/d)", "(e)", "(se)": says that anybody may apply, which goes without saying. */
function readAnyGender(state: State, at: number): number | null {
  const { tokens } = state.text;
  const open = tokens[at]?.word === '(' ? 1 : 0;
  let to = at + open;
  let letters = 0;
  while (GENDER_MARKS.has(tokens[to]?.word ?? '')) {
    letters++;
    to++;
    if (tokens[to]?.word === '/' && GENDER_MARKS.has(tokens[to + 1]?.word ?? '')) to++;
    else break;
  }
  const ending = open === 1 && letters === 0 && ['e', 'es', 'se', 'trice', 'rice', 'ne', 'ere'].includes(tokens[to]?.word ?? '') ? to + 1 : to;
  if (open === 1 ? (letters < 2 && ending === to) || tokens[ending]?.word !== ')' : letters < 2) return null;
  const end = ending + open;
  state.elements.push({ from: at, to: end, type: 'filler' });
  return end;
}

const MONEY = new Set(['€', '$', '£', 'k€', 'eur', 'euros', 'usd', 'k', 'keur', 'gbp', 'dollars']);
const PAY = new Set([
  'salary',
  'salaire',
  'tjm',
  'package',
  'remuneration',
  'compensation',
  'pay',
  'paid',
  'ote',
  'budget',
  'fixe',
  'variable',
  'brut',
  'gross',
  'daily',
  'rate',
]);

/** "salary 50-60k€", "TJM 500": what a job pays is in no profile. */
function readPay(state: State, at: number): number | null {
  const { tokens } = state.text;
  const isAmount = (index: number): boolean => {
    const token = tokens[index];
    const next = tokens[index + 1]?.word ?? '';
    return (
      (token?.kind === 'number' &&
        (MONEY.has(next) || (next === '-' && tokens[index + 2]?.kind === 'number' && MONEY.has(tokens[index + 3]?.word ?? '')))) ||
      (['€', '$', '£'].includes(token?.word ?? '') && tokens[index + 1]?.kind === 'number')
    );
  };
  const named = PAY.has(tokens[at]?.word ?? '');
  if (!isAmount(at) && !(named && tokens.slice(at + 1, at + 5).some((token) => token.kind === 'number' || token.word === ':'))) return null;
  let to = at + 1;
  while (to < tokens.length && to - at < 12) {
    const token = tokens[to];
    if (
      !token ||
      !(
        token.kind === 'number' ||
        MONEY.has(token.word) ||
        PAY.has(token.word) ||
        ['-', '–', 'to', 'a', 'et', 'and', 'of', 'de', ':', '/', 'year', 'an', 'jour', 'day', 'max', 'range', 'up', 'per', 'par'].includes(token.word)
      )
    )
      break;
    to++;
  }
  state.elements.push({ from: at, to, type: 'unsearchable', topic: 'salary' });
  return to;
}

function pushFiller(state: State, from: number, to: number): number {
  state.elements.push({ from, to, type: 'filler' });
  return to;
}

function readOrigin(state: State, at: number, to: number): number {
  const { text, lexicon } = state;
  const school = readSchools(text, lexicon, at, to, false);
  if (school) return pushItems(state, school);
  if (readPlace(text, lexicon, to)) return pushFiller(state, at, to);
  const companies = readCompanies(text, at, to, 'any', false);
  return companies ? pushItems(state, companies) : pushFiller(state, at, to);
}

/** "at HEC" is a school, "at London" a place, "at Stripe" an employer. */
function readEmployer(state: State, at: number, to: number, act: Extract<CueMeaning, { act: 'company' }>): number {
  const { text, lexicon } = state;
  const tense = /(?:travaill|boss)é/i.test(textOf(text, at, to).normalize('NFC')) ? 'any' : act.tense;
  const school = act.tense !== 'current' || !act.sure ? readSchools(text, lexicon, at, to, false) : null;
  if (school) return pushItems(state, school);
  const place = mentionAt(text, to, 'place');
  const large = place && text.tokens[at]?.word === 'at' && (lexicon.place(place.mention.id)?.population ?? 0) > 300_000;
  const companies = large ? null : readCompanies(text, at, to, tense, act.sure);
  if (companies) return pushItems(state, companies);
  if (act.sure && to - at > 1) {
    state.elements.push({ from: at, to, type: 'cue', cue: 'require' });
    return to;
  }
  return pushFiller(state, at, to);
}

function readFormer(state: State, at: number, to: number): number {
  const { text, lexicon } = state;
  const school = readSchools(text, lexicon, at, to, false);
  if (school) return pushItems(state, school);
  const companies = mentionAt(text, to, 'title', 'language', 'skill', 'seniority') ? null : readCompanies(text, at, to, 'past', false);
  if (companies) return pushItems(state, companies);
  state.history = 'PAST';
  return pushFiller(state, at, to);
}

function actOn(state: State, at: number, to: number, meaning: CueMeaning): number {
  const { text, lexicon } = state;
  switch (meaning.act) {
    case 'cue':
      state.elements.push({ from: at, to, type: 'cue', cue: meaning.cue });
      return to;
    case 'unsearchable':
      state.elements.push({ from: at, to, type: 'unsearchable', topic: meaning.topic });
      return to;
    case 'hiring':
      state.hiring = true;
      return pushFiller(state, at, to);
    case 'company':
      return readEmployer(state, at, to, meaning);
    case 'origin':
      return readOrigin(state, at, to);
    case 'former':
      return readFormer(state, at, to);
    case 'current':
      state.history = 'CURRENT';
      return pushFiller(state, at, to);
    case 'school': {
      const schools = readSchools(text, lexicon, at, to, true);
      if (schools) return pushItems(state, schools);
      state.elements.push({ from: at, to, type: 'cue', cue: 'require' });
      return to;
    }
    case 'skills':
      state.inSkills = true;
      state.elements.push({ from: at, to, type: 'cue', cue: 'require' });
      return to;
    case 'speak': {
      const languages = readLanguages(text, lexicon, skipArticles(text, to), true);
      return languages ? pushItems(state, widen(languages, at)) : pushFiller(state, at, to);
    }
    case 'freelance':
      return pushItems(state, { items: [item(at, to, { kind: 'freelance' })], to });
    default:
      return pushFiller(state, at, to);
  }
}

/** The first item also covers the cue before it. */
function widen(reading: Reading, from: number): Reading {
  return { ...reading, items: reading.items.map((one, index) => (index === 0 ? { ...one, from } : one)) };
}

function skipArticles(text: Text, at: number): number {
  let to = at;
  while (to - at < 2 && ['l', 'le', 'la', 'the', ':', 'both', 'couramment'].includes(text.tokens[to]?.word ?? '')) to++;
  return to;
}

/**
 * A word of the lexicon's skills that is first of all a field: "in sales" is a job function and "SaaS" an industry, unless skills
 * are being listed or asked for.
 */
function readCompetence(state: State, found: Located): Meaning {
  const { lexicon } = state;
  const { quote } = found.mention;
  const name = skillName(found.mention);
  const previous = state.elements.at(-1);
  const asked = state.inSkills || (previous?.type === 'cue' && previous.cue === 'require') || isSkill(state.elements.at(-2));
  const job = asked ? null : lexicon.readFunction(quote);
  if (job) return { kind: 'function', value: job.id, name: job.name };
  const industry = lexicon.readIndustry(quote);
  return industry && found.mention.name.toLowerCase() !== quote.toLowerCase()
    ? { kind: 'industry', value: industry.name }
    : { kind: 'skill', value: name };
}

/** What the lexicon's mention at a token becomes; titles, places, degrees and languages have their own readers. */
function readMention(state: State, at: number): Reading | null {
  const { text, lexicon } = state;
  const found = mentionAt(text, at);
  if (!found) return null;
  const one = (items: Item[]): Reading => ({ items, to: found.to });
  const { mention } = found;
  switch (mention.kind) {
    case 'skill':
      return one([item(at, found.to, readCompetence(state, found))]);
    case 'industry':
      return one([item(at, found.to, { kind: 'industry', value: mention.name })]);
    case 'function':
      return one([item(at, found.to, { kind: 'function', value: mention.id, name: mention.name })]);
    case 'seniority':
      return one([item(at, found.to, { kind: 'seniority', value: mention.id as Seniority })]);
    case 'school':
      return readSchools(text, lexicon, at, at, false);
    case 'degree':
      return readDegree(text, lexicon, at);
    default:
      return null;
  }
}

/** A name that looks like a technology: `dbt`-like capitals or digits inside, or any capitalised word in a list of skills. */
function readUnknownSkill(state: State, at: number): Reading | null {
  const token = state.text.tokens[at];
  if (token?.kind !== 'word' || token.word.length < 2) return null;
  const typed = state.text.prompt.slice(token.start, token.end);
  const shaped = typed.length <= 24 && /\d|\p{Ll}\p{Lu}|\p{Lu}{2}|\.\p{Ll}|\+\+|#/u.test(typed);
  const previous = state.elements.at(-1);
  const listed =
    state.inSkills ||
    (previous?.type === 'cue' && ['and', 'or'].includes(previous.cue) && isSkill(state.elements.at(-2))) ||
    (previous?.type === 'break' && previous.strength === 'comma' && isSkill(state.elements.at(-2)));
  if (!listed || !(shaped || token.capital)) return null;
  let to = at + 1;
  while (to - at < 3 && state.text.tokens[to]?.capital && !state.text.mentions[to] && !CUES.match(state.text.tokens, to)) to++;
  const last = state.text.tokens[to - 1];
  return last ? { items: [item(at, to, { kind: 'skill', value: state.text.prompt.slice(token.start, last.end) })], to } : null;
}

function isSkill(element: Element | undefined): boolean {
  return element?.type === 'item' && element.item.meaning.kind === 'skill';
}

/** "excluding Google": a capitalised name right after words of exclusion. */
function readExcludedName(state: State, at: number): Reading | null {
  const previous = state.elements.slice(-2);
  const near = previous.some((element) => element.type === 'cue' && element.cue === 'exclude') && previous.at(-1)?.type !== 'break';
  return near && state.text.tokens[at]?.capital ? readCompanies(state.text, at, at, 'any', false) : null;
}

/** A cue loses against a mention that is longer, or as long and of a kind that carries more than the cue. */
function mentionWins(state: State, at: number, cueTo: number, meaning: CueMeaning): boolean {
  const found = mentionAt(state.text, at);
  if (!found || found.to < cueTo) return false;
  if (found.to > cueTo) return true;
  if (meaning.act === 'hiring') return found.mention.kind === 'title';
  const weak = ['filler', 'skills', 'former', 'current'].includes(meaning.act) || (meaning.act === 'cue' && meaning.cue === 'require');
  return weak && ['title', 'skill', 'industry', 'degree', 'seniority', 'function'].includes(found.mention.kind);
}

function readTitleHere(state: State, at: number): Reading | null {
  const { text } = state;
  const reading = readTitle(text, state.lexicon, at, state.history);
  if (!reading) return null;
  const former = state.history === 'PAST' && text.tokens[reading.to]?.capital && !text.mentions[reading.to];
  const companies = former ? readCompanies(text, reading.to, reading.to, 'past', false) : null;
  state.history = 'CURRENT_AND_PAST';
  return companies ? { items: [...reading.items, ...companies.items], to: companies.to } : reading;
}

/** One step: reads what begins at a token, and answers the token after it. */
function step(state: State, at: number, token: Token): number {
  const { text, lexicon } = state;
  const aside = asideEnd(text, at);
  if (aside !== null) {
    state.elements.push({ from: at, to: aside, type: 'unsearchable', topic: 'aside' });
    return aside;
  }
  const years = readYears(text, at) ?? readManagement(text, at);
  if (years) return pushItems(state, years);
  const special = readPay(state, at) ?? readAnyGender(state, at) ?? readQuoted(state, at);
  if (special !== null) return special;
  if (token.kind === 'mark' && !text.mentions[at]) return readMark(state, at, token);
  const certification = readCertification(text, at);
  if (certification) return pushItems(state, certification);
  const cue = CUES.match(text.tokens, at);
  const found = mentionAt(text, at);
  const language = found?.mention.kind === 'language' || !found ? readLanguages(text, lexicon, at, false) : null;
  if (language && language.to > (cue?.to ?? 0)) return pushItems(state, language);
  const place = cue && found?.mention.kind === 'place' && cue.to > found.to ? null : readPlace(text, lexicon, at);
  if (place && !(cue && cue.meaning.act !== 'filler' && cue.to > place.to)) return pushItems(state, place);
  if (cue && !mentionWins(state, at, cue.to, cue.meaning)) return actOn(state, at, cue.to, cue.meaning);
  const read =
    readTitleHere(state, at) ?? readMention(state, at) ?? readDegree(text, lexicon, at) ?? readExcludedName(state, at) ?? readUnknownSkill(state, at);
  if (read) return pushItems(state, read);
  state.elements.push({ from: at, to: at + 1, type: 'word' });
  return at + 1;
}

/** "Paris 5 years" is a town and a number of years, not the university of Paris 5. */
function takesYears(tokens: readonly Token[], found: Located): boolean {
  const last = found.to - 1;
  return found.mention.kind === 'school' && tokens[last]?.kind === 'number' && /^(?:\+|an|ans|years?|yrs?)$/.test(tokens[last + 1]?.word ?? '');
}

/** Reads the prompt from left to right into elements. */
export function readPrompt(prompt: string, lexicon: Lexicon): Draft {
  const tokens = tokenize(prompt);
  const mentions = locate(tokens, lexicon.scan(prompt));
  const text: Text = {
    prompt,
    tokens,
    mentions: mentions.map((found) => (found && takesYears(tokens, found) ? undefined : found)),
    french: lexicon.guessLanguage(prompt) === 'fr',
  };
  const state: State = { text, lexicon, elements: [], hiring: false, history: 'CURRENT_AND_PAST', inSkills: false };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    at = Math.max(step(state, at, token), at + 1);
  }
  return { text, elements: state.elements, hiring: state.hiring };
}
