import { phraseBook } from '../../../reader/phrases.ts';
import { CUES } from './cues.ts';
import { item, type Reading, type Text, textOf } from './elements.ts';

/*
 * Towns too small for the gazetteer. A filter finds them by their name as profiles write it. So
 * this reader only has to be sure that the words are a town: by the words before or after them, or
 * by the form of French commune names.
 */

const LIVES_IN = phraseBook<true>([
  [
    true,
    'based in|located in|living in|base a|basee a|bases a|basees a|situe a|situee a|localise a|localisee a|habitant a|ville de|town of|city of',
  ],
]);

const SURROUNDINGS = phraseBook<true>([
  [
    true,
    'et environs|et ses environs|et alentours|et ses alentours|ou environs|and surroundings|and nearby|area',
  ],
]);

/** "Val-de-Reuil", "Saint-Genis-Laval", "Brive-la-Gaillarde", "Ivry-sur-Seine". */
const COMMUNE =
  /^(?:(?:Saint|Sainte|St|Ste)[-\s]\p{Lu}\p{L}+(?:-\p{L}+)*|\p{Lu}\p{L}+-(?:de|du|des|la|le|les|lès|sur|sous|en|aux|l|d)(?:['’-]\p{L}+)+)$/u;

function isName({ tokens, mentions }: Text, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && token.capital && token.word.length > 2 && !mentions[at];
}

/** The end of the words that hyphens join to the first. */
function tiedEnd({ tokens }: Text, at: number): number {
  let to = at + 1;
  while (tokens[to]?.glued) to++;
  return to;
}

/** "à Bressuire": only with its accent, since "a" is an English article too. */
function isAfterAccentedA({ tokens, prompt }: Text, at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && prompt.slice(before.start, before.end) === 'à';
}

function isAnnounced(text: Text, at: number): boolean {
  return (
    isAfterAccentedA(text, at) ||
    [2, 3].some((back) => LIVES_IN.match(text.tokens, at - back)?.to === at)
  );
}

/** Reads a town that is not in the gazetteer. It has no coordinates, so it takes no radius. */
export function readUnknownTown(text: Text, at: number): Reading | null {
  if (!isName(text, at) || CUES.match(text.tokens, at)) return null;
  const end = tiedEnd(text, at);
  const typed = textOf(text, at, end);
  const around = SURROUNDINGS.match(text.tokens, end)?.to;
  if (!COMMUNE.test(typed) && !around && !isAnnounced(text, at)) return null;
  const to = around ?? end;
  return {
    items: [
      item(at, to, {
        kind: 'place',
        value: typed,
        radius: null,
        city: true,
        countryCode: null,
        wide: false,
      }),
    ],
    to,
  };
}
