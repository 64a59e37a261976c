import type { Lexicon, Seniority } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import { levelAt } from '../../../reader/quantities/language-levels.ts';
import type { Role } from '../../../reader/structure/roles.ts';
import type { Token } from '../../../reader/tokens.ts';
import { readAnyGender, readDate, readPay, readQuoted } from './asides.ts';
import { rolesOf } from './block-roles.ts';
import { readCertification } from './certifications.ts';
import { readAmpersandName, readCompanies } from './companies.ts';
import { companySizeEnd } from './company-size.ts';
import { readContact } from './contacts.ts';
import { CUES, type CueMeaning } from './cues.ts';
import {
  type Element,
  type Item,
  item,
  type Meaning,
  mentionAt,
  type Reading,
  type Text,
  textOf,
  type Unsearchable,
} from './elements.ts';
import { readKnownEmployer } from './known-employers.ts';
import { readLanguages } from './languages.ts';
import { readEmployersAsked, readManagement } from './management.ts';
import { settleNamesakes } from './namesakes.ts';
import { withOffers } from './place-offers.ts';
import { withoutAsidePlaces } from './place-roles.ts';
import { isAfterPreposition } from './place-words.ts';
import { readPlace } from './places.ts';
import { readerText } from './reader-text.ts';
import { employerEnd, requesterEnd, storyEnd } from './sections.ts';
import { productEnd, readCompetence, readOneLetterSkill, readUnknownSkill } from './skills.ts';
import { isSkill, pushFiller, pushItems, readMark, type State } from './state.ts';
import {
  isVerb,
  readDegree,
  readFieldGraduate,
  readSchoolGraduates,
  readSchools,
  readStudied,
  readTraining,
} from './study.ts';
import { readTitle } from './titles.ts';
import { nameWithState } from './towns-with-state.ts';
import { readYears } from './years.ts';

/** The prompt as a row of elements, with what was noticed on the way. */
export interface Draft {
  text: Text;
  elements: Element[];
  /** "looking for", "profils", "recruter": the prompt states that it searches for people. */
  hiring: boolean;
}

/** Minimum number of inhabitants for "from X" to mean the town and not a company of that name. */
const ORIGIN_POPULATION = 100_000;

function isKnownPlace({ text, lexicon }: State, at: number): boolean {
  const [read] = readPlace(text, lexicon, at)?.items ?? [];
  if (read?.meaning.kind !== 'place') return false;
  return (
    mentionAt(text, at, 'place') !== null ||
    !read.meaning.city ||
    (lexicon.readPlaces(read.meaning.value)[0]?.population ?? 0) >= ORIGIN_POPULATION
  );
}

function readOrigin(state: State, at: number, to: number): number {
  const { text, lexicon } = state;
  const school = readSchools(text, lexicon, at, to, false);
  if (school) return pushItems(state, school);
  if (isKnownPlace(state, to) || nameWithState(text, lexicon, to)) return pushFiller(state, at, to);
  const studied = text.tokens[at]?.word.startsWith('issu')
    ? readSchools(text, lexicon, at, to, true)
    : null;
  if (studied) return pushItems(state, studied);
  const companies = readCompanies(text, at, to, 'any', false);
  return companies ? pushItems(state, companies) : pushFiller(state, at, to);
}

/** "at HEC" is a school, "at London" a place, "at Stripe" an employer. */
function readEmployer(
  state: State,
  at: number,
  to: number,
  act: Extract<CueMeaning, { act: 'company' }>,
): number {
  const { text, lexicon } = state;
  const tense = /(?:travaill|boss)é/i.test(textOf(text, at, to).normalize('NFC'))
    ? 'any'
    : act.tense;
  const school =
    act.tense !== 'current' || !act.sure ? readSchools(text, lexicon, at, to, false) : null;
  if (school) return pushItems(state, school);
  const place = mentionAt(text, to, 'place');
  const large =
    place &&
    text.tokens[at]?.word === 'at' &&
    (lexicon.place(place.mention.id)?.population ?? 0) > 300_000;
  if (act.tense === 'past' && to - at === 1 && mentionAt(text, to, 'title')) {
    state.history = 'PAST';
    return pushFiller(state, at, to);
  }
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
  const companies = mentionAt(text, to, 'title', 'language', 'skill', 'seniority')
    ? null
    : readCompanies(text, at, to, 'past', false);
  if (companies) return pushItems(state, companies);
  state.history = 'PAST';
  return pushFiller(state, at, to);
}

/** Words that introduce the employer who hires: "for a startup", "nous sommes une PME". */
const EMPLOYERS = new Set(['for', 'pour', 'our', 'notre', "we're", 'we', 'nous']);

/** Whether the kind of company that begins here is the employer who hires, not a past employer. */
function isEmployer(text: Text, at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 6; before--) {
    const token = text.tokens[before];
    if (!token || token.kind === 'mark' || CUES.match(text.tokens, before)?.meaning.act === 'cue')
      return false;
    if (EMPLOYERS.has(token.word))
      return !/^(?:work|travaill|boss)/.test(text.tokens[before - 1]?.word ?? '');
  }
  return false;
}

/**
 * "open to relocating to Berlin" states where a person would go, not where they are: the place
 * belongs to the words before it.
 */
function readUnsearchable(state: State, at: number, to: number, topic: Unsearchable): number {
  const moves = ['to', 'a', 'sur'].includes(state.text.tokens[to - 1]?.word ?? '');
  const end = moves
    ? (readPlace(state.text, state.lexicon, skipArticles(state.text, to))?.to ?? to)
    : to;
  state.elements.push({ from: at, to: end, type: 'unsearchable', topic });
  return end;
}

const SITUATED = phraseBook<true>([
  [
    true,
    'situe a|situee a|situes a|situees a|base a|basee a|basee pres de|situe pres de|located in|based in|base en|basee en|situe en|situee en|based near|located near',
  ],
]);

/**
 * A description of the employer is not a wish about the person, but the employer's place is where
 * the person will work.
 */
function readEmployerAside(state: State, at: number, end: number): number {
  const { text, lexicon } = state;
  for (let before = at; before < end; before++) {
    const to =
      SITUATED.match(text.tokens, before)?.to ??
      (isAfterPreposition(text, before) ? before : undefined);
    const place = to === undefined || to >= end ? null : readPlace(text, lexicon, to);
    if (!place || place.to > end) continue;
    state.elements.push({
      from: at,
      to: place.items[0]?.from ?? before,
      type: 'unsearchable',
      topic: 'aside',
    });
    pushItems(state, place);
    if (place.to < end)
      state.elements.push({ from: place.to, to: end, type: 'unsearchable', topic: 'aside' });
    return end;
  }
  return readUnsearchable(state, at, end, 'aside');
}

function actOn(state: State, at: number, to: number, meaning: CueMeaning): number {
  const { text, lexicon } = state;
  switch (meaning.act) {
    case 'cue':
      if (meaning.cue === 'topic' && isEmployer(text, at))
        return readUnsearchable(state, at, to, 'aside');
      state.elements.push({ from: at, to, type: 'cue', cue: meaning.cue });
      return to;
    case 'unsearchable':
      return readUnsearchable(state, at, to, meaning.topic);
    case 'hiring':
      // "python list example": a list only opens a search at its start.
      if (
        text.tokens[at]?.word === 'list' &&
        ['item', 'word'].includes(state.elements.at(-1)?.type ?? '')
      ) {
        state.elements.push({ from: at, to, type: 'word' });
        return to;
      }
      state.hiring = true;
      return pushFiller(state, at, to);
    case 'company':
      return readEmployer(state, at, to, meaning);
    case 'origin':
      return readOrigin(state, at, to);
    case 'former':
      return readFormer(state, at, to);
    case 'current': {
      const companies = mentionAt(text, to, 'title', 'language', 'skill', 'seniority')
        ? null
        : readCompanies(text, at, to, 'current', false);
      if (companies) return pushItems(state, companies);
      state.history = 'CURRENT';
      return pushFiller(state, at, to);
    }
    case 'school': {
      const schools = readSchools(text, lexicon, at, to, true);
      if (schools) return pushItems(state, schools);
      state.elements.push({ from: at, to, type: 'cue', cue: 'require' });
      return to;
    }
    case 'skills': {
      const languages = mentionAt(text, to, 'language')
        ? readLanguages(text, lexicon, to, true)
        : null;
      if (languages) return pushItems(state, widen(languages, at));
      state.inSkills = true;
      state.elements.push({ from: at, to, type: 'cue', cue: 'require' });
      return to;
    }
    case 'speak':
      return readSpoken(state, at, to, meaning.negated === true);
    case 'freelance':
      return pushItems(state, { items: [item(at, to, { kind: 'freelance' })], to });
    default:
      return pushFiller(state, at, to);
  }
}

/** "Speaks French", "don't speak French". */
function readSpoken(state: State, at: number, to: number, negated: boolean): number {
  const { text, lexicon } = state;
  if (negated) state.elements.push({ from: at, to, type: 'cue', cue: 'exclude' });
  // "Speaks fluent German": the last word of the cue is the level.
  const start = levelAt(text.tokens, to - 1) ? to - 1 : to;
  const languages = readLanguages(text, lexicon, skipArticles(text, start), true);
  if (negated) return languages ? pushItems(state, languages) : to;
  return languages ? pushItems(state, widen(languages, at)) : pushFiller(state, at, to);
}

/** The first item also covers the cue before it. */
function widen(reading: Reading, from: number): Reading {
  return {
    ...reading,
    items: reading.items.map((one, index) => (index === 0 ? { ...one, from } : one)),
  };
}

function skipArticles(text: Text, at: number): number {
  let to = at;
  while (to - at < 2 && ['l', 'le', 'la', 'the', ':', 'both'].includes(text.tokens[to]?.word ?? ''))
    to++;
  return to;
}

const INTERNSHIPS = phraseBook<true>([
  [
    true,
    "stage de fin d'etudes|stage de fin d'etude|stage de 6 mois|stage pfe|en stage|internship in",
  ],
]);

/** "Stage marketing": a prompt that opens with the word searches for an intern. */
function opensWithStage({ tokens }: Text, at: number): boolean {
  return tokens[at]?.word === 'stage' && (tokens[at - 1]?.word === 'en' || at === 0);
}

const LEVELS = new Set<Seniority>(['intern', 'junior', 'mid', 'senior']);

/** A level in the plural: "no juniors", "pas de stagiaires". */
function readLevel({ text, lexicon }: State, at: number): Reading | null {
  const word = text.tokens[at]?.word ?? '';
  const internship =
    INTERNSHIPS.match(text.tokens, at)?.to ?? (opensWithStage(text, at) ? at + 1 : null);
  if (internship)
    return {
      items: [item(at, internship, { kind: 'seniority', value: 'intern' })],
      to: internship,
    };
  const level =
    word.endsWith('s') && !text.mentions[at]
      ? (lexicon.readSeniority(word) ?? lexicon.readSeniority(word.slice(0, -1)))
      : null;
  return level && LEVELS.has(level)
    ? { items: [item(at, at + 1, { kind: 'seniority', value: level })], to: at + 1 }
    : null;
}

/** "people in finance": a job function by its everyday name, right after "in". */
function readFunctionIn({ text, lexicon, elements }: State, at: number): Reading | null {
  const token = text.tokens[at];
  const titled = elements.some(
    (element) => element.type === 'item' && element.item.meaning.kind === 'title',
  );
  const called = !titled && ['in', 'en', 'dans'].includes(text.tokens[at - 1]?.word ?? '');
  const job =
    called && token?.kind === 'word' && token.word.length > 3
      ? lexicon.readFunction(token.word)
      : null;
  return job
    ? { items: [item(at, at + 1, { kind: 'function', value: job.id, name: job.name })], to: at + 1 }
    : null;
}

/**
 * Turns the lexicon's mention at a token into items. Titles, places, degrees and languages have
 * their own readers.
 */
function readMention(state: State, at: number): Reading | null {
  const { text, lexicon } = state;
  const found = mentionAt(text, at);
  if (!found) return readLevel(state, at) ?? readFunctionIn(state, at);
  const one = (items: Item[]): Reading => ({ items, to: found.to });
  const { mention } = found;
  switch (mention.kind) {
    case 'skill': {
      const end = productEnd(state, found);
      if (end !== null)
        return { items: [item(at, end, { kind: 'skill', value: textOf(text, at, end) })], to: end };
      return one([item(at, found.to, readCompetence(state, found))]);
    }
    case 'industry':
      return one([item(at, found.to, { kind: 'industry', value: mention.name })]);
    case 'function':
      return one([item(at, found.to, readCompetence(state, found))]);
    case 'seniority':
      return one([item(at, found.to, { kind: 'seniority', value: mention.id as Seniority })]);
    case 'school':
      return readSchools(text, lexicon, at, at, false);
    case 'degree':
      return readDegree(text, lexicon, at);
    case 'title': {
      const skill = lexicon.readSkill(mention.quote);
      return skill ? one([item(at, found.to, { kind: 'skill', value: skill.name })]) : null;
    }
    default:
      return null;
  }
}

/** "excluding Google": a capitalised name right after words of exclusion. */
function readExcludedName(state: State, at: number): Reading | null {
  const before = state.elements.findLast((element) => element.type !== 'filler');
  const near = before?.type === 'cue' && before.cue === 'exclude';
  const token = state.text.tokens[at];
  const isPlural = token && /\p{Lu}s$/u.test(state.text.prompt.slice(token.start, token.end));
  return near && token?.capital && !isPlural
    ? readCompanies(state.text, at, at, 'any', false)
    : null;
}

const STAFF = new Set(
  'staff|people|employees|folks|candidates|alumni|workers|personnel|team|teams'.split('|'),
);

/** "not First Bank", "Le Rosey staff are off limits": a name of several words that is denied. */
function readDeniedName(state: State, at: number): Reading | null {
  const { text, elements } = state;
  const [token, next] = [text.tokens[at], text.tokens[at + 1]];
  if (!token?.capital || mentionAt(text, at, 'title', 'place', 'language', 'skill', 'degree'))
    return null;
  const before = elements.findLast((element) => element.type !== 'filler');
  const isDenied = before?.type === 'cue' && before.cue === 'exclude' && next?.capital === true;
  if (!isDenied && state.roles[at] !== 'exclusion') return null;
  const named = readCompanies(text, at, at, 'any', false);
  if (!named) return null;
  return isDenied || STAFF.has(text.tokens[named.to]?.word ?? '') ? named : null;
}

/** "svp" means "please" in French, not senior vice president. */
function isPlease({ tokens, french }: Text, at: number): boolean {
  return french && tokens[at]?.word === 'svp';
}

/**
 * A cue loses to a longer mention, or to one of the same length whose kind carries more meaning.
 */
function mentionWins(state: State, at: number, cueTo: number, meaning: CueMeaning): boolean {
  const found = mentionAt(state.text, at);
  if (!found || found.to < cueTo || isVerb(state.text, at) || isPlease(state.text, at))
    return false;
  if (found.to > cueTo) return true;
  if (meaning.act === 'hiring') return found.mention.kind === 'title';
  const weak =
    ['filler', 'skills', 'former', 'current'].includes(meaning.act) ||
    (meaning.act === 'cue' && meaning.cue === 'require');
  return (
    weak &&
    ['title', 'skill', 'industry', 'degree', 'seniority', 'function'].includes(found.mention.kind)
  );
}

/** "Photoshop and Illustrator": a tool in a list of tools, although a trade has the same name. */
function listsSkill(state: State, at: number): boolean {
  const found = mentionAt(state.text, at, 'title');
  const previous = state.elements.at(-1);
  const joined =
    previous?.type === 'cue'
      ? ['and', 'or'].includes(previous.cue)
      : previous?.type === 'break' && previous.strength !== 'sentence';
  return (
    found !== null &&
    found.to === at + 1 &&
    joined &&
    isSkill(state.elements.at(-2)) &&
    state.lexicon.readSkill(found.mention.quote) !== null
  );
}

function readTitleHere(state: State, at: number): Reading | null {
  const { text } = state;
  if (listsSkill(state, at)) return null;
  const reading = readTitle(text, state.lexicon, at, state.history);
  if (!reading) return null;
  const former =
    state.history === 'PAST' && text.tokens[reading.to]?.capital && !text.mentions[reading.to];
  const companies = former ? readCompanies(text, reading.to, reading.to, 'past', false) : null;
  state.history = 'CURRENT_AND_PAST';
  return companies ? { items: [...reading.items, ...companies.items], to: companies.to } : reading;
}

/**
 * "kafka nice, java": "nice" in lower case right after a tool or a language is a wish, not the
 * town.
 */
function isNiceAlone({ text, elements }: State, at: number): boolean {
  const token = text.tokens[at];
  const next = text.tokens[at + 1];
  const previous = elements.at(-1);
  const wished =
    previous?.type === 'item' &&
    ['skill', 'language', 'certification'].includes(previous.item.meaning.kind);
  return (
    token?.word === 'nice' &&
    !token.capital &&
    wished &&
    (next === undefined || next.kind === 'mark')
  );
}

/** The kind of the item right before, or of the one that an "or" or a slash joins to the next. */
function kindBeside({ elements }: State): Meaning['kind'] | null {
  const previous = elements.at(-1);
  const isJoin =
    (previous?.type === 'cue' && previous.cue === 'or') ||
    (previous?.type === 'break' && previous.strength === 'slash');
  const beside = isJoin ? elements.at(-2) : previous;
  if (beside?.type !== 'item') return null;
  const { kind } = beside.item.meaning;
  if (!isJoin) return kind;
  // "CAP ou BP", "Fanuc ou Siemens": what stands beside an employer's name is none.
  return ['skill', 'degree', 'certification'].includes(kind) ? 'skill' : null;
}

/**
 * Reads what the surrounding words make certain, even if it also looks like a cue, place or skill.
 */
function readSurely(state: State, at: number): Reading | null {
  const { text, lexicon } = state;
  return (
    readTraining(text, lexicon, at) ??
    readSchoolGraduates(text, lexicon, at) ??
    readFieldGraduate(text, lexicon, at) ??
    readStudied(text, lexicon, at) ??
    readKnownEmployer(text, at, kindBeside(state)) ??
    readOneLetterSkill(state, at)
  );
}

/** What a sentence of each role tells instead of asking; greetings and signatures tell nothing. */
const SILENT: Partial<Record<Role, Unsearchable | 'nothing'>> = {
  about: 'aside',
  offer: 'offer',
  requester: 'requester',
  greeting: 'nothing',
  signature: 'nothing',
};

/** Steps over a sentence that is not about the person searched. */
function readSilent(state: State, at: number): number | null {
  const block = state.blocks.get(at);
  const topic = block && SILENT[block.role];
  if (!block || !topic) return null;
  if (topic === 'nothing') return pushFiller(state, at, block.to);
  state.elements.push({ from: at, to: block.to, type: 'unsearchable', topic });
  return block.to;
}

/**
 * Consumes words that no other reader may read: parts about the job, pay, "H/F", quotes,
 * punctuation.
 */
function readApart(state: State, at: number, token: Token): number | null {
  const { text } = state;
  const silent = readSilent(state, at);
  if (silent !== null) return silent;
  const story = storyEnd(text, at);
  if (story !== null) return readUnsearchable(state, at, story, 'requester');
  const requester = requesterEnd(text, at);
  if (requester !== null) return readUnsearchable(state, at, requester, 'aside');
  const employer = employerEnd(text, at);
  if (employer !== null) return readEmployerAside(state, at, employer);
  const date = readDate(state, at);
  if (date !== null) return date;
  const years = readYears(text, at) ?? readEmployersAsked(text, at) ?? readManagement(text, at);
  if (years) return pushItems(state, years);
  const size = companySizeEnd(text, at);
  if (size !== null) return readUnsearchable(state, at, size, 'size');
  const special = readPay(state, at) ?? readAnyGender(state, at) ?? readQuoted(state, at);
  if (special !== null) return special;
  if (token.kind === 'mark' && !text.mentions[at]) return readMark(state, at, token);
  if (!isNiceAlone(state, at)) return null;
  state.elements.push({ from: at, to: at + 1, type: 'cue', cue: 'nice-after' });
  return at + 1;
}

/** Words after a language that is asked: "German needed", "anglais lu et écrit". */
const AFTER_LANGUAGE = new Set(
  'and|or|et|ou|both|needed|required|lu|parle|written|spoken'.split('|'),
);

/** A sentence of demands names a language and nothing with it: "good written English; SQL". */
function isListedLanguage(state: State, at: number): boolean {
  const role = state.roles[at];
  if (role !== 'demand' && role !== 'wish') return false;
  const found = mentionAt(state.text, at, 'language');
  const next = found && state.text.tokens[found.to];
  if (!found) return false;
  return (
    !next ||
    next.kind === 'mark' ||
    AFTER_LANGUAGE.has(next.word) ||
    CUES.match(state.text.tokens, found.to)?.meaning.act === 'cue'
  );
}

/** One step: reads what begins at a token, and returns the token after it. */
function step(state: State, at: number, token: Token): number {
  const { text, lexicon } = state;
  const apart = readApart(state, at, token);
  if (apart !== null) return apart;
  const named =
    readContact(text, at) ??
    readAmpersandName(text, at) ??
    readCertification(text, at) ??
    readSurely(state, at) ??
    readDeniedName(state, at);
  if (named) return pushItems(state, named);
  const cue = CUES.match(text.tokens, at);
  const found = mentionAt(text, at);
  const language =
    found?.mention.kind === 'language' || !found
      ? readLanguages(text, lexicon, at, isListedLanguage(state, at))
      : null;
  if (language && language.to > (cue?.to ?? 0)) return pushItems(state, language);
  const place =
    cue && found?.mention.kind === 'place' && cue.to > found.to
      ? null
      : readPlace(text, lexicon, at);
  if (place && !(cue && cue.meaning.act !== 'filler' && cue.to > place.to))
    return pushItems(state, place);
  if (cue && !mentionWins(state, at, cue.to, cue.meaning))
    return actOn(state, at, cue.to, cue.meaning);
  const read =
    readTitleHere(state, at) ??
    readMention(state, at) ??
    readDegree(text, lexicon, at) ??
    readExcludedName(state, at) ??
    readUnknownSkill(state, at);
  if (read) return pushItems(state, read);
  state.elements.push({ from: at, to: at + 1, type: 'word' });
  return at + 1;
}

/** Reads the prompt from left to right into elements. */
export function readPrompt(prompt: string, lexicon: Lexicon, home: string | null = null): Draft {
  const text = readerText(prompt, lexicon, home);
  const { tokens } = text;
  const state: State = {
    text,
    roles: rolesOf(text),
    blocks: new Map(text.structure.blocks.map((block) => [block.from, block])),
    lexicon,
    elements: [],
    hiring: false,
    history: 'CURRENT_AND_PAST',
    inSkills: false,
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    at = Math.max(step(state, at, token), at + 1);
  }
  return {
    text,
    elements: withOffers(
      settleNamesakes(withoutAsidePlaces(state.elements, text), text, lexicon),
      text,
      lexicon,
    ),
    hiring: state.hiring,
  };
}
