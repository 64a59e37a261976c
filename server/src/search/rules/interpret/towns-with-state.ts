import type { Lexicon } from '../../../lexicon/types.ts';
import { type Text, textOf } from './elements.ts';
import { endsPart, isLoose, type Named, OVERSEAS, PLACE_CUES } from './place-words.ts';

const WITH_STATES = new Set(['US', 'CA', 'AU']);

/** States as people abbreviate them after a town: "cambridge mass". */
const SHORT_STATES = new Map(
  'mass=Massachusetts calif=California cali=California penn=Pennsylvania penna=Pennsylvania conn=Connecticut wash=Washington ariz=Arizona colo=Colorado mich=Michigan minn=Minnesota wisc=Wisconsin tenn=Tennessee tex=Texas okla=Oklahoma ont=Ontario que=Quebec ill=Illinois fla=Florida'
    .split(' ')
    .map((pair): [string, string] => {
      const [short = '', full = ''] = pair.split('=');
      return [short, full];
    }),
);

/** The state that a token abbreviates. */
function shortState({ tokens }: Text, at: number): string | null {
  return SHORT_STATES.get(tokens[at]?.word ?? '') ?? null;
}

/** "Cambridge Mass", "Ann Arbor, Mich.": a town followed by its state in three to five letters. */
function nameWithShortState(text: Text, lexicon: Lexicon, at: number): Named | null {
  if (text.tokens[at]?.kind !== 'word' || text.french) return null;
  for (let to = at + 3; to > at; to--) {
    const code = text.tokens[to]?.word === ',' ? to + 1 : to;
    const state = shortState(text, code);
    if (state === null || text.tokens.slice(at, to).some(({ kind }) => kind !== 'word')) continue;
    const typed = `${textOf(text, at, to)}, ${state}`;
    const place = lexicon
      .readPlaces(typed)
      .find(({ kind, countryCode }) => kind === 'city' && WITH_STATES.has(countryCode ?? ''));
    if (place && lexicon.readPlaces(textOf(text, at, to)).some(({ id }) => id === place.id))
      return { place, typed, to: code + 1 };
  }
  return null;
}

/**
 * "Greenwich CT", "Durham, NC": a town followed by the two capitals of its state, even if its name
 * has other meanings.
 */
function capitalNameWithState(text: Text, lexicon: Lexicon, at: number): Named | null {
  if (!text.tokens[at]?.capital) return null;
  for (let to = at + 3; to > at; to--) {
    const code = text.tokens[to]?.word === ',' ? to + 1 : to;
    if (
      text.tokens.slice(at, to).some((token) => !token.capital) ||
      !/^[A-Z]{2}$/.test(textOf(text, code, code + 1))
    )
      continue;
    const typed = `${textOf(text, at, to)}, ${textOf(text, code, code + 1)}`;
    // "London SW" is not in Ontario.
    if (!lexicon.readPlaces(textOf(text, code, code + 1)).some(({ kind }) => kind === 'state'))
      continue;
    const place = lexicon
      .readPlaces(typed)
      .find((one) => one.kind === 'city' && WITH_STATES.has(one.countryCode ?? ''));
    if (place) return { place, typed, to: code + 1 };
  }
  return null;
}

/**
 * Codes of states and provinces that are also everyday words: in lower case, read only at the end
 * of a part.
 */
const WORDY_STATES = new Set(
  'in|or|me|hi|ok|oh|de|la|ma|pa|id|al|mo|co|on|as|ne|sc|md|mi|ca|va|ut'.split('|'),
);

/** "charlotte nc", "surrey, bc": the same in lower case. */
function plainNameWithState(text: Text, lexicon: Lexicon, at: number): Named | null {
  const first = text.tokens[at];
  if (first?.kind !== 'word' || first.word.length < 3 || PLACE_CUES.has(first.word) || text.french)
    return null;
  for (let to = at + 3; to > at; to--) {
    const code = text.tokens[to]?.word === ',' ? to + 1 : to;
    const state = text.tokens[code];
    if (state?.kind !== 'word' || state.word.length !== 2 || state.capital) continue;
    if ((WORDY_STATES.has(state.word) && !endsPart(text, code + 1)) || isLoose(text, to - 1))
      continue;
    if (!lexicon.readPlaces(state.word).some(({ kind }) => kind === 'state')) continue;
    const named = text.tokens
      .slice(at, to)
      .every(
        (token, index) =>
          token.kind === 'word' && (text.mentions[at + index]?.mention.kind ?? 'place') === 'place',
      );
    const typed = `${textOf(text, at, to)}, ${state.word}`;
    const place = named
      ? lexicon
          .readPlaces(typed)
          .find((one) => one.kind === 'city' && OVERSEAS.has(one.countryCode ?? ''))
      : undefined;
    if (place && place.countryCode !== 'NZ') return { place, typed, to: code + 1 };
  }
  return null;
}

/** A town of the United States, Canada or Australia with the two letters of its state. */
export function nameWithState(text: Text, lexicon: Lexicon, at: number): Named | null {
  return (
    capitalNameWithState(text, lexicon, at) ??
    plainNameWithState(text, lexicon, at) ??
    nameWithShortState(text, lexicon, at)
  );
}
