import type { Lexicon } from '../../../lexicon/types.ts';
import type { Token } from '../../../reader/tokens.ts';
import { readApart, withEmployersPlace } from './apart.ts';
import { rolesOf } from './block-roles.ts';
import { readCertification } from './certifications.ts';
import { readAmpersandName, readCompanies } from './companies.ts';
import { readContact } from './contacts.ts';
import { actOn } from './cue-acts.ts';
import { CUES, type CueMeaning } from './cues.ts';
import { readDeniedName, readExcludedName } from './denied-names.ts';
import {
  type Element,
  type Meaning,
  mentionAt,
  type Reading,
  type Text,
  type Unsearchable,
} from './elements.ts';
import { readKnownEmployer } from './known-employers.ts';
import { readLanguages } from './languages.ts';
import { readMention } from './mentions.ts';
import { settleNamesakes } from './namesakes.ts';
import { withOffers } from './place-offers.ts';
import { withoutAsidePlaces } from './place-roles.ts';
import { readPlace } from './places.ts';
import { readerText } from './reader-text.ts';
import { readOneLetterSkill, readUnknownSkill } from './skills.ts';
import { isSkill, pushFiller, pushItems, type State } from './state.ts';
import {
  isVerb,
  readDegree,
  readFieldGraduate,
  readSchoolGraduates,
  readStudied,
  readTraining,
} from './study.ts';
import { askedBySuccession } from './successors.ts';
import { readTitle } from './titles.ts';
import { readYears } from './years.ts';

/** The prompt as a row of elements, with what was noticed on the way. */
export interface Draft {
  text: Text;
  elements: Element[];
  /** "looking for", "profils", "recruter": the prompt states that it searches for people. */
  hiring: boolean;
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

/** "A master, and no less than eight years": the "no" belongs to the number. */
const joinsYears = (text: Text, at: number, to: number): boolean =>
  to === at + 2 &&
  /^(?:and|et)$/.test(text.tokens[at]?.word ?? '') &&
  readYears(text, at + 1) !== null;

const PREMISES =
  /^(?:plant|site|office|factory|warehouse|depot|shop|base|mill|yard|farm|estate|just)$/;

/** "Our plant outside Leeds" is near the town; "anyone outside Leeds" is not. */
const isNearTown = ({ tokens }: Text, at: number): boolean =>
  tokens[at]?.word === 'outside' && PREMISES.test(tokens[at - 1]?.word ?? '');

/** One step: reads what begins at a token, and returns the token after it. */
function step(state: State, at: number, token: Token): number {
  const { text, lexicon } = state;
  const apart = readApart(state, at, token);
  if (apart !== null) return apart;
  const named =
    readContact(text, at) ??
    readAmpersandName(text, at) ??
    readCertification(text, at) ??
    readDeniedName(state, at) ??
    readSurely(state, at);
  if (named) return pushItems(state, named);
  const cue = CUES.match(text.tokens, at);
  if (cue && joinsYears(text, at, cue.to)) {
    state.elements.push({ from: at, to: at + 1, type: 'cue', cue: 'and' });
    return at + 1;
  }
  if (isNearTown(text, at)) return pushFiller(state, at, at + 1);
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

function readText(text: Text, lexicon: Lexicon): Draft {
  const { tokens } = text;
  const state: State = {
    text,
    roles: rolesOf(text),
    blocks: new Map(text.structure.blocks.map((block) => [block.from, block])),
    lexicon,
    elements: [],
    hiring: false,
    titled: false,
    history: 'CURRENT_AND_PAST',
    inSkills: false,
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    at = Math.max(step(state, at, token), at + 1);
  }
  const settled = settleNamesakes(
    withoutAsidePlaces(withEmployersPlace(state), text),
    text,
    lexicon,
  );
  return {
    text,
    elements: withOffers(withHeld(settled, state), text, lexicon),
    hiring: state.hiring,
  };
}

/** Why a whole sentence is left unread. */
const UNREAD = new Set<Unsearchable>(['aside', 'offer', 'requester']);

/** Reads what was stepped over as telling of the company, the offer or others, and holds it. */
function withHeld(elements: readonly Element[], state: State): Element[] {
  return elements.map((element) => {
    if (element.type !== 'unsearchable' || element.held || !UNREAD.has(element.topic))
      return element;
    const { from, to } = element;
    // Without its sentences, nothing is stepped over.
    const inside: State = {
      ...{ ...state, blocks: new Map(), elements: [], titled: false },
      ...{ history: 'CURRENT_AND_PAST' as const, inSkills: false, isHeld: true },
    };
    let at = from;
    while (at < to) at = Math.max(step(inside, at, state.text.tokens[at]!), at + 1);
    const own = inside.elements.filter((one) => one.to <= to);
    const held = own.flatMap((one) => (one.type === 'item' ? [one.item] : []));
    return { ...element, inside: own, ...(held.length > 0 && { held }) };
  });
}

/** Reads the prompt from left to right into elements. */
export function readPrompt(prompt: string, lexicon: Lexicon, home: string | null = null): Draft {
  const text = readerText(prompt, lexicon, home);
  const draft = readText(text, lexicon);
  if (draft.elements.some((one) => one.type === 'item' && one.item.meaning.kind === 'title'))
    return draft;
  const successor = askedBySuccession(text);
  return successor ? readText(successor, lexicon) : draft;
}
