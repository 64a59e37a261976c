import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Element, item, type MeaningOf } from './elements.ts';
import { spelling } from './places.ts';

type PlaceMeaning = MeaningOf<'place'>;

const placeOf = (element: Element): PlaceMeaning | null =>
  element.type === 'item' && element.item.meaning.kind === 'place' ? element.item.meaning : null;

/** How small a town may be beside a namesake abroad and still be meant when its country is named by another place. */
const NAMESAKE_SHARE = 0.02;

/** "Ontario: London, Windsor": a name of several towns means the one in the country that a wider place of the prompt names. */
export function settleNamesakes(elements: readonly Element[], lexicon: Lexicon): Element[] {
  const wider = elements.flatMap((element) => placeOf(element) ?? []).filter((meaning) => !meaning.city);
  const sure = new Set(wider.map(({ countryCode }) => countryCode ?? ''));
  if (sure.size !== 1) return [...elements];
  return elements.map((element) => {
    const meaning = placeOf(element);
    if (element.type !== 'item' || !meaning?.city || meaning.value.includes(',') || sure.has(meaning.countryCode ?? '')) return element;
    const [likeliest, ...others] = lexicon.readPlaces(meaning.value);
    const local = others.find(({ kind, countryCode }) => kind === 'city' && sure.has(countryCode ?? ''));
    if (!likeliest || !local || local.population < likeliest.population * NAMESAKE_SHARE) return element;
    const settled = { ...meaning, value: spelling(lexicon, local, meaning.value), countryCode: local.countryCode };
    return { ...element, item: item(element.item.from, element.item.to, settled) };
  });
}
