import type { Seniority } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import { type Item, item, mentionAt, type Reading, type Text, textOf } from './elements.ts';
import { productEnd, readCompetence } from './skills.ts';
import type { State } from './state.ts';
import { readDegree, readSchools } from './study.ts';

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
function readFunctionIn({ text, lexicon, titled }: State, at: number): Reading | null {
  const token = text.tokens[at];
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
export function readMention(state: State, at: number): Reading | null {
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
