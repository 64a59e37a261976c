import type { Lexicon } from '../../../lexicon/types.ts';
import { once } from '../../../platform/once.ts';
import type { UncertainReading } from '../filter.ts';
import { type Text, textOf } from './elements.ts';
import type { Group } from './groups.ts';
import { placeLabel } from './place-offers.ts';

/** Made when one is first written: 20 ms, which a start does not wait for. */
const listFormat = (language: 'en' | 'fr') =>
  once(() => new Intl.ListFormat(language, { type: 'disjunction' }));

const LISTS = { en: listFormat('en'), fr: listFormat('fr') };

/** What words of the filters may mean instead, for the user to switch to. */
export function uncertainOf(
  text: Text,
  groups: readonly Group[],
  lexicon: Lexicon,
  language: 'en' | 'fr',
): UncertainReading[] {
  return groups.flatMap(({ items }) =>
    items.flatMap(({ from, to, meaning }): UncertainReading[] => {
      if (meaning.kind !== 'place' || !meaning.offers) return [];
      const values = [meaning.value, ...(meaning.also ?? [])];
      const taken = values.flatMap((value) => {
        const [place] = lexicon.readPlaces(value);
        return place ? [placeLabel(lexicon, place, language)] : [];
      });
      return meaning.offers.map(({ place, value, score }) => ({
        text: textOf(text, from, to),
        start: text.tokens[from]!.start,
        end: text.tokens[to - 1]!.end,
        taken: LISTS[language]().format(taken),
        values,
        instead: {
          filterType: 'LOCATION' as const,
          value,
          name: placeLabel(lexicon, place, language),
        },
        score,
      }));
    }),
  );
}
