import { CULTURES, type Culture, REGIONAL_CULTURES } from './names.ts';
import type { Language } from './person.ts';
import { type City, COUNTRIES, type Country } from './places.ts';
import type { Random } from './random.ts';
import { inLanguage } from './tracks/track.ts';

/** Who a person is before any career: a name, a home, and the language of the profile. */
export interface Identity {
  id: string;
  firstname: string;
  lastname: string;
  isWoman: boolean;
  culture: Culture;
  country: Country;
  city: City;
  language: Language;
}

const ID_ALPHABET = [...'0123456789abcdefghjkmnpqrstvwxyz'];
const ID_LENGTH = 26;

/** One person in eight has roots elsewhere. */
const ROOTS_ELSEWHERE = 0.125;

export function pickIdentity(random: Random): Identity {
  const id = `tal_${Array.from({ length: ID_LENGTH }, () => random.pick(ID_ALPHABET)).join('')}`;
  const country = pickCountry(random);
  // The lower of two draws: large cities come first in the lists and hold more people.
  const last = country.cities.length - 1;
  const city = country.cities[Math.min(random.int(0, last), random.int(0, last))]!;
  const [majority, ...others] = CULTURES[country.code];
  const culture =
    others.length > 0 && random.chance(ROOTS_ELSEWHERE)
      ? random.pick(others)
      : (REGIONAL_CULTURES[city.state] ?? majority);
  const isWoman = random.chance(0.5);
  return {
    id,
    firstname: random.pick(isWoman ? culture.women : culture.men),
    lastname: random.pick(culture.surnames),
    isWoman,
    culture,
    country,
    city,
    language: random.chance(city.french) ? 'fr' : 'en',
  };
}

/** Each country as often as its share says. */
const COUNTRY_DRAWS: readonly Country[] = COUNTRIES.flatMap((country) =>
  Array.from({ length: country.share }, () => country),
);

const pickCountry = (random: Random): Country => random.pick(COUNTRY_DRAWS);

/** A title in the person's language and gender. */
export function titleFor(
  { language, isWoman }: Pick<Identity, 'language' | 'isWoman'>,
  entry: string,
): string {
  const [en, masculine = en!, feminine = masculine] = entry.split('|');
  if (language === 'en') return en!;
  return isWoman ? feminine : masculine;
}

export const cityName = ({ city, language }: Identity): string => inLanguage(city.name, language);
