import { phraseBook } from '../../../reader/phrases.ts';
import type { Element, Text } from './elements.ts';

/*
 * Long letters and adverts name the place of work once, with the title or in the heading. The towns
 * of their other sentences are where colleagues, clients and other offices are.
 */

/** Shorter prompts name few places that are not asked. */
const LONG_TEXT = 45;

/** Words of a sentence that offers another place: "Leeds would also work", "Lyon possible". */
const OFFERS = phraseBook<true>([
  [
    true,
    'also|too|fine|ok|okay|either|would work|works as well|possible|possibles|egalement|aussi|envisageable|envisageables|accepte|acceptes|acceptable|alternatively|open to|sinon|ouvert a|ouverte a|convient|conviennent',
  ],
]);

/** How near a denial stands to the place that it denies, in tokens. */
const DENIAL_REACH = 8;

function isTitle(element: Element): boolean {
  return (
    element.type === 'item' && element.item.meaning.kind === 'title' && !element.item.meaning.aside
  );
}

const isPlace = (element: Element): boolean =>
  element.type === 'item' && element.item.meaning.kind === 'place';

const isDenial = (element: Element): boolean =>
  element.type === 'cue' && (element.cue === 'exclude' || element.cue === 'exclude-after');

/** The number of the sentence of each token; the heading is one sentence. */
function blockNumbers({ tokens, structure }: Text): number[] {
  const numbers = new Array<number>(tokens.length).fill(-1);
  structure.blocks.forEach(({ from, to, role }, at) => {
    numbers.fill(role === 'heading' ? -2 : at, from, to);
  });
  return numbers;
}

/**
 * The places of a long text that stand in sentences of their own, where nobody asks for the person;
 * `isGoverned` tells the places whose own words say that the work is there.
 */
export function strayPlaces(
  elements: readonly Element[],
  text: Text,
  isGoverned: (element: Element) => boolean,
): ReadonlySet<Element> {
  const places = elements.filter(isPlace);
  if (text.tokens.length < LONG_TEXT || places.length < 2) return new Set();
  const numbers = blockNumbers(text);
  const sentenceOf = ({ from }: Element): number => numbers[from] ?? -1;
  const named = new Set([-2, ...elements.filter(isTitle).slice(0, 1).map(sentenceOf)]);
  const denials = elements.filter(isDenial);
  const isDenied = (place: Element): boolean =>
    denials.some(
      (one) =>
        sentenceOf(one) === sentenceOf(place) &&
        place.from - one.to < DENIAL_REACH &&
        one.from - place.to < DENIAL_REACH / 2,
    );
  const kept = new Set<number>();
  text.tokens.forEach((_, at) => {
    if (OFFERS.match(text.tokens, at)) kept.add(numbers[at] ?? -1);
  });
  const sure = places.filter((place) => named.has(sentenceOf(place)) || isGoverned(place));
  const first = places[0];
  const home =
    sure.length > 0
      ? new Set(sure)
      : new Set(places.filter((place) => first && sentenceOf(place) === sentenceOf(first)));
  return new Set(
    places.filter((place) => !home.has(place) && !kept.has(sentenceOf(place)) && !isDenied(place)),
  );
}
