/*
 * The same text about a person of the other gender: pronouns, titles of address, names of trades and
 * participles, in English and French. Only words that are in these lists change.
 */

const PAIRS: readonly (readonly [string, string])[] = [
  ['he', 'she'],
  ['his', 'her'],
  ['himself', 'herself'],
  ['mr', 'ms'],
  ['il', 'elle'],
  ['lui-même', 'elle-même'],
  ['monsieur', 'madame'],
  ['salesman', 'saleswoman'],
  ['chairman', 'chairwoman'],
  ['spokesman', 'spokeswoman'],
  ['craftsman', 'craftswoman'],
  ['foreman', 'forewoman'],
  ['waiter', 'waitress'],
  ['actor', 'actress'],
  ['steward', 'stewardess'],
  ['né', 'née'],
  ['chef', 'cheffe'],
  ...[
    'diplôm',
    'passionn',
    'spécialis',
    'expériment',
    'certifi',
    'form',
    'motiv',
    'charg',
    'employ',
  ].map((stem) => [`${stem}é`, `${stem}ée`] as const),
  ...[
    'ingénieur',
    'assistant',
    'consultant',
    'avocat',
    'étudiant',
    'adjoint',
    'président',
    'commercial',
    'enseignant',
    'apprenti',
    'professeur',
  ].map((word) => [word, `${word}e`] as const),
  ...[
    'infirm',
    'caiss',
    'cuisin',
    'conseill',
    'magasin',
    'ouvr',
    'écolog',
    'hôtel',
    'financ',
    'pâtiss',
    'bouch',
  ].map((stem) => [`${stem}ier`, `${stem}ière`] as const),
  ...['boulang', 'berg', 'conseill'].map((stem) => [`${stem}er`, `${stem}ère`] as const),
  ...[
    'développ',
    'vend',
    'serv',
    'coiff',
    'achet',
    'chauff',
    'plong',
    'cherch',
    'soud',
    'programm',
  ].map((stem) => [`${stem}eur`, `${stem}euse`] as const),
  ...[
    'direc',
    'forma',
    'anima',
    'éduca',
    'opéra',
    'conduc',
    'traduc',
    'rédac',
    'administra',
    'coordina',
    'coordonna',
    'audi',
    'fonda',
    'collabora',
    'concep',
    'négocia',
    'institu',
  ].map((stem) => [`${stem}teur`, `${stem}trice`] as const),
  ...['techn', 'électr', 'mécan', 'esthét', 'phys'].map(
    (stem) => [`${stem}icien`, `${stem}icienne`] as const,
  ),
  ...['chirurgien', 'pharmacien', 'gardien', 'comédien'].map(
    (word) => [word, `${word}ne`] as const,
  ),
];

const OTHER = new Map(
  PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);
OTHER.set('him', 'her');
OTHER.set('mrs', 'mr');
OTHER.set('mme', 'm.');
OTHER.set('her', 'his');

const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...OTHER.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace('.', '\\.'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "Il y a", "il faut", "s'il": they are about nobody. */
const IMPERSONAL = /^\s+(?:n['’])?(?:y\s|faut|s['’]agi|existe|reste|convient|suffit|est\s)/iu;

export const swapGender = (text: string): string =>
  text.replace(WORD, (found, at: number) => {
    if (/^il$/i.test(found) && IMPERSONAL.test(text.slice(at + found.length))) return found;
    return likeCase(OTHER.get(found.toLowerCase()) ?? found, found);
  });

function likeCase(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
