import { levelAt } from '../../../reader/quantities/language-levels.ts';
import type { Cue } from '../../../reader/structure/reach.ts';
import { readCompanies } from './companies.ts';
import { CUES, type CueMeaning } from './cues.ts';
import { item, mentionAt, type Reading, type Text, textOf, type Unsearchable } from './elements.ts';
import { readLanguages } from './languages.ts';
import { readPlace } from './places.ts';
import { pushFiller, pushItems, type State } from './state.ts';
import { readSchools } from './study.ts';
import { nameWithState } from './towns-with-state.ts';

/* What a fixed phrase does when reading reaches it: it names an employer, a level, a topic. */

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
  // "pas de candidats issus de Gide": a denial names employers more often than schools.
  const studied =
    state.roles[at] !== 'exclusion' && text.tokens[at]?.word.startsWith('issu')
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
export function readUnsearchable(
  state: State,
  at: number,
  to: number,
  topic: Unsearchable,
): number {
  const moves = ['to', 'a', 'sur'].includes(state.text.tokens[to - 1]?.word ?? '');
  const end = moves
    ? (readPlace(state.text, state.lexicon, skipArticles(state.text, to))?.to ?? to)
    : to;
  state.elements.push({ from: at, to: end, type: 'unsearchable', topic });
  return end;
}

/** "tier 1 contractors", "main contractors": firms of a kind, not people who work for themselves. */
function namesFirms({ text, elements }: State, at: number, to: number): boolean {
  const before = elements.at(-1);
  const isKind =
    before?.type === 'word' || (before?.type === 'item' && before.item.meaning.kind === 'industry');
  return isKind && to === at + 1 && text.tokens[at]?.word === 'contractors';
}

/** Prepositions that end a denial: an employer follows them. */
const FROM = new Set(['from', 'at', 'chez']);

/** "nobody from CVS or Walgreens": the names after a denial that ends in "from". */
function readDeniedEmployers({ text }: State, to: number): Reading | null {
  if (!FROM.has(text.tokens[to - 1]?.word ?? '')) return null;
  return mentionAt(text, to, 'title') ? readCompanies(text, to, to, 'any', false) : null;
}

/** "Biologics yes": an answer after what it names; elsewhere "yes" only opens a sentence. */
function isAnswer({ text, elements }: State, to: number): boolean {
  const next = text.tokens[to];
  return (
    ['word', 'item'].includes(elements.at(-1)?.type ?? '') &&
    (next === undefined || next.kind === 'mark')
  );
}

function actOnCue(state: State, at: number, to: number, cue: Cue): number {
  const { text } = state;
  if (cue === 'topic' && isEmployer(text, at)) return readUnsearchable(state, at, to, 'aside');
  if (/^(?:yes|oui)$/.test(text.tokens[at]?.word ?? '') && !isAnswer(state, to))
    return pushFiller(state, at, to);
  state.elements.push({ from: at, to, type: 'cue', cue });
  const employers = cue === 'exclude' ? readDeniedEmployers(state, to) : null;
  return employers ? pushItems(state, employers) : to;
}

export function actOn(state: State, at: number, to: number, meaning: CueMeaning): number {
  const { text, lexicon } = state;
  switch (meaning.act) {
    case 'cue':
      return actOnCue(state, at, to, meaning.cue);
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
      if (namesFirms(state, at, to)) {
        state.elements.push({ from: at, to, type: 'word' });
        return to;
      }
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
