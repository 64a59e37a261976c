import { isStopWord } from './stem.ts';

/**
 * The root that the forms of a word share in English and French: "negotiate", "negotiated" and
 * "negotiation", or "recruter", "recrute" and "recrutement". Wider than `stem`, which joins only
 * plurals and genders: two words of one root mean nearly the same, seldom exactly.
 */
export function rootOf(folded: string): string {
  if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded)) return folded;
  const whole = WHOLE.get(folded);
  if (whole !== undefined) return whole;
  const singular = singularOf(folded);
  const known = WHOLE.get(singular);
  if (known !== undefined) return known;
  const once = withoutEnding(singular);
  // "Delivered" and "deliver" end alike once the first ending is gone.
  return evened(once.length > SECOND && once.length < singular.length ? withoutEnding(once) : once);
}

/** A word that is as short after its first ending keeps what is left. */
const SECOND = 5;

function withoutEnding(word: string): string {
  const found = ENDING.exec(word);
  return found === null ? word : word.slice(0, found.index);
}

/** A shorter word is a root already. */
const SHORTEST = 4;

function singularOf(word: string): string {
  if (/eaux$/.test(word)) return word.slice(0, -1);
  if (/.{3}aux$/.test(word)) return `${word.slice(0, -3)}al`;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Of two letters alike the first, "z" as "s", and no silent end. */
const evened = (bare: string): string =>
  bare
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=[aeiouy])z$/, 's')
    .replace(/qu$/, 'c')
    .replace(/(?<=.{3})[iy]$/, 'i');

/**
 * Endings of inflection and of nouns for doing and doers, the longest first; what is left has at
 * least three letters, and four before endings that are ends of many other words.
 */
const ENDING = new RegExp(
  [
    '(?<=^.{3,})(?:issements?|issaient|issants?|issait|issent)$',
    '(?<=^.{3,})(?:atrices?|ateurs?|ations?|ators?|atifs?|atives?|aient|eraient)$',
    '(?<=^.{4,})(?:ements?|euses?|eurs?|rices?|ances?|ences?|antes?|erait|erons)$',
    '(?<=^.{3,})(?:ated|ating|ments?|ing|ions?)$',
    '(?<=^.{4,})(?:ates?|ants?|ees?|ait|ages?|ors?|ent|ons|ure)$',
    '(?<=^.{3,})(?:ers?|ed|ez|er|ee|ir)$',
    '(?<=^.{4,})(?:e)$',
  ].join('|'),
);

/** Words whose ending is none, or whose root would be another word's. */
const WHOLE = new Map(
  (
    'customer computer officer paper water order power number letter matter weather leather partner ' +
    'former corner member career tender cancer answer dinner summer winter better other never over ' +
    'under after marketing accounting engineering engineer building banking station nation mention ' +
    'information formation action section union fashion million pension mission passion vision ' +
    'season reason person prison lesson maison raison saison moment document element ciment aliment ' +
    'client patient student president agent argent parent urgent talent content apartment department ' +
    'garage image message village page stage voyage language garment cement supplier carrier courier ' +
    'premier dernier papier metier atelier chantier fer mer hotel hotelier panier clavier avion region ' +
    'religion question gestion option condition position tradition fiction function fonction ration ' +
    'science finance france chance distance balance assurance insurance audience licence license ' +
    'absence presence evidence sentence residence server service office price prince cover over ' +
    'factor actor doctor author error motor sector tutor vector floor door poor minor major tailor ' +
    'secteur moteur docteur auteur acteur facteur heure fleur couleur valeur honneur bonheur douleur ' +
    'evening morning something anything nothing during string spring wing king ring thing ceiling ' +
    'pharmacy pharmacien need seed feed speed bed red weed breed hundred sacred naked kindred'
  )
    .split(' ')
    .map((word): [string, string] => [word, word])
    .concat([
      ['caring', 'care'],
      ['cared', 'care'],
      ['bought', 'buy'],
      ['buying', 'buy'],
      ['buyer', 'buy'],
      ['sold', 'sell'],
      ['sales', 'sale'],
      ['led', 'lead'],
      ['ran', 'run'],
      ['running', 'run'],
      ['taught', 'teach'],
      ['built', 'build'],
      ['wrote', 'write'],
      ['written', 'write'],
      ['writing', 'write'],
      ['oversaw', 'oversee'],
      ['overseen', 'oversee'],
      ['overseeing', 'oversee'],
      ['drove', 'drive'],
      ['driven', 'drive'],
      ['driving', 'drive'],
      ['driver', 'drive'],
      ['kept', 'keep'],
      ['made', 'make'],
      ['making', 'make'],
      ['won', 'win'],
      ['cut', 'cut'],
      ['grew', 'grow'],
      ['grown', 'grow'],
      ['gave', 'give'],
      ['given', 'give'],
      ['took', 'take'],
      ['taken', 'take'],
      ['brought', 'bring'],
      ['held', 'hold'],
      ['spoke', 'speak'],
      ['spoken', 'speak'],
      ['dealt', 'deal'],
      ['met', 'meet'],
      ['meeting', 'meet'],
      ['children', 'child'],
      ['men', 'man'],
      ['women', 'woman'],
      ['vente', 'vendr'],
      ['vend', 'vendr'],
      ['vends', 'vendr'],
      ['vendu', 'vendr'],
      ['vendeur', 'vendr'],
      ['vendeuse', 'vendr'],
      ['conduite', 'conduir'],
      ['conduit', 'conduir'],
      ['conducteur', 'conduir'],
      ['conductrice', 'conduir'],
      ['gere', 'ger'],
      ['gerer', 'ger'],
      ['gestion', 'ger'],
      ['gestionnaire', 'ger'],
      ['achat', 'achet'],
      ['redaction', 'redig'],
      ['redacteur', 'redig'],
      ['livraison', 'livr'],
      ['soin', 'soign'],
      ['forme', 'form'],
      ['former', 'form'],
      ['formation', 'form'],
      ['formateur', 'form'],
      ['formatrice', 'form'],
      ['planification', 'planifi'],
      ['planifier', 'planifi'],
    ]),
);

/** The words of a folded text that carry a meaning, by their roots. */
export const rootsOf = (folded: string): string[] =>
  folded
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
    .map(rootOf);
