const FEMININE: readonly (readonly [adjective: string, city: string])[] = [
  ['lyonnaise', 'Lyon'],
  ['parisienne', 'Paris'],
  ['nantaise', 'Nantes'],
  ['bordelaise', 'Bordeaux'],
  ['toulousaine', 'Toulouse'],
  ['lilloise', 'Lille'],
  ['marseillaise', 'Marseille'],
  ['rennaise', 'Rennes'],
  ['strasbourgeoise', 'Strasbourg'],
  ['grenobloise', 'Grenoble'],
  ['montpellieraine', 'Montpellier'],
  ['nicoise', 'Nice'],
  ['rouennaise', 'Rouen'],
  ['tourangelle', 'Tours'],
  ['dijonnaise', 'Dijon'],
  ['angevine', 'Angers'],
  ['stephanoise', 'Saint-Étienne'],
  ['clermontoise', 'Clermont-Ferrand'],
  ['mancelle', 'Le Mans'],
  ['orleanaise', 'Orléans'],
  ['messine', 'Metz'],
  ['nanceienne', 'Nancy'],
  ['bruxelloise', 'Bruxelles'],
  ['genevoise', 'Genève'],
  ['lausannoise', 'Lausanne'],
  ['londonienne', 'London'],
  ['aixoise', 'Aix-en-Provence'],
  ['toulonnaise', 'Toulon'],
  ['remoise', 'Reims'],
  ['havraise', 'Le Havre'],
];

/** "lyonnaise" -> "lyonnais", "parisienne" -> "parisien", "tourangelle" -> "tourangeau". */
const masculine = (adjective: string): string =>
  adjective.replace(/elle$/, 'eau').replace(/(?:(?<=n)n)?e$/, '');

/** Adjectives of cities in both genders: "région lyonnaise", "bureau lyonnais". */
export const CITY_ADJECTIVES: ReadonlyMap<string, string> = new Map(
  FEMININE.flatMap(([adjective, city]): [string, string][] => [
    [adjective, city],
    [masculine(adjective), city],
  ]),
);
