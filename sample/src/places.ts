/** Where the sample people live and work. */

export type CountryCode = 'FR' | 'GB' | 'US' | 'CA' | 'DE' | 'BE' | 'CH' | 'IE' | 'ES' | 'NL';

export interface City {
  /** `English|French` where they differ. */
  name: string;
  state: string;
  /** Share of people there whose profile is in French, 0 to 1. */
  french: number;
}

export interface Country {
  code: CountryCode;
  name: string;
  /** Share of the people, out of 100. */
  share: number;
  cities: readonly City[];
}

/** `City, State` entries parted by semicolons; earlier ones are larger and taken more often. */
const cities = (entries: string, french = 0): City[] =>
  entries.split('; ').map((entry) => {
    const [name, state] = entry.split(', ');
    return { name: name!, state: state!, french };
  });

export const COUNTRIES: readonly Country[] = [
  {
    code: 'FR',
    name: 'France|France',
    share: 44,
    cities: cities(
      'Paris, Île-de-France; Lyon, Auvergne-Rhône-Alpes; Marseille, Provence-Alpes-Côte d’Azur; Toulouse, Occitanie; Nantes, Pays de la Loire; Bordeaux, Nouvelle-Aquitaine; Lille, Hauts-de-France; Boulogne-Billancourt, Île-de-France; Rennes, Bretagne; Strasbourg, Grand Est; Montpellier, Occitanie; Nice, Provence-Alpes-Côte d’Azur; Grenoble, Auvergne-Rhône-Alpes; Rouen, Normandie; Tours, Centre-Val de Loire; Dijon, Bourgogne-Franche-Comté; Angers, Pays de la Loire; Clermont-Ferrand, Auvergne-Rhône-Alpes; Brest, Bretagne; Nancy, Grand Est; Levallois-Perret, Île-de-France; Aix-en-Provence, Provence-Alpes-Côte d’Azur',
      0.84,
    ),
  },
  {
    code: 'GB',
    name: 'United Kingdom|Royaume-Uni',
    share: 13,
    cities: cities(
      'London, England; Manchester, England; Birmingham, England; Edinburgh, Scotland; Leeds, England; Bristol, England; Glasgow, Scotland; Cambridge, England; Cardiff, Wales; Belfast, Northern Ireland',
    ),
  },
  {
    code: 'US',
    name: 'United States|États-Unis',
    share: 12,
    cities: cities(
      'New York, New York; San Francisco, California; Chicago, Illinois; Austin, Texas; Boston, Massachusetts; Seattle, Washington; Atlanta, Georgia; Denver, Colorado; Los Angeles, California; Raleigh, North Carolina',
    ),
  },
  {
    code: 'CA',
    name: 'Canada|Canada',
    share: 7,
    cities: [
      ...cities('Montréal, Québec; Québec, Québec; Laval, Québec', 0.8),
      ...cities('Toronto, Ontario; Vancouver, British Columbia; Ottawa, Ontario; Calgary, Alberta'),
    ],
  },
  {
    code: 'DE',
    name: 'Germany|Allemagne',
    share: 6,
    cities: cities(
      'Berlin, Berlin; Munich, Bavaria; Hamburg, Hamburg; Frankfurt, Hesse; Cologne, North Rhine-Westphalia; Stuttgart, Baden-Württemberg',
    ),
  },
  {
    code: 'BE',
    name: 'Belgium|Belgique',
    share: 6,
    cities: [
      ...cities('Brussels|Bruxelles, Brussels', 0.7),
      ...cities(
        'Liège, Wallonia|Wallonie; Namur, Wallonia|Wallonie; Charleroi, Wallonia|Wallonie',
        0.9,
      ),
      ...cities('Antwerp, Flanders; Ghent, Flanders'),
    ],
  },
  {
    code: 'CH',
    name: 'Switzerland|Suisse',
    share: 4,
    cities: [
      ...cities('Geneva|Genève, Geneva|Genève; Lausanne, Vaud; Neuchâtel, Neuchâtel', 0.8),
      ...cities('Zurich, Zurich; Basel, Basel-Stadt'),
    ],
  },
  {
    code: 'IE',
    name: 'Ireland|Irlande',
    share: 3,
    cities: cities('Dublin, Leinster; Cork, Munster; Galway, Connacht'),
  },
  {
    code: 'ES',
    name: 'Spain|Espagne',
    share: 3,
    cities: cities(
      'Madrid, Community of Madrid; Barcelona, Catalonia; Valencia, Valencian Community; Málaga, Andalusia',
    ),
  },
  {
    code: 'NL',
    name: 'Netherlands|Pays-Bas',
    share: 2,
    cities: cities(
      'Amsterdam, North Holland; Rotterdam, South Holland; Utrecht, Utrecht; Eindhoven, North Brabant',
    ),
  },
];
